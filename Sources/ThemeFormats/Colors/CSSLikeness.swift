import Colorimetry
import SourceText

/// The likely meaning of a value that is not a colour.
enum CSSLikeness: Sendable {
  /// A colour: it begins like one.
  case color
  /// A colour that the reader's system chooses: `CanvasText`, alone or mixed with others.
  case system(String)
  /// A single word that may be a misspelt colour, or refer to one that is set elsewhere: `blurple`, `env(x)`.
  case word
  /// A single word that is common in values of other kinds: `none`, `bold`.
  case keyword
  /// One of the words by which every property is set to what it has elsewhere: `initial`.
  case unset(String)
  /// A size, a font, a picture …
  case other

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
  /// Words of other properties, as sheets of charts use them (engineering choice).
  private static let keywords: Set<String> = [
    "none", "auto", "normal", "bold", "bolder", "lighter", "italic", "solid", "dashed", "dotted", "double", "left",
    "right", "top", "bottom", "center", "middle", "start", "end", "inside", "outside", "row", "column", "block",
    "inline", "flex", "grid", "hidden", "visible", "linear", "ease", "ease-in", "ease-out", "ease-in-out", "monotone",
    "smooth", "step", "horizontal", "vertical", "true", "false", "yes", "no", "on", "off", "default", "small",
    "medium", "large", "serif", "sans-serif", "monospace", "system-ui", "round", "square", "butt", "bar", "line",
    "pie", "area", "dark", "light",
  ]

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
        self = Self.keywords.contains(name) ? .keyword : .word
      }
    default: self = .other
    }
  }
}

extension CSSLikeness {
  /// Words of names that hold something else than a colour (engineering choice, after names that sheets have).
  private static let measures: Set<String> = [
    "font", "family", "weight", "size", "height", "width", "radius", "gap", "padding", "margin", "spacing", "space",
    "offset", "duration", "delay", "ease", "easing", "animation", "transition", "curve", "opacity", "alpha", "style",
    "type", "mode", "variant", "theme", "scheme", "position", "align", "alignment", "display", "cursor", "direction",
    "orientation", "layout", "ratio", "blend", "filter", "shape", "symbol", "marker", "dash", "linecap", "linejoin",
    "cap", "join", "interpolation", "stack", "format", "locale", "name", "id", "transform", "overflow", "index",
    "order", "count", "density", "easings", "case", "decoration", "image", "rendering",
  ]

  /// Whether a name says that it holds something else than a colour.
  static func isMeasure(_ words: [String]) -> Bool { !measures.isDisjoint(with: words) }
}
