import SourceText

/// Why `axes.prop_cycle` is not read.
enum CycleFault: Error {
  /// matplotlib does not take it either.
  case broken(SourceError)
  /// A product, a slice, `concat`, the name of a sequence: legal, and not evaluated here.
  case unread
}

/// The properties that lines take in turn: calls of `cycler` with lists in them, and sums of those.
///
/// Source: cycler 0.12, `cycler/__init__.py`; matplotlib 3.11, `lib/matplotlib/rcsetup.py`, `_parse_cycler_string` and
/// `_prop_aliases`.
struct PropertyCycle {
  /// The values of each property, all rows of one length.
  private(set) var columns: [String: [SourceNode]] = [:]

  private static let aliases = [
    "c": "color", "lw": "linewidth", "ls": "linestyle", "fc": "facecolor", "ec": "edgecolor", "mfc": "markerfacecolor",
    "mec": "markeredgecolor", "mew": "markeredgewidth", "ms": "markersize",
  ]
  private static let properties = Set(aliases.values).union([
    "joinstyle", "capstyle", "fillstyle", "markevery", "alpha", "marker", "hatch", "dashes",
  ])

  /// The cycle that part of a file writes.
  ///
  /// - Throws: ``CycleFault`` at the first character that does not fit.
  init(_ bytes: [UInt8], in part: Range<Int>) throws(CycleFault) {
    var text = CycleText(bytes, in: part)
    try text.readSum(into: &self)
    if text.next != nil { throw text.fault("nothing more is expected here") }
  }

  /// Adds a property, row by row to those that are there.
  ///
  /// - Parameter range: where its name is written.
  fileprivate mutating func add(_ name: String, at range: Range<Int>, _ literal: SourceNode) throws(CycleFault) {
    func fault(_ message: String) -> CycleFault { .broken(SourceError(message, at: range)) }
    let property = Self.aliases[name] ?? name
    guard Self.properties.contains(property) else { throw fault("'\(name)' is not a property of lines") }
    guard let values = literal.items ?? (property == "color" ? Self.letters(of: literal) : nil) else {
      throw literal.string == nil ? fault("'\(name)' must be a list of values") : .unread
    }
    guard columns[property] == nil else { throw fault("both cycles set '\(property)'") }
    if let count = columns.first?.value.count, count != values.count {
      throw fault("cycles of \(count) and \(values.count) cannot be added: they must be equally long")
    }
    columns[property] = values
  }

  /// Colours of one letter each: `'rgb'`; nil for the name of a list.
  private static func letters(of literal: SourceNode) -> [SourceNode]? {
    guard let text = literal.string, text.allSatisfy({ MatplotlibColor.named(String($0)) != nil }) else { return nil }
    return text.enumerated().map { index, letter in
      let start = literal.range.lowerBound + 1 + index
      return SourceNode(.string(String(letter)), range: start..<start + 1)
    }
  }
}

/// A place in the text of a cycle.
struct CycleText {
  private let bytes: [UInt8]
  private let part: Range<Int>
  private var index: Int
  private var depth = 0

  /// Deeper than anybody writes, and far from the end of the stack.
  private static let deepest = 64

  init(_ bytes: [UInt8], in part: Range<Int>) {
    (self.bytes, self.part, index) = (bytes, part, part.lowerBound)
  }

  fileprivate func fault(_ message: String, at range: Range<Int>? = nil) -> CycleFault {
    .broken(SourceError(message, at: range ?? index..<min(index + 1, part.upperBound)))
  }

  /// The next byte that is neither blank nor in a comment of a program, on which the place then is.
  fileprivate var next: Character? {
    mutating get {
      while index < part.upperBound, bytes[index].isBlank || "\r\n#".utf8.contains(bytes[index]) {
        let isComment = bytes[index] == UInt8(ascii: "#")
        index += 1
        while isComment, index < part.upperBound, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      }
      return index < part.upperBound ? Character(Unicode.Scalar(bytes[index])) : nil
    }
  }

  private mutating func take(_ mark: Character) -> Bool {
    guard next == mark else { return false }
    index += 1
    return true
  }

  /// Passes a word, or the digits and signs of a number.
  private mutating func takeWord() -> (text: String, range: Range<Int>) {
    _ = next
    let rest = bytes[index..<part.upperBound]
    let word = rest.prefix { $0.isLetter || $0.isDigit || "_.+-".utf8.contains($0) }
    index = word.endIndex
    return (String(decoding: word, as: UTF8.self), word.startIndex..<word.endIndex)
  }

  private mutating func descend() throws(CycleFault) {
    depth += 1
    if depth > Self.deepest { throw fault("brackets deeper than \(Self.deepest) levels") }
  }

  // MARK: Cycles

  /// Calls of `cycler`, or sums in parentheses, with `+` between them.
  fileprivate mutating func readSum(into cycle: inout PropertyCycle) throws(CycleFault) {
    repeat {
      if take("(") {
        try descend()
        try readSum(into: &cycle)
        depth -= 1
        guard take(")") else { throw fault("expected ')'") }
      } else {
        let word = takeWord()
        if word.text == "concat" || Double(word.text) != nil { throw .unread }
        guard take("(") else { throw fault("expected cycler('color', [...])", at: part) }
        guard word.text == "cycler" else {
          throw fault("'\(word.text)' is not known here: only cycler() is", at: word.range)
        }
        try readCall(into: &cycle, at: word.range)
      }
      if next == "*" || next == "[" { throw .unread }
    } while take("+")
  }

  /// What is between the parentheses after `cycler`: a name and its values, or values under names.
  private mutating func readCall(into cycle: inout PropertyCycle, at start: Range<Int>) throws(CycleFault) {
    var unnamed: [SourceNode] = []
    var isNamed = false
    while !take(")") {
      if let first = next, first.isLetter {
        let word = takeWord()
        guard take("=") else { throw .unread }
        try cycle.add(word.text, at: word.range, try readLiteral())
        isNamed = true
      } else {
        unnamed.append(try readLiteral())
      }
      if !take(","), next != ")" { throw fault("expected ',' or ')'") }
    }
    if isNamed, unnamed.isEmpty { return }
    guard !isNamed, unnamed.count == 2, let name = unnamed[0].string else {
      throw fault("cycler() is written as cycler('color', [...])", at: start)
    }
    try cycle.add(name, at: unnamed[0].range, unnamed[1])
  }

  // MARK: Literals

  /// A text, a number, a word of Python, a list or a tuple.
  mutating func readLiteral() throws(CycleFault) -> SourceNode {
    switch next {
    case "[": return try readList(closing: "]")
    case "(": return try readList(closing: ")")
    case "'", "\"": return try readText()
    default: break
    }
    let (word, range) = takeWord()
    let words: [String: SourceNode.Value] = ["None": .null, "True": .boolean(true), "False": .boolean(false)]
    if let value = words[word] { return SourceNode(value, range: range) }
    guard let number = Double(word), number.isFinite else {
      let place = range.lowerBound..<max(range.upperBound, range.lowerBound + 1)
      throw fault(word.isEmpty ? "expected a value" : "'\(word)' is not a number", at: place)
    }
    return SourceNode(.number(number, text: word), range: range)
  }

  private mutating func readText() throws(CycleFault) -> SourceNode {
    let start = index
    guard let end = bytes[(start + 1)..<part.upperBound].firstIndex(of: bytes[start]) else {
      throw fault("this string does not end", at: start..<part.upperBound)
    }
    index = end + 1
    return SourceNode(.string(String(decoding: bytes[(start + 1)..<end], as: UTF8.self)), range: start..<index)
  }

  /// A list, a tuple, or a literal in parentheses.
  private mutating func readList(closing: Character) throws(CycleFault) -> SourceNode {
    try descend()
    let start = index
    index += 1
    var items: [SourceNode] = []
    var hasComma = false
    while !take(closing) {
      items.append(try readLiteral())
      if take(",") {
        hasComma = true
      } else if next != closing {
        throw fault("expected ',' or '\(closing)'")
      }
    }
    depth -= 1
    if closing == ")", !hasComma, let only = items.first { return only }
    return SourceNode(.array(items), range: start..<index)
  }
}
