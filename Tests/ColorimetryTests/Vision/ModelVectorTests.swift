import Testing

@testable import Colorimetry

@Suite struct ModelVectorTests {
  private static let tables: [(SimulationModel, String)] = [
    (.brettel1997, brettel1997Vectors), (.vienot1999, vienot1999Vectors), (.machado2009, machado2009Vectors),
  ]

  @Test(arguments: tables.indices)
  func `colours match other libraries`(_ index: Int) throws {
    let (model, table) = Self.tables[index]
    let lines = table.split(separator: "\n")
    #expect(lines.count == 90)
    for line in lines {
      let fields = line.split(separator: " ")
      let numbers = fields.dropFirst(2).compactMap { Double($0) }
      try #require(numbers.count == 6)
      let vision = try #require(Vision(rawValue: String(fields[1])))
      let color = LinearSRGB(hex: String(fields[0]))
      for (severity, expected) in [(0.5, numbers[0..<3]), (1.0, numbers[3..<6])] {
        let seen = SRGB(Simulation(vision, severity: severity, model: model)(color, convention: .clamp))
        for (ours, theirs) in zip([seen.red, seen.green, seen.blue], expected) {
          #expect(abs(ours - theirs) <= 5e-6, "\(line) at \(severity)")
        }
      }
    }
  }
}
