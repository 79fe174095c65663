/// Lengths of the patterns that mark series, in px. Engineering choices: fine enough for thin bars.
package enum PatternLengths {
  /// From one stroke to the next, across.
  package static let period = 6.0
  /// How wide a slanted stroke is.
  package static let stroke = 1.5
  /// How wide a level or upright stroke is. It covers whole pixels: a half covered one would be a colour that the theme
  /// does not have.
  package static let straight = 2.0
  /// How wide each stroke of a grid is.
  package static let grid = 1.0
}
