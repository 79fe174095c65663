extension Theme {
  /// Every colour of the theme, in an order that depends on nothing but what uses it: two readings of one file compare
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
    colors += texts.map(\.color)
    colors += series.flatMap { [$0.color, $0.stroke].compactMap(\.self) }
    colors += ramps.flatMap { $0.stops.map(\.color) }
    return colors + pairs.flatMap { [$0.foreground, $0.background] }
  }
}
