import Colorimetry

extension Finding {
  /// The remedy to draw: other colours where the finding has some, otherwise the first symbols, dashes or patterns; empty
  /// where no picture can show one.
  package var shownRemedy: [Suggestion] {
    let alternatives = Dictionary(grouping: suggestions.filter { !$0.isUnchecked }, by: \.alternative).sorted {
      $0.key < $1.key
    }.map(\.value)
    return alternatives.first { $0.allSatisfy { $0.hex != nil } }
      ?? alternatives.first { $0.allSatisfy { $0.symbol != nil || $0.dash != nil || $0.pattern != nil } } ?? []
  }
}

extension ThemeMode {
  /// The mode with other colours, symbols, dashes or patterns for some of its series; nil if none of them is here.
  package func following(_ suggestions: [Suggestion]) -> ThemeMode? {
    var mode = self
    var isChanged = false
    for index in mode.series.indices {
      for suggestion in suggestions where suggestion.token == mode.series[index].token {
        isChanged = true
        if let color = suggestion.hex.flatMap({ try? Color(css: $0) }) {
          mode.series[index].color.srgb = color.mappedToSRGB.srgb
        }
        if let symbol = suggestion.symbol { mode.series[index].symbol = symbol }
        if let dash = suggestion.dash { mode.series[index].dash = dash }
        if let pattern = suggestion.pattern { mode.series[index].pattern = pattern }
      }
    }
    return isChanged ? mode : nil
  }
}
