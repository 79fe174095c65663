import PaletteRules
import SourceText

extension ReadPalette {
  /// Words for grounds, the likeliest first.
  private static let grounds = ["background", "bg", "canvas", "base", "surface"]

  /// Leaves the ground of a palette open that says it is dark, and names the one among its colours that may be it:
  /// `{"dark": true, "colors": {"base": …, "red": …}}`.
  ///
  /// - Parameter root: the tree that holds the palette.
  mutating func leaveDarkGround(of found: FoundPalette, in root: PlacedNode) {
    guard found.isDark(in: root) else { return }
    let named = colors.items.map { Self.words(of: $0.label) }
    let ground = Self.grounds.lazy.compactMap { word in named.firstIndex(of: [word]) }.first
    let what = name.isEmpty ? "the palette" : "'\(name)'"
    let flags = ground.map { "--background '\(colors.items[$0].color.hex)'" } ?? "--background"
    unknownGround = "\(what) is dark and names no background; give it with \(flags)"
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
