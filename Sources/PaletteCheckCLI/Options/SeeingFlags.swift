import ArgumentParser
import Colorimetry

extension Vision: ExpressibleByArgument {
  /// Takes `deutan` as well as `deuteranopia`.
  package init?(argument: String) { self.init(named: argument.lowercased()) }
  package static var allValueStrings: [String] { allCases.map(\.clinicalName) }
}
extension SimulationModel: ExpressibleByArgument {}
extension SimulationConvention: ExpressibleByArgument {}
extension DifferenceMetric: ExpressibleByArgument {}

/// How strong a deficiency is.
enum SeverityArgument: Hashable {
  /// One severity, 0…1.
  case fixed(Double)
  /// Every severity; what is reported is the worst.
  case sweep

  /// Parses what was typed, or says what would be right.
  init(parsing argument: String) throws {
    if argument == "sweep" {
      self = .sweep
    } else if let number = Double(argument), (0...1).contains(number) {
      self = .fixed(number)
    } else {
      throw ValidationError("give a number from 0 to 1, or sweep")
    }
  }
}

/// How strong a deficiency is, and how it is simulated.
struct SimulationFlags: ParsableArguments {
  @Option(
    parsing: .unconditional, help: ArgumentHelp("How strong the deficiency is, 0 to 1.", valueName: "severity"))
  var severity: Double = 1

  @Option(help: "The paper that the simulation follows.")
  var model: SimulationModel = .auto

  mutating func validate() throws {
    guard (0...1).contains(severity) else {
      throw ValidationError("--severity is \(severity); give a number from 0 to 1")
    }
  }

  /// What a reader with one kind of colour vision sees.
  func callAsFunction(_ vision: Vision) -> Simulation { Simulation(vision, severity: severity, model: model) }
}
