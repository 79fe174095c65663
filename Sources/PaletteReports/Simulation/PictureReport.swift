package import Colorimetry
import PaletteRules
import SafeText

/// A picture written as several kinds of colour vision see it.
package struct PictureResult: Sendable {
  /// One file.
  package struct Seen: Sendable {
    /// The vision, severity and model.
    package let simulation: Simulation
    /// The path; untrusted.
    package let path: String

    /// Creates an entry.
    package init(_ simulation: Simulation, path: String) {
      self.simulation = simulation
      self.path = path
    }
  }

  /// The picture as the user named it; untrusted.
  package let input: String
  /// Pixels.
  package let width, height: Int
  /// In the order of the requested visions.
  package let outputs: [Seen]
  /// Notes for the reader; untrusted.
  package let notes: [String]
  /// The part of the picture that was not written; nil if all was.
  package let omission: String?

  /// Creates a result.
  package init(input: String, width: Int, height: Int, outputs: [Seen], notes: [String], omission: String? = nil) {
    self.input = input
    self.width = width
    self.height = height
    self.outputs = outputs
    self.notes = notes
    self.omission = omission
  }
}

/// The report of `simulate` for pictures.
package enum PictureReport {
  /// Text for people: one line per file.
  package static func text(_ results: [PictureResult], notes: [String], style: TextStyle) -> String {
    guard style.verbosity != .quiet else { return "" }
    var table = TextTable()
    for result in results {
      for output in result.outputs {
        let simulation = output.simulation
        let severity = simulation.severity < 1 ? " \(Figures.plain(simulation.severity))" : ""
        table.append([
          TextTable.Cell(text: simulation.vision.rawValue + severity, role: .faint),
          TextTable.Cell(text: style.text(output.path)),
        ])
      }
    }
    // A path is untrusted and must not start a line.
    var lines = table.lines(style, indent: "  ", gap: 2)
    for result in results {
      for note in result.notes {
        lines += Paragraph.wrap(style.text("note: \(result.input): \(note)"), width: style.width, hanging: "  ")
      }
    }
    for note in notes { lines += Paragraph.wrap(style.text("note: " + note), width: style.width, hanging: "  ") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// JSON.
  package static func json(_ results: [PictureResult], notes: [String]) -> String {
    JSONWriter.text(["pictures": .array(results.map(value)), "notes": .strings(notes)])
  }

  private static func value(_ result: PictureResult) -> JSONValue {
    [
      "input": .string(result.input), "width": .integer(result.width), "height": .integer(result.height),
      "outputs": .array(
        result.outputs.map { output in
          [
            "vision": .string(output.simulation.vision.rawValue), "severity": .number(output.simulation.severity),
            "model": .string(output.simulation.model.rawValue), "paper": .string(output.simulation.paper),
            "path": .string(output.path),
          ]
        }), "notes": .strings(result.notes + [result.omission].compactMap(\.self)),
    ]
  }
}
