import Testing

@testable import Audio

/// Names of devices through the real libasound.
@Suite struct DeviceListTests {
    @Test func devicesHaveAStableAndAReadableName() throws {
        _ = TestCard.configured
        let devices = try audioDevices()
        let device = try #require(devices.first { $0.name == "readable" })
        #expect(device.readableName == "Kopfhörer 耳机 – Test")
        #expect(!devices.contains { $0.name == "null" })
    }

    @Test(arguments: [("Input", true, false), ("Output", false, true), (nil, true, true)])
    func directionsAreTold(_ direction: String?, _ captures: Bool, _ plays: Bool) {
        let device = AudioDevice(name: "hw:0", description: "HDA Intel, ALC257\nDirect", direction: direction)
        #expect(device.captures == captures && device.plays == plays)
        #expect(device.readableName == "HDA Intel, ALC257 – Direct")
    }

    @Test func whatOpensAndWhatOnlyHasANameAreToldApart() throws {
        let names = [TestCard(fault: .busy).name, TestCard().name, "nothing-behind", TestCard(fault: .denied).name, ""]
        let devices = names.map { AudioDevice(name: $0, readableName: $0, captures: true, plays: true) }
        for capturing in [true, false] {
            let refusals = AudioDevice.refusals(of: devices, capturing: capturing)
            #expect(refusals.map { $0?.kind } == [.busy, nil, .absent, .denied, .absent])
        }
        #expect(AudioDevice.refusals(of: [], capturing: true).isEmpty)
    }

    @Test func oneThatDoesNotAnswerIsGivenUpAndTheNextAreTried() throws {
        let names = [TestCard(fault: .slow, after: 20_000).name, TestCard().name]
        let devices = names.map { AudioDevice(name: $0, readableName: $0, captures: true, plays: true) }
        let refusals = AudioDevice.refusals(of: devices, capturing: true, seconds: 3)
        #expect(refusals.map { $0?.kind } == [.stalled, nil])
    }

    @Test func eitherNameIsAccepted() throws {
        _ = TestCard.configured
        let events = Events<CaptureEvent>()
        let microphone = Microphone(.device("kopfhörer 耳机 – test"))
        try microphone.start(events.add)
        #expect(events.wait(forSound: 0.02))
        microphone.stop()
    }
}
