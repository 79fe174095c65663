/// The accessibility settings that a mode is for, told from its name: `dark+increaseContrast`.
struct ModeSettings: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let increaseContrast = ModeSettings(rawValue: 1)
  static let differentiateWithoutColor = ModeSettings(rawValue: 2)
  static let reduceTransparency = ModeSettings(rawValue: 4)

  /// Words of mode names, letters only and in lower case: Apple's settings, the media features of CSS Media Queries 5,
  /// and what design systems call the same.
  private static let words: [(String, ModeSettings)] = [
    ("increasecontrast", .increaseContrast), ("increasedcontrast", .increaseContrast),
    ("highcontrast", .increaseContrast), ("contrastmore", .increaseContrast), ("morecontrast", .increaseContrast),
    ("contrasthigh", .increaseContrast), ("contrastcustom", []),
    ("differentiatewithoutcolor", .differentiateWithoutColor),
    ("differentiatewithoutcolour", .differentiateWithoutColor),
    ("withoutcolor", .differentiateWithoutColor), ("reducetransparency", .reduceTransparency),
    ("reducedtransparency", .reduceTransparency), ("transparencyreduce", .reduceTransparency),
  ]

  init(rawValue: Int) { self.rawValue = rawValue }

  /// The settings in a mode's name.
  init(modeName: String) {
    let letters = String(modeName.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic }.map(Character.init))
    self = Self.words.reduce(into: []) { if letters.contains($1.0) { $0.insert($1.1) } }
  }
}
