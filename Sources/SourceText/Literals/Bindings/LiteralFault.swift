/// Where a program is broken: a bracket or a quote without the other one, or an end that something follows.
///
/// Brackets alone say little, since a regular expression or the text of a JSX element may be cut into the wrong tokens; colours
/// in them make sure.
package struct LiteralFault: Sendable {
  /// The bytes of the bracket, the quote or the last token.
  package let range: Range<Int>
  /// Whether colours show that it is none of our own mistakes.
  package let isSure: Bool
}

extension LiteralTokens {
  /// The first fault that colours make sure, otherwise the first that they do not; nil where there is none.
  var fault: LiteralFault? {
    var doubtful: Range<Int>?
    var opens: [Int: Int] = [:]
    // How many tokens before each are colours.
    var colors = [0]
    for (index, token) in tokens.enumerated() {
      if let close = token.close { opens[close] = index }
      colors.append(colors[index] + (isColor(index) ? 1 : 0))
    }
    // Fewer than two are part of anything.
    func holdColors(_ start: Int, _ end: Int) -> Bool { end > start && colors[end] - colors[start] > 1 }
    // The ends of what is around a token.
    var around: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .mark {
      while let end = around.last, end <= index { around.removeLast() }
      var isSure = false
      switch token.mark {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if let close = token.close {
          around.append(close)
          continue
        }
        isSure = holdColors(index + 1, around.last ?? count)
        if around.isEmpty { doubtful = doubtful ?? token.range }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        // Right behind a colour, or behind a bracket around colours.
        guard opens[index] == nil, index > 0 else { continue }
        isSure = isColor(index - 1) || opens[index - 1].map { holdColors($0 + 1, index - 1) } ?? false
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        // What is cut off may end within a colour.
        let next = bytes[token.end...].prefix(2)
        isSure =
          next.count == 2 && next.first == UInt8(ascii: "#") && bytes[token.end + 1].isHexDigit
          || endsWithCode(token.start)
      case UInt8(ascii: "#") where index > 0 && tokens[index - 1].end == token.start:
        // A curly quote where a value begins, U+2018 to U+201F.
        let quote = Array(bytes[tokens[index - 1].range])
        isSure =
          quote.count == 3 && quote.starts(with: [0xE2, 0x80]) && (0x98...0x9F).contains(quote[2])
          && (index < 2 || isMark(index - 2, among: "[(,:="))
      default: break
      }
      if isSure { return LiteralFault(range: token.range, isSure: true) }
    }
    let end = isMark(count - 1, among: "=,:+") ? tokens.last?.range : nil
    return (doubtful ?? end).map { LiteralFault(range: $0, isSure: false) }
  }

  /// Whether the bytes before an offset end with a hex code that no quote begins.
  private func endsWithCode(_ end: Int) -> Bool {
    let digits = bytes[..<end].reversed().prefix(9).prefix(while: \.isHexDigit).count
    let mark = end - digits - 1
    guard [3, 4, 6, 8].contains(digits), mark >= 0, bytes[mark] == UInt8(ascii: "#") else { return false }
    return mark == 0 || [0x20, UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: "(")].contains(bytes[mark - 1])
  }

  /// Whether a token is a colour: a text of one hex code, or such a code in a style sheet.
  private func isColor(_ index: Int) -> Bool {
    let token = tokens[index]
    let start = token.kind == .string ? token.start + 1 : token.start
    guard token.kind == .string || token.kind == .word, start < token.end, bytes[start] == UInt8(ascii: "#") else {
      return false
    }
    let digits = bytes[(start + 1)..<token.end].prefix(9).prefix(while: \.isHexDigit)
    guard [3, 4, 6, 8].contains(digits.count), digits.endIndex < bytes.count else { return digits.count > 2 }
    let next = bytes[digits.endIndex]
    return !(next.isDigit || next.isLetter || next == UInt8(ascii: "_"))
  }
}

extension LiteralTokens {
  /// Calls that change the list or the object that they are called on.
  private static let changing: Set<String> = [
    "push", "unshift", "splice", "pop", "shift", "append", "extend", "insert", "add", "addAll", "put", "putAll",
    "update", "remove", "removeLast", "merge",
  ]

  /// The names of lists and objects that a statement changes, each with its first place: `colors.push(…)`, `colors[2] = …`,
  /// `colors += …`, `Object.assign(colors, …)`. Only running the program would tell what they hold then.
  func laterChanges() -> [String: Range<Int>] {
    var changes: [String: Range<Int>] = [:]
    for index in tokens.indices {
      guard let name = changed(at: index), changes[text(name)] == nil else { continue }
      changes[text(name)] = tokens[name].range
    }
    return changes
  }

  /// The token of the name that is changed where a change begins at a token.
  private func changed(at index: Int) -> Int? {
    let next = index + 1
    guard tokens[index].kind == .word else { return nil }
    if isMark(next, "("), isWord(index, "assign"), isMark(index - 1, "."), isWord(index - 2, "Object") {
      return word(next + 1) == nil ? nil : next + 1
    }
    let isChanging =
      isMark(next, ".") && isMark(next + 2, "(") && (word(next + 1).map(Self.changing.contains) ?? false)
      || isMark(next, "+") && isMark(next + 1, "=")
    guard !isChanging, isMark(next, "["), let close = tokens[next].close else { return isChanging ? index : nil }
    return isAssignment(close + 1) || areMarks(close + 1, "<", "-") ? index : nil
  }
}
