import PaletteRules
import SourceText

extension ReadPalette {
  /// Words for grounds, the likeliest first.
  private static let grounds = ["background", "bg", "canvas", "base", "surface"]
  /// Words that palettes of editors and pages have for what is no colour of a series.
  private static let parts = Set(grounds + ["overlay", "mantle", "crust", "text", "subtext", "foreground", "fg"])
  /// Fewer such names may be those of colours; an engineering choice.
  private static let leastParts = 3

  /// Takes the ground out of a palette that holds it among its colours: `{"dark": true, "colors": {"base": …, "red": …}}`.
  ///
  /// A dark palette without one is drawn on nothing known.
  ///
  /// - Parameter root: the tree that holds the palette.
  mutating func takeOwnGround(of found: FoundPalette, in root: PlacedNode) {
    let isDark = found.isDark(in: root)
    let named = colors.items.map { Self.words(of: $0.label) }
    let hasParts = named.count { $0.count == 1 && Self.parts.contains($0[0]) } >= Self.leastParts
    guard isDark || hasParts else { return }
    let ground = Self.grounds.lazy.compactMap { word in named.firstIndex(of: [word]) }.first
    background = ground.map { colors.items[$0].color }
    if background == nil, isDark {
      let what = name.isEmpty ? "the palette" : "'\(name)'"
      unknownGround = "\(what) is dark and names no background; give it with --background"
    }
    let left = colors.items.indices.filter { index in
      index != ground && !(hasParts && named[index].count == 1 && Self.parts.contains(named[index][0]))
    }
    guard left.count > 1 else { return }
    colors.items = left.map { colors.items[$0] }
  }

  /// Its words without numbers: `surface` of `surface0`.
  private static func words(of label: String?) -> [String] {
    TokenWords.split(label ?? "").map { $0.filter { !$0.isNumber } }.filter { !$0.isEmpty }
  }
}

extension FoundPalette {
  /// Whether the palette or the object around it says that it is dark.
  fileprivate func isDark(in root: PlacedNode) -> Bool {
    if let last = name.last, ModeOfFile(last).map(\.isDark) ?? false { return true }
    let way = entries.first.map { Array($0.place.pointer.tokens.dropLast()) } ?? []
    return [way, way.dropLast()].contains { steps in root.at(Array(steps)).map(PaletteGrounds.saysDark) ?? false }
  }
}
