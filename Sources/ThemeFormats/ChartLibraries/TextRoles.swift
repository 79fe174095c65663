import Colorimetry
import Palette

/// The texts of a theme beside its main one, each combination of colour, ground and size once: libraries repeat one
/// colour for titles, legends and labels, and one fault should be said once.
struct TextRoles {
  /// In the order in which they were added.
  private(set) var texts: [ThemeText] = []
  private let main: ThemeText?
  private let hasPlotBackground: Bool

  /// Creates an empty collection for a mode whose backgrounds and main text are known.
  init(_ mode: ThemeMode) {
    hasPlotBackground = mode.plotBackground.map { $0.hex != mode.background?.hex } ?? false
    main = mode.text.map { ThemeText(name: nil, color: $0) }
  }

  /// Adds a text unless there is none, it is transparent, or its like is there.
  mutating func add(
    _ name: String, _ color: ThemeColor?, on surface: ThemeText.Surface = .background,
    size: ThemeText.Size = .normal
  ) {
    guard let color, color.alpha > 0 else { return }
    let ground = surface == .plotBackground && !hasPlotBackground ? .background : surface
    let text = ThemeText(name: name, color: color, on: ground, size: size)
    let known = (main.map { [$0] } ?? []) + texts
    // Large text needs less contrast, so a text of normal size speaks for a large one of the same colour.
    let isKnown = known.contains {
      $0.on == ground && $0.color.hex == color.hex && ($0.size == size || $0.size == .normal)
    }
    if !isKnown { texts.append(text) }
  }
}
