import Phonetics
import Scoring
import Studio

/// One hearing as a JSON object of a line.
func describe(
    _ hearing: Hearing,
    recording: String,
    text: String,
    withFrames: Bool,
    withSpectra: Bool
) -> String {
    var parts = [
        "\"recording\":\(quoted(recording))", "\"lang\":\(quoted(hearing.language.code))", "\"text\":\(quoted(text))",
        "\"model\":\(quoted(hearing.model))", "\"aligned\":\(hearing.isAligned)", "\"frames\":\(hearing.frames.count)",
        "\"target\":\(number(hearing.alignmentScore))", "\"free\":\(number(hearing.loopScore))",
        "\"gap\":\(number(hearing.gapScore))", "\"syllables\":\(hearing.syllableCount)",
        "\"quality\":\(describe(hearing.quality))",
        "\"phones\":[\(hearing.phoneSymbols.map(quoted).joined(separator: ","))]",
        "\"words\":[\(hearing.words.map { describe($0, withSpectra: withSpectra) }.joined(separator: ","))]",
        "\"junctions\":[\(hearing.junctions.map(describe).joined(separator: ","))]",
        "\"loop\":[\(hearing.loop.map(describe).joined(separator: ","))]",
    ]
    if withFrames {
        func list(_ values: [Float]) -> String { "[\(values.map(number).joined(separator: ","))]" }
        let frames = hearing.frames
        parts.append(
            "\"perFrame\":{\"level\":\(list(frames.level)),\"silence\":\(list(frames.silence)),"
                + "\"best\":\(list(frames.best)),\"loop\":\(list(frames.loop)),\"aligned\":\(list(frames.aligned)),"
                + "\"pitch\":\(list(frames.pitch)),\"voicing\":\(list(frames.voicing)),"
                + "\"speech\":[\(frames.isSpeech.map { $0 ? "1" : "0" }.joined(separator: ","))]}"
        )
    }
    return "{\(parts.joined(separator: ","))}"
}

private func describe(_ word: HeardWord, withSpectra: Bool) -> String {
    let phones = word.phones.map { phone in
        "{\"symbol\":\(quoted(phone.symbol)),\"vowel\":\(phone.isVowel),\"start\":\(phone.frames.lowerBound),"
            + "\"end\":\(phone.frames.upperBound),\"score\":\(number(phone.score)),\"ratio\":\(number(phone.ratio)),"
            + "\"worst\":\(number(phone.worstState)),\"ci\":\(number(phone.independent)),"
            + "\"rival\":\(number(phone.rival)),\"rivalSymbol\":\(quoted(phone.rivalSymbol)),\"rank\":\(phone.rank),"
            + "\"loopShare\":\(number(phone.loopShare)),\"silenceShare\":\(number(phone.silenceShare)),"
            + "\"posterior\":\(number(phone.posterior)),\"flat\":\(number(phone.flatPosterior)),"
            + "\"frameRank\":\(number(phone.frameRank)),\"hit\":\(number(phone.hitShare)),"
            + "\"best\":\(number(phone.best)),\"states\":\(phone.stateFrames),"
            + "\"rivals\":[\(phone.rivals.map(number).joined(separator: ","))]"
            + (withSpectra ? ",\"spectrum\":[\(phone.spectrum.map(hundredths).joined(separator: ","))]}" : "}")
    }
    return "{\"text\":\(quoted(word.text)),\"start\":\(word.frames.lowerBound),\"end\":\(word.frames.upperBound),"
        + "\"variant\":\(word.variant),\"variants\":\(word.variantCount),\"generated\":\(word.isGenerated),"
        + "\"skip\":\(number(word.omissionGain)),\"freed\":\(number(word.loopGain)),"
        + "\"gapped\":\(number(word.gapGain)),"
        + "\"syllables\":[\(word.syllables.map(describe).joined(separator: ","))],\"phones\":[\(phones.joined(separator: ","))]}"
}

private func describe(_ syllable: HeardSyllable) -> String {
    "{\"text\":\(quoted(syllable.target.text)),\"tone\":\(syllable.target.tone),"
        + "\"other\":\(syllable.target.otherTone.map { String($0) } ?? "null"),"
        + "\"start\":\(syllable.frames.lowerBound),\"end\":\(syllable.frames.upperBound),"
        + "\"final\":\(syllable.final.lowerBound),\"finalEnd\":\(syllable.final.upperBound),"
        + "\"contour\":\(syllable.contour.map(describe) ?? "null")}"
}

private func describe(_ contour: ToneContour) -> String {
    "{\"points\":[\(contour.points.map(number).joined(separator: ","))],\"voiced\":\(contour.voicedFrames),"
        + "\"start\":\(contour.frames.lowerBound),\"end\":\(contour.frames.upperBound)}"
}

private func describe(_ junction: Junction) -> String {
    "{\"start\":\(junction.silence.lowerBound),\"end\":\(junction.silence.upperBound),"
        + "\"speech\":\(junction.speechFrames),\"gap\":\(junction.gapFrames),\"run\":\(junction.gapRun),"
        + "\"loopGain\":\(number(junction.loopGain)),\"loopStart\":\(junction.loopFrames.lowerBound),"
        + "\"loopEnd\":\(junction.loopFrames.upperBound)}"
}

private func describe(_ phone: LoopPhone) -> String {
    "[\(quoted(phone.symbol)),\(phone.frames.lowerBound),\(phone.frames.upperBound),\(number(phone.score)),"
        + "\(phone.isFiller ? 1 : 0)]"
}

private func describe(_ quality: SoundQuality) -> String {
    "{\"seconds\":\(quality.seconds),\"peak\":\(quality.peak),\"speech\":\(quality.speechLevel),"
        + "\"noise\":\(quality.noiseLevel),\"snr\":\(quality.signalToNoise),\"clipped\":\(quality.clippedShare),"
        + "\"speechSeconds\":\(quality.speechSeconds),\"bandwidth\":\(quality.bandwidth),"
        + "\"silent\":\(quality.isSilent),\"quiet\":\(quality.isQuiet),\"isClipped\":\(quality.isClipped),"
        + "\"noisy\":\(quality.isNoisy),\"narrow\":\(quality.isNarrowBand),\"short\":\(quality.isShort)}"
}

/// Hundredths of a nat, whole.
private func hundredths(_ value: Float) -> String {
    value.isFinite ? "\(Int((value * 100).rounded()))" : "null"
}

/// Four digits after the point.
private func number(_ value: Float) -> String {
    value.isFinite ? "\((Double(value) * 10_000).rounded() / 10_000)" : "null"
}

func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": quoted += "\\\""
        case "\\": quoted += "\\\\"
        case _ where scalar.value < 0x20: quoted += " "
        default: quoted.unicodeScalars.append(scalar)
        }
    }
    return quoted + "\""
}

/// One word spelled aloud as a JSON object of a line.
func describe(_ hearing: SpelledHearing, recording: String, text: String, most: Int = 400) -> String {
    let rivals = hearing.rivals.prefix(most).map { rival in
        "{\"kind\":\(quoted(rival.kind.rawValue)),\"index\":\(rival.index),"
            + "\"letter\":\(rival.letter.map { quoted(String($0)) } ?? "null"),\"gain\":\(number(rival.gain))}"
    }
    let parts = [
        "\"recording\":\(quoted(recording))", "\"lang\":\(quoted(hearing.language.code))", "\"text\":\(quoted(text))",
        "\"letters\":\(quoted(String(hearing.letters)))", "\"aligned\":\(hearing.isAligned)",
        "\"speech\":\(hearing.speechFrames)", "\"phoneGain\":\(number(hearing.phoneGain))",
        "\"loopGain\":\(number(hearing.loopGain))", "\"loop\":\(quoted(String(hearing.loop)))",
        "\"spans\":[\(hearing.spans.map { "[\($0.lowerBound),\($0.upperBound)]" }.joined(separator: ","))]",
        "\"rivals\":[\(rivals.joined(separator: ","))]", "\"quality\":\(describe(hearing.quality))",
    ]
    return "{\(parts.joined(separator: ","))}"
}

/// What was heard in a stream of commands as a JSON object of a line.
func describe(_ stretches: [CommandListener.Stretch], recording: String, seconds: Double) -> String {
    let parts = stretches.map { stretch in
        var fields = [
            "\"start\":\(number(Float(stretch.seconds.lowerBound)))",
            "\"end\":\(number(Float(stretch.seconds.upperBound)))",
        ]
        switch stretch.hearing {
        case .command(let command): fields.append("\"heard\":\"command\",\"command\":\(quoted(command.code))")
        case .unsure(let command): fields.append("\"heard\":\"unsure\",\"command\":\(quoted(command.code))")
        case .nothing: fields.append("\"heard\":\"nothing\"")
        }
        if let measures = stretch.measures { fields.append("\"measures\":\(describe(measures))") }
        return "{\(fields.joined(separator: ","))}"
    }
    return "{\"recording\":\(quoted(recording)),\"seconds\":\(seconds),\"stretches\":[\(parts.joined(separator: ","))]}"
}

private func describe(_ measures: CommandMeasures) -> String {
    "{\"best\":\(quoted(measures.command.code)),\"contrast\":\(number(measures.contrast)),"
        + "\"quiet\":\(number(measures.quietBefore)),\"talk\":\(number(measures.talkBefore)),"
        + "\"voice\":\(number(measures.voice)),\"isClose\":\(measures.closer != nil),"
        + "\"evidence\":[\(measures.evidence.map(number).joined(separator: ","))]}"
}
