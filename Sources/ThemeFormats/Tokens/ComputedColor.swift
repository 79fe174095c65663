import Colorimetry
import SourceText

/// Works out a value that holds references among other text, such as `rgba({brand.blue}, 0.5)`, or a colour with
/// another opacity.
///
/// DTCG 2025.10 has references as whole values only; Style Dictionary and Tokens Studio put them anywhere, and a colour with
/// another opacity is written `rgba(colour, alpha)`. References are followed as deep as ``ReferenceResolver/longestChain``
/// and as often as `mostSteps`, so that values that repeat each other cannot grow without end.
struct ComputedColor {
  private static let mostSteps = 256
  private static let longestText = 4_096

  private let tree: TokenTree
  private var open: [Int] = []
  private var steps = 0
  /// The tokens that took part.
  private(set) var parts: [Int] = []

  /// Creates a calculation over the tokens.
  init(_ tree: TokenTree) { self.tree = tree }

  /// Whether a value has to be worked out before it can be read.
  static func isNeeded(_ node: SourceNode) -> Bool {
    switch node.value {
    case .string(let text):
      if holdsReference(text) { return TokenReference(node) == nil }
      return CSSFunction(text)?.isColorWithAlpha ?? false
    case .object(let members):
      return members.contains { $0.value.string.map(holdsReference) ?? false } && TokenReference(node) == nil
    default: return false
    }
  }

  private static func holdsReference(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let start = bytes.firstIndex(of: UInt8(ascii: "{")) else { return false }
    return bytes[start...].contains(UInt8(ascii: "}"))
  }

  /// The colour of the token at an index.
  mutating func color(of index: Int) throws(UnresolvedColor) -> WrittenColor {
    let token = tree.tokens[index]
    if let start = open.firstIndex(of: index) {
      throw UnresolvedColor.cycle(open[start...].map { tree.tokens[$0] }) ?? .tooLong(token)
    }
    guard open.count < ReferenceResolver.longestChain else { throw .tooLong(token) }
    open.append(index)
    defer { open.removeLast() }
    if token.isModified { throw .modified(token) }
    return try read(try substituted(token), of: token)
  }

  /// The value with the text of every reference in its place.
  private mutating func substituted(_ token: Token) throws(UnresolvedColor) -> SourceNode {
    let node = token.value.node
    switch node.value {
    case .string: return SourceNode(.string(try text(node, of: token)), range: node.range)
    case .object(let members):
      var filled: [SourceNode.Member] = []
      for member in members {
        var value = member.value
        if value.string != nil { value = SourceNode(.string(try text(value, of: token)), range: value.range) }
        filled.append(SourceNode.Member(key: member.key, keyRange: member.keyRange, value: value))
      }
      return SourceNode(.object(filled), range: node.range)
    default: return node
    }
  }

  /// A text with what its references stand for.
  private mutating func text(_ node: SourceNode?, of token: Token) throws(UnresolvedColor) -> String {
    switch node?.value {
    case .number(_, let text): return text
    case .string(let written):
      var result = ""
      var rest = written[...]
      while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
        result += rest[..<start]
        let name = String(rest[rest.index(after: start)..<end]).trimmingBlanks
        if let target = tree.index(of: name) {
          result += try text(of: target)
        } else if let part = tree.part(name, in: token.value.file) {
          steps += 1
          guard steps <= Self.mostSteps else { throw .tooLong(token) }
          result += try text(part.node, of: token)
        } else {
          throw .unknown(.name(name), at: token.value, token: token.name, in: tree)
        }
        rest = rest[rest.index(after: end)...]
        guard result.utf8.count <= Self.longestText else { throw .tooLong(token) }
      }
      return result + rest
    default: return ""
    }
  }

  /// What a token is inside a text: its own text, or its colour as CSS writes it.
  private mutating func text(of index: Int) throws(UnresolvedColor) -> String {
    let token = tree.tokens[index]
    steps += 1
    guard steps <= Self.mostSteps else { throw .tooLong(token) }
    parts.append(index)
    if token.isModified || token.value.node.members != nil { return try color(of: index).color.cssText }
    if let start = open.firstIndex(of: index) {
      throw UnresolvedColor.cycle(open[start...].map { tree.tokens[$0] }) ?? .tooLong(token)
    }
    guard open.count < ReferenceResolver.longestChain else { throw .tooLong(token) }
    open.append(index)
    defer { open.removeLast() }
    let text = try text(token.value.node, of: token)
    // CSS does not have a colour with another opacity: the text around it needs the resulting colour.
    guard CSSFunction(text)?.isColorWithAlpha ?? false else { return text }
    return try read(SourceNode(.string(text), range: token.value.node.range), of: token).color.cssText
  }

  private func read(_ node: SourceNode, of token: Token) throws(UnresolvedColor) -> WrittenColor {
    do throws(SourceError) {
      if let text = node.string, let color = try CSSFunction(text)?.colorWithAlpha(at: node.range) { return color }
      return try WrittenColor(node)
    } catch {
      // Offsets into a text that was put together mean nothing in the file.
      throw .unparseable(
        SourceError(error.message, help: error.help, at: token.value.node.range, isUnread: error.isUnread),
        at: token.value, token: token.name)
    }
  }
}

extension Color {
  /// The colour as CSS Color 4 writes it, nothing lost.
  var cssText: String {
    let alpha = self.alpha.map { "\($0)" } ?? "none"
    switch space {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
      return
        "color(\(space.rawValue) \(text(components.first)) \(text(components.second)) \(text(components.third)) / \(alpha))"
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch:
      return
        "\(space.rawValue)(\(text(components.first)) \(text(components.second)) \(text(components.third)) / \(alpha))"
    }
  }

  private func text(_ component: Double?) -> String { component.map { "\($0)" } ?? "none" }
}
