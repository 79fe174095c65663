import Colorimetry
import PaletteRules

/// The pairs that each kind of reader confuses in a mode, a line for each, beside its colours as the reader sees them where the
/// style has swatches.
struct MatrixStrip {
  let matrix: SwatchMatrix

  /// Terminal columns of a swatch, where they fit, and otherwise. Engineering choice.
  private static let (wide, narrow) = (4, 2)

  /// The lines; empty where the colours do not fit.
  ///
  /// - Parameter isWhole: Whether to name pairs without swatches too where they say no more than the findings.
  func lines(_ style: TextStyle, isWhole: Bool = false) -> [String] {
    let hasSwatches = style.swatches && style.colored
    let rows = hasSwatches ? matrix.rows : matrix.rows.filter { $0.isJudged && !$0.pairs.isEmpty }
    // One pair is what its finding says.
    guard hasSwatches || isWhole || rows.contains(where: { $0.pairs.count > 1 }) else { return [] }
    let titles = rows.map { style.text($0.title) }
    let title = (titles.map(\.displayWidth).max() ?? 0) + 2
    let room = style.width - 2 - title
    let cell = !hasSwatches ? 0 : Self.wide * matrix.columns.count <= room * 2 / 3 ? Self.wide : Self.narrow
    // The number of pairs fits at least.
    guard cell * matrix.columns.count + "  100 pairs".count <= room else { return [] }
    let names = style.names(matrix.columns.map { spokenName($0.series.name) }, columns: 16)
    let lines = zip(rows, titles).map { row, name in
      let pairs = pairs(row, names, columns: room - cell * matrix.columns.count - 2, style)
      let colors = row.colors.map { color in
        cell == 0 ? "" : color.flatMap { TextTable.Cell.sample($0.hex, columns: cell) } ?? "?".padded(to: cell)
      }.joined()
      return "  " + name.padded(to: title) + colors + (colors.isEmpty || pairs.isEmpty ? "" : "  ") + pairs
    }
    return lines.isEmpty || hasSwatches ? lines : ["  Hard to tell apart:"] + lines
  }

  /// `orange ≈ olive 3.1, pink ≈ cyan 4.2 and 2 more`: as many as fit.
  private func pairs(_ row: SwatchMatrix.Row, _ names: [String], columns: Int, _ style: TextStyle) -> String {
    // A pair takes more than a column.
    let words = row.pairs.prefix(max(columns, 0)).map { "\(names[$0.first]) ≈ \(names[$0.second]) \($0.figure)" }
    for count in stride(from: words.count, to: 0, by: -1) {
      let text = Array(words.prefix(count)).listed(of: row.pairs.count)
      if text.displayWidth <= columns { return text }
    }
    return row.pairs.isEmpty ? "" : counted(row.pairs.count, "pair", "pairs")
  }
}
