import Colorimetry
import PaletteRules
import SafeText

/// The result of the contrast calculator.
package enum ContrastReport {
  /// Columns in which the whole headings are in a line, with swatches.
  private static let roomy = 100

  /// Text for people: one line per background.
  package static func text(_ results: [ContrastResult], style: TextStyle) -> String {
    let isRoomy = style.width >= roomy
    var table = TextTable()
    table.append(
      ["", "", "ratio"].map { TextTable.Cell(text: $0, role: .faint, alignsRight: true) }
        + ContrastResult.Requirement.allCases.map {
          TextTable.Cell(
            text: isRoomy ? "\($0.label) \(Figures.plain($0.minimum)):1" : "\($0.brief) \(Figures.plain($0.minimum))",
            role: .faint)
        })
    for result in results {
      // A ratio that barely passes prints as passing.
      let nearest = ContrastResult.Requirement.allCases.map(\.minimum).filter { $0 <= result.ratio }.max()
      var row: [TextTable.Cell] = [
        .color(result.foreground.hex(alpha: result.alpha), swatch: result.composited.hex),
        .color("on " + result.background.hex, swatch: result.background.hex),
        TextTable.Cell(text: Figures.ratio(result.ratio, required: nearest), role: .strong, alignsRight: true),
      ]
      for requirement in ContrastResult.Requirement.allCases {
        let passes = result.passes(requirement)
        row.append(TextTable.Cell(text: passes ? "passes" : "fails", role: passes ? .plain : .error))
      }
      table.append(row)
    }
    return table.lines(style, indent: "", gap: isRoomy ? 3 : 2).map { $0 + "\n" }.joined()
  }

  /// JSON: an object, or an array for several backgrounds.
  package static func json(_ results: [ContrastResult]) -> String {
    let values = results.map(value)
    return JSONWriter.text(values.count == 1 ? values[0] : .array(values))
  }

  private static func value(_ result: ContrastResult) -> JSONValue {
    .object([
      ("foreground", .string(result.foreground.hex(alpha: result.alpha))),
      ("background", .string(result.background.hex)),
      ("composited", .string(result.composited.hex)),
      ("ratio", .number(result.ratio)),
      ("passes", .object(ContrastResult.Requirement.allCases.map { ($0.rawValue, .boolean(result.passes($0))) })),
    ])
  }
}
