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
