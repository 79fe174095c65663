import ArgumentParser
import Colorimetry

/// How strong a deficiency is, and how it is simulated.
struct SimulationFlags: ParsableArguments {
  @Option(help: ArgumentHelp("How strong the deficiency is, 0 to 1.", valueName: "severity"))
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
