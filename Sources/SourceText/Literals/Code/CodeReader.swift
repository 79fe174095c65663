/// Finds what a program binds to names in the languages that differ little in their literals: Swift, Kotlin, Java, Dart, C#, Go and
/// PHP; R, Julia and Ruby, whose comments begin with a number sign.
struct CodeReader {
  private typealias Expression = LiteralModule.Expression

  private let tokens: LiteralTokens
  private let values: LiteralValues

  /// Words before the name of a type, whose members are one value.
  private static let types: Set<String> = ["enum", "struct", "class", "object", "extension", "interface", "module"]
  /// Keys that lead to a value of a list; an engineering choice.
  private static let mostKeys = 8
  /// Tokens of the type of a variable, and of the head of a type; engineering choices.
  private static let (longestType, longestHead) = (16, 40)

  init(_ values: LiteralValues) { (tokens, self.values) = (values.tokens, values) }

  /// A type that is being read.
  private struct Body {
    let name: Int
    let end: Int
    var entries: [LiteralModule.Entry] = []
  }

  /// Adds everything to the module.
  func read(into module: inout LiteralModule, most: Int) {
    var bodies: [Body] = []
    // What tells variables of one name apart, by the index of the binding.
    var qualifiers: [Int: Qualifier] = [:]
    // The ends of the arguments of calls, where `name = value` binds nothing.
    var calls: [Int] = []
    var unnamed = UnnamedLists(values)
    var index = 0
    while index < tokens.count, module.bindings.count <= most {
      while let body = bodies.last, body.end <= index {
        bodies.removeLast()
        close(body, &module)
      }
      while let end = calls.last, end <= index { calls.removeLast() }
      if tokens.isMark(index, "("), let end = tokens[index].close { calls.append(end) }
      if let next = unnamed.read(at: index) {
        index = next
        continue
      }
      guard let word = tokens.word(index) else {
        index += 1
        continue
      }
      if Self.types.contains(word), let body = body(of: index) { bodies.append(body) }
      guard calls.isEmpty else {
        index += 1
        continue
      }
      let (keys, last) = keys(after: index)
      guard let start = valueStart(last + 1), let (value, next) = literal(at: start) else {
        index += 1
        continue
      }
      let own = word.hasPrefix("$") ? String(word.dropFirst()) : word
      let name = keys.isEmpty ? own : keys.joined(separator: " ")
      let range = tokens[index].start..<tokens[last].end
      if !bodies.isEmpty {
        bodies[bodies.count - 1].entries.append(.member(key: name, keyRange: range, value: value))
      }
      if value.isCollection {
        qualifiers[module.bindings.count] =
          keys.isEmpty
          ? unnamed.function.map { Qualifier(name: $0, isWhole: true) } : Qualifier(name: own, isWhole: false)
      }
      module.bind(name, range, value, isTopLevel: bodies.isEmpty)
      index = max(next, index + 1)
    }
    for body in bodies.reversed() { close(body, &module) }
    unnamed.bind(in: &module)
    tellApart(qualifiers, &module)
  }

  /// A function or a list that holds a variable.
  private struct Qualifier {
    let name: String
    /// Whether it names the variable alone, where it holds no other one.
    let isWhole: Bool
  }

  /// The keys behind the name of a list, and the last token: `palettes$"npg"$"nrc" <-` and `palettes[["npg"]] <-` of R.
  private func keys(after index: Int) -> ([String], last: Int) {
    var (keys, last) = ([String](), index)
    while keys.count < Self.mostKeys {
      if tokens.isWord(last + 1, "$"), let key = tokens.quoted(last + 2) {
        keys.append(key)
        last += 2
      } else if let key = tokens.word(last + 1), key.hasPrefix("$"), key.count > 1,
        tokens[last].end == tokens[last + 1].start
      {
        keys.append(String(key.dropFirst()))
        last += 1
      } else if tokens.areMarks(last + 1, "[", "["), let key = tokens.quoted(last + 3),
        tokens.areMarks(last + 4, "]", "]")
      {
        keys.append(key)
        last += 5
      } else {
        break
      }
    }
    return (keys, last)
  }

  /// Names the lists of one name that different functions or lists hold after these: `sea` for `pal` in `sea`, or `sea pal`
  /// where it holds more or something else has that name.
  private func tellApart(_ qualifiers: [Int: Qualifier], _ module: inout LiteralModule) {
    let alike = Dictionary(grouping: module.bindings.indices) { module.bindings[$0].name }.values
    let held = alike.filter { $0.count > 1 && Set($0.map { qualifiers[$0]?.name }).count > 1 }.joined()
      .filter { qualifiers[$0] != nil }.sorted()
    var taken = Set(Set(module.bindings.indices).subtracting(held).map { module.bindings[$0].name })
    let counts = Dictionary(held.map { (qualifiers[$0]?.name, 1) }, uniquingKeysWith: +)
    for index in held {
      guard let qualifier = qualifiers[index] else { continue }
      let isAlone = qualifier.isWhole && counts[qualifier.name] == 1 && !taken.contains(qualifier.name)
      let base = isAlone ? qualifier.name : "\(qualifier.name) \(module.bindings[index].name)"
      var (name, number) = (base, 1)
      while !taken.insert(name).inserted {
        number += 1
        name = "\(base) \(number)"
      }
      module.bindings[index].name = name
    }
  }

  /// The value of a variable; nil for what is no literal, or a text that is no colour.
  private func literal(at index: Int) -> (Expression, next: Int)? {
    guard index < tokens.count else { return nil }
    let (value, next) = values.value(at: index, to: tokens.count)
    switch value.content {
    case .plain(.string(let text)): return text.hasPrefix("#") || text.contains("(") ? (value, next) : nil
    case .object(let entries): return entries.isEmpty ? nil : (value, next)
    case .list(let items): return items.isEmpty ? nil : (value, next)
    case .plain, .reference, .computed, .returned: return nil
    }
  }

  private func body(of index: Int) -> Body? {
    guard tokens.word(index + 1) != nil else { return nil }
    let last = min(tokens.count, index + Self.longestHead)
    guard let open = ((index + 2)..<max(index + 2, last)).first(where: { tokens.isMark($0, "{") }),
      let end = tokens[open].close
    else { return nil }
    return Body(name: index + 1, end: end)
  }

  private func close(_ body: Body, _ module: inout LiteralModule) {
    guard !body.entries.isEmpty else { return }
    let range = tokens[body.name].range
    let value = Expression(content: .object(body.entries), range: range.lowerBound..<tokens[body.end].end)
    module.bind(tokens.text(body.name), range, value, isTopLevel: true)
  }

  /// Where a value begins after a name: `= …`, `: [Color] = …`, `<- …`, `:= …`.
  private func valueStart(_ index: Int) -> Int? {
    if tokens.areMarks(index, "<", "-") || tokens.areMarks(index, ":", "=") { return index + 2 }
    var next = index
    if tokens.isMark(next, ":") {
      next += 1
      let last = min(tokens.count, next + Self.longestType)
      while next < last, !tokens.isAssignment(next), !tokens[next].startsLine { next = tokens.after(next) }
    }
    return tokens.isAssignment(next) ? next + 1 : nil
  }
}
