package import Colorimetry
import PaletteRules
import SafeText

/// The simulated colours.
package enum SimulationReport {
  /// Text for people: one line per colour, one column per vision.
  package static func text(_ results: [SimulationResult], notes: [String], style: TextStyle) -> String {
    guard let first = results.first else { return "" }
    var table = TextTable()
    table.append(
      (["", "designed"] + results.map { heading($0.simulation) }).map { TextTable.Cell(text: $0, role: .faint) })
    for (index, color) in first.colors.enumerated() {
      var row = [TextTable.Cell(text: style.text(color.input).shortened(to: 40, ellipsis: style.text("…")))]
      row.append(.color(color.designed.hex))
      row += results.map { .color($0.colors[index].srgb.hex) }
      table.append(row)
    }
    // Typed text is untrusted and must not start a line.
    var lines = table.lines(style, indent: "  ", gap: 4)
    if style.verbosity != .quiet {
      lines += notes.flatMap { Paragraph.wrap(style.text("note: " + $0), width: style.width, hanging: "  ") }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// JSON: an object, or an array for several visions.
  package static func json(_ results: [SimulationResult], notes: [String]) -> String {
    let values = results.map { value($0, notes) }
    return JSONWriter.text(values.count == 1 ? values[0] : .array(values))
  }

  /// `deutan 0.6`
  static func heading(_ simulation: Simulation) -> String {
    simulation.vision.rawValue + (simulation.severity < 1 ? " \(Figures.plain(simulation.severity))" : "")
  }

  private static func value(_ result: SimulationResult, _ notes: [String]) -> JSONValue {
    let simulation = result.simulation
    return .object([
      ("vision", .string(simulation.vision.rawValue)),
      ("severity", .number(simulation.severity)),
      ("model", .string(simulation.model.rawValue)),
      ("paper", .string(simulation.paper)),
      ("colors", .array(result.colors.map(color))),
      ("notes", .strings(notes)),
    ])
  }

  private static func color(_ color: SimulationResult.Seen) -> JSONValue {
    let (srgb, linear) = (color.srgb, color.linear)
    return .object([
      ("input", .string(color.input)),
      ("srgb", .numbers([srgb.red, srgb.green, srgb.blue])),
      ("linear", .numbers([linear.red, linear.green, linear.blue])),
      ("hex", .string(srgb.hex)),
    ])
  }
}

extension Simulation {
  /// The model actually used; nil if none applies.
  var paper: String? {
    vision == .normal || vision == .grey ? nil : model.resolved(for: vision).rawValue
  }
}

/// Colours as one kind of colour vision sees them.
package struct SimulationResult: Sendable {
  /// One colour.
  package struct Seen: Sendable {
    /// As typed; untrusted.
    package let input: String
    /// The original colour.
    package let designed: SRGB
    /// The simulated colour: linear sRGB, not clamped.
    package let linear: LinearSRGB
    /// The simulated colour: encoded, clamped to 0…1, not quantised.
    package var srgb: SRGB { SRGB(linear.clamped) }
  }

  /// The vision, severity and model.
  package let simulation: Simulation
  /// In the order given.
  package let colors: [Seen]

  /// Simulates each colour in double precision.
  package init(_ simulation: Simulation, colors: [(input: String, color: SRGB)]) {
    self.simulation = simulation
    self.colors = colors.map { Seen(input: $0.input, designed: $0.color, linear: simulation(LinearSRGB($0.color))) }
  }
}

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
