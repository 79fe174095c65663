import YAMLEvents

// Places, and the words of errors.
extension YAMLBuilder {
  /// The range of a value without the anchor and tag that libyaml counts to it.
  func withoutProperties(_ range: Range<Int>, _ properties: YAMLEvent.Properties) -> Range<Int> {
    guard !properties.isEmpty else { return range }
    var start = range.lowerBound
    var isComment = false
    while start < range.upperBound {
      let byte = bytes[start]
      if byte == 0x0A || byte == 0x0D { isComment = false }
      if isComment || byte.isSpace {
        start += 1
      } else if byte == UInt8(ascii: "#") {
        isComment = true
      } else if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
        // A name ends at white space, or in flow style at a bracket or comma.
        while start < range.upperBound, bytes[start] > 0x20, !",[]{}".utf8.contains(bytes[start]) { start += 1 }
      } else {
        break
      }
    }
    return start..<range.upperBound
  }

  /// Notes that `color: #fff` has no value, when the comment looks like a colour.
  mutating func noteLostColor(behind offset: Int) {
    let rest = bytes[offset...].prefix { $0 != 0x0A && $0 != 0x0D }
    guard let hash = rest.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }), rest[hash] == UInt8(ascii: "#") else {
      return
    }
    let word = rest[(hash + 1)...].prefix { $0 > 0x20 }
    guard [3, 4, 6, 8].contains(word.count), word.allSatisfy(\.isHexDigit) else { return }
    let range = hash..<word.endIndex
    note(
      .other, range,
      "the value is empty, as '#\(String(decoding: word, as: UTF8.self))' without quotes is a comment; put it in quotes"
    )
  }

  /// Notes a key that an earlier member has.
  mutating func noteDuplicate(_ member: SourceNode.Member, of first: SourceNode.Member) {
    guard notes.count < JSONReader.noteCount else { return }
    let (here, there) = (position(member.keyRange.lowerBound), position(first.keyRange.lowerBound))
    note(
      .duplicateKey, member.keyRange,
      "the key '\(member.key.prefix(32))' at \(here) is also at \(there); the last one counts")
  }

  /// What libyaml says, with the place where what it was reading begins.
  mutating func sourceError(_ error: YAMLError) -> SourceError {
    let end = min(error.offset + 1, bytes.count)
    var message = error.problem
    if error.offset < bytes.count, bytes[error.offset] == 0x09 { message += " (a tab)" }
    if !error.context.isEmpty { message += ", \(error.context)" }
    if let start = error.contextOffset, start != error.offset { message += " that begins at \(position(start))" }
    return SourceError(message, at: min(error.offset, end)..<end)
  }

  func keyError(_ range: Range<Int>) -> SourceError {
    SourceError("a key must be a single text, not a mapping or a list", at: range)
  }

  func depthError(_ range: Range<Int>) -> SourceError {
    SourceError("nested deeper than the limit of \(limits.depth) levels; raise it with --limit depth=N", at: range)
  }

  func membersError(_ range: Range<Int>) -> SourceError {
    SourceError(
      "the mapping has more members than the limit of \(limits.members); raise it with --limit tokens=N", at: range)
  }

  /// `line 3, column 5`.
  private mutating func position(_ offset: Int) -> String {
    let position = lines.position(of: offset)
    return "line \(position.line), column \(position.column)"
  }
}
