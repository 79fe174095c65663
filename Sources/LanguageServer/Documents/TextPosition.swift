import SafeText
import SourceText

/// A place in a text as every editor counts: from 0, characters in units of UTF-16 (Language Server Protocol 3.17,
/// PositionEncodingKind).
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
  func position(of offset: Int) -> TextPosition {
    let units = lines.units(of: offset)
    return TextPosition(line: units.line - 1, character: units.utf16)
  }

  /// The byte at a position; one past the end of a line is its end, and one inside a character its beginning.
  func offset(of position: TextPosition) -> Int {
    let last = lines.position(of: bytes.count).line
    guard position.line < last else { return bytes.count }
    let line = lines.line(position.line + 1)
    var (offset, units) = (line.startIndex, 0)
    while offset < line.endIndex {
      var next = offset + 1
      while next < line.endIndex, bytes[next] & 0xC0 == 0x80 { next += 1 }
      // Characters beyond U+FFFF, whose first byte is 0xF0 or more (RFC 3629), are two units in UTF-16.
      units += bytes[offset] >= 0xF0 ? 2 : 1
      guard units <= position.character else { break }
      offset = next
    }
    return offset
  }

  /// The bytes of a range; nil unless the node is one.
  func range(of node: SourceNode?) -> Range<Int>? {
    guard let start = TextPosition(node?["start"]), let end = TextPosition(node?["end"]) else { return nil }
    let (first, second) = (offset(of: start), offset(of: end))
    return min(first, second)..<max(first, second)
  }

  /// A range of bytes as clients take it.
  func json(_ range: Range<Int>) -> JSONValue {
    ["start": position(of: range.lowerBound).json, "end": position(of: range.upperBound).json]
  }
}

/// A text that the client has open: what it holds counts, not what is on disk.
struct OpenDocument {
  /// As the client names it.
  let uri: String
  /// As the client counts; nil where it does not.
  var version: Int?
  var file: SourceFile

  /// Takes the changes of a `textDocument/didChange` in their order: each is about the text that the one before leaves.
  mutating func apply(_ changes: [SourceNode]) throws(ResponseError) {
    for change in changes {
      guard let text = change["text"]?.string else {
        throw ResponseError(.invalidParams, "a change has a 'text'")
      }
      var bytes = file.bytes
      if let range = change["range"], range.isObject {
        guard let place = file.range(of: range) else {
          throw ResponseError(.invalidParams, "a range has a 'start' and an 'end' of whole numbers from 0 on")
        }
        bytes.replaceSubrange(place, with: text.utf8)
      } else {
        bytes = Array(text.utf8)
      }
      file = SourceFile(path: file.path, bytes: bytes)
    }
  }
}

/// `file:///home/name/theme.json` (RFC 8089).
enum FileURI {
  /// The path that a URI names; nil where it names no file of this machine.
  static func path(_ uri: String) -> String? {
    let scheme = "file://"
    guard uri.lowercased().hasPrefix(scheme) else { return nil }
    var rest = uri.dropFirst(scheme.count).prefix { $0 != "?" && $0 != "#" }
    if rest.hasPrefix("localhost/") { rest = rest.dropFirst("localhost".count) }
    guard rest.hasPrefix("/") else { return nil }
    var bytes: [UInt8] = []
    var escaped = rest.utf8.makeIterator()
    while let byte = escaped.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = escaped.next(), let low = escaped.next(),
        let value = UInt8(String(decoding: [high, low], as: UTF8.self), radix: 16), value > 0
      else { return nil }
      bytes.append(value)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  static func uri(_ path: String) -> String { "file://" + uriPath(path) }
}
