import Colorimetry
import PaletteRules

/// The colours of a mode in a line for each kind of reader, with the pairs that the reader confuses: as bands where the
/// style has swatches, otherwise as letters, of which readers confuse colours that share one.
struct MatrixStrip {
  let matrix: SwatchMatrix

  /// Terminal columns of a swatch, where they fit, and otherwise. Engineering choice.
  private static let (wide, narrow) = (4, 2)

  /// The lines; empty where the colours do not fit.
  ///
  /// - Parameter isWhole: Whether to give letters of readers without a confusion too, and where they say no more than
  ///   the findings.
  func lines(_ style: TextStyle, isWhole: Bool = false) -> [String] {
    if style.swatches, style.colored {
      return lines(matrix.rows, style, cells: [Self.wide, Self.narrow]) { row, cell in
        matrix.rows[row].colors.map { color in
          color.flatMap { TextTable.Cell.sample($0.hex, columns: cell) } ?? "?".padded(to: cell)
        }
      }
    }
    let rows = matrix.rows.filter { $0.isJudged && (isWhole || !$0.pairs.isEmpty) }
    // One pair is what its finding says.
    guard isWhole || rows.contains(where: { $0.pairs.count > 1 }) else { return [] }
    let letters = rows.map { row in
      AlikeLetters.columns(matrix.columns.count, alike: row.pairs.map { [$0.first, $0.second] })
    }
    guard let widest = letters.joined().map(\.count).max(), letters.allSatisfy({ !$0.isEmpty }) else { return [] }
    let lines = lines(rows, style, cells: [widest + 1]) { row, cell in letters[row].map { $0.padded(to: cell) } }
    let key = "Each letter is a colour, in the order above; those that share one are hard to tell apart:"
    return lines.isEmpty ? [] : Paragraph.wrap(key, width: style.width, indent: "  ") + lines
  }

  /// A line for each row: title, colours in the widest cells that fit, and the pairs that fit beside them.
  private func lines(
    _ rows: [SwatchMatrix.Row], _ style: TextStyle, cells: [Int], _ drawn: (_ row: Int, _ cell: Int) -> [String]
  ) -> [String] {
    let titles = rows.map { style.text($0.title) }
    let title = (titles.map(\.displayWidth).max() ?? 0) + 2
    let room = style.width - 2 - title
    let cell = cells.first { $0 * matrix.columns.count <= room * 2 / 3 } ?? cells.last ?? 0
    // The number of pairs fits at least.
    guard cell * matrix.columns.count + "  100 pairs".count <= room else { return [] }
    let names = style.names(matrix.columns.map { spokenName($0.series.name) }, columns: 16)
    return zip(rows, titles).enumerated().map { index, row in
      let pairs = pairs(row.0, names, columns: room - cell * matrix.columns.count - 2, style)
      let colors = drawn(index, cell).joined()
      return "  " + row.1.padded(to: title)
        + (pairs.isEmpty ? String(colors.reversed().drop { $0 == " " }.reversed()) : colors + "  " + pairs)
    }
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

/// Letters for colours such that two share a letter exactly where a reader confuses them: `a`, `ab`, `b`, `c`.
///
/// The display of statisticians for groups that overlap. Source: H.-P. Piepho, An algorithm for a letter-based representation
/// of all-pairwise comparisons, Journal of Computational and Graphical Statistics 13 (2004).
enum AlikeLetters {
  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ").map(String.init)

  /// The letters of each colour; empty where the alphabet has too few.
  static func columns(_ count: Int, alike pairs: [[Int]]) -> [String] {
    let alike = Set(pairs.map { $0.sorted() })
    func areAlike(_ one: Int, _ other: Int) -> Bool { alike.contains([min(one, other), max(one, other)]) }
    var uncovered = alike
    var groups: [[Int]] = []
    for column in 0..<count {
      // A group takes in every colour that all of its colours are confused with.
      while let other = (column..<count).first(where: { uncovered.contains([column, $0]) }) {
        let group = (0..<count).reduce(into: [column, other]) { group, next in
          if group.allSatisfy({ areAlike($0, next) }) { group.append(next) }
        }
        groups.append(group)
        for one in group { uncovered.subtract(group.map { [one, $0] }) }
      }
      if !groups.contains(where: { $0.contains(column) }) { groups.append([column]) }
    }
    groups.sort { ($0.min() ?? 0) < ($1.min() ?? 0) }
    guard groups.count <= alphabet.count else { return [] }
    return (0..<count).map { column in
      zip(groups, alphabet).compactMap { $0.contains(column) ? $1 : nil }.joined()
    }
  }
}
