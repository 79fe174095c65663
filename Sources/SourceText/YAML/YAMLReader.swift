import YAMLEvents

/// Reads YAML into the same tree as JSON, with the byte range of every key and value.
///
/// - Scalars without quotes are what the core schema says (YAML 1.2, section 10.3.2): `null`, `true`, numbers, else text.
///   `yes`, `no` and dates are text. Scalars in quotes, and blocks, are text.
/// - An alias gives the value of its anchor, with the anchor's place: nothing is copied. Following every alias must not
///   take more values than the limit, so that a small file cannot expand to a large one.
/// - `<<` draws in the members of another mapping that the mapping does not have itself.
/// - A range holds the value only, not the anchor and tag in front of it.
/// - A text of several documents is an error, as is a key that is not a scalar.
/// - A repeated key is a ``JSONReader/Note``, and so is a value that a `#` turned into a comment.
///
/// The limits are those of JSON; libyaml has none but its own of 1,000 levels.
package enum YAMLReader {
  /// Reads a whole text.
  ///
  /// - Throws: ``SourceError`` at the first thing that cannot be accepted.
  package static func read(
    _ bytes: [UInt8], limits: JSONReader.Limits = JSONReader.Limits()
  ) throws(SourceError) -> JSONReader.Document {
    try limits.check(bytes)
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw SourceError("the text is UTF-16: save it as UTF-8", at: 0..<2)
    }
    var builder = YAMLBuilder(bytes, limits, events: try events(of: bytes))
    let root = try builder.document()
    return JSONReader.Document(root: root, notes: builder.notes)
  }

  /// An alias, `*blue`, and what it gives a value to.
  package struct Alias: Sendable {
    /// Where the value is in the tree; of a mapping that is merged, `<<` follows.
    package let pointer: JSONPointer
    package let name: String
    package let range: Range<Int>
  }

  /// Where aliases stand in a text: the tree has the places of their anchors. None for a text that cannot be read.
  package static func aliases(in bytes: [UInt8]) -> [Alias] {
    guard let events = try? events(of: bytes) else { return [] }
    var builder = YAMLBuilder(bytes, JSONReader.Limits(), events: events)
    builder.aliases = []
    return (try? builder.document()) == nil ? [] : builder.aliases ?? []
  }

  private static func events(of bytes: [UInt8]) throws(SourceError) -> EventStream {
    do throws(YAMLError) {
      return try EventStream(bytes)
    } catch {
      throw SourceError(error.problem, at: 0..<0)
    }
  }
}

// Places, and the words of errors.
extension YAMLBuilder {
  /// The range of a value without the anchor and tag that libyaml counts to it.
  func withoutProperties(_ range: Range<Int>, _ properties: YAMLEvent.Properties) -> Range<Int> {
    guard !properties.isEmpty else { return range }
    var start = range.lowerBound
    while start < range.upperBound {
      let byte = bytes[start]
      if byte.isSpace {
        start += 1
      } else if byte == UInt8(ascii: "#") {
        start = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      } else if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
        // A name ends at white space, or in flow style at a bracket or comma.
        while start < range.upperBound, bytes[start] > 0x20, !",[]{}".utf8.contains(bytes[start]) { start += 1 }
      } else {
        break
      }
    }
    return min(start, range.upperBound)..<range.upperBound
  }

  /// Notes that `color: #fff` has no value, when the comment looks like a colour.
  mutating func noteLostColor(behind offset: Int) {
    let rest = bytes[offset...].prefix { $0 != 0x0A && $0 != 0x0D }
    guard let hash = rest.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }), rest[hash] == UInt8(ascii: "#") else {
      return
    }
    let word = rest[(hash + 1)...].prefix { $0 > 0x20 }
    guard [3, 4, 6, 8].contains(word.count), word.allSatisfy(\.isHexDigit) else { return }
    note(.lostColor, hash..<word.endIndex)
  }

  /// What libyaml says, with the place where what it was reading begins.
  func sourceError(_ error: YAMLError) -> SourceError {
    let end = min(error.offset + 1, bytes.count)
    var message = error.problem
    if error.offset < bytes.count, bytes[error.offset] == 0x09 { message += " (a tab)" }
    if !error.context.isEmpty { message += ", \(error.context)" }
    if let start = error.contextOffset, start != error.offset {
      message += " that begins at \(LineTable(bytes).position(of: start).words)"
    }
    return SourceError(message, at: min(error.offset, end)..<end)
  }

  func keyError(_ range: Range<Int>) -> SourceError {
    SourceError("a key must be a single text, not a mapping or a list", at: range)
  }
}
