import Testing

@testable import Colorimetry

@Suite struct SimulationConventionTests {
  private let outside = LinearSRGB(-0.02, 0.5, 1.3)

  @Test func `float keeps colours outside the gamut`() {
    #expect(SimulationConvention.float(outside) == outside)
  }

  @Test func `clamp clamps each component and does not round`() {
    #expect(SimulationConvention.clamp(outside) == LinearSRGB(0, 0.5, 1))
  }

  @Test func `round8 gives the nearest eight-bit colour`() {
    // 0.5 is 187.52/255 encoded.
    #expect(SimulationConvention.round8(outside) == LinearSRGB(SRGB(bytes: 0, 188, 255)))
  }

  @Test func `round8 keeps every byte`() {
    for byte in UInt8.min...UInt8.max {
      let color = LinearSRGB(SRGB(bytes: byte, 255 - byte, byte))
      #expect(SimulationConvention.round8(color) == color)
    }
  }

  @Test func `a simulation applies the convention after the model`() {
    let green = LinearSRGB(0, 1, 0)
    let simulation = Simulation(.tritan, model: .machado2009)
    #expect(simulation(green, convention: .float).red < 0)
    #expect(simulation(green, convention: .clamp).red == 0)
    #expect(simulation(green, convention: .round8) == SimulationConvention.round8(simulation(green)))
  }
}
