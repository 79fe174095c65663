import PaletteRules
import SourceText

/// The lines of a matplotlib style, `key : value  # comment`, as a tree.
///
/// Source: matplotlib 3.11, `lib/matplotlib/__init__.py`, `_rc_params_in_file`, and `lib/matplotlib/cbook.py`,
/// `_strip_comment`.
enum StyleLines {
  /// An object of the settings; a repeated key is a remark, any other line a note. A value that a comment has swallowed is
  /// empty and has the place of the comment.
  ///
  /// - Throws: ``ThemeProblem`` for more than the options allow tokens.
  static func root(_ reading: Reading) throws(ThemeProblem) -> PlacedNode {
    let (file, record) = (reading.file, reading.record)
    var members: [SourceNode.Member] = []
    var known: [String: TokenOrigin] = [:]
    for line in reading.input.lines {
      try reading.checkEntries(members.count + record.notes.count + record.problems.count)
      let bytes = Array(line.text.utf8)
      guard let end = contentEnd(bytes) else {
        record.problem(FormatProblem.openQuote(), at: TokenOrigin(file: file, range: line.range))
        continue
      }
      let content = trimmed(bytes, 0..<end)
      if content.isEmpty { continue }
      guard let colon = bytes[content].firstIndex(of: UInt8(ascii: ":")) else {
        record.note(.lineWithoutColon, file.lines.position(of: line.range.lowerBound).line)
        continue
      }
      let keyRange = trimmed(bytes, content.lowerBound..<colon)
      let key = String(decoding: bytes[keyRange], as: UTF8.self)
      var value = trimmed(bytes, (colon + 1)..<content.upperBound)
      let quote = UInt8(ascii: "\"")
      let isQuoted = value.count > 1 && bytes[value].first == quote && bytes[value].last == quote
      let text = isQuoted ? bytes[value].dropFirst().dropLast() : bytes[value]
      if value.isEmpty, content.upperBound < bytes.count { value = trimmed(bytes, content.upperBound..<bytes.count) }
      let origin = TokenOrigin(file: file, range: line.part(keyRange))
      if let first = known[key] {
        record.remark(ThemeRemark(.duplicateKey(key: key, first: first), token: key, origin: origin))
      }
      known[key] = origin
      members.append(
        SourceNode.Member(
          key: key, keyRange: origin.range,
          value: SourceNode(.string(String(decoding: text, as: UTF8.self)), range: line.part(value))))
    }
    let node = SourceNode(.object(members), range: 0..<file.bytes.count)
    return PlacedNode(node: node, file: file, pointer: JSONPointer())
  }

  /// Where the comment begins, or the line ends: at the first `#` outside double quotes; single quotes protect nothing.
  /// Nil when a double quote is not closed.
  private static func contentEnd(_ line: [UInt8]) -> Int? {
    var isQuoted = false
    for (offset, byte) in line.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: "#"), !isQuoted { return offset }
    }
    return isQuoted ? nil : line.count
  }

  private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, bytes[first].isBlank { range = (range.lowerBound + 1)..<range.upperBound }
    while let last = range.last, bytes[last].isBlank { range = range.lowerBound..<last }
    return range
  }
}
