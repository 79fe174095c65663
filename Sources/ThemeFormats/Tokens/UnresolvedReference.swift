import PaletteRules
import SourceText

/// Why a reference leads to no colour.
struct ReferenceFailure: Error, Sendable {
  /// What is wrong.
  enum Kind: Sendable {
    /// The name is not there.
    case unknown
    /// The name is that of a group.
    case group
    /// The chain comes back to where it was.
    case cycle
    /// The chain is longer than ``ReferenceResolver/longestChain``.
    case tooLong
    /// The end of the chain is something else.
    case notAColor
    /// The end of the chain is a gradient, which Tokens Studio lets a colour be.
    case gradient
    /// The value is written as no colour is.
    case unparseable
  }

  /// What is wrong.
  let kind: Kind
  /// The same as a message.
  var problem: ThemeProblem
  /// The name that was looked for, when it was not there.
  var missing: String?
  /// The reference that leads nowhere, as it is written.
  var spelling = ""

  /// A name that is not there, or that is a group's.
  static func unknown(
    _ reference: TokenReference, at place: PlacedNode, token: String?, in tree: TokenTree
  ) -> ReferenceFailure {
    if case .pointer(let text) = reference, let steps = FragmentPointer(text)?.steps,
      tree.isGroup(steps.joined(separator: "."))
    {
      return ReferenceFailure(
        kind: .group,
        problem: ThemeProblem(
          "'\(text)' points to a group, not a token",
          help: "name one of the tokens in it; a group takes over another by '$extends'", token: token,
          path: place.file.path, origin: place.origin))
    }
    if case .name(let name) = reference, tree.isGroup(name) {
      let example = tree.index(of: name + ".$root").map { _ in "did you mean '{\(name).$root}'?" }
      return ReferenceFailure(
        kind: .group,
        problem: ThemeProblem(
          "'{\(name)}' is a group of tokens, not a token", help: example ?? "name one of the tokens in it",
          token: token, path: place.file.path, origin: place.origin))
    }
    let spelling = written(reference, at: place)
    var help: String?
    if case .pointer(let text) = reference, FragmentPointer(text) == nil { help = "a pointer begins with '#/'" }
    return ReferenceFailure(
      kind: .unknown,
      problem: ThemeProblem(
        "'\(spelling)' points to a token that is not there", help: help, token: token, path: place.file.path,
        origin: place.origin),
      missing: { if case .name(let name) = reference { name } else { nil } }(), spelling: spelling)
  }

  /// A reference as its file writes it, where that is nothing but the reference: `{!blue}` in Theo's, `$blue` in an old
  /// one of Tokens Studio.
  private static func written(_ reference: TokenReference, at place: PlacedNode) -> String {
    guard case .name(let name) = reference, place.file.bytes.indices.contains(place.node.range) else {
      return reference.spelling
    }
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    let bytes = place.file.bytes[place.node.range].drop { quotes.contains($0) }.reversed().drop { quotes.contains($0) }
    let text = String(decoding: bytes.reversed(), as: UTF8.self)
    // Four more: two braces, and a mark on either side of the name.
    guard text.utf8.count <= name.utf8.count + 4, text.contains(name) else { return reference.spelling }
    return text
  }

  /// A chain that comes back to where it was; the tokens in the order of the chain.
  static func cycle(_ tokens: [Token]) -> ReferenceFailure? {
    guard let first = tokens.first else { return nil }
    // A message is read by people: the whole chain is in the related places.
    let shown = tokens.prefix(12).map { "'\($0.name)'" }.joined(separator: " → ")
    let rest = tokens.count > 12 ? " → … \(tokens.count - 12) more …" : ""
    return ReferenceFailure(
      kind: .cycle,
      problem: ThemeProblem(
        "circular reference: \(shown)\(rest) → '\(first.name)'", help: "give one of them a colour of its own",
        token: first.name, path: first.value.file.path, origin: first.value.origin,
        related: tokens.dropFirst().map { RelatedPlace(label: "'\($0.name)'", origin: $0.value.origin) }))
  }

  /// A chain with too many steps.
  static func tooLong(_ token: Token) -> ReferenceFailure {
    ReferenceFailure(
      kind: .tooLong,
      problem: ThemeProblem(
        "'\(token.name)' is reached through more than \(ReferenceResolver.longestChain) references",
        help: "point it nearer to the colour", token: token.name, path: token.value.file.path,
        origin: token.value.origin))
  }

  /// A reference to something else than a colour.
  static func notAColor(_ target: Token, at place: PlacedNode, token: String?) -> ReferenceFailure {
    let what = target.type.map { "of type '\($0)'" } ?? "\(target.value.node.kindName) that is not a colour"
    return ReferenceFailure(
      kind: target.type == "gradient" ? .gradient : .notAColor,
      problem: ThemeProblem(
        "'\(target.name)' is not a colour: it is \(what)", token: token, path: place.file.path, origin: place.origin,
        related: [RelatedPlace(label: "'\(target.name)'", origin: target.value.origin)]))
  }

  /// A value that is written as no colour is.
  static func unparseable(_ failure: WrittenColor.Failure, at place: PlacedNode, token: String?) -> ReferenceFailure {
    if let text = place.node.string, text.hasPrefix("{"), !text.contains("}") {
      return ReferenceFailure(
        kind: .unparseable,
        problem: ThemeProblem(
          "'\(text)' opens a reference and does not close it", help: "write '\(text)}'", token: token,
          path: place.file.path, origin: place.origin))
    }
    return ReferenceFailure(
      kind: .unparseable,
      problem: ThemeProblem(
        failure.message, help: failure.help, token: token, path: place.file.path,
        origin: TokenOrigin(file: place.file, range: failure.range, pointer: place.pointer)))
  }
}
