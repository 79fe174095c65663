import Testing

@testable import Colorimetry

/// A simulation that is reported by its name, not by its matrices.
struct NamedSimulation: CustomTestStringConvertible {
  let simulation: Simulation
  var testDescription: String { "\(simulation.vision) \(simulation.severity), \(simulation.model)" }
}

@Suite struct SimulationPipelineTests {
  static let simulations: [Simulation] =
    [SimulationModel.brettel1997, .vienot1999, .machado2009].flatMap { model in
      [Vision.protan, .deutan, .tritan].flatMap { vision in
        [0, 0.3, 0.5, 1].map { Simulation(vision, severity: $0, model: model) }
      }
    } + [0, 0.3, 0.5, 1].map { Simulation(.grey, severity: $0) } + [Simulation(.normal)]

  @Test(arguments: simulations.map(NamedSimulation.init))
  func `LittleCMS agrees with the double-precision path to 1e-6 over a cube of 33³`(_ named: NamedSimulation) throws {
    let simulation = named.simulation
    let values = (0...32).map { Double($0) / 32 }
    let colors = values.flatMap { r in values.flatMap { g in values.map { b in SRGB(r, g, b) } } }
    let linear = values.map(SRGBTransfer.decode)
    let seen = try SimulationPipeline(simulation)(colors)
    try #require(seen.count == colors.count)
    var worst = 0.0
    for (index, ours) in seen.enumerated() {
      let color = LinearSRGB(linear[index / 1089], linear[index / 33 % 33], linear[index % 33])
      let expected = SRGB(simulation(color, convention: .clamp))
      worst = max(
        worst, abs(ours.red - expected.red), abs(ours.green - expected.green), abs(ours.blue - expected.blue))
    }
    // Measured with 2.14: 2.0e-7 for Brettel protan, 6e-8, the last bit of a float, for most.
    #expect(worst <= 1e-6)
  }

  @Test func `one colour and many give the same result`() throws {
    let pipeline = try SimulationPipeline(Simulation(.tritan, severity: 0.7))
    let colors = [SRGB(0.1, 0.6, 0.9), SRGB(1, 0, 0), SRGB(0.2, 0.2, 0.2)]
    #expect(pipeline(colors) == colors.map { pipeline($0) })
    #expect(pipeline([]).isEmpty)
  }

  @Test func `colours outside the gamut are clamped before and after`() throws {
    let pipeline = try SimulationPipeline(Simulation(.tritan, model: .machado2009))
    #expect(pipeline(SRGB(-0.3, 1.4, .nan)) == pipeline(SRGB(0, 1, 0)))
    #expect(pipeline(SRGB(0, 1, 0)).red == 0)
  }

  @Test func `threads share one pipeline`() async throws {
    let pipeline = try SimulationPipeline(Simulation(.tritan))
    let colors = LinearSRGB.grid(12).map { SRGB($0) }
    let expected = pipeline(colors)
    let results = await withTaskGroup(of: [SRGB].self) { group in
      for _ in 0..<8 { group.addTask { pipeline(colors) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 8)
    #expect(results.allSatisfy { $0 == expected })
  }
}
