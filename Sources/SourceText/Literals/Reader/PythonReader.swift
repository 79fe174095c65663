/// Python: its assignments, imports, classes and functions (The Python Language Reference 3.13, sections 6 to 8).
extension LiteralReader {
  mutating func python(_ index: Int) -> Int {
    guard tokens[index].startsLine, let name = tokens.word(index) else { return index + 1 }
    switch name {
    case "from": return importingNames(index + 1)
    case "def":
      module.functions.append(tokens[index].start..<tokens[endOfBlock(index) - 1].end)
      return function(index)
    case "global", "nonlocal":
      // What a function changes outside of it, only running the program would tell.
      var next = index + 1
      while next < tokens.count, !tokens[next].startsLine {
        if let name = tokens.word(next) { module.reassigned.insert(name) }
        next += 1
      }
      return next
    case "class":
      enterClass(index)
      return index + 1
    case "import", "if", "for", "return": return index + 1
    default: break
    }
    var (path, next) = tokens.path(at: index)
    let (target, range) = (path.removeLast(), tokens.range(index, next))
    // `rcParams.update({…})` and `rcParams["key"] = value` give matplotlib settings.
    if let close = next < tokens.count ? tokens[next].close : nil {
      if target == "update", path.last == "rcParams" {
        let (value, end) = values.value(at: next + 1, to: close)
        if end >= close { module.bind("rcParams", range, value, isTopLevel: true, isOfChart: true) }
        return close + 1
      }
      guard target == "rcParams", close == next + 2, tokens.isAssignment(close + 1), let key = tokens.quoted(next + 1)
      else { return next }
      let (value, end) = values.value(at: close + 2, to: tokens.count)
      let entry = LiteralModule.Entry.member(key: key, keyRange: tokens[next + 1].range, value: value)
      let settings = Expression(content: .object([entry]), range: value.range)
      module.bind("rcParams", range, settings, isTopLevel: true, isOfChart: true)
      return end
    }
    guard next == index + 1 else { return next }
    if tokens.isMark(next, ":") {
      // An annotation: up to the assignment of the same line.
      var ahead = next + 1
      while ahead < tokens.count, !tokens[ahead].startsLine, !tokens.isAssignment(ahead) { ahead = tokens.after(ahead) }
      guard ahead < tokens.count, tokens.isAssignment(ahead) else { return next }
      next = ahead
    }
    guard tokens.isAssignment(next) else { return next }
    if let type = types.last, type.column == column(index) {
      let value = values.value(at: next + 1, to: tokens.count).0
      types[types.count - 1].entries.append(.member(key: name, keyRange: range, value: value))
    }
    return add(name, at: index, value: next + 1)
  }

  /// The token at which what is indented below a statement ends.
  private func endOfBlock(_ index: Int) -> Int {
    let own = column(index)
    var end = index + 1
    while end < tokens.count, !(tokens[end].startsLine && column(end) <= own) { end = tokens.after(end) }
    return min(end, tokens.count)
  }

  /// Notes a class, whose attributes are one value: `class Dark(Style):` and what is indented below it.
  private mutating func enterClass(_ index: Int) {
    let end = endOfBlock(index)
    var first = index + 1
    while first < end, !tokens[first].startsLine { first = tokens.after(first) }
    guard first < end, tokens.word(index + 1) != nil, end > index + 2 else { return }
    types.append(TypeBody(name: index + 1, end: end - 1, isExported: false, column: column(first)))
  }

  /// The bytes before a token in its line.
  private func column(_ index: Int) -> Int {
    let start = tokens[index].start
    return start - (tokens.bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)
  }

  /// `def palette(): return […]`, perhaps with a text that says what it is for.
  private mutating func function(_ index: Int) -> Int {
    guard let name = tokens.word(index + 1), tokens.isMark(index + 2, "("), tokens[index + 2].close == index + 3 else {
      return index + 1
    }
    var next = index + 4
    while next < tokens.count, !tokens[next].startsLine, !tokens.isMark(next, ":") { next = tokens.after(next) }
    next += 1
    if next < tokens.count, tokens[next].kind == .string { next += 1 }
    guard tokens.isWord(next, "return"), next + 1 < tokens.count else { return index + 1 }
    let (value, end) = values.value(at: next + 1, to: tokens.count)
    let returned = Expression(content: .returned(value), range: value.range)
    module.bind(name, tokens[index + 1].range, returned, isTopLevel: isOutside(index))
    return end
  }
}
