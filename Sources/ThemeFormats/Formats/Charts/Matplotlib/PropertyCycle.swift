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
  /// - Throws: ``CycleFault`` at the first token that does not fit.
  init(_ bytes: [UInt8], in part: Range<Int>) throws(CycleFault) {
    let text = StyleExpression(bytes, in: part)
    try addSum(0..<text.tokens.count, of: text, depth: 0)
  }

  /// Calls of `cycler`, or sums in parentheses, with `+` between them.
  private mutating func addSum(_ part: Range<Int>, of text: StyleExpression, depth: Int) throws(CycleFault) {
    let tokens = text.tokens
    var index = part.lowerBound
    repeat {
      let name = tokens.word(index)
      let open = name == nil ? index : index + 1
      guard depth < StyleExpression.deepest, tokens.isMark(open, "("), let close = tokens[open].close else {
        let isLegal = name == "concat" || index < part.upperBound && tokens[index].kind == .number
        throw isLegal ? .unread : text.fault("expected cycler('color', [...])", at: part)
      }
      switch name {
      case nil: try addSum(open + 1..<close, of: text, depth: depth + 1)
      case "cycler": try addCall(tokens.arguments(open, close), at: index, of: text)
      case "concat": throw .unread
      case let name?: throw text.fault("'\(name)' is not known here: only cycler() is", at: index..<open)
      }
      index = close + 2
      if index > part.upperBound { return }
    } while tokens.isMark(index - 1, "+")
    let isLegal = tokens.isMark(index - 1, "*") || tokens.isMark(index - 1, "[")
    throw isLegal ? .unread : text.fault("nothing more is expected here", at: index - 1..<index)
  }

  /// A name and its values, or values under names.
  private mutating func addCall(
    _ arguments: [(label: String?, range: Range<Int>)], at index: Int, of text: StyleExpression
  ) throws(CycleFault) {
    for (label, range) in arguments {
      if let label { try add(label, at: range, of: text) }
    }
    guard let first = arguments.first, first.label == nil else { return }
    if text.tokens.word(first.range.lowerBound) != nil { throw .unread }
    guard arguments.count == 2, arguments[1].label == nil, let name = try text.value(first.range).string else {
      throw text.fault("cycler() is written as cycler('color', [...])", at: index..<index + 1)
    }
    try add(name, at: arguments[1].range, of: text)
  }

  /// Adds a property, row by row to those that are there.
  private mutating func add(_ name: String, at range: Range<Int>, of text: StyleExpression) throws(CycleFault) {
    let property = Self.aliases[name] ?? name
    guard Self.properties.contains(property) else {
      throw text.fault("'\(name)' is not a property of lines", at: range)
    }
    let literal = try text.value(range)
    guard let values = literal.items ?? (property == "color" ? Self.letters(of: literal) : nil) else {
      throw literal.string == nil ? text.fault("'\(name)' must be a list of values", at: range) : .unread
    }
    guard columns[property] == nil else { throw text.fault("both cycles set '\(property)'", at: range) }
    if let count = columns.first?.value.count, count != values.count {
      throw text.fault("cycles of \(count) and \(values.count) cannot be added: they must be equally long", at: range)
    }
    columns[property] = values
  }

  /// Colours of one letter each, `'rgb'`, or with commas between them, `'00aeef, 1c2b39'` (matplotlib, `validate_colorlist`); nil
  /// for the name of a list.
  private static func letters(of literal: SourceNode) -> [SourceNode]? {
    if let text = literal.string, text.utf8.contains(UInt8(ascii: ",")) {
      return text.utf8.split(separator: UInt8(ascii: ",")).map { part in
        let blanks = part.prefix { $0 == UInt8(ascii: " ") }.count
        let color = String(decoding: part, as: UTF8.self).trimmingBlanks
        let start =
          literal.range.lowerBound + 1 + text.utf8.distance(from: text.startIndex, to: part.startIndex) + blanks
        return SourceNode(.string(color), range: start..<start + color.utf8.count)
      }
    }
    guard let text = literal.string, text.allSatisfy({ MatplotlibColor.named(String($0)) != nil }) else { return nil }
    return text.enumerated().map { index, letter in
      let start = literal.range.lowerBound + 1 + index
      return SourceNode(.string(String(letter)), range: start..<start + 1)
    }
  }
}

/// A value of a style that is written as Python writes it.
struct StyleExpression {
  let tokens: LiteralTokens
  private let part: Range<Int>
  /// Brackets in brackets; nobody writes as many.
  static let deepest = 64

  init(_ bytes: [UInt8], in part: Range<Int>) {
    self.part = part
    tokens = LiteralTokens(Array(bytes[part]), .python)
  }

  /// The bytes of tokens in the file.
  private func place(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty, range.upperBound <= tokens.count else { return part }
    let (first, last) = (tokens[range.lowerBound].range, tokens[range.upperBound - 1].range)
    return part.lowerBound + first.lowerBound..<part.lowerBound + last.upperBound
  }

  func fault(_ message: String, at range: Range<Int>) -> CycleFault { .broken(SourceError(message, at: place(range))) }

  /// The value that is all of the text.
  func value() throws(CycleFault) -> SourceNode { try value(0..<tokens.count) }

  /// A text, a number, a word of Python, a list or a tuple; a literal in parentheses as itself.
  func value(_ range: Range<Int>, depth: Int = 0) throws(CycleFault) -> SourceNode {
    let first = range.lowerBound
    if tokens.isMark(first, "[") || tokens.isMark(first, "("), depth < Self.deepest, let close = tokens[first].close,
      close + 1 == range.upperBound
    {
      var items: [SourceNode] = []
      var index = first + 1
      while index < close {
        let end = tokens.comma(from: index, to: close)
        items.append(try value(index..<end, depth: depth + 1))
        index = end + 1
      }
      // The last comma of a tuple is that before its end.
      let isTuple = tokens.isMark(first, "[") || items.count != 1 || tokens.isMark(close - 1, ",")
      return isTuple ? SourceNode(.array(items), range: place(range)) : items[0]
    }
    if let (plain, next) = tokens.plain(at: first, to: range.upperBound), next == range.upperBound,
      case .plain(let value) = plain.content
    {
      return SourceNode(value, range: place(range))
    }
    let words: [String: SourceNode.Value] = ["None": .null, "True": .boolean(true), "False": .boolean(false)]
    guard range.count == 1, let word = tokens.word(first) else { throw fault("expected a value", at: range) }
    // A name that a program gives a value.
    guard let value = words[word] else { throw .unread }
    return SourceNode(value, range: place(range))
  }
}
