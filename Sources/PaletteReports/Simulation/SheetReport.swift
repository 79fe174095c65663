package import Colorimetry
import SafeText

/// A picture beside itself as several kinds of colour vision see it, in one file.
package struct SheetResult: Sendable {
  private(set) var input, path: String
  private(set) var width, height: Int
  private(set) var simulations: [Simulation]
  private(set) var notes: [String]

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - input: The picture as the user named it; untrusted.
  ///   - path: The file of the sheet; untrusted.
  ///   - width: Pixels of the sheet, like `height`.
  ///   - notes: Notes for the reader; untrusted.
  package init(
    input: String, path: String, width: Int, height: Int, simulations: [Simulation], notes: [String]
  ) {
    (self.input, self.path) = (input, path)
    (self.width, self.height) = (width, height)
    (self.simulations, self.notes) = (simulations, notes)
  }
}

/// The report of `simulate --sheet`.
package enum SheetReport {
  /// Text for people: the file and what it shows.
  package static func text(_ result: SheetResult, style: TextStyle) -> String {
    guard style.verbosity != .quiet else { return "" }
    let visions = result.simulations.map(SimulationReport.heading).joined(separator: ", ")
    var lines = Paragraph.wrap(
      style.text("\(result.path) (\(result.width) × \(result.height)): as designed, \(visions)"), width: style.width,
      indent: "  ")
    for note in result.notes {
      lines += Paragraph.wrap(style.text("note: \(result.input): \(note)"), width: style.width, hanging: "  ")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// JSON.
  package static func json(_ result: SheetResult) -> String {
    JSONWriter.text([
      "sheet": [
        "input": .string(result.input), "path": .string(result.path), "width": .integer(result.width),
        "height": .integer(result.height), "visions": .strings(result.simulations.map(\.vision.rawValue)),
      ], "notes": .strings(result.notes),
    ])
  }
}
