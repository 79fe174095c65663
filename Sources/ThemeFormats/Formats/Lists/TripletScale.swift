import SourceText

/// How far the bare numbers of a palette's colours go: `[76, 114, 176]` counts to 255, `[0.298, 0.447, 0.69]` to 1.
///
/// No standard says; the numbers of all colours of the palette do. One above 1 means bytes; bytes of 0 and 1 would all be black.
struct TripletScale {
  /// What full intensity is: 255 or 1.
  let whole: Double

  /// Looks at the lists of three or four numbers among the entries of a palette.
  init(of entries: [SourceNode]) {
    let rows = entries.compactMap(\.items).filter { (3...4).contains($0.count) }
    whole = rows.contains { row in row.contains { $0.number ?? 0 > 1 } } ? 255 : 1
  }

  /// The channels, each from 0 to 1, of three numbers, or of four that go to 1, the last of which is the opacity.
  func channels(_ items: [SourceNode]) -> [Double]? {
    let numbers = items.compactMap(\.number)
    guard numbers.count == items.count, numbers.count == 3 || numbers.count == 4 && whole == 1,
      numbers.allSatisfy({ (0...whole).contains($0) && (whole == 1 || $0.rounded() == $0) })
    else { return nil }
    return numbers.map { $0 / whole }
  }
}

/// Words for tables of colours that a program looks values up in.
enum ColorMapNames {
  private static let words: Set<String> = ["colormap", "colormaps", "cmap", "cmaps", "ctab", "ctabs", "lut", "luts"]

  /// Whether one of the words is among these.
  static func areAmong(_ words: [String]) -> Bool { !self.words.isDisjoint(with: words) }
}
