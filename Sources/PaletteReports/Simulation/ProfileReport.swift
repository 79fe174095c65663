package import Colorimetry
import PaletteRules
import SafeText

/// A written device link, with the accuracy measured by reading it back.
package struct ProfileResult: Sendable {
  let simulation: Simulation
  let path: String
  let bytes, colors, float, integer: Int
  let integerShare: Double

  /// Creates a result; differences are in 255ths, for the stages in floats and in 16 bits.
  package init(
    _ simulation: Simulation, path: String, bytes: Int, colors: Int, float: Int, integer: Int, integerShare: Double
  ) {
    self.simulation = simulation
    self.path = path
    self.bytes = bytes
    self.colors = colors
    self.float = float
    self.integer = integer
    self.integerShare = integerShare
  }
}

/// The report of `simulate --icc`.
package enum ProfileReport {
  /// The name of the profile in other programs; ASCII: `palettecheck: deutan 1.0 (vienot1999)`.
  package static func description(_ simulation: Simulation) -> String {
    let paper = simulation.paper.map { " (\($0))" } ?? ""
    return "palettecheck: \(simulation.vision.rawValue) \(simulation.severity)\(paper)"
  }

  /// Text for people.
  package static func text(_ result: ProfileResult, style: TextStyle) -> String {
    guard style.verbosity != .quiet else { return "" }
    let share = Figures.plain((result.integerShare * 10_000).rounded(.up) / 100)
    var lines = ["  \(style.text(result.path))  \(description(result.simulation)), \(result.bytes) bytes"]
    lines += Paragraph.wrap(
      "opened again, \(result.colors) colours: at most \(result.float)/255 off in floats (DToB0), \(result.integer)/255 in "
        + "16 bits (AToB0; \(share) % of channels differ)",
      width: style.width, indent: "  ")
    return lines.map { style.text($0) + "\n" }.joined()
  }

  /// JSON.
  package static func json(_ result: ProfileResult) -> String {
    JSONWriter.text([
      "path": .string(result.path), "bytes": .integer(result.bytes),
      "description": .string(description(result.simulation)), "vision": .string(result.simulation.vision.rawValue),
      "severity": .number(result.simulation.severity), "model": .string(result.simulation.model.rawValue),
      "paper": .string(result.simulation.paper),
      "check": [
        "colors": .integer(result.colors), "float": .integer(result.float), "integer": .integer(result.integer),
        "integerShare": .number(result.integerShare),
      ],
    ])
  }
}
