// The keys of objects.
extension JSONParser {
  /// Reads a key; `openedAt` is where its object opened.
  mutating func key(openedAt: Int) throws(SourceError) -> String {
    let start = offset
    switch next {
    case UInt8(ascii: "\""):
      return try string()
    case UInt8(ascii: "'") where !isStrict:
      let key = try string()
      note(.singleQuotes, start..<offset, "a key in single quotes: JSON has double quotes only")
      return key
    case let byte where byte.isWordByte && !isStrict:
      while next.isWordByte { offset += next < 0x80 ? 1 : try characterLength(at: offset) }
      if offset - start > limits.string {
        throw SourceError(
          "the key has \(offset - start) bytes, more than the limit of \(limits.string); raise it with --limit string=N",
          at: start..<offset)
      }
      note(.unquotedKey, start..<offset, "a key without quotes: JSON has keys in double quotes only")
      return String(decoding: bytes[start..<offset], as: UTF8.self)
    default:
      if offset >= bytes.count { throw unclosed(openedAt, isObject: true) }
      let remedy =
        next.isWordByte && !isInvisible(at: offset) || next == UInt8(ascii: "'") ? ": put keys in double quotes" : ""
      throw errorHere { "expected a key or '}', found \($0)\(remedy)" }
    }
  }

  /// Notes every key that an earlier member has already.
  mutating func noteDuplicates(in members: [SourceNode.Member]) {
    RepeatedKeys.each(in: members) { noteDuplicate($0, of: $1) }
  }

  private mutating func noteDuplicate(_ member: SourceNode.Member, of first: SourceNode.Member) {
    guard notes.count < JSONReader.noteCount else { return }
    if lines == nil { lines = LineTable(bytes) }
    let (here, there) = (position(member.keyRange.lowerBound), position(first.keyRange.lowerBound))
    note(
      .duplicateKey, member.keyRange,
      "the key \(quoted(member.keyRange)) at \(here) is also at \(there); the last one counts")
  }
}
