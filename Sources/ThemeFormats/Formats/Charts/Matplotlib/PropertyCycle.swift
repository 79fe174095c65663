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
  private var columns: [String: [SourceNode]] = [:]

  /// What a property goes through; nil when the cycle leaves it alone.
  func values(_ property: String) -> [SourceNode]? { columns[property] }

  private static let aliases = [
    "c": "color", "lw": "linewidth", "ls": "linestyle", "fc": "facecolor", "ec": "edgecolor", "mfc": "markerfacecolor",
    "mec": "markeredgecolor", "mew": "markeredgewidth", "ms": "markersize",
  ]
  private static let properties = [
    "color", "linewidth", "linestyle", "facecolor", "edgecolor", "joinstyle", "capstyle", "fillstyle",
    "markerfacecolor", "markersize", "markeredgewidth", "markeredgecolor", "markevery", "alpha", "marker", "hatch",
    "dashes",
  ]

  /// Adds a property, row by row to those that are there.
  ///
  /// - Parameter range: where its name is written.
  mutating func add(_ name: String, at range: Range<Int>, _ literal: SourceNode) throws(CycleFault) {
    let property = Self.aliases[name] ?? name
    guard Self.properties.contains(property) else {
      let near = NearestName.suggestion(for: name, among: Self.properties).map { "; did you mean '\($0)'?" } ?? ""
      throw .broken(SourceError("'\(name)' is not a property of lines\(near)", at: range))
    }
    guard let values = literal.items ?? literal.parts(isColors: property == "color") else {
      throw literal.string == nil
        ? .broken(SourceError("'\(name)' must be a list of values", at: literal.range)) : .unread
    }
    try merge([property: values], at: range)
  }

  /// Adds the properties of another cycle.
  mutating func merge(_ other: PropertyCycle, at range: Range<Int>) throws(CycleFault) {
    try merge(other.columns, at: range)
  }

  private mutating func merge(_ others: [String: [SourceNode]], at range: Range<Int>) throws(CycleFault) {
    if let both = others.keys.first(where: { columns[$0] != nil }) {
      throw .broken(SourceError("both cycles set '\(both)'", at: range))
    }
    if let one = columns.first?.value.count, let two = others.first?.value.count, one != two {
      throw .broken(
        SourceError("cycles of \(one) and \(two) cannot be added: they must be equally long", at: range))
    }
    columns.merge(others) { first, _ in first }
  }
}

extension SourceNode {
  /// The items of a text that is a list: with commas between them, or colours of one letter; nil for the name of a list.
  fileprivate func parts(isColors: Bool) -> [SourceNode]? {
    guard let text = string else { return nil }
    // Exact only if nothing was escaped between the quotes.
    let isPlain = range.count == text.utf8.count + 2
    func part(_ piece: Substring) -> SourceNode {
      let start = range.lowerBound + 1 + text.utf8.distance(from: text.startIndex, to: piece.startIndex)
      return SourceNode(.string(String(piece)), range: isPlain ? start..<start + piece.utf8.count : range)
    }
    let pieces = text.split(separator: ",").map { piece -> Substring in
      var piece = piece.drop { $0 == " " }
      while piece.last == " " { piece.removeLast() }
      return piece
    }
    let isColor = { (piece: Substring) in (try? MatplotlibColor.read(String(piece))) != nil }
    if !isColors || pieces.count > 1 || pieces.allSatisfy(isColor) { return pieces.map(part) }
    let letters = text.indices.map { text[$0...$0] }
    return letters.allSatisfy { MatplotlibColor.named(String($0)) != nil } ? letters.map(part) : nil
  }
}

/// Reads the text of a cycle.
struct PropertyCycleParser {
  private let bytes: [UInt8]
  private let part: Range<Int>
  private var index: Int
  private var depth = 0

  /// Deeper than anybody writes, and far from the end of the stack.
  private static let deepest = 64

  private init(_ bytes: [UInt8], in part: Range<Int>) {
    (self.bytes, self.part, index) = (bytes, part, part.lowerBound)
  }

  /// The cycle that part of a file writes.
  ///
  /// - Throws: ``CycleFault`` at the first character that does not fit.
  static func cycle(_ bytes: [UInt8], in part: Range<Int>) throws(CycleFault) -> PropertyCycle {
    var parser = PropertyCycleParser(bytes, in: part)
    let cycle = try parser.sum()
    try parser.expectEnd()
    return cycle
  }

  /// The literal that part of a file writes.
  ///
  /// - Throws: ``CycleFault`` at the first character that does not fit.
  static func literal(_ bytes: [UInt8], in part: Range<Int>) throws(CycleFault) -> SourceNode {
    var parser = PropertyCycleParser(bytes, in: part)
    let literal = try parser.literal()
    try parser.expectEnd()
    return literal
  }

  // MARK: Characters

  private func fault(_ message: String, at range: Range<Int>? = nil) -> CycleFault {
    .broken(SourceError(message, at: range ?? index..<min(index + 1, part.upperBound)))
  }

  private mutating func expectEnd() throws(CycleFault) {
    if next != nil { throw fault("nothing more is expected here") }
  }

  /// The next byte that is neither blank nor in a comment of a program, which the parser then stands on.
  private var next: Character? {
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

  /// The bytes of a word, which is not passed.
  private mutating func word() -> (text: String, range: Range<Int>)? {
    guard next != nil else { return nil }
    let end = bytes[index..<part.upperBound].firstIndex { !$0.isLetter && !$0.isDigit && $0 != UInt8(ascii: "_") }
    let range = index..<(end ?? part.upperBound)
    guard let first = bytes[range].first, !first.isDigit else { return nil }
    return (String(decoding: bytes[range], as: UTF8.self), range)
  }

  private mutating func nested<Value>(
    _ read: (inout PropertyCycleParser) throws(CycleFault) -> Value
  ) throws(CycleFault) -> Value {
    guard depth < Self.deepest else { throw fault("brackets deeper than \(Self.deepest) levels") }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  // MARK: Cycles

  private mutating func sum() throws(CycleFault) -> PropertyCycle {
    var cycle = try term()
    while next == "+" {
      let place = index
      index += 1
      try cycle.merge(try term(), at: place..<place + 1)
    }
    return cycle
  }

  /// A call of `cycler`, or a sum in parentheses.
  private mutating func term() throws(CycleFault) -> PropertyCycle {
    var cycle = PropertyCycle()
    if take("(") {
      cycle = try nested { (parser) throws(CycleFault) in try parser.sum() }
      guard take(")") else { throw fault("expected ')'") }
    } else if let word = word() {
      index = word.range.upperBound
      if word.text == "concat" { throw .unread }
      guard take("(") else { throw fault("expected cycler('color', [...])", at: part) }
      guard word.text == "cycler" else {
        throw fault("'\(word.text)' is not known here: only cycler() is", at: word.range)
      }
      cycle = try call(at: word.range)
    } else {
      if next?.isNumber == true { throw .unread }
      throw fault("expected cycler('color', [...])", at: depth == 0 ? part : nil)
    }
    if next == "*" || next == "[" { throw .unread }
    return cycle
  }

  /// What is between the parentheses after `cycler`: a name and its values, or values under names.
  private mutating func call(at start: Range<Int>) throws(CycleFault) -> PropertyCycle {
    var cycle = PropertyCycle()
    var isNamed = false
    var positional: [SourceNode] = []
    while !take(")") {
      let word = word()
      if word?.text == "cycler" || word?.text == "concat" { throw .unread }
      if let word {
        index = word.range.upperBound
        if take("=") {
          try cycle.add(word.text, at: word.range, try literal())
          isNamed = true
        } else {
          index = word.range.lowerBound
          positional.append(try literal())
        }
      } else {
        positional.append(try literal())
      }
      if !take(","), next != ")" { throw fault("expected ',' or ')'") }
    }
    if isNamed, positional.isEmpty { return cycle }
    guard !isNamed, positional.count == 2, let name = positional[0].string else {
      throw fault("cycler() is written as cycler('color', [...])", at: start)
    }
    try cycle.add(name, at: positional[0].range, positional[1])
    return cycle
  }

  // MARK: Literals

  /// A text, a number, a word of Python, a list or a tuple.
  private mutating func literal() throws(CycleFault) -> SourceNode {
    switch next {
    case "[": return try nested { (parser) throws(CycleFault) in try parser.sequence(closing: "]") }
    case "(": return try nested { (parser) throws(CycleFault) in try parser.sequence(closing: ")") }
    case "'", "\"": return try text()
    default: break
    }
    let words: [String: SourceNode.Value] = ["None": .null, "True": .boolean(true), "False": .boolean(false)]
    if let word = word() {
      if next != nil, "'\"".utf8.contains(bytes[min(word.range.upperBound, part.upperBound - 1)]) {
        // `r"color"`.
        index = word.range.upperBound
        return try text()
      }
      guard let value = words[word.text] else { throw fault("expected a value", at: word.range) }
      index = word.range.upperBound
      return SourceNode(value, range: word.range)
    }
    let start = index
    while let mark = next, index == start || !bytes[index - 1].isBlank,
      mark.isLetter || mark.isNumber || "+-.".contains(mark)
    {
      index += 1
    }
    let digits = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(digits), number.isFinite else {
      throw fault(
        digits.isEmpty ? "expected a value" : "'\(digits)' is not a number", at: start..<max(index, start + 1))
    }
    return SourceNode(.number(number, text: digits), range: start..<index)
  }

  private mutating func text() throws(CycleFault) -> SourceNode {
    let (start, quote) = (index, bytes[index])
    var content: [UInt8] = []
    index += 1
    while index < part.upperBound, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < part.upperBound { index += 1 }
      content.append(bytes[index])
      index += 1
    }
    guard index < part.upperBound else { throw fault("this string does not end", at: start..<part.upperBound) }
    index += 1
    return SourceNode(.string(String(decoding: content, as: UTF8.self)), range: start..<index)
  }

  /// A list, a tuple, or a literal in parentheses.
  private mutating func sequence(closing: Character) throws(CycleFault) -> SourceNode {
    let start = index
    index += 1
    var items: [SourceNode] = []
    var hasComma = false
    while !take(closing) {
      items.append(try literal())
      if take(",") {
        hasComma = true
      } else if next != closing {
        throw fault("expected ',' or '\(closing)'")
      }
    }
    if closing == ")", !hasComma, let only = items.first { return only }
    return SourceNode(.array(items), range: start..<index)
  }
}
