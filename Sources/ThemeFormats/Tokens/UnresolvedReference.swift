import PaletteRules
import SourceText

/// References between tokens that lead to no colour.
extension UnresolvedColor {
  /// A name that is not there, or that is a group's.
  static func unknown(
    _ reference: TokenReference, at place: PlacedNode, token: String?, in tree: TokenTree
  ) -> UnresolvedColor {
    if case .pointer(let text) = reference, let steps = JSONPointer(fragment: text)?.tokens,
      tree.isGroup(steps.joined(separator: "."))
    {
      return UnresolvedColor(
        .groupPointer, text, token: token, at: place.origin)
    }
    if case .name(let name) = reference, tree.isGroup(name) {
      let example = tree.index(of: name + ".$root").map { _ in "did you mean '{\(name).$root}'?" }
      return UnresolvedColor(
        .groupReference, name, help: example, token: token, at: place.origin)
    }
    var help: String?
    if case .pointer(let text) = reference, JSONPointer(fragment: text) == nil { help = "a pointer begins with '#/'" }
    var failure = UnresolvedColor(
      .unknownToken, written(reference, at: place), help: help, token: token, at: place.origin)
    if case .name(let name) = reference { failure.missing = name }
    return failure
  }

  /// A reference as its file writes it, where that is nothing but the reference: `$blue` in an old one of
  /// Tokens Studio.
  private static func written(_ reference: TokenReference, at place: PlacedNode) -> String {
    guard case .name(let name) = reference, place.file.bytes.indices.contains(place.node.range) else {
      return reference.spelling
    }
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    let bytes = place.file.bytes[place.node.range].drop { quotes.contains($0) }.reversed().drop { quotes.contains($0) }
    let text = String(decoding: bytes.reversed(), as: UTF8.self)
    // Four more: two braces, and a blank on either side of the name.
    guard text.utf8.count <= name.utf8.count + 4, text.contains(name) else { return reference.spelling }
    return text
  }

  /// A chain that comes back to where it was; the tokens in the order of the chain.
  static func cycle(_ tokens: [Token]) -> UnresolvedColor? {
    guard let first = tokens.first else { return nil }
    var failure = UnresolvedColor(
      circle: tokens.map(\.name), at: first.value.origin,
      related: tokens.dropFirst().map { RelatedPlace(label: "'\($0.name)'", origin: $0.value.origin) })
    failure.problem.token = first.name
    return failure
  }

  /// A chain with too many steps.
  static func tooLong(_ token: Token) -> UnresolvedColor {
    UnresolvedColor(
      .longChain, token.name, ReferenceResolver.longestChain, token: token.name,
      at: token.value.origin)
  }

  /// A colour that Tokens Studio changes.
  static func modified(_ token: Token) -> UnresolvedColor {
    UnresolvedColor(.modifiedColor, token.name, token: token.name, at: token.value.origin)
  }

  /// A reference to something else than a colour.
  static func notAColor(_ target: Token, at place: PlacedNode, token: String?) -> UnresolvedColor {
    let related = [RelatedPlace(label: "'\(target.name)'", origin: target.value.origin)]
    if target.type == "gradient" {
      return UnresolvedColor(.gradient, target.name, token: token, at: place.origin, related: related)
    }
    let what = target.type.map { "of type '\($0)'" } ?? "\(target.value.node.kindName) that is not a colour"
    return UnresolvedColor(.notAColor, target.name, what, token: token, at: place.origin, related: related)
  }

  /// A value that is written as no colour is.
  static func unparseable(_ error: SourceError, at place: PlacedNode, token: String?) -> UnresolvedColor {
    if let text = place.node.string, text.hasPrefix("{"), !text.contains("}") {
      return UnresolvedColor(.openReference, text, help: "write '\(text)}'", token: token, at: place.origin)
    }
    return UnresolvedColor(
      error.isUnread ? .unreadSyntax : .unreadableColor, error.message, help: error.help, token: token,
      at: TokenOrigin(file: place.file, range: error.range, pointer: place.pointer))
  }
}

extension TokenTree {
  /// The names that references of what may be a colour mean and no token or group has, as they come.
  var missingNames: [String] {
    var names: [String] = []
    var seen: Set<String> = []
    func look(_ value: SourceNode) {
      if case .name(let name)? = TokenReference(value) {
        if index(of: name) == nil, !isGroup(name), seen.insert(name).inserted { names.append(name) }
        return
      }
      for name in value.namesInText where index(of: name) == nil && !isGroup(name) {
        if seen.insert(name).inserted { names.append(name) }
      }
    }
    for index in tokens.indices where tokens[index].type == nil || tokens[index].type == "color" {
      look(tokens[index].value.node)
    }
    for mode in modeValues.names { for value in modeValues.values(in: mode) { look(value.value.node) } }
    return names
  }
}

extension SourceNode {
  /// The names of the tokens that a text refers to, whole or inside it, or the texts of an object do.
  var namesInText: [String] {
    switch value {
    case .string(let text):
      var names: [String] = []
      guard text.utf8.contains(UInt8(ascii: "{")) else { return names }
      var rest = text.utf8[...]
      while let start = rest.firstIndex(of: UInt8(ascii: "{")),
        let end = rest[start...].firstIndex(of: UInt8(ascii: "}"))
      {
        names.append(String(Substring(rest[rest.index(after: start)..<end].trimmingBlanks)))
        rest = rest[rest.index(after: end)...]
      }
      return names
    case .object(let members):
      var names: [String] = []
      for index in members.indices {
        guard case .string(let text) = members[index].value.value, text.utf8.contains(UInt8(ascii: "{")) else {
          continue
        }
        names += members[index].value.namesInText
      }
      return names
    default: return []
    }
  }
}
