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

    @Test func eitherNameIsAccepted() throws {
        _ = TestCard.configured
        let events = Events<CaptureEvent>()
        let microphone = Microphone(.device("kopfhörer 耳机 – test"))
        try microphone.start(events.add)
        #expect(events.wait(forSound: 0.02))
        microphone.stop()
    }
}
