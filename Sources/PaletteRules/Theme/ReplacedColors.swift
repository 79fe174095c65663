package import Colorimetry

extension Theme {
  /// The theme with other colours at some places, in all their uses; opacities stay.
  package func replacing(_ colors: [ColorPlace: SRGB], nameOfFile: (String) -> String = { $0 }) -> Theme {
    changingColors { color in
      guard let new = colors[ColorPlace(color, name: nameOfFile)] else { return }
      color.authored = Color(
        space: .srgb, components: Color.Components(new.red, new.green, new.blue), alpha: color.authored.alpha)
      color.srgb = new
    }
  }

  /// The theme after `change` of each of its colours.
  package func changingColors(_ change: (inout ThemeColor) -> Void) -> Theme {
    var theme = self
    for index in theme.modes.indices { theme.modes[index].forEachColor(change) }
    for palette in theme.palettes.indices {
      for index in theme.palettes[palette].colors.indices { change(&theme.palettes[palette].colors[index]) }
    }
    for index in theme.sets.indices { theme.sets[index] = theme.sets[index].changingColors(change) }
    return theme
  }
}

extension ThemeMode {
  /// Calls `change` with every colour in turn.
  fileprivate mutating func forEachColor(_ change: (inout ThemeColor) -> Void) {
    func optional(_ color: inout ThemeColor?) {
      guard var some = color else { return }
      change(&some)
      color = some
    }
    optional(&background)
    optional(&plotBackground)
    optional(&text)
    optional(&axis)
    optional(&gridlines)
    optional(&status.good)
    optional(&status.neutral)
    optional(&status.bad)
    optional(&usage.outline)
    for index in texts.indices { change(&texts[index].color) }
    for index in repeatedTexts.indices { change(&repeatedTexts[index].color) }
    for index in series.indices {
      change(&series[index].color)
      optional(&series[index].stroke)
    }
    for ramp in ramps.indices {
      for stop in ramps[ramp].stops.indices { change(&ramps[ramp].stops[stop].color) }
    }
    for palette in palettes.indices {
      for index in palettes[palette].colors.indices { change(&palettes[palette].colors[index]) }
    }
    for index in pairs.indices {
      change(&pairs[index].foreground)
      change(&pairs[index].background)
    }
  }
}
