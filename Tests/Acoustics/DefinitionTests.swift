import Acoustics
import Testing

struct DefinitionTests {
    @Test("The English model's phones, senones and triphones")
    func english() throws {
        let definition = try ModelDefinition(PackagedModel.bytes(PackagedModel.english, "mdef"))
        #expect(definition.phones.count == 42)
        #expect(definition.senoneCount == 5_126)
        #expect(definition.independentSenoneCount == 126)
        #expect(definition.isFiller.count { $0 } == 3)
        let silence = definition.silence
        #expect(definition.phones[silence] == "SIL")
        let vowel = try #require(definition.index(of: "OW"))
        let before = try #require(definition.index(of: "G"))
        let independent = Array(definition.senones(of: vowel))
        #expect(independent.count == 3)
        let triphone = Array(definition.senones(of: vowel, after: before, before: silence, at: .end))
        #expect(triphone.count == 3 && triphone != independent)
        #expect(triphone.allSatisfy { Int($0) >= 126 && definition.phoneOfSenone[Int($0)] == UInt8(vowel) })
    }

    @Test("A context that was never seen falls back to the phone without context")
    func fallback() throws {
        let definition = try ModelDefinition(PackagedModel.bytes(PackagedModel.small, "mdef"))
        let phone = try #require(definition.index(of: "AA"))
        let senones = Array(definition.senones(of: phone, after: phone, before: phone, at: .inside))
        #expect(senones == Array(definition.senones(of: phone)))
    }
}
