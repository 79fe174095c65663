import PaletteRules
import ThemeFormats

extension Theme {
  /// What was read as series or palette is one ramp each.
  ///
  /// - Parameters:
  ///   - name: the ramp's.
  ///   - kind: what the ramp says; found from the course of lightness when nil.
  mutating func takeColorsForRamps(named name: String?, kind: Ramp.Kind? = nil) {
    for index in modes.indices where !modes[index].series.isEmpty {
      let stops = modes[index].series.map { Ramp.Stop(color: $0.color) }
      let shape = kind ?? RampShape.kind(of: stops.map(\.color.srgb))
      modes[index].ramps.append(Ramp(name: name, kind: shape, stops: stops, isKindGuessed: kind == nil))
      modes[index].series = []
    }
    for index in palettes.indices where palettes[index].kind == .categorical {
      palettes[index].kind = NamedPalette.Kind(RampShape.kind(of: palettes[index].colors.map(\.srgb)))
    }
  }
}
