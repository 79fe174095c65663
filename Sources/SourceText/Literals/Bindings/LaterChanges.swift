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
    guard next < count, tokens[index].kind == .word, tokens[next].kind == .mark else { return nil }
    switch tokens[next].mark {
    case UInt8(ascii: "("):
      let isAssign = isWord(index, "assign") && isMark(index - 1, ".") && isWord(index - 2, "Object")
      return isAssign && word(next + 1) != nil ? next + 1 : nil
    case UInt8(ascii: "."):
      return isMark(next + 2, "(") && (word(next + 1).map(Self.changing.contains) ?? false) ? index : nil
    case UInt8(ascii: "+"): return isMark(next + 1, "=") ? index : nil
    case UInt8(ascii: "["):
      guard let close = tokens[next].close else { return nil }
      return isAssignment(close + 1) || areMarks(close + 1, "<", "-") ? index : nil
    default: return nil
    }
  }
}
