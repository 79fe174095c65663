import Testing

@testable import Colorimetry

@Suite struct ModelVectorTests {
  @Test(arguments: modelVectors.split(separator: "\n").map(String.init))
  func `colours match other libraries`(_ line: String) throws {
    let fields = line.split(separator: " ").map(String.init)
    let numbers = fields.dropFirst(3).compactMap { Double($0) }
    try #require(numbers.count == 6)
    let model = try #require(SimulationModel(rawValue: fields[0]))
    let vision = try #require(Vision(rawValue: fields[2]))
    for (severity, expected) in [(0.5, numbers[0..<3]), (1.0, numbers[3..<6])] {
      let simulation = Simulation(vision, severity: severity, model: model)
      let seen = SRGB(simulation(LinearSRGB(hex: fields[1]), convention: .clamp))
      for (ours, theirs) in zip([seen.red, seen.green, seen.blue], expected) { #expect(abs(ours - theirs) <= 5e-6) }
    }
  }
}
