import Colorimetry
import PaletteRules
import SourceText

/// A list of colours as text: one on each line (Lospec's `.hex`), or several with commas between.
///
/// A line that starts with `;`, `//` or `# ` is a comment; the words beside a colour are its name.
enum HexList: ThemeFormat {
  static let name = "hex"
  static let label = "list of colours"

  static func recognises(_ input: ThemeInput) -> Bool {
    var (count, readable) = (0, 0)
    // Not a lazy flat map, which reads a line anew for each of its entries.
    for line in input.lines {
      guard count < sample else { break }
      for entry in HexLine.entries(of: line.beginning).prefix(sample - count) {
        count += 1
        if (try? BareColor.read(entry.text)) != nil, entry.isNamedShortly { readable += 1 }
      }
    }
    return readable > 0 && readable * 2 > count
  }

  /// How many entries tell what the others are; an engineering choice.
  private static let sample = 100

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool {
    input.hasExtension("hex") || ChartEvidence.isInWords(theme, in: input)
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let record = reading.record
    try reading.requireText()
    var list = ListedColors()
    for line in reading.input.lines {
      try reading.checkLength(of: line)
      for entry in HexLine.entries(of: line) {
        try reading.checkLength(list.items.count)
        let origin = TokenOrigin(file: reading.file, range: entry.range)
        if let color = record.bareColor(entry.text, token: "series.\(list.items.count + 1)", at: origin) {
          list.items.append(ListedColors.Item(color: color, label: entry.label, text: entry.text))
        }
      }
    }
    guard !list.items.isEmpty || !record.problems.isEmpty else {
      throw ThemeProblem(
        Refusal.holdsNoColors("file"), reason: .noChartColors, help: "write a colour on each line, such as #2166ac",
        path: reading.path)
    }
    let palette = ReadPalette(name: "", kind: .categorical, colors: list).inShownKind(record)
    return ThemeContent(modes: [ThemeMode(showing: try list.series(reading), kind: palette.kind, name: nil)])
  }
}

/// A colour of a line of a list.
struct HexLine {
  /// The text in the place of a colour.
  let text: String
  /// Its bytes in the file.
  let range: Range<Int>
  /// The name beside it.
  var label: String?

  /// The colours of a line; none for a comment or an empty line.
  ///
  /// In a line with codes, `#264653 deep sea, #2a9d8f shore`, all other words are names: they come before the codes where
  /// one is before the first. In any other line colours have commas or blanks between them, and what comes behind a single
  /// one is its name.
  static func entries(of line: TextLine) -> [HexLine] {
    let bytes = Array(line.text.utf8)
    let codes = codes(in: bytes)
    // `# decade` and `#!x` are comments, `#fffff` is a colour with a digit missing.
    let isRemark = line.text.hasPrefix("#") && codes.first?.lowerBound != 0
    guard !bytes.isEmpty, !isRemark, !line.text.hasPrefix(";"), !line.text.hasPrefix("//") else { return [] }
    if !codes.isEmpty {
      let isBefore = label(bytes[..<codes[0].lowerBound]) != nil
      return codes.indices.map { index in
        var entry = entry(codes[index], in: bytes, of: line)
        let start = isBefore ? (index > 0 ? codes[index - 1].upperBound : 0) : codes[index].upperBound
        let next = index + 1 < codes.count ? codes[index + 1].lowerBound : bytes.count
        entry.label = label(bytes[start..<(isBefore ? codes[index].lowerBound : next)])
        return entry
      }
    }
    return parts(of: 0..<bytes.count, in: bytes) { $0 == UInt8(ascii: ",") }.flatMap { part -> [HexLine] in
      let words = parts(of: part, in: bytes) { $0.isBlank || $0 == UInt8(ascii: ";") }
      let entries = words.map { entry($0, in: bytes, of: line) }
      guard var first = entries.first else { return [] }
      if entries.allSatisfy({ (try? BareColor.read($0.text)) != nil }) { return entries }
      first.label = label(bytes[words[0].upperBound..<part.upperBound])
      return [first]
    }
  }

  /// Whether the name is one: prose and programs have more words and other signs beside their colours.
  var isNamedShortly: Bool {
    guard let label else { return true }
    return label.split(separator: " ").count <= Self.mostWords && !label.contains { "(){}[]<>=\"'`".contains($0) }
  }

  /// Words of a name; an engineering choice.
  private static let mostWords = 4

  private static func entry(_ range: Range<Int>, in bytes: [UInt8], of line: TextLine) -> HexLine {
    HexLine(text: String(decoding: bytes[range], as: UTF8.self), range: line.part(range))
  }

  /// `#` with what is meant as a code, right or misspelt, as far as its last letter, digit or combining mark.
  private static func codes(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "#")) {
      index = start + 1
      while index < bytes.count, bytes[index].isLetter || bytes[index].isDigit { index += 1 }
      let word = String(decoding: bytes[(start + 1)..<index], as: UTF8.self)
      guard word.count >= 3, word.allSatisfy(\.isHexDigit) || isMisspelt(word[...]) else { continue }
      index += HexSearch.marks(at: index, in: bytes[...])
      found.append(start..<index)
    }
    return found
  }

  /// Whether a word behind `#` is the code of a colour with a wrong letter or two: about as long, with a digit.
  private static func isMisspelt(_ word: Substring) -> Bool {
    (5...9).contains(word.utf8.count) && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      && word.contains(where: \.isNumber) && word.count { $0.isHexDigit } >= word.count - 2
  }

  /// What is between separators outside parentheses.
  private static func parts(
    of range: Range<Int>, in bytes: [UInt8], separator isSeparator: (UInt8) -> Bool
  ) -> [Range<Int>] {
    var (parts, depth, start): ([Range<Int>], Int, Int) = ([], 0, range.lowerBound)
    for index in range {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 } else if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      guard depth <= 0, isSeparator(bytes[index]) else { continue }
      if start < index { parts.append(start..<index) }
      start = index + 1
    }
    return start < range.upperBound ? parts + [start..<range.upperBound] : parts
  }

  private static func label(_ bytes: ArraySlice<UInt8>) -> String? {
    func isMark(_ byte: UInt8) -> Bool { byte.isBlank || ";#/-:,|".utf8.contains(byte) }
    var name = bytes.drop(while: isMark)
    while let last = name.last, isMark(last) { name.removeLast() }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}
