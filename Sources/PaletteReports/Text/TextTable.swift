/// Cells in columns as wide as their widest cell.
struct TextTable {
  /// One cell.
  struct Cell {
    /// Safe in a terminal.
    var text: String
    /// What it is for.
    var role: TextStyle.Role = .plain
    /// The colour of a swatch before the text, as `#rrggbb`.
    var swatch: String?
    /// Whether the text is right-aligned.
    var alignsRight = false
  }

  private var rows: [[Cell]] = []

  /// Adds a row; rows may be of different lengths.
  mutating func append(_ row: [Cell]) { rows.append(row) }

  /// The rows as lines, without trailing spaces.
  func lines(_ style: TextStyle, indent: String, gap: Int) -> [String] {
    lines(style, indent: indent, gap: gap, widths: widths(style))
  }

  /// The same as several tables within the width of the style, each with the first column followed by some of the
  /// others, separated by empty lines.
  func foldedLines(_ style: TextStyle, indent: String, gap: Int) -> [String] {
    let widths = widths(style)
    let room = style.width - indent.displayWidth
    var parts: [[Int]] = []
    var taken = 0
    for column in widths.indices.dropFirst() {
      let width = gap + widths[column]
      if parts.isEmpty || taken + width > room {
        parts.append([])
        taken = widths[0]
      }
      parts[parts.count - 1].append(column)
      taken += width
    }
    guard parts.count > 1 else { return lines(style, indent: indent, gap: gap, widths: widths) }
    return Array(
      parts.map { columns in
        var part = TextTable()
        part.rows = rows.map { row in ([0] + columns).map { row.indices.contains($0) ? row[$0] : Cell(text: "") } }
        return part.lines(style, indent: indent, gap: gap)
      }.joined(separator: [""]))
  }

  /// The maximum width of a line in columns.
  func width(_ style: TextStyle, indent: String, gap: Int) -> Int {
    let widths = widths(style)
    return indent.displayWidth + widths.reduce(0, +) + gap * max(widths.count - 1, 0)
  }

  private func widths(_ style: TextStyle) -> [Int] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.width(style))
      }
    }
    return widths
  }

  private func lines(_ style: TextStyle, indent: String, gap: Int, widths: [Int]) -> [String] {
    rows.map { row in
      var line = indent
      // Add padding only when another cell follows.
      var waiting = 0
      for (column, cell) in row.enumerated() {
        let slack = widths[column] - cell.width(style)
        if cell.alignsRight { waiting += slack }
        if !cell.text.isEmpty {
          line += String(repeating: " ", count: waiting) + cell.drawn(style)
          waiting = 0
        } else {
          waiting += cell.width(style)
        }
        if !cell.alignsRight { waiting += slack }
        waiting += gap
      }
      return line
    }
  }
}

extension TextTable.Cell {
  fileprivate func width(_ style: TextStyle) -> Int { text.displayWidth + (shows(style) ? 3 : 0) }

  fileprivate func drawn(_ style: TextStyle) -> String {
    guard shows(style), let (red, green, blue) = swatchBytes else { return style.paint(text, role) }
    return "\u{1b}[48;2;\(red);\(green);\(blue)m  \u{1b}[0m " + style.paint(text, role)
  }

  private func shows(_ style: TextStyle) -> Bool { style.swatches && style.colored && swatchBytes != nil }

  private var swatchBytes: (UInt8, UInt8, UInt8)? {
    guard let digits = swatch?.utf8.dropFirst(), digits.count >= 6 else { return nil }
    func byte(_ offset: Int) -> UInt8? {
      let start = digits.index(digits.startIndex, offsetBy: offset)
      return UInt8(String(decoding: digits[start..<digits.index(start, offsetBy: 2)], as: UTF8.self), radix: 16)
    }
    guard let red = byte(0), let green = byte(2), let blue = byte(4) else { return nil }
    return (red, green, blue)
  }
}
