import Testing

@testable import Scoring

struct TableTests {
    @Test func readsALinearScore() throws {
        var reader = TableReader("linear 2 0.5\n 1 2 3\n 0 1 -1")
        let linear = try Linear(&reader)
        #expect(linear([3, 1]) == 0.5 + 3 - 1)
        // Clipped at four deviations.
        #expect(linear([1_000, 0]) == 0.5 + 12)
    }

    @Test func readsTrees() throws {
        var reader = TableReader("trees 2 2 1.0 0 0.5 = 1 1 2 = 10 = 20 = 100")
        let trees = try Trees(&reader)
        #expect(trees([0, 0]) == 1 + 1 + 100)
        #expect(trees([0.5, 0]) == 1 + 1 + 100)
        #expect(trees([1, 2]) == 1 + 10 + 100)
        #expect(trees([1, 3]) == 1 + 20 + 100)
        // Too few features: nothing is asked.
        #expect(trees([1]) == 1)
    }

    @Test func readsANetwork() throws {
        var reader = TableReader("network 2 1 2 0 1 0 2 0.5 0.1 10 -10 0 1 2 1 1 -1")
        let network = try Network(&reader)
        // Hidden: 0.5 + 1 × 1 − 1 × 2 / 2 = 0.5.
        #expect(abs(network([1, 2], phone: 0) - 1) < 1e-6)
        #expect(abs(network([1, 2], phone: 1) - 0.5) < 1e-6)
        #expect(network([1], phone: 0) == 0)
        #expect(network([1, 2], phone: 2) == 0)
    }

    @Test(arguments: [
        "", "linear", "linear -1 0", "linear 1 0 1 0 1", "linear 1 0 1 x 1", "linear 99999999999 0", "linear 1 nan",
    ])
    func damageIsTold(_ text: String) {
        #expect(throws: TableDamage.self) {
            var reader = TableReader(text)
            _ = try Linear(&reader)
        }
    }

    @Test(arguments: ["trees 1 1 0 1 0 = 1 = 1", "trees 1 1 0 0 0.5 = 1", "trees 1 1 0 -1 0 = 1 = 2"])
    func damagedTreesAreTold(_ text: String) {
        #expect(throws: TableDamage.self) {
            var reader = TableReader(text)
            _ = try Trees(&reader)
        }
    }
}
