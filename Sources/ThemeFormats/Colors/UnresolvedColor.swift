import PaletteRules
import SourceText

/// Why a reference or a value, of a token or of a property, resolves to no colour.
struct UnresolvedColor: Error, Sendable {
  let kind: ReadingProblem
  /// The same in words, with its place.
  var problem: ThemeProblem
  /// The name that was looked for, when it is not there.
  var missing: String?
  /// What the value was most likely meant to be.
  var likeness = CSSLikeness.color

  /// Creates a failure; its place may be found later.
  init(
    _ kind: ReadingProblem, _ arguments: any CustomStringConvertible..., help: String? = nil, token: String? = nil,
    at origin: TokenOrigin?, related: [RelatedPlace] = []
  ) {
    self.kind = kind
    problem = ThemeProblem(
      Message(kind, arguments), help: help, token: token, path: origin?.file.path ?? "", origin: origin,
      related: related)
  }

  /// A chain that comes back to where it was, in its order.
  init(circle names: [String], at origin: TokenOrigin?, related: [RelatedPlace]) {
    // A message is read by people: the whole chain is in the related places.
    let shown = names.prefix(12).map { "'\($0)'" }.joined(separator: " → ")
    let rest = names.count > 12 ? " → … \(names.count - 12) more …" : ""
    self.init(.circle, shown + rest, names.first ?? "", at: origin, related: related)
  }

  /// The failure with a place where it has none.
  func placed(at origin: TokenOrigin?) -> UnresolvedColor {
    guard problem.origin == nil, let origin else { return self }
    var failure = self
    (failure.problem.origin, failure.problem.path) = (origin, origin.file.path)
    return failure
  }
}
