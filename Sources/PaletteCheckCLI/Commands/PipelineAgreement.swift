import Colorimetry
import PaletteReports

/// The figures of `simulate` come from doubles; LittleCMS runs the same simulation beside them in every run.
enum PipelineAgreement {
  /// The most that a channel may differ, encoded, 0…1: 32-bit floats and their transfer functions stay well below it.
  private static let tolerance = 1e-5

  /// What the two do not agree on, in words; nil when they agree.
  static func disagreement(_ result: SimulationResult) throws -> String? {
    let pipeline = try SimulationPipeline(result.simulation)
    for color in result.colors {
      let other = pipeline(color.designed)
      let difference =
        [
          color.srgb.red - other.red, color.srgb.green - other.green, color.srgb.blue - other.blue,
        ].map(\.magnitude).max() ?? 0
      guard difference <= tolerance else {
        return
          "the simulation of '\(color.input)' differs from the LittleCMS pipeline by \(difference); please report this"
      }
    }
    return nil
  }
}
