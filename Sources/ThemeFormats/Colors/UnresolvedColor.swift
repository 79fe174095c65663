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

  /// The failure with a place where it has none.
  func placed(at origin: TokenOrigin?) -> UnresolvedColor {
    guard problem.origin == nil, let origin else { return self }
    var failure = self
    (failure.problem.origin, failure.problem.path) = (origin, origin.file.path)
    return failure
  }
}

/// The likely meaning of a value that is not a colour.
enum CSSLikeness: Sendable {
  /// A colour: it begins like one.
  case color
  /// A colour that the reader's system chooses: `CanvasText`, alone or mixed with others.
  case system(String)
  /// A single word, or what is set elsewhere, which may stand for anything: `blurple`, `bold`, `env(x)`.
  case word
  /// One of the words by which every property is set to what it has elsewhere: `initial`.
  case unset(String)
  /// A size, a font, a picture …
  case other

  /// Whether it is a word that may stand for anything.
  var isWord: Bool { if case .word = self { true } else { false } }

  /// CSS Cascade 5 section 7.3.
  private static let wide: Set<String> = ["initial", "inherit", "unset", "revert", "revert-layer", "revert-rule"]
  /// Functions that make a colour, whether it can be told from the text alone or not. Source: CSS Color 4, 5 and 6;
  /// Tailwind CSS 4, "Functions and directives" (`--alpha`).
  private static let functions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix", "light-dark", "alpha",
    "--alpha", "contrast-color", "color-contrast", "device-cmyk",
  ]
  /// Functions whose value is set elsewhere. Source: CSS Environment Variables 1; CSS Values 5 sections 6 and 7.
  private static let settings: Set<String> = ["env", "attr", "if"]

  /// Functions of CSS 4 whose colours are read.
  private static let readable: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix", "light-dark",
  ]

  /// Functions of Sass and Less that make a colour. Source: Sass, "Built-in modules", color; Less, "Functions", color operations.
  private static let sass: Set<String> = [
    "darken", "lighten", "mix", "saturate", "desaturate", "fade", "fadein", "fadeout", "spin", "tint", "shade",
    "transparentize", "opacify", "scale-color", "adjust-color", "change-color", "adjust-hue", "complement", "invert",
    "greyscale", "map-get",
  ]

  /// Whether a text is a function that makes or brings a colour and is not read, `contrast-color(red)`, `--brand(1)`, `env(x)`; or
  /// is Sass's or Less', `#{$brand}`, `@brand`, `darken(red, 5%)`.
  static func isUnread(_ text: [UInt8]) -> Bool {
    if text.contains(where: "$@".utf8.contains) { return true }
    let tokens = CSSScanner.tokens(text, in: 0..<text.count)
    func word(_ token: CSSToken) -> String { String(decoding: text[token.range], as: UTF8.self).lowercased() }
    // The text's colour, wherever the property is used.
    if tokens.contains(where: { $0.kind == .identifier && word($0) == "currentcolor" }) { return true }
    guard let first = tokens.first(where: { !$0.isBlank }), first.kind == .function else { return false }
    let name = String(word(first).dropLast())
    return !readable.contains(name)
      && (functions.contains(name) || sass.contains(name) || name.contains(".") || settings.contains(name)
        || name.hasPrefix("--") || name == "theme")
  }

  /// What a text looks like, everything it refers to put in.
  init(_ text: [UInt8]) {
    let parts = CSSScanner.tokens(text, in: 0..<text.count).filter { !$0.isBlank }
    func word(_ token: CSSToken) -> String { String(decoding: text[token.range], as: UTF8.self) }
    guard let first = parts.first else {
      self = .other
      return
    }
    switch first.kind {
    case .hash: self = .color
    case .function where Self.functions.contains(word(first).dropLast().lowercased()):
      let system = parts.first {
        $0.kind == .identifier && ContextualColor.isSystemColor(word($0).lowercased())
      }
      self = system.map { .system(word($0)) } ?? .color
    case .function where Self.settings.contains(word(first).dropLast().lowercased()): self = .word
    case .identifier where parts.count == 1:
      let name = word(first).lowercased()
      if ContextualColor.isSystemColor(name) {
        self = .system(word(first))
      } else if Self.wide.contains(name) {
        self = .unset(name)
      } else {
        self = .word
      }
    default: self = .other
    }
  }
}
