import Colorimetry
import LittleCMS
import Testing

@testable import ImageSimulation

struct SimulationProfileTests {
  @Test(arguments: simulations)
  func `a profile read back equals the simulation`(_ simulation: Simulation) throws {
    let profile = try SimulationProfile(simulation, description: "test")
    #expect(profile.check.float <= 1)
    // A weaker Brettel folds a map of rank three, for which 16 bits have only a table.
    let isTable = !simulation.map.isLinear && simulation.severity < 1
    #expect(profile.check.integer <= (isTable ? 2 : 1))
    #expect(profile.check.integerShare < (isTable ? 0.02 : 0.01))
  }

  @Test func `the same simulation gives the same bytes, a link of version 4.3 with both tags`() throws {
    let bytes = try SimulationProfile(Simulation(.tritan), description: "test").bytes
    #expect(try SimulationProfile(Simulation(.tritan), description: "test").bytes == bytes)
    #expect(Array(bytes[8..<10]) == [4, 0x30])
    #expect(Array(bytes[12..<24]) == Array("linkRGB RGB ".utf8))
    let count = bytes[128..<132].reduce(0) { $0 << 8 | Int($1) }
    let tags = (0..<count).map { String(decoding: bytes[(132 + $0 * 12)..<(136 + $0 * 12)], as: UTF8.self) }
    #expect(Set(tags) == ["desc", "cprt", "pseq", "D2B0", "A2B0"])
  }
}
