import Colorimetry
import PaletteGate
import PaletteRules
import SafeText

/// Who confuses what, as a table with a row for each kind of reader: the colours as the reader sees them, in code, beside
/// which GitHub draws a sample, and the pairs that look alike.
enum MarkdownMatrix {
  /// The most modes with a table, the most colours in a row, and the most pairs. Engineering choices: a summary is read at
  /// a glance.
  private static let (mostModes, mostColors, mostPairs) = (3, 12, 4)
  /// The most characters of a name.
  private static let longestName = 40

  /// The blocks, heading first; none where no reader confuses anything.
  static func blocks(_ report: Report) -> [String] {
    var tables: [String] = []
    var rest = 0
    for input in report.inputs {
      for part in input.parts {
        for mode in part.theme.modes {
          guard let matrix = SwatchMatrix(mode, of: part.theme, settings: input.settings),
            matrix.rows.contains(where: { !$0.pairs.isEmpty })
          else { continue }
          guard tables.count < mostModes else {
            rest += 1
            continue
          }
          let mode = part.theme.modes.count > 1 ? ", \(part.theme.modeWord.rawValue) \(mode.name)" : ""
          let palette = part.palette.map { ", \($0)" } ?? ""
          tables.append(
            "\(markdownCode(report.rooted(input.path)))\(markdownText(palette + mode)):\n\n\(table(matrix))")
        }
      }
    }
    guard !tables.isEmpty else { return [] }
    return ["### Who confuses what"] + tables + (rest > 0 ? ["… and \(counted(rest, "more mode", "more modes"))."] : [])
  }

  private static func table(_ matrix: SwatchMatrix) -> String {
    let rows = matrix.rows.map { row in
      let share = row.share.isEmpty ? "" : ", \(row.share)"
      let colors = row.colors.prefix(mostColors).map { $0.map { markdownCode($0.hex) } ?? "?" }
      let seen = colors.listed(of: matrix.columns.count + matrix.more, separator: " ")
      return "| \(markdownText(row.title + share)) | \(seen) | \(pairs(row, matrix)) |"
    }
    return (["| reader | sees | hard to tell apart |", "|---|---|---|"] + rows).joined(separator: "\n")
  }

  private static func pairs(_ row: SwatchMatrix.Row, _ matrix: SwatchMatrix) -> String {
    guard row.isJudged else { return "not judged" }
    func name(_ column: Int) -> String { matrix.columns[column].series.name.beginning(longestName) }
    let pairs = row.pairs.prefix(mostPairs).map { "\(name($0.first)) ≈ \(name($0.second)) (\($0.figure))" }
    return markdownText(pairs.listed(of: row.pairs.count))
  }
}
