import ArgumentParser
import Colorimetry

extension Vision: ExpressibleByArgument {}
extension SimulationModel: ExpressibleByArgument {}
extension SimulationConvention: ExpressibleByArgument {}
extension DifferenceMetric: ExpressibleByArgument {}

/// How strong a deficiency is.
enum SeverityArgument: ExpressibleByArgument, Hashable {
  /// One severity, 0…1.
  case fixed(Double)
  /// Every severity; what is reported is the worst.
  case sweep

  init?(argument: String) {
    if argument == "sweep" {
      self = .sweep
    } else if let number = Double(argument), (0...1).contains(number) {
      self = .fixed(number)
    } else {
      return nil
    }
  }
}
