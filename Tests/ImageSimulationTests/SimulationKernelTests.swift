import Colorimetry
import LittleCMS
import PNGCodec
import Testing
import WrittenPNG

@testable import ImageSimulation

/// Every model with every deficiency, and grey.
let simulations: [Simulation] =
  [SimulationModel.brettel1997, .vienot1999, .machado2009].flatMap { model in
    [Vision.protan, .deutan, .tritan].map { Simulation($0, model: model) }
  } + [Simulation(.grey), Simulation(.normal), Simulation(.tritan, severity: 0.4)]

/// What doubles and rounding half up say.
func reference(_ simulation: Simulation, _ red: UInt8, _ green: UInt8, _ blue: UInt8) -> [UInt8] {
  let bytes = SRGB(simulation(LinearSRGB(SRGB(bytes: red, green, blue)))).bytes
  return [bytes.red, bytes.green, bytes.blue]
}

/// Pixels of three bytes through `cmsDoTransform`.
func simulated(_ simulation: Simulation, _ pixels: [UInt8]) throws -> [UInt8] {
  let header = try #require(
    try? PNGReader(MemorySource(WrittenPNG(pixels.count / 3, 1) { _, _ in [0, 0, 0] }.bytes)).header)
  let rows = try RowSimulation(simulation, width: pixels.count / 3, .init(header))
  rows.simulate(pixels.span, nil)
  return rows.row
}

struct SimulationKernelTests {
  @Test(arguments: simulations)
  func `every channel matches double precision and rounding`(_ simulation: Simulation) throws {
    // 17 steps of 15, moved so that no level is left out over the three channels, in an order without neighbours.
    let levels = (0...17).map { UInt8(min(255, $0 * 15 + $0 % 3)) }
    for red in levels {
      let pixels = levels.flatMap { green in levels.flatMap { [red, green, $0] } }
      let expected = levels.flatMap { green in levels.flatMap { reference(simulation, red, green, $0) } }
      #expect(try simulated(simulation, pixels) == expected)
    }
  }

  @Test(arguments: simulations)
  func `greys stay grey`(_ simulation: Simulation) throws {
    let greys = (0...255).flatMap { [UInt8($0), UInt8($0), UInt8($0)] }
    let seen = try simulated(simulation, greys)
    if simulation.model != .machado2009 { #expect(seen == greys) }
    for index in greys.indices { #expect(abs(Int(seen[index]) - Int(greys[index])) <= 1) }
  }

  @Test(arguments: [Vision.protan, .deutan, .grey])
  func `simulating twice equals simulating once, except for rounding`(_ vision: Vision) throws {
    let simulation = Simulation(vision)
    let once = try simulated(simulation, (0..<3_000).map { UInt8(($0 * 7919) % 256) })
    for (first, second) in zip(once, try simulated(simulation, once)) { #expect(abs(Int(first) - Int(second)) <= 2) }
  }

  @Test func `equal pixels are computed once and all written`() throws {
    let pixels: [UInt8] = [0, 0, 0, 0, 0, 0, 200, 30, 30, 200, 30, 30, 30, 200, 30, 0, 0, 0, 255, 255, 255]
    let simulation = Simulation(.deutan)
    let expected = stride(from: 0, to: pixels.count, by: 3).flatMap {
      reference(simulation, pixels[$0], pixels[$0 + 1], pixels[$0 + 2])
    }
    #expect(try simulated(simulation, pixels) == expected)
  }
}

struct EncodingTableTests {
  private func number(_ linear: Double, _ table: EncodingTable) -> Int {
    table.number(linear, table.first.span, table.thresholds.span)
  }

  @Test(arguments: [EncodingTable.bytes, .words])
  func `every boundary between two numbers is where rounding puts it`(_ table: EncodingTable) {
    for expected in stride(from: 1, through: table.maximum, by: table.maximum / 255) {
      let edge = table.thresholds[expected]
      #expect(number(edge, table) == expected)
      #expect(number(edge.nextDown, table) == expected - 1)
      #expect(EncodingTable.rounded(edge, table.maximum) == expected)
      #expect(EncodingTable.rounded(edge.nextDown, table.maximum) == expected - 1)
    }
  }

  @Test(arguments: [EncodingTable.bytes, .words])
  func `any value rounds as the definition does`(_ table: EncodingTable) {
    for step in 0...4_000 {
      let linear = Double(step) / 4_000 * 1.2 - 0.1
      #expect(number(linear, table) == EncodingTable.rounded(linear, table.maximum))
    }
    #expect(number(.nan, table) == 0)
    #expect(number(.infinity, table) == table.maximum)
  }
}
