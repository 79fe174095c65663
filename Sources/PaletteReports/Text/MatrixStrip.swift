import Colorimetry
import PaletteRules

/// The colours of a mode as bands, a line for each kind of reader, with the pairs that the reader confuses. Only for styles
/// with swatches: without them the findings say the same.
struct MatrixStrip {
  let matrix: SwatchMatrix

  /// Terminal columns of a swatch, where they fit, and otherwise. Engineering choice.
  private static let (wide, narrow) = (4, 2)

  /// The lines; empty without swatches, or where the bands do not fit.
  func lines(_ style: TextStyle) -> [String] {
    guard style.swatches, style.colored else { return [] }
    let titles = matrix.rows.map { style.text($0.title) }
    let title = (titles.map(\.displayWidth).max() ?? 0) + 2
    let room = style.width - 2 - title
    guard let cell = [Self.wide, Self.narrow].first(where: { $0 * matrix.columns.count <= room * 2 / 3 }) else {
      return []
    }
    let names = style.names(matrix.columns.map(\.series.name), columns: 16)
    return zip(matrix.rows, titles).map { row, words in
      let band = row.colors.map { color in
        color.flatMap { TextTable.Cell.sample($0.hex, columns: cell) } ?? "?" + String(repeating: " ", count: cell - 1)
      }
      let pairs = pairs(row, names, columns: room - cell * matrix.columns.count - 2, style)
      return "  " + words + String(repeating: " ", count: title - words.displayWidth) + band.joined()
        + (pairs.isEmpty ? "" : "  " + pairs)
    }
  }

  /// `orange ≈ olive 3.1, pink ≈ cyan 4.2 and 2 more`: as many as fit.
  private func pairs(_ row: SwatchMatrix.Row, _ names: [String], columns: Int, _ style: TextStyle) -> String {
    let like = style.ascii ? "~" : "≈"
    let words = row.pairs.map { "\(names[$0.first]) \(like) \(names[$0.second]) \($0.figure)" }
    for count in stride(from: words.count, to: 0, by: -1) {
      let rest = words.count - count
      let text = words.prefix(count).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      if text.displayWidth <= columns { return text }
    }
    return words.isEmpty ? "" : counted(words.count, "pair", "pairs")
  }
}
