import SourceText

/// Which column of a table says what, by the names in its first row.
struct TableColumns {
  var hex: Int?
  /// Red, green and blue.
  var rgb: [Int]?
  /// Cyan, magenta, yellow and black.
  var cmyk: [Int]?
  /// Many colours in one cell.
  var list: Int?
  /// The name of a palette; several are joined.
  var palette: [Int] = []
  /// What sort of palette it is.
  var kind: Int?
  /// The name of a colour.
  var label: Int?

  /// Nil when the first row names no column that colours are read from.
  init?(_ rows: [[TableCell]]) {
    guard rows.count > 1, !rows[0].contains(where: \.isHexColor) else { return nil }
    let names = rows[0].map { $0.text.lowercased().replacing("_", with: " ") }
    func first(_ words: String...) -> Int? { words.lazy.compactMap { names.firstIndex(of: $0) }.first }
    func all(_ columns: Int?...) -> [Int]? {
      let found = columns.compactMap { $0 }
      return found.count == columns.count ? found : nil
    }
    rgb = all(first("r", "red"), first("g", "green"), first("b", "blue"))
    cmyk = all(first("c", "cyan"), first("m", "magenta"), first("y", "yellow"), first("k", "key", "black"))
    // A row of colour names may be a row of colours: a header has numbers below it.
    if let columns = rgb, Self.numbers(rows[1], columns) == nil, Self.numbers(rows[rows.count - 1], columns) == nil {
      rgb = nil
    }
    let samples = rows.dropFirst().prefix(64)
    func share(_ column: Int, _ test: (TableCell) -> Bool) -> Bool {
      let cells = samples.compactMap { $0.indices.contains(column) ? $0[column] : nil }.filter { !$0.text.isEmpty }
      return !cells.isEmpty && cells.count(where: test) * 2 >= cells.count
    }
    list = names.indices.first { share($0) { HexSearch.codes(in: Array($0.text.utf8)[...]).count > 1 } }
    // A column called hex holds nothing else; one called color may hold anything, so that its digits are colours only together.
    let byName = first("hex", "hexcode", "hex code").flatMap { column in
      // An invalid code is written as one, and is reported where it is read.
      share(column) { $0.text.hasPrefix("#") || $0.isBareCode || $0.isColorFunction } ? column : nil
    }
    let byDigits = first("color", "colour", "code", "value", "html").flatMap { column in
      TableCell.areBareCodes(samples.compactMap { $0.indices.contains(column) ? $0[column] : nil }) ? column : nil
    }
    hex = byName ?? byDigits ?? names.indices.first { share($0) { $0.isHexColor || $0.isColorFunction } }
    guard hex != nil || rgb != nil || cmyk != nil || list != nil else { return nil }

    let group = first("palette", "palette name", "colorname", "scheme", "scheme name", "group")
      .flatMap { $0 == list ? nil : $0 }
    palette = [first("package"), group, first("numofcolors")].compactMap { $0 }
    label = first("name", "label", "color name", "colour name", "color", "colour").flatMap { $0 == hex ? nil : $0 }
    if palette.isEmpty, list != nil, let name = label { palette = [name] }
    kind = first("type", "kind", "schemetype", "category")
  }

  /// Columns of a table without a header: three numbers in each row.
  init?(triplets rows: [[TableCell]]) {
    guard rows.allSatisfy({ $0.count == 3 && Self.numbers($0, [0, 1, 2]) != nil }) else { return nil }
    rgb = [0, 1, 2]
  }

  /// Columns of a table without a header: names beside one hex colour in each row, or beside three numbers.
  init?(names rows: [[TableCell]]) {
    guard let width = rows.first?.count, width > 1, rows.allSatisfy({ $0.count == width }) else { return nil }
    func isNumber(_ column: Int) -> Bool { rows.allSatisfy { Double($0[column].text) != nil } }
    let columns = (0..<width).filter { column in
      rows.count { $0[column].isHexColor } * 2 > rows.count || TableCell.areBareCodes(rows.map { $0[column] })
    }
    let others = (0..<width).filter { !columns.contains($0) }
    label = others.first { !isNumber($0) }
    guard label != nil else { return nil }
    if columns.count == 1 {
      hex = columns[0]
    } else if columns.isEmpty, others.suffix(3).count == 3, others.suffix(3).allSatisfy(isNumber),
      others.last == width - 1
    {
      rgb = Array(others.suffix(3))
    } else {
      return nil
    }
  }

  /// The numbers in three columns; nil when one is missing.
  static func numbers(_ row: [TableCell], _ columns: [Int]) -> [Double]? {
    let numbers = columns.compactMap { row.indices.contains($0) ? Double(row[$0].text) : nil }
    return numbers.count == columns.count && numbers.allSatisfy(\.isFinite) ? numbers : nil
  }
}

extension TableCell {
  /// Whether it holds one hex colour with its `#`.
  var isHexColor: Bool { text.hasPrefix("#") && Self.areDigits(text.dropFirst()) }

  /// Whether it holds the digits of one hex colour without `#`.
  var isBareCode: Bool { Self.areDigits(text[...]) }

  /// Whether cells are hex colours without `#`: all of one length, and a letter among them. A table of data has whole columns of
  /// numbers with as many digits as a colour.
  static func areBareCodes(_ cells: [TableCell]) -> Bool {
    let texts = cells.map(\.text).filter { !$0.isEmpty }
    guard let first = texts.first else { return false }
    return texts.allSatisfy { $0.utf8.count == first.utf8.count && areDigits($0[...]) }
      && texts.contains { $0.contains(where: \.isLetter) }
  }

  private static func areDigits(_ digits: Substring) -> Bool {
    [3, 4, 6, 8].contains(digits.utf8.count) && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  /// Whether it is written as a colour: with `#`, with a function, by a name.
  var isWrittenColor: Bool {
    guard let first = text.utf8.first, !first.isDigit, (try? BareColor.read(text)) != nil else {
      return false
    }
    // `added` and `facade` are words.
    return text.hasPrefix("#") || !Self.areDigits(text[...])
  }

  /// Whether it holds one colour as CSS writes it with a function: `hsl(120 50% 40%)`.
  var isColorFunction: Bool { text.utf8.contains(UInt8(ascii: "(")) && (try? BareColor.read(text)) != nil }
}
