import Audio
import JSON
import Messages
import Orthography

extension Command {
    /// `aloud devices [--json]`
    static let devices = Command("devices", options: [.json]) { request throws(Failure) in
        let devices: [AudioDevice]
        do throws(AudioError) {
            devices = try audioDevices()
        } catch {
            throw error.failure
        }
        if request.arguments.has("json") {
            for device in devices {
                let line: JSONValue = [
                    "name": .string(device.name), "readable": .string(device.readableName),
                    "captures": .bool(device.captures), "plays": .bool(device.plays),
                ]
                try request.output.line(line.text)
            }
        } else {
            try request.list(devices.filter(\.captures), under: .devicesMicrophones())
            try request.list(devices.filter(\.plays), under: .devicesLoudspeakers())
        }
        return .done
    }
}

extension Request {
    fileprivate func list(_ devices: [AudioDevice], under title: Message) throws(Failure) {
        try output.line(text(title))
        if devices.isEmpty { try output.line("  " + text(.devicesNone())) }
        for device in devices {
            try output.line("  " + visible(device.name))
            if device.readableName != device.name { try output.line("      " + visible(device.readableName)) }
        }
    }
}
