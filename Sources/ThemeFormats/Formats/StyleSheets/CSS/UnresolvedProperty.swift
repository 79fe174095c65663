import PaletteRules
import SourceText

/// Custom properties that resolve to no colour.
extension UnresolvedColor {
  /// Whether CSS treats the property as having no value, so that a fallback applies.
  var isWithoutValue: Bool { [.unknownProperty, .circle, .longChain, .deepValue].contains(kind) }

  /// Whether nothing is wrong and nothing can be known: counted as not checked.
  var isUnjudged: Bool {
    if case .unset = likeness { true } else { kind == .systemColor || kind == .unreadSyntax }
  }

  func problem(of property: String) -> ThemeProblem {
    var problem = problem
    problem.token = property
    return problem
  }

  static func unknown(_ name: String, at origin: TokenOrigin?) -> UnresolvedColor {
    var failure = UnresolvedColor(.unknownProperty, name, at: origin)
    failure.missing = name
    return failure
  }

  /// The properties in the order of the circle.
  static func cycle(_ properties: [(name: String, origin: TokenOrigin?)]) -> UnresolvedColor {
    UnresolvedColor(
      circle: properties.map(\.name), at: properties.first?.origin,
      related: properties.dropFirst().compactMap { property in
        property.origin.map { RelatedPlace(label: "'\(property.name)'", origin: $0) }
      })
  }

  static func systemColor(_ name: String, at origin: TokenOrigin) -> UnresolvedColor {
    var failure = UnresolvedColor(.systemColor, name, at: origin)
    failure.likeness = .system(name)
    return failure
  }

  /// An empty value is a value, and replaces what it overrides.
  static func empty(at origin: TokenOrigin) -> UnresolvedColor {
    var failure = UnresolvedColor(.emptyValue, at: origin)
    failure.likeness = .word
    return failure
  }

}
