/// Lengths of marks and of their patterns, in px. Engineering choices: fine enough for thin bars.
enum MarkLengths {
  /// The line between areas that touch.
  static let separator = 2.0
  /// The hole of a ring, as a share of it.
  static let hole = 0.58
  /// From one stroke of a pattern to the next, across.
  static let period = 6.0
  /// How wide a slanted stroke is.
  static let stroke = 1.5
  /// How wide a level or upright stroke is. It covers whole pixels: a half covered one would be a colour that the theme
  /// does not have.
  static let straight = 2.0
  /// How wide each stroke of a grid is.
  static let grid = 1.0
}
