/// Cells in columns as wide as their widest cell.
struct TextTable {
  struct Cell {
    /// Safe in a terminal.
    var text: String
    var role: TextStyle.Role = .plain
    /// The colour of a swatch before the text, as `#rrggbb`.
    var swatch: String?
    var alignsRight = false
  }

  private var rows: [[Cell]] = []

  /// Adds a row; rows may be of different lengths.
  mutating func append(_ row: [Cell]) { rows.append(row) }

  /// The rows as lines, without trailing spaces. Where the table is wider than the style, the last columns go below
  /// their row, indented.
  func lines(_ style: TextStyle, indent: String, gap: Int) -> [String] {
    blocks(style, indent: indent, gap: gap).flatMap(\.self)
  }

  /// The same, each row with the lines that it takes.
  func blocks(_ style: TextStyle, indent: String, gap: Int) -> [[String]] {
    let widths = widths(style)
    guard width(style, indent: indent, gap: gap) > style.width, widths.count > 1 else {
      return lines(style, indent: indent, gap: gap, widths: widths).map { [$0] }
    }
    var kept = 1
    var taken = indent.displayWidth + widths[0]
    while taken + gap + widths[kept] <= style.width {
      taken += gap + widths[kept]
      kept += 1
    }
    var upper = TextTable()
    upper.rows = rows.map { Array($0.prefix(kept)) }
    let below = rows.map { Self.wrapped($0.dropFirst(kept), style, indent: indent + "    ", gap: gap) }
    return zip(upper.lines(style, indent: indent, gap: gap, widths: Array(widths.prefix(kept))), below)
      .map { [$0] + $1 }
  }

  /// Cells one after another, in as many lines as they need.
  private static func wrapped(_ cells: ArraySlice<Cell>, _ style: TextStyle, indent: String, gap: Int) -> [String] {
    var lines: [String] = []
    var width = 0
    for cell in cells where !cell.text.isEmpty {
      if let last = lines.last, width + gap + cell.width(style) <= style.width {
        lines[lines.count - 1] = last + String(repeating: " ", count: gap) + cell.drawn(style)
        width += gap + cell.width(style)
      } else if indent.displayWidth + cell.width(style) > style.width {
        lines += Paragraph.wrap(cell.drawn(style), width: style.width, indent: indent)
        width = style.width
      } else {
        lines.append(indent + cell.drawn(style))
        width = indent.displayWidth + cell.width(style)
      }
    }
    return lines
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
  /// Terminal columns, the swatch included.
  func width(_ style: TextStyle) -> Int { text.visibleWidth + (shows(style) ? 3 : 0) }

  /// The text, after a swatch where the style has them.
  func drawn(_ style: TextStyle) -> String {
    guard shows(style), let swatch, let sample = Self.sample(swatch) else { return style.paint(text, role) }
    return sample + " " + style.paint(text, role)
  }

  /// Two columns in a colour, or another number; nil if the text is not a colour.
  static func sample(_ hex: String, columns: Int = 2) -> String? {
    bytes(hex).map {
      "\u{1b}[48;2;\($0.red);\($0.green);\($0.blue)m\(String(repeating: " ", count: columns))\u{1b}[0m"
    }
  }

  private func shows(_ style: TextStyle) -> Bool {
    style.swatches && style.colored && swatch.flatMap { Self.bytes($0) } != nil
  }

  private static func bytes(_ hex: String) -> (red: UInt8, green: UInt8, blue: UInt8)? {
    let digits = hex.utf8.dropFirst()
    guard digits.count >= 6 else { return nil }
    func byte(_ offset: Int) -> UInt8? {
      let start = digits.index(digits.startIndex, offsetBy: offset)
      return UInt8(String(decoding: digits[start..<digits.index(start, offsetBy: 2)], as: UTF8.self), radix: 16)
    }
    guard let red = byte(0), let green = byte(2), let blue = byte(4) else { return nil }
    return (red, green, blue)
  }
}
