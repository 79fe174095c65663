/// Finds what a program binds to names, as far as that is written out, what it imports and exports, and the themes that it gives
/// to a chart library (ECMAScript 2025, sections 14.3 and 16.2; CommonJS; The Python Language Reference 3.13, sections 6.2, 6.3
/// and 7.2; the other languages differ little in these).
struct LiteralReader {
  typealias Expression = LiteralModule.Expression

  let tokens: LiteralTokens
  let values: LiteralValues
  var module: LiteralModule
  /// Names that a statement of its own exports.
  var exported: Set<String> = []
  /// Whether what follows is exported.
  var isExported = false
  /// The ends of the brackets around the token, and of the arguments of calls, where `name = value` binds nothing.
  var brackets: [Int] = []
  private var calls: [Int] = []
  var types: [TypeBody] = []

  /// A type that is being read, whose members are one value.
  struct TypeBody {
    let name: Int
    let end: Int
    let isExported: Bool
    /// Where the lines of its members begin, in Python.
    var column: Int?
    var entries: [LiteralModule.Entry] = []
  }

  /// Words before the name of a type.
  private static let typeWords: Set<String> = [
    "enum", "struct", "class", "object", "extension", "interface", "module",
  ]
  /// Tokens of the type of a variable, and of the head of a type; engineering choices.
  private static let (longestType, longestHead) = (16, 40)

  /// The module with everything that is bound.
  ///
  /// - Parameter most: Stops behind more variables than these.
  static func read(_ values: LiteralValues, into module: LiteralModule, most: Int) -> LiteralModule {
    var reader = LiteralReader(tokens: values.tokens, values: values, module: module)
    var index = 0
    // A file that is one object, as themes of Highcharts are.
    if values.language.family == .script, values.tokens.isMark(0, "{"), let end = values.tokens[0].close,
      end >= values.tokens.count - 2
    {
      index = reader.add("default", at: 0, value: 0, exported: true)
    }
    while index < values.tokens.count, reader.module.bindings.count <= most {
      reader.leave(index)
      let next =
        switch values.language.family {
        case .script, .sass: reader.script(index)
        case .python: reader.python(index)
        case .code: reader.code(index)
        }
      index = max(index + 1, next)
    }
    reader.leave(values.tokens.count)
    var module = reader.module
    for index in module.bindings.indices where module.bindings[index].isTopLevel {
      if reader.exported.contains(module.bindings[index].name) { module.bindings[index].isExported = true }
    }
    for index in module.imports.indices {
      if let local = module.imports[index].local, reader.exported.contains(local) {
        module.imports[index].isExported = true
      }
    }
    return module
  }

  private init(tokens: LiteralTokens, values: LiteralValues, module: LiteralModule) {
    (self.tokens, self.values, self.module) = (tokens, values, module)
  }

  /// Leaves the brackets and types that end before a token.
  private mutating func leave(_ index: Int) {
    while let end = brackets.last, end <= index { brackets.removeLast() }
    while let end = calls.last, end <= index { calls.removeLast() }
    while let type = types.last, type.end <= index {
      types.removeLast()
      guard !type.entries.isEmpty else { continue }
      let range = tokens[type.name].range
      let value = Expression(content: .object(type.entries), range: range.lowerBound..<tokens[type.end].end)
      module.bind(
        tokens.text(type.name), range, value, isTopLevel: brackets.isEmpty || values.language.family != .script,
        isExported: values.language.family == .script ? type.isExported : nil)
    }
  }

  /// Notes the type whose word is at a token.
  private mutating func enterType(_ index: Int) {
    // `class extends` has no name, and `class func` of Swift begins a member.
    guard let name = tokens.word(index + 1), !["extends", "func", "var"].contains(name) else { return }
    var open = index + 2
    while open < min(tokens.count, index + Self.longestHead), !tokens.isMark(open, "{") { open = tokens.after(open) }
    guard tokens.isMark(open, "{"), let end = tokens[open].close else { return }
    types.append(TypeBody(name: index + 1, end: end, isExported: isExported))
  }

  /// Binds a name to the value at a token; the index of the next to look at, inside what may hold bindings of its own.
  mutating func add(_ name: String, at place: Int, value: Int, exported: Bool? = nil, isOfChart: Bool = false) -> Int {
    let (expression, next) = values.value(at: value, to: tokens.count)
    module.bind(
      name, tokens[min(place, tokens.count - 1)].range, expression, isTopLevel: isOutside(place),
      isExported: exported, isOfChart: isOfChart)
    return expression.mayHoldBindings ? value : next
  }

  /// Whether a token is in no function and no block.
  func isOutside(_ index: Int) -> Bool {
    guard values.language.family == .python, index < tokens.count else { return brackets.isEmpty }
    let start = tokens[index].start
    return start == 0 || tokens.bytes[start - 1] != 0x20 && tokens.bytes[start - 1] != 0x09
  }
}

/// JavaScript and TypeScript.
extension LiteralReader {
  /// Calls that take a theme or options of a chart library: ECharts', Highcharts'.
  private static let chartCalls: Set<String> = ["registerTheme", "setOptions"]

  private mutating func script(_ index: Int) -> Int {
    guard let word = tokens.word(index) else {
      if let end = tokens[index].close, !tokens.isMark(index, "[") { brackets.append(end) }
      return index + 1
    }
    // A key or a member may be called like a keyword.
    let isMember = tokens.isMark(index - 1, ".")
    switch word {
    case "import" where !isMember: return importing(index)
    case "export" where !isMember: return exporting(index)
    // `export` holds for what follows these.
    case "async", "abstract", "declare": return index + 1
    case "module" where tokens.isMark(index + 1, ".") && tokens.isWord(index + 2, "exports"):
      return commonExport(index + 3)
    case "exports" where !isMember: return commonExport(index + 1)
    // What a script without modules shares with others.
    case "globalThis" where !isMember, "window" where !isMember:
      return tokens.isMark(index + 1, ".") ? commonExport(index + 1) : index + 1
    case "static" where isInClass: return staticMember(index + 1)
    case _ where isInClass && isField(index): return staticMember(index)
    default: break
    }
    defer { isExported = false }
    switch word {
    case "const", "let", "var": return isMember ? index + 1 : declarators(index + 1, exported: isExported)
    case "class" where !isMember: enterType(index)
    case "function" where !isMember:
      guard let name = tokens.word(index + 1), let (value, _) = values.function(at: index, to: tokens.count) else {
        break
      }
      module.bind(
        name, tokens[index + 1].range, value, isTopLevel: brackets.isEmpty, isExported: isExported)
      return index + 2
    default:
      if Self.chartCalls.contains(word), tokens.isMark(index + 1, "(") { return chartCall(word, index) }
      if tokens[index].startsLine, tokens.isAssignment(index + 1), !isAttribute(index) {
        module.reassigned.insert(word)
      }
      if tokens[index].startsLine, tokens.isMark(index + 1, ".") { return member(of: index) }
    }
    return index + 1
  }

  /// Whether the next token is directly in the body of a class.
  private var isInClass: Bool { types.last.map { $0.end == brackets.last } ?? false }

  /// Whether a member of a class that holds a list or an object is named here: `palette: string[] = […]`.
  private func isField(_ index: Int) -> Bool {
    var next = index + 1
    if tokens.isMark(next, ":") { next = values.afterType(next + 1, to: tokens.count) }
    return tokens.isAssignment(next) && tokens.isMark(next + 1, among: "[{")
  }

  /// Whether this is an attribute of an element in a line of its own, `colors={colors}`, and no assignment.
  private func isAttribute(_ index: Int) -> Bool {
    tokens.isMark(index + 2, "{") && tokens[index].end == tokens[index + 1].start
      && tokens[index + 1].end == tokens[index + 2].start
  }

  /// `name: Type = value, name = value`; what is between braces is taken from `require`.
  private mutating func declarators(_ start: Int, exported: Bool) -> Int {
    var index = start
    while index < tokens.count {
      if tokens.isMark(index, "{"), let close = tokens[index].close {
        guard tokens.isAssignment(close + 1) else { return index }
        if let path = required(close + 2) {
          addImports(names(index + 1, close), path)
          return close + 3
        }
        return members(index, close, exported: exported)
      }
      guard let name = tokens.word(index) else { return index }
      var next = index + 1
      if tokens.isMark(next, ":") { next = values.afterType(next + 1, to: tokens.count) }
      guard tokens.isAssignment(next) else {
        guard tokens.isMark(next, ",") else { return index + 1 }
        index = next + 1
        continue
      }
      if let path = required(next + 1) {
        addImports([(nil, name)], path)
        return next + 2
      }
      let end = add(name, at: index, value: next + 1, exported: exported)
      guard end > next + 1, tokens.isMark(end, ",") else { return end }
      index = end + 1
    }
    return index
  }

  /// `const {primary, success: good} = config.colors`: members of another value.
  private mutating func members(_ open: Int, _ close: Int, exported: Bool) -> Int {
    let (path, next) = tokens.path(at: close + 2)
    guard !path.isEmpty, !tokens.isMark(next, among: "([") else { return open }
    for (key, name) in names(open + 1, close) {
      let value = Expression(content: .reference(path + [key ?? name]), range: tokens.range(close + 2, next))
      module.bind(name, tokens[open].range, value, isTopLevel: brackets.isEmpty, isExported: exported)
      module.bindings[module.bindings.count - 1].isMember = true
    }
    return next
  }

  /// `GraphConfig.PALETTE = […]`: a list or an object that somebody else holds has the name of its key.
  private mutating func member(of index: Int) -> Int {
    let (path, next) = tokens.path(at: index, most: 4)
    guard path.count > 1, tokens.isAssignment(next), tokens.isMark(next + 1, among: "[{") else { return index + 1 }
    return add(path[path.count - 1], at: next - 1, value: next + 1, exported: false)
  }

  /// `static palette = […]`, `static readonly palette: string[] = […]`, `static palette() {…}`.
  private mutating func staticMember(_ start: Int) -> Int {
    let name = tokens.isWord(start, "readonly") ? start + 1 : start
    guard let key = tokens.word(name) else { return start }
    var next = name + 1
    if tokens.isMark(next, ":") { next = values.afterType(next + 1, to: tokens.count) }
    let value =
      tokens.isAssignment(next)
      ? values.value(at: next + 1, to: tokens.count, level: 1).0 : values.method(at: next, to: tokens.count)
    if let value {
      types[types.count - 1].entries.append(.member(key: key, keyRange: tokens[name].range, value: value))
    }
    return next
  }

  /// `registerTheme("name", value)`, `setOptions(value)`.
  private mutating func chartCall(_ word: String, _ index: Int) -> Int {
    guard let close = tokens[index + 1].close else { return index + 2 }
    let name = tokens.isMark(index + 3, ",") ? tokens.quoted(index + 2) : nil
    let first = name == nil ? index + 2 : index + 4
    let (value, next) = values.value(at: first, to: close)
    guard first < close, next >= close || tokens.isMark(next, ",") else { return index + 2 }
    module.bind(name ?? word, tokens[index].range, value, isTopLevel: true, isOfChart: true)
    return value.mayHoldBindings ? index + 2 : next
  }
}

/// The other languages.
extension LiteralReader {
  private mutating func code(_ index: Int) -> Int {
    if tokens.isMark(index, "("), let end = tokens[index].close { calls.append(end) }
    guard let word = tokens.word(index) else { return index + 1 }
    if Self.typeWords.contains(word) { enterType(index) }
    guard calls.isEmpty, let (value, next) = value(after: index) else { return index + 1 }
    let name = word.hasPrefix("$") ? String(word.dropFirst()) : word
    if !types.isEmpty {
      types[types.count - 1].entries.append(.member(key: name, keyRange: tokens[index].range, value: value))
    }
    module.bind(name, tokens[index].range, value, isTopLevel: types.isEmpty)
    return value.mayHoldBindings ? index + 1 : next
  }

  /// What a name stands for, where that is a literal: `= …`, `: [Color] = …`, `<- …`, `:= …`, and what a getter or a function
  /// returns, `: Color { … }` and `() -> [Color] { return … }`.
  private func value(after name: Int) -> (Expression, next: Int)? {
    var next = name + 1
    if tokens.areMarks(next, "<", "-") || tokens.areMarks(next, ":", "=") { return literal(at: next + 2, of: name) }
    if tokens.isAssignment(next) { return literal(at: next + 1, of: name) }
    if let body = tokens.functionBody(next) { return returned(body.open) }
    guard tokens.isMark(next, ":") || tokens.isMark(next, "(") else { return nil }
    let isTyped = tokens.isMark(next, ":")
    next = isTyped ? next + 1 : tokens.after(next)
    let last = min(tokens.count, next + Self.longestType)
    while next < last, !tokens.isAssignment(next), !tokens[next].startsLine {
      if isTyped, tokens.isMark(next, "{") { return returned(next) }
      next = tokens.after(next)
    }
    return tokens.isAssignment(next) ? literal(at: next + 1, of: name) : nil
  }

  private func returned(_ open: Int) -> (Expression, next: Int)? {
    guard let close = tokens[open].close else { return nil }
    let isGetter = tokens.isWord(open + 1, "get") && tokens.isMark(open + 2, "{")
    let body = isGetter ? open + 2 : open
    return values.result(in: body, tokens[body].close ?? close).flatMap { isLiteral($0) ? ($0, close + 1) : nil }
  }

  private func literal(at index: Int, of name: Int) -> (Expression, next: Int)? {
    guard index < tokens.count else { return nil }
    let (value, next) = values.value(at: index, to: tokens.count)
    // What a chart may be given is not passed over.
    let isOfChart = ["chart", "series", "palette"].contains(where: tokens.text(name).lowercased().contains)
    if case .computed(isFunction: false) = value.content { return isOfChart ? (value, next) : nil }
    return isLiteral(value) ? (value, next) : nil
  }

  /// Whether a value is written out, and no text that is no colour.
  private func isLiteral(_ value: Expression) -> Bool {
    switch value.content {
    case .plain(.string(let text)): text.hasPrefix("#") || text.contains("(")
    case .object(let entries): !entries.isEmpty
    case .list(let items): !items.isEmpty
    case .plain, .reference, .computed, .returned: false
    }
  }
}
