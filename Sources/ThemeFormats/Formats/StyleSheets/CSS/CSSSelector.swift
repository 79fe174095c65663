import SourceText

/// Reads the selectors of a rule as the contexts in which its declarations hold.
///
/// Only what tells themes apart is understood: the root, classes, attributes, nesting, `:is()`, `:where()`, `:not()`. A
/// selector of states such as `:hover` gives no context. Source: Selectors Level 4; CSS Nesting Module.
struct CSSSelector {
  private let value: CSSValue
  private let parents: [CSSContext]?
  private let depth: Int
  /// Selectors in the brackets of others.
  private static let deepest = 8

  /// The contexts of a list of selectors.
  ///
  /// - Parameter parents: those of the rule around it; nil at the top.
  static func contexts(of value: CSSValue, parents: [CSSContext]?, depth: Int = 0) -> [CSSContext] {
    let reader = CSSSelector(value: value, parents: parents, depth: depth)
    let alternatives = split(value.tokens) { $0.kind == .delimiter(UInt8(ascii: ",")) }
    return Array(alternatives.flatMap { reader.complex($0) }.prefix(CSSContext.most))
  }

  /// Tokens between separators outside brackets.
  private static func split(_ tokens: [CSSToken], at isSeparator: (CSSToken) -> Bool) -> [[CSSToken]] {
    var parts: [[CSSToken]] = [[]]
    var depth = 0
    for token in tokens where token.kind != .comment {
      switch token.kind {
      case .function, .delimiter(UInt8(ascii: "(")), .delimiter(UInt8(ascii: "[")): depth += 1
      case .delimiter(UInt8(ascii: ")")), .delimiter(UInt8(ascii: "]")): depth -= 1
      default: break
      }
      if depth == 0, isSeparator(token) {
        parts.append([])
      } else {
        parts[parts.count - 1].append(token)
      }
    }
    return parts
  }

  /// Compounds with spaces, `>`, `+` or `~` between them.
  private func complex(_ tokens: [CSSToken]) -> [CSSContext] {
    let compounds = Self.split(tokens) { token in
      token.kind == .space || [">", "+", "~"].contains { token.kind == .delimiter(UInt8(ascii: $0)) }
    }.filter { !$0.isEmpty }
    guard !compounds.isEmpty else { return [] }
    let namesParent = tokens.contains { $0.kind == .delimiter(UInt8(ascii: "&")) }
    var contexts = namesParent ? [CSSContext()] : parents ?? [CSSContext()]
    for compound in compounds {
      guard let alternatives = self.compound(compound) else { return [] }
      contexts = Array(
        contexts.flatMap { outer in alternatives.map { outer.joined($0, sameElement: false) } }.prefix(CSSContext.most))
    }
    return contexts
  }

  /// Nil when the compound is about a state or a pseudo-element.
  private func compound(_ tokens: [CSSToken]) -> [CSSContext]? {
    var contexts = [CSSContext()]
    func add(_ alternatives: [CSSContext]) {
      contexts = Array(
        contexts.flatMap { one in alternatives.map { one.joined($0, sameElement: true) } }.prefix(CSSContext.most))
    }
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      index += 1
      switch token.kind {
      case .delimiter(UInt8(ascii: "&")): add(parents ?? [CSSContext()])
      case .delimiter(UInt8(ascii: "*")): add([CSSContext(isInner: true)])
      case .identifier: add([element(value.word(token))])
      case .hash: add([CSSContext(scope: [[text(token.range)]], specificity: 1_000_000)])
      case .delimiter(UInt8(ascii: ".")):
        guard let next, next.kind == .identifier else { return nil }
        index += 1
        add([named(text(next.range), as: "." + text(next.range))])
      case .delimiter(UInt8(ascii: "[")):
        let end = tokens[index...].firstIndex { $0.kind == .delimiter(UInt8(ascii: "]")) } ?? tokens.count - 1
        add([attribute(Array(tokens[index..<max(index, end)]))])
        index = end + 1
      case .delimiter(UInt8(ascii: ":")):
        guard let next else { return nil }
        if next.kind == .identifier, ["root", "host", "scope"].contains(value.word(next)) {
          index += 1
          add([CSSContext(specificity: 1_000)])
        } else if let call = CSSCall(tokens[index...], in: value) {
          index += call.length
          guard let alternatives = function(call) else { return nil }
          add(alternatives)
        } else {
          return nil
        }
      default: return nil
      }
    }
    return contexts
  }

  private func element(_ name: String) -> CSSContext {
    switch name {
    case "html": CSSContext(specificity: 1)
    case "body": CSSContext(isInner: true, specificity: 1)
    default: CSSContext(scope: [[name]], specificity: 1)
    }
  }

  /// A class or attribute: a setting if its words name one, otherwise an element of that kind.
  private func named(_ words: String, as spelling: String) -> CSSContext {
    let settings = CSSSetting.settings(in: words)
    return settings.isEmpty
      ? CSSContext(scope: [[spelling]], specificity: 1_000) : CSSContext(settings: settings, specificity: 1_000)
  }

  private func attribute(_ tokens: [CSSToken]) -> CSSContext {
    let words = tokens.filter { !$0.isBlank }
    guard let first = words.first, let last = words.last else { return CSSContext(specificity: 1_000) }
    let name = text(first.range)
    let spelling = "[" + text(first.range.lowerBound..<last.range.upperBound) + "]"
    guard words.count > 1 else { return named(name, as: spelling) }
    // The value may be followed by a flag that says how case matters.
    let quoted = words.last { $0.kind == .string || $0.range.count > 1 } ?? last
    let value = text(quoted.range).trimmingQuotes
    return named(TokenWords.split(name).contains("contrast") ? name + " " + value : value, as: spelling)
  }

  private func function(_ call: CSSCall) -> [CSSContext]? {
    guard depth < Self.deepest else { return nil }
    let inner = call.arguments.flatMap { CSSSelector.contexts(of: $0, parents: nil, depth: depth + 1) }
    switch call.name {
    case "is", "matches", "host", "host-context", "root": return inner.isEmpty ? nil : inner
    case "where":
      return inner.isEmpty
        ? nil
        : inner.map { context in
          var context = context
          context.specificity = 0
          return context
        }
    case "not":
      // What cannot be a setting is left out: `:not(.chart)` says nothing about the theme.
      let settings = inner.filter { $0.scope.isEmpty }.reduce(into: Set<CSSSetting>()) { $0.formUnion($1.settings) }
      return [CSSContext(unless: settings, specificity: inner.map(\.specificity).max() ?? 0)]
    default: return nil
    }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: value.bytes[range], as: UTF8.self) }
}
