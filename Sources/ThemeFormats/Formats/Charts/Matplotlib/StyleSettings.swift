import PaletteRules
import SourceText

/// The lines of a matplotlib style: `key : value  # comment`.
///
/// Source: matplotlib 3.11, `lib/matplotlib/__init__.py`, `_rc_params_in_file`, and `lib/matplotlib/cbook.py`,
/// `_strip_comment`.
struct StyleSettings {
  /// What a key is set to.
  struct Setting {
    let key: String
    /// The value, without double quotes around it.
    let text: String
    /// The position of the value, including double quotes.
    let origin: TokenOrigin
    /// The position of the text within the quotes.
    let inner: Range<Int>
    /// What the value would have been, had `#` not begun a comment in its place.
    let swallowed: String?
  }

  private var settings: [String: Setting] = [:]
  /// In file order, each key at its last occurrence.
  var keys: [String] { settings.values.sorted { $0.inner.lowerBound < $1.inner.lowerBound }.map(\.key) }

  /// The setting of a key; nil when the style says nothing.
  subscript(_ key: String) -> Setting? { settings[key] }

  /// Whether matplotlib takes the value for true.
  func isTrue(_ key: String) -> Bool? {
    settings[key].map { ["t", "y", "yes", "on", "true", "1"].contains($0.text.lowercased()) }
  }

  func number(_ key: String) -> Double? { settings[key].flatMap { Double($0.text) } }

  /// Reads the lines; a repeated key is a remark, any other line a note.
  ///
  /// - Throws: ``ThemeProblem`` for more than the options allow tokens.
  init(_ reading: Reading) throws(ThemeProblem) {
    let (input, record) = (reading.input, reading.record)
    if let root = input.placedRoot { add(root) }
    for line in input.lines {
      let count = settings.count + record.notes.count + record.problems.count + record.remarks.count
      try reading.checkEntries(count)
      guard let end = Self.contentEnd(line.text) else {
        record.problem(FormatProblem.openQuote(), at: TokenOrigin(file: input.file, range: line.range))
        continue
      }
      let bytes = Array(line.text.utf8)
      let content = Self.trimmed(bytes, 0..<end)
      if content.isEmpty { continue }
      guard let colon = bytes[content].firstIndex(of: UInt8(ascii: ":")) else {
        let number = input.file.lines.position(of: line.range.lowerBound).line
        record.note(.lineWithoutColon, number)
        continue
      }
      add(line, bytes, content, colon, in: input.file, record: record)
    }
  }

  /// Adds the settings of a dictionary in Python: a text without its quotes, anything else as it is written.
  private mutating func add(_ root: PlacedNode) {
    for (key, _, place) in root.members ?? [] {
      let range = place.node.range
      guard place.file === root.file, place.items == nil, place.members == nil, !range.isEmpty else { continue }
      let isQuoted = [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(place.file.bytes[range.lowerBound])
      let inner = isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
      let text = String(decoding: place.file.bytes[inner], as: UTF8.self)
      settings[key] = Setting(key: key, text: text, origin: place.origin, inner: inner, swallowed: nil)
    }
  }

  private mutating func add(
    _ line: TextLine, _ bytes: [UInt8], _ content: Range<Int>, _ colon: Int, in file: SourceFile,
    record: ReadingRecord
  ) {
    let keyRange = Self.trimmed(bytes, content.lowerBound..<colon)
    let valueRange = Self.trimmed(bytes, (colon + 1)..<content.upperBound)
    let quote = UInt8(ascii: "\"")
    let isQuoted = valueRange.count > 1 && bytes[valueRange].first == quote && bytes[valueRange].last == quote
    let inner = isQuoted ? (valueRange.lowerBound + 1)..<(valueRange.upperBound - 1) : valueRange
    let key = String(decoding: bytes[keyRange], as: UTF8.self)
    var place = valueRange
    var swallowed: String?
    if valueRange.isEmpty, content.upperBound < bytes.count {
      place = Self.trimmed(bytes, content.upperBound..<bytes.count)
      swallowed = String(decoding: bytes[place], as: UTF8.self)
    }
    if let earlier = settings[key] {
      let here = TokenOrigin(file: file, range: line.part(keyRange))
      record.remark(ThemeRemark(.duplicateKey(key: key, first: earlier.origin), token: key, origin: here))
    }
    settings[key] = Setting(
      key: key, text: String(decoding: bytes[inner], as: UTF8.self),
      origin: TokenOrigin(file: file, range: line.part(place)), inner: line.part(inner), swallowed: swallowed)
  }

  /// Where the comment begins, or the line ends: at the first `#` outside double quotes; single quotes protect nothing.
  /// Nil when a double quote is not closed.
  static func contentEnd(_ line: String) -> Int? {
    var isQuoted = false
    for (offset, byte) in line.utf8.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: "#"), !isQuoted { return offset }
    }
    return isQuoted ? nil : line.utf8.count
  }

  private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, bytes[first].isBlank { range = (range.lowerBound + 1)..<range.upperBound }
    while let last = range.last, bytes[last].isBlank { range = range.lowerBound..<last }
    return range
  }
}
