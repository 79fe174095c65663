import Testing

@testable import Colorimetry

private let deficiencies: [Vision] = [.protan, .deutan, .tritan]
private let severities = [0.05, 0.3, 0.5, 0.77, 1]

@Suite struct SimulationTests {
  @Test(arguments: Vision.allCases, SimulationModel.allCases)
  func `severity 0 changes nothing`(_ vision: Vision, _ model: SimulationModel) {
    let simulation = Simulation(vision, severity: 0, model: model)
    for color in LinearSRGB.grid(7) { #expect(simulation(color) == color) }
  }

  @Test(arguments: Vision.allCases, SimulationModel.allCases)
  func `white stays white and greys stay grey`(_ vision: Vision, _ model: SimulationModel) {
    // Machado's table is printed with six decimals.
    let tolerance = model == .machado2009 ? 2e-6 : 1e-12
    for severity in severities {
      let simulation = Simulation(vision, severity: severity, model: model)
      for step in 0...20 {
        let level = Double(step) / 20
        let grey = LinearSRGB(level, level, level)
        #expect(simulation(grey).deviation(from: grey) <= tolerance)
      }
    }
  }

  @Test(arguments: Vision.allCases, SimulationModel.allCases)
  func `rows of every matrix sum to 1`(_ vision: Vision, _ model: SimulationModel) {
    let tolerance = model == .machado2009 ? 2e-6 : 1e-12
    for severity in severities {
      let rows = Simulation(vision, severity: severity, model: model).map.matrix.rows
      for row in [rows.0, rows.1, rows.2] { #expect(abs(row.x + row.y + row.z - 1) <= tolerance) }
    }
  }

  @Test(arguments: Vision.allCases, [SimulationModel.auto, .brettel1997, .vienot1999])
  func `a dichromat's view of a dichromat's view is the same`(_ vision: Vision, _ model: SimulationModel) {
    let simulation = Simulation(vision, model: model)
    for color in LinearSRGB.grid(9) {
      let once = simulation(color)
      #expect(simulation(once).deviation(from: once) <= 1e-12)
    }
  }

  @Test(arguments: [(Vision.protan, 0.063), (.deutan, 0.036), (.tritan, 0.326)])
  func `Machado's matrices are not projections`(_ vision: Vision, _ deviation: Double) {
    let matrix = Simulation(vision, model: .machado2009).map.matrix
    #expect(abs((matrix * matrix).deviation(from: matrix.elements) - deviation) <= 5e-4)
  }

  @Test(arguments: deficiencies, [SimulationModel.brettel1997, .vienot1999])
  func `severity interpolates linearly from the colour to its dichromatic view`(
    _ vision: Vision, _ model: SimulationModel
  ) {
    let full = Simulation(vision, model: model)
    for severity in severities {
      let partial = Simulation(vision, severity: severity, model: model)
      for color in LinearSRGB.grid(5) {
        let expected = LinearSRGB(color.vector + (full(color).vector - color.vector) * severity)
        #expect(partial(color).deviation(from: expected) <= 1e-14)
      }
    }
  }

  @Test func `auto is Viénot for protan and deutan and Brettel for tritan`() {
    #expect(Simulation(.protan).map == Simulation(.protan, model: .vienot1999).map)
    #expect(Simulation(.deutan).map == Simulation(.deutan, model: .vienot1999).map)
    #expect(Simulation(.tritan).map == Simulation(.tritan, model: .brettel1997).map)
    #expect(Simulation(.tritan).map != Simulation(.tritan, model: .vienot1999).map)
  }

  @Test func `grey is the relative luminance of WCAG, and severity moves towards it`() {
    for color in LinearSRGB.grid(6) {
      let luminance = WCAG.relativeLuminance(color)
      #expect(Simulation(.grey)(color).deviation(from: LinearSRGB(luminance, luminance, luminance)) <= 1e-15)
      let half = LinearSRGB((color.vector + Vector3(luminance, luminance, luminance)) * 0.5)
      #expect(Simulation(.grey, severity: 0.5)(color).deviation(from: half) <= 1e-15)
    }
  }

  @Test func `normal vision changes nothing at any severity`() {
    for color in LinearSRGB.grid(6) { #expect(Simulation(.normal, severity: 0.6)(color) == color) }
  }

  @Test func `a severity outside 0 to 1 is clamped`() {
    #expect(Simulation(.deutan, severity: 7) == Simulation(.deutan, severity: 1))
    #expect(Simulation(.deutan, severity: -7) == Simulation(.deutan, severity: 0))
    #expect(Simulation(.tritan, severity: .nan, model: .machado2009).severity == 0)
  }
}
