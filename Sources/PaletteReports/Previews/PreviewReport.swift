package import PaletteRules
import SafeText

/// The written previews of one mode of a theme.
package struct PreviewResult: Sendable {
  /// One file.
  package struct File: Sendable {
    /// `line`; `sheet` for the sheet.
    package let chart: String
    /// `deutan`; nil for the sheet.
    package let vision: String?
    /// The path; untrusted.
    package let path: String
    /// Pixels.
    package let width, height: Int

    /// Creates an entry.
    package init(chart: String, vision: String?, path: String, width: Int, height: Int) {
      (self.chart, self.vision, self.path) = (chart, vision, path)
      (self.width, self.height) = (width, height)
    }
  }

  /// The theme as the user named it; untrusted.
  package let input: String
  /// The mode's name in other reports; untrusted.
  package let mode: String
  /// The mode's name in the pictures; untrusted.
  package let shownMode: String
  /// The sheet first.
  package let files: [File]
  /// Notes for the reader; untrusted.
  package let notes: [Message]

  /// Creates a result.
  package init(input: String, mode: String, shownMode: String, files: [File], notes: [Message]) {
    (self.input, self.mode, self.shownMode) = (input, mode, shownMode)
    (self.files, self.notes) = (files, notes)
  }
}

/// The report of `preview`.
package enum PreviewReport {
  /// Text for people: the sheet of each mode and the number of single pictures; verbose output lists every file.
  package static func text(_ results: [PreviewResult], style: TextStyle) -> String {
    guard style.verbosity != .quiet else { return "" }
    var table = TextTable()
    for result in results {
      let files = style.verbosity == .verbose ? result.files[...] : result.files.prefix(1)
      for file in files {
        let rest = result.files.count - files.count
        let more = rest > 0 ? "  and \(rest) single \(rest == 1 ? "picture" : "pictures")" : ""
        table.append([
          TextTable.Cell(text: style.text(result.shownMode), role: .faint),
          TextTable.Cell(text: style.text(file.path) + more),
        ])
      }
    }
    var lines = table.lines(style, indent: "  ", gap: 2)
    var written: Set<String> = []
    for result in results {
      for note in result.notes where written.insert("\(result.input)\n\(note)").inserted {
        lines += Paragraph.wrap(style.text("note: \(result.input): \(note)"), width: style.width, hanging: "  ")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// JSON.
  package static func json(_ results: [PreviewResult]) -> String {
    JSONWriter.text(["previews": .array(results.map(value))])
  }

  private static func value(_ result: PreviewResult) -> JSONValue {
    [
      "input": .string(result.input), "mode": .string(result.mode),
      "files": .array(
        result.files.map { file in
          [
            "chart": .string(file.chart), "vision": file.vision.map { .string($0) } ?? .null,
            "path": .string(file.path), "width": .integer(file.width), "height": .integer(file.height),
          ]
        }), "notes": .strings(result.notes.map(\.text)), "noteIds": .strings(result.notes.map(\.id)),
    ]
  }
}
