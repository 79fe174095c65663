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
    let units = lines.units(of: offset)
    return TextPosition(line: units.line - 1, character: encoding == .utf8 ? units.utf8 : units.utf16)
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
      // Characters beyond U+FFFF, whose first byte is 0xF0 or more (RFC 3629), are two units in UTF-16.
      units += encoding == .utf8 ? next - offset : bytes[offset] >= 0xF0 ? 2 : 1
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
}
