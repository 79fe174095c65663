/// Finds the calls, elements and keys of a program that are asked for, with what they are given. One pass; a nested use is
/// read again for itself.
struct UseSearch {
  private let tokens: LiteralTokens
  private let names: LiteralModule.UseNames
  private let values: LiteralValues
  private let isScript: Bool
  private var found: [LiteralModule.Use] = []
  private var open: [LiteralModule.Use.Holder] = []
  /// The brackets around the token: what is said to hold them, whether they are those of a call or a record, and where they end.
  private var brackets: [(holder: String?, isCall: Bool, isRecord: Bool, end: Int)] = []
  /// The outermost function around the token: where it begins and ends.
  private var function: (start: Int, end: Int)?
  /// What the parameters of a function stand for that is called with each item of a list.
  private var parameters: [String: (list: [String], field: String?)] = [:]
  /// The loops around the token: the offsets at which they begin, and the tokens at which they end.
  private var openLoops: [(start: Int, end: Int)] = []
  /// Where the last function of a script is written that has an arrow.
  private var lastArrow = 0
  /// The variables of loops, and the parameters of functions that are called with each item of a list.
  private var loops: Set<String> = []
  /// The lengths and first bytes of the names: few of the words of a program are among them.
  private let shapes: Set<Int>
  /// Tokens that reading the values may take: what is nested is read at each level.
  private var tokensLeft: Int

  /// Ends of the names of types that are parts of a chart beside its data: OxyPlot, LiveCharts.
  private static let asides = ["Annotation", "AxisSection", "Axis", "Separator", "Tooltip", "Legend"]
  /// Elements around each other: an engineering choice.
  private static let deepest = 64
  /// Tokens before a call that belong to its statement; an engineering choice.
  private static let longestChain = 64
  /// Tokens that are read for each token of the file; an engineering choice.
  private static let readings = 8

  static func uses(_ values: LiteralValues, _ names: LiteralModule.UseNames) -> [LiteralModule.Use] {
    var search = UseSearch(values, names)
    var index = 0
    while index < values.tokens.count, search.tokensLeft > 0 {
      search.look(at: index)
      index += 1
    }
    return search.found
  }

  private init(_ values: LiteralValues, _ names: LiteralModule.UseNames) {
    (tokens, self.values, self.names) = (values.tokens, values, names)
    isScript = values.family == .script
    shapes = Set(
      names.calls.union(names.members).union(["map", "forEach", "for", "def"]).compactMap { name in
        name.utf8.first.map { Int($0) << 8 | name.utf8.count }
      })
    tokensLeft = Self.readings * tokens.count
  }

  private mutating func look(at index: Int) {
    switch tokens[index].kind {
    case .word:
      let range = tokens[index].range
      guard shapes.contains(Int(tokens.bytes[range.lowerBound]) << 8 | range.count) else { return }
      let word = tokens.text(index)
      // A function of Python goes to the next one.
      if word == "def", tokens[index].startsLine { function = (tokens[index].start, tokens.count) }
      if word == "map" || word == "forEach" { bindParameters(index) }
      if word == "for" { bindLoop(index) }
      if names.calls.contains(word), let open = callStart(index + 1) { call(word, index, open) }
      if names.members.contains(word), !isScript || !tokens.isMark(index - 1, ".") { member(word, index) }
    case .string:
      guard tokens.isMark(index + 1, ":") || tokens.areMarks(index + 1, "=", ">"), let key = tokens.quoted(index),
        names.members.contains(key)
      else { return }
      member(key, index)
    case .mark: bracket(at: index)
    default: break
    }
  }

  /// Notes what a bracket opens, the body of a function, the arguments of a call, a record, the value of a key; looks at the
  /// element that begins at another mark.
  private mutating func bracket(at index: Int) {
    while let last = brackets.last, last.end <= index { brackets.removeLast() }
    if isScript, tokens.areMarks(index, "=", ">") { lastArrow = tokens[index].start }
    if isScript, tokens.isMark(index, "<") { return element(at: index) }
    if values.family == .code {
      if let last = function, last.end <= index { function = nil }
      if function == nil, let body = tokens.functionBody(index), tokens.isDeclared(index - 1) {
        function = (tokens[body.open].start, body.end)
      }
    }
    guard let end = tokens[index].close else { return }
    // Dart's named parameters have braces inside those of the function.
    let isCall = tokens.isMark(index, "(") || tokens.isMark(index - 1, among: "(,")
    // `chart.Style{StrokeColor: …}` of Go.
    let isRecord = tokens.isMark(index, "{") && tokens.word(index - 1) != nil
    brackets.append((holder(of: index), isCall, isRecord, end))
  }

  /// What is said to hold what a bracket opens: a key, a call that makes a gradient, a part of a chart beside its data.
  private func holder(of open: Int) -> String? {
    guard let name = tokens.word(open - 1) else {
      return tokens.isMark(open - 1, ":") || tokens.isMark(open - 1, "=")
        ? tokens.word(open - 2) ?? tokens.quoted(open - 2) : nil
    }
    if tokens.isMark(open, "(") { return name.lowercased().contains("gradient") ? "gradient" : nil }
    // `new LineAnnotation { Color = … }` marks a place, and draws no data.
    return !isScript && tokens.isMark(open, "{") && Self.asides.contains(where: name.hasSuffix) ? "annotation" : nil
  }

  /// `lines.map((line, index) => …)`, `lines.map(({name, color}) => …)`: each parameter is an item of the list, or a member
  /// of one.
  private mutating func bindParameters(_ index: Int) {
    guard tokens.isMark(index - 1, "."), tokens.isMark(index + 1, "("), parameters.count < 1_024 else { return }
    leaveLoops(before: index)
    if let end = tokens[index + 1].close { openLoops.append((tokens[index].start, end)) }
    addLoop(index + 2)
    var start = index - 2
    while tokens.isMark(start - 1, "."), tokens.word(start - 2) != nil, index - start < 16 { start -= 2 }
    let path = tokens.path(at: start, to: index - 1).names
    guard !path.isEmpty else { return }
    let next = tokens.isMark(index + 2, "(") ? index + 3 : index + 2
    if tokens.isMark(next, "{"), let close = tokens[next].close {
      for place in next..<close where tokens.word(place) != nil && !tokens.isMark(place + 1, ":") {
        parameters[tokens.text(place)] = (
          path, tokens.isMark(place - 1, ":") ? tokens.word(place - 2) : tokens.text(place)
        )
      }
    } else if let name = tokens.word(next) {
      parameters[name] = (path, nil)
    }
  }

  private mutating func leaveLoops(before index: Int) {
    while let last = openLoops.last, last.end < index { openLoops.removeLast() }
  }

  /// Whether a loop is around the chart of a mark, and no other one and no function in it:
  /// `years.map((year) => <LineChart><Line …/></LineChart>)` draws each chart in the colour of one item.
  private mutating func isAloneInChart(_ index: Int) -> Bool {
    guard let chart = open.last(where: { $0.name.hasSuffix("Chart") }) else { return false }
    leaveLoops(before: index)
    return lastArrow < chart.start && !openLoops.isEmpty && openLoops.allSatisfy { $0.start < chart.start }
  }

  /// The parameters of the function at a token, with one or with brackets.
  private mutating func addLoop(_ start: Int) {
    let end = tokens.isMark(start, "(") ? tokens[start].close ?? start : start + 1
    loops.formUnion((start..<max(start, end)).compactMap { tokens.word($0) })
  }

  /// `for color in PALETTE`, `for i, color in enumerate(PALETTE)`, `for (const color of COLORS)`: the name stands for each item.
  private mutating func bindLoop(_ index: Int) {
    var joint = index + 1
    while joint < tokens.count, !tokens.isWord(joint, "in"), !tokens.isWord(joint, "of") {
      guard tokens.word(joint) != nil || tokens.isMark(joint, among: "(,[]") else { return }
      joint += 1
    }
    var names = (index + 1..<joint).compactMap { tokens.word($0) }.filter { !["const", "let", "var"].contains($0) }
    if loops.count < 1_024 { loops.formUnion(names) }
    var lists = [joint + 1]
    if let call = tokens.word(joint + 1), ["enumerate", "zip"].contains(call), tokens.isMark(joint + 2, "("),
      let close = tokens[joint + 2].close
    {
      lists = tokens.arguments(joint + 2, close).map(\.range.lowerBound)
      if call == "enumerate" { names.removeFirst(min(1, names.count)) }
    }
    for (name, start) in zip(names, lists) where parameters.count < 1_024 {
      let (path, next) = tokens.path(at: start, most: 8)
      if !path.isEmpty, !tokens.isMark(next, "(") { parameters[name] = (path, nil) }
    }
  }

  /// The bracket of a call at a token, behind the types that it is given.
  private func callStart(_ index: Int) -> Int? {
    if tokens.isMark(index, "(") { return index }
    // `plot!(…)` of Julia.
    if !isScript, tokens.isMark(index, "!"), tokens.isMark(index + 1, "(") { return index + 1 }
    guard tokens.isMark(index, "<") else { return nil }
    let last = min(tokens.count, index + 24)
    guard let close = (index..<last).first(where: { tokens.areMarks($0, ">", "(") }) else { return nil }
    return close + 1
  }

  private mutating func call(_ name: String, _ index: Int, _ open: Int) {
    guard let close = tokens[open].close else { return }
    var arguments: [LiteralModule.Use.Argument] = []
    for (label, range) in tokens.arguments(open, close) where tokensLeft > 0 {
      arguments.append(argument(label, range.lowerBound, range.upperBound))
    }
    let (chain, target) = statement(before: index)
    add(.call, name, arguments, index, close, chain: chain, following: following(close), target: target)
  }

  private mutating func member(_ name: String, _ index: Int) {
    let isAssigned = !isScript && tokens.isAssignment(index + 1)
    // `'datasets' => […]` of PHP.
    let isArrow = !isScript && tokens.areMarks(index + 1, "=", ">")
    let start = index + (isArrow ? 3 : 2)
    if isShorthand(name, index) {
      return add(.member, name, [argument(nil, index, index + 1)], index, index, chain: [])
    }
    guard isAssigned || isArrow || tokens.isMark(index + 1, ":"), start < tokens.count else { return }
    let end = valueEnd(start)
    guard end > start else { return }
    let owner = !isScript && tokens.isMark(index - 1, ".") ? tokens.word(index - 2) ?? cascadeOwner(index) : nil
    let bracket = brackets.last
    let isSet = isAssigned && !(bracket?.isCall ?? false) || !isScript && !isArrow && bracket?.isRecord ?? false
    let chain = brackets.suffix(Self.deepest).compactMap(\.holder).suffix(4) + [owner].compactMap(\.self)
    add(.member, name, [argument(nil, start, end)], index, end - 1, chain: Array(chain), isAssignment: isSet)
  }

  /// Keys of series that a script may give by the name alone: `{labels, datasets}`.
  private static let shorthands: Set<String> = ["datasets", "series"]

  private func isShorthand(_ name: String, _ index: Int) -> Bool {
    isScript && Self.shorthands.contains(name) && tokens.isMark(index - 1, among: "{,")
      && tokens.isMark(index + 1, among: "},")
  }

  /// What the members of a cascade belong to: `_tooltipPaint = Paint()..style = fill..color = white` of Dart.
  private func cascadeOwner(_ index: Int) -> String? {
    guard tokens.isMark(index - 2, ".") else { return nil }
    for next in stride(from: index - 3, to: max(0, index - Self.longestChain), by: -1) {
      if tokens.isMark(next, ";") { return nil }
      if tokens.isAssignment(next), !tokens.isMark(next - 2, "."), let name = tokens.word(next - 1) { return name }
    }
    return nil
  }

  /// The end of a value: a comma, a closing bracket or a new statement.
  private func valueEnd(_ start: Int) -> Int {
    var index = start
    while index < tokens.count {
      if tokens.isMark(index, among: ",;)]}") { return index }
      if index > start, tokens[index].startsLine, tokens[index].kind == .word { return index }
      index = tokens.after(index)
    }
    return min(index, tokens.count)
  }

  private mutating func add(
    _ kind: LiteralModule.Use.Kind, _ name: String, _ arguments: [LiteralModule.Use.Argument], _ index: Int,
    _ last: Int,
    chain: [String], following: [String] = [], target: String? = nil, isAssignment: Bool = false
  ) {
    guard !arguments.isEmpty || kind == .call && names.openings.contains(name) else { return }
    let range = tokens[index].start..<max(tokens[index].end, tokens[last].end)
    found.append(
      LiteralModule.Use(
        kind: kind, name: name, chain: chain, following: following, target: target, isAssignment: isAssignment,
        written: arguments, range: range, function: function.flatMap { $0.end > index ? $0.start : nil },
        holder: open.last))
  }

  /// The words of the calls on the result of a call that ends at a bracket.
  private func following(_ close: Int) -> [String] {
    var words: [String] = []
    var next = close + 1
    while tokens.isMark(next, "."), let name = tokens.word(next + 1), tokens.isMark(next + 2, "("),
      let end = tokens[next + 2].close, words.count < Self.longestChain
    {
      words.append(name)
      words += (next + 3..<max(end, next + 3)).prefix(Self.longestChain).compactMap { tokens.word($0) }
      next = end + 1
    }
    return words
  }

  /// The words of the statement before a call, and the name to which it assigns the result.
  private func statement(before index: Int) -> (chain: [String], target: String?) {
    var words: [String] = []
    var next = index - 1
    var depth = 0
    let isArgument = brackets.last?.isCall ?? false
    while next >= max(0, index - Self.longestChain) {
      // What comes before a line that begins with a name, and with no operator or point, is another statement.
      let beginsLine = tokens[next + 1].startsLine && tokens[next + 1].kind == .word
      if !isScript, !isArgument, depth == 0, beginsLine { break }
      if tokens.isMark(next, among: ")]}") { depth += 1 }
      if tokens.isMark(next, among: "([{") { depth = max(0, depth - 1) }
      if tokens.isAssignment(next) { return (words.reversed(), tokens.word(next - 1)) }
      if tokens.isMark(next, ";") { break }
      if let word = tokens.word(next) { words.append(word) }
      next -= 1
    }
    return (words.reversed(), nil)
  }

  /// What is handed over between two tokens. `COLORS[index % COLORS.length]` is the list that its items are taken from, and so
  /// is the parameter that stands for each of them.
  private mutating func argument(_ key: String?, _ start: Int, _ end: Int) -> LiteralModule.Use.Argument {
    typealias Expression = LiteralModule.Expression
    tokensLeft -= max(1, end - start)
    let range = tokens.range(start, end)
    let list = taken(from: start, to: end)
    let item = tokens.word(start).flatMap { parameters[$0] }
    if let alone = list ?? item.map({ Expression(content: .reference($0.list), range: range) }), isAloneInChart(start) {
      return LiteralModule.Use.Argument(key: key, value: alone, isAlone: true)
    }
    if let list { return LiteralModule.Use.Argument(key: key, value: list, isTaken: !isInLoop(start, end)) }
    if let item {
      let field = end == start + 1 ? item.field : end == start + 3 ? tokens.word(start + 2) : nil
      if end == start + 1 || field != nil && tokens.isMark(start + 1, ".") && item.field == nil {
        return LiteralModule.Use.Argument(
          key: key, value: Expression(content: .reference(item.list), range: range), field: field)
      }
    }
    let (value, next) = values.value(at: start, to: end)
    return LiteralModule.Use.Argument(
      key: key, value: next >= end ? value : Expression(content: .computed(isFunction: false), range: range))
  }

  /// Whether one of the words between two tokens is the variable of a loop, or a parameter of a function.
  private func isInLoop(_ start: Int, _ end: Int) -> Bool {
    (start + 1..<end).contains { tokens.word($0).map(loops.contains) ?? false }
  }

  private func taken(from start: Int, to end: Int) -> LiteralModule.Expression? {
    // `next(colors)` of Python.
    if tokens.isWord(start, "next"), tokens.isMark(start + 1, "("), tokens[start + 1].close == end - 1 {
      let (path, last) = tokens.path(at: start + 2, most: 8)
      guard last == end - 1, !path.isEmpty else { return nil }
      return LiteralModule.Expression(content: .reference(path), range: tokens.range(start + 2, last))
    }
    let (path, index) = tokens.path(at: start, most: 8)
    guard let first = path.first, isScript || !LiteralValues.prefixes.contains(first), tokens.isMark(index, "["),
      let close = tokens[index].close, close == end - 1, close > index + 1,
      close > index + 2 || tokens[index + 1].kind == .word
    else { return nil }
    return LiteralModule.Expression(content: .reference(path), range: tokens.range(start, index))
  }
}

extension UseSearch {
  /// `<Line dataKey="cost" stroke="#2166ac" />`, and the end of an element.
  private mutating func element(at index: Int) {
    if tokens.isMark(index + 1, "/") {
      guard let name = tokens.word(index + 2), let last = open.lastIndex(where: { $0.name == name }) else { return }
      open.removeSubrange(last...)
      return
    }
    // `a < b` and `Map<Key>` are no elements.
    let (path, start) = tokens.path(at: index + 1)
    guard let name = path.last, tokens[index].end == tokens[index + 1].start,
      tokens.word(index - 1) == nil || tokens[index - 1].end != tokens[index].start
    else { return }
    var next = start
    var attributes: [LiteralModule.Use.Argument] = []
    while next < tokens.count {
      if tokens.isMark(next, ">") || tokens.isMark(next, "/") && tokens.isMark(next + 1, ">") { break }
      if tokens.isMark(next, "{") {
        next = tokens.after(next)
        continue
      }
      guard let key = tokens.word(next), key.utf8.count < 64 else { return }
      next += 1
      while tokens.isMark(next, "-"), tokens.word(next + 1) != nil { next += 2 }
      guard tokens.isMark(next, "=") else { continue }
      let value = next + 1
      guard value < tokens.count else { return }
      if names.attributes.contains(key) {
        if tokens.isMark(value, "{"), let close = tokens[value].close, close > value + 1 {
          attributes.append(argument(key, value + 1, close))
        } else if tokens[value].kind == .string {
          attributes.append(argument(key, value, value + 1))
        }
      }
      next = tokens.after(value)
    }
    guard next < tokens.count else { return }
    add(.element, name, attributes, index + 1, next, chain: [])
    if tokens.isMark(next, ">"), open.count < Self.deepest {
      open.append(LiteralModule.Use.Holder(name: name, start: tokens[index].start))
    }
  }
}
