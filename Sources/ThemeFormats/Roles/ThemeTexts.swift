import Colorimetry
import PaletteRules
import SourceText

/// The texts of a theme beside its main one, each combination of colour, ground and size once: libraries repeat one
/// colour for titles, legends and labels, and one fault should be reported once.
struct DistinctTexts {
  /// In the order in which they were added.
  private(set) var texts: [ThemeText] = []
  /// Those that another text covers.
  private(set) var repeated: [ThemeText] = []
  private var known: Set<Key>
  private let hasPlotBackground: Bool

  private struct Key: Hashable {
    let ground: ThemeText.Surface
    let hex: String
    let size: ThemeText.Size

    init(_ text: ThemeText, size: ThemeText.Size? = nil) {
      (ground, hex, self.size) = (text.on, text.color.hex, size ?? text.size)
    }
  }

  /// Creates an empty collection for a mode whose backgrounds and main text are known; what it has of others is known too.
  init(_ mode: ThemeMode) {
    hasPlotBackground = mode.plotBackground.map { $0.hex != mode.background?.hex } ?? false
    let main = mode.text.map { [ThemeText(name: nil, color: $0)] } ?? []
    known = Set((main + mode.texts).map { Key($0) })
  }

  /// Adds a text unless it is nil, transparent or a repetition.
  mutating func add(
    _ name: String, _ color: ThemeColor?, on surface: ThemeText.Surface = .background,
    size: ThemeText.Size = .normal
  ) {
    guard let color, color.alpha > 0 else { return }
    let ground = surface == .plotBackground && !hasPlotBackground ? .background : surface
    let text = ThemeText(name: name, color: color, on: ground, size: size)
    // Large text needs less contrast, so a text of normal size covers a large one of the same colour.
    if !known.contains(Key(text)), !known.contains(Key(text, size: .normal)) {
      known.insert(Key(text))
      texts.append(text)
    } else {
      repeated.append(text)
    }
  }
}

extension ThemeMode {
  /// Adds the text that a chart library writes in its own colour where nothing else colours one.
  ///
  /// - Parameter key: the place that it is reported at, where no colour could be written.
  mutating func addOwnText(_ name: String, _ color: String, at key: TokenOrigin) {
    guard text == nil, texts.isEmpty, let color = try? Color(css: color) else { return }
    var text = ThemeText(name: name, color: ThemeColor(color, origin: key))
    text.isOwn = true
    texts.append(text)
  }
}

extension ThemeText.Size {
  /// WCAG 2.2, "large scale (text)": from 18 pt, or 14 pt when bold, with 4 px to 3 pt.
  init(pixels: Double?, isBold: Bool) {
    let least = isBold ? 14.0 * 4 / 3 : 18.0 * 4 / 3
    self = (pixels ?? 0) >= least ? .large : .normal
  }

  /// Reads `fontSize` (a number, or a text such as `"18px"`) and `fontWeight` of an object of settings.
  init(_ style: PlacedNode?, isBoldByDefault: Bool = false) {
    let pixels = style?["fontSize"].flatMap(Self.pixels)
    let isBold = style?["fontWeight"].map { weight in
      weight.node.number.map { $0 >= 600 }
        ?? ["bold", "bolder", "600", "700", "800", "900"].contains(weight.node.string)
    }
    self.init(pixels: pixels, isBold: isBold ?? isBoldByDefault)
  }

  private static func pixels(_ place: PlacedNode) -> Double? {
    if let number = place.node.number { return number }
    guard let text = place.node.string else { return nil }
    let digits = text.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits) else { return nil }
    switch text.dropFirst(digits.count) {
    case "px", "": return number
    case "pt": return number * 4 / 3
    case "em", "rem": return number * 16
    default: return nil
    }
  }
}
