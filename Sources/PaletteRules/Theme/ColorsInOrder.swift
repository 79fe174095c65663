import SourceText

extension Theme {
  /// Every colour of the theme, in an order that depends only on its uses, so that two readings of one file compare
  /// colour by colour.
  package var colorsInOrder: [ThemeColor] {
    modes.flatMap(\.colorsInOrder) + palettes.flatMap(\.colors)
  }
}

extension ThemeMode {
  fileprivate var colorsInOrder: [ThemeColor] {
    var colors = [
      background, plotBackground, text, axis, gridlines, status.good, status.neutral, status.bad, usage.outline,
    ].compactMap(\.self)
    // Which of two texts in one colour represents the other may change with their colours.
    colors += (texts + repeatedTexts).map(\.color).sorted { one, other in
      (one.origin.file.path, one.origin.range.lowerBound) < (other.origin.file.path, other.origin.range.lowerBound)
    }
    colors += series.flatMap { [$0.color, $0.stroke].compactMap(\.self) }
    colors += ramps.flatMap { $0.stops.map(\.color) }
    colors += palettes.flatMap(\.colors)
    return colors + pairs.flatMap { [$0.foreground, $0.background] }
  }
}
