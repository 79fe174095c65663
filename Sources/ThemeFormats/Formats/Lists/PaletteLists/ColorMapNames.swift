/// Words for tables of colours that a program looks values up in.
package enum ColorMapNames {
  private static let words: Set<String> = ["colormap", "colormaps", "cmap", "cmaps", "ctab", "ctabs", "lut", "luts"]
  /// Extensions of texts that colour maps are written in, without a dot; other texts with these hold all kinds of things.
  package static let fileExtensions = ["txt", "ctab", "csv", "dat", "lut", "rgb"]

  /// Whether one of the words is among these.
  static func areAmong(_ words: [String]) -> Bool { !self.words.isDisjoint(with: words) }

  /// Whether a file or one of the two folders around it is called after colour maps.
  package static func areIn(_ path: String) -> Bool {
    areAmong(TokenWords.split(path.split(separator: "/").suffix(3).map(String.init)))
  }
}
