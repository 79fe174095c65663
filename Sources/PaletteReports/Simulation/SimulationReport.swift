import Colorimetry
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
