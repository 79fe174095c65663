import SafeText
import SourceText

/// What a client counts the characters of a line in (Language Server Protocol 3.17, PositionEncodingKind).
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// A place in a text as editors count: from 0.
struct TextPosition: Hashable {
  var line, character: Int

  var json: JSONValue { ["line": .integer(line), "character": .integer(character)] }

  init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

  /// Nil unless the node is a position.
  init?(_ node: SourceNode?) {
    guard let line = node?["line"]?.integer, let character = node?["character"]?.integer, line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }
}

extension SourceFile {
  /// The position of a byte; an offset past the end is the end.
  func position(of offset: Int, in encoding: PositionEncoding) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = lines.position(of: offset).line
    let start = lines.line(line).startIndex
    let before = bytes[start..<max(start, offset)]
    return TextPosition(line: line - 1, character: before.reduce(0) { $0 + Self.units(of: $1, in: encoding) })
  }

  /// The byte at a position; one past the end of a line is its end, and one inside a character its beginning.
  func offset(of position: TextPosition, in encoding: PositionEncoding) -> Int {
    let last = lines.position(of: bytes.count).line
    guard position.line < last else { return bytes.count }
    let line = lines.line(position.line + 1)
    var (offset, units) = (line.startIndex, 0)
    while offset < line.endIndex {
      var next = offset + 1
      while next < line.endIndex, bytes[next] & 0xC0 == 0x80 { next += 1 }
      units += bytes[offset..<next].reduce(0) { $0 + Self.units(of: $1, in: encoding) }
      guard units <= position.character else { break }
      offset = next
    }
    return offset
  }

  /// The bytes of a range; nil unless the node is one.
  func range(of node: SourceNode?, in encoding: PositionEncoding) -> Range<Int>? {
    guard let start = TextPosition(node?["start"]), let end = TextPosition(node?["end"]) else { return nil }
    let (first, second) = (offset(of: start, in: encoding), offset(of: end, in: encoding))
    return min(first, second)..<max(first, second)
  }

  /// A range of bytes as clients take it.
  func json(_ range: Range<Int>, in encoding: PositionEncoding) -> JSONValue {
    [
      "start": position(of: range.lowerBound, in: encoding).json,
      "end": position(of: range.upperBound, in: encoding).json,
    ]
  }

  /// How many units a byte of UTF-8 adds: those beyond U+FFFF, whose first byte is 0xF0 or more, are two in UTF-16 (RFC 3629).
  private static func units(of byte: UInt8, in encoding: PositionEncoding) -> Int {
    encoding == .utf8 ? 1 : byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }
}
