import Colorimetry
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

  /// The failure of a property, with its place where it has none.
  func of(_ property: String, at origin: TokenOrigin?) -> UnresolvedColor {
    var failure = self
    failure.problem.token = property
    if problem.origin == nil, let origin {
      (failure.problem.origin, failure.problem.path) = (origin, origin.file.path)
    }
    return failure
  }
}

extension [UnresolvedColor] {
  /// What refers to names that are not there, as problems. A handful is reported one by one, with the nearest name to each;
  /// more have one cause, a missing file, and are one.
  ///
  /// - Parameter kind: What many are called.
  func problems(
    groupedAs kind: ReadingProblem, _ problem: (UnresolvedColor) -> ThemeProblem
  ) -> [ThemeProblem] {
    guard count > 5, let first else { return map(problem) }
    func spelling(_ failure: UnresolvedColor) -> String { failure.problem.sentence.arguments.first ?? "" }
    var one = problem(first)
    one.sentence = kind(count, spelling(first))
    one.related = dropFirst().prefix(100).compactMap { failure in
      failure.problem.origin.map { RelatedPlace(label: "'\(spelling(failure))'", origin: $0) }
    }
    return [one]
  }
}

/// The likely meaning of a value that is not a colour.
enum CSSLikeness: Hashable, Sendable {
  /// A colour: it begins like one.
  case color
  /// A colour that the reader's system chooses: `CanvasText`, alone or mixed with others.
  case system(String)
  /// What makes or brings a colour and is not worked out here: `contrast-color(red)`, `env(x)`, `currentcolor`; or is Sass's or
  /// Less', `#{$brand}`, `@brand`, `darken(red, 5%)`.
  case unread
  /// A single word, which may stand for anything: `blurple`, `bold`.
  case word
  /// One of the words by which every property is set to what it has elsewhere: `initial`.
  case unset(String)
  /// A size, a font, a picture …
  case other

  /// CSS Cascade 5 section 7.3.
  private static let wide: Set<String> = ["initial", "inherit", "unset", "revert", "revert-layer", "revert-rule"]
  /// Functions of CSS Color 4 and 5 whose colours are read.
  static let readFunctions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix", "light-dark",
  ]
  /// Other functions that make or bring one. Source: CSS Color 5 and 6; CSS Environment Variables 1; CSS Values 5 sections 6 and 7;
  /// Sass, "Built-in modules", color; Less, "Functions", color operations; Tailwind CSS 3, "Functions & Directives".
  private static let otherFunctions: Set<String> = [
    "alpha", "contrast-color", "color-contrast", "device-cmyk", "env", "attr", "if", "theme", "map-get",
    "darken", "lighten", "mix", "saturate", "desaturate", "fade", "fadein", "fadeout", "spin", "tint", "shade",
    "transparentize", "opacify", "scale-color", "adjust-color", "change-color", "adjust-hue", "complement", "invert",
    "greyscale",
  ]

  /// What a text looks like, everything it refers to put in.
  init(_ text: [UInt8]) {
    let parts = CSSScanner.tokens(text, in: 0..<text.count).filter { !$0.isBlank }
    func word(_ token: CSSToken) -> String { String(decoding: text[token.range], as: UTF8.self) }
    func holds(_ test: (String) -> Bool) -> CSSToken? {
      parts.first { $0.kind == .identifier && test(word($0).lowercased()) }
    }
    let name = parts.first.map { word($0).lowercased() } ?? ""
    let function = String(name.dropLast())
    // The text's colour, wherever the property is used; alone, or mixed with others.
    let isOfText =
      name == "currentcolor" && parts.count == 1 || function == "color-mix" && holds { $0 == "currentcolor" } != nil
    if text.contains(where: "$@".utf8.contains) || isOfText {
      self = .unread
      return
    }
    let system = holds(ContextualColor.isSystemColor).map { CSSLikeness.system(word($0)) }
    switch parts.first?.kind {
    case .hash: self = .color
    case .function where Self.readFunctions.contains(function): self = system ?? .color
    case .function where Self.otherFunctions.contains(function) || function.contains(".") || function.hasPrefix("--"):
      self = .unread
    case .identifier where parts.count == 1: self = system ?? (Self.wide.contains(name) ? .unset(name) : .word)
    default: self = .other
    }
  }
}
