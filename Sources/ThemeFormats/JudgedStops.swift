import Colorimetry
import PaletteRules

extension Theme {
  /// Takes of each gradient the stop that stands out least from what is behind it: where that one passes, every other does.
  /// A note names it. How the other stops look beside other series counts as not checked.
  mutating func judgeWorstStops() {
    var notes: [Message] = []
    for index in modes.indices {
      let surfaces = Surfaces(modes[index])
      for place in modes[index].series.indices {
        let series = modes[index].series[place]
        // A list without names calls its series by their colours.
        let isNamed = series.name != series.color.hex && series.name != series.color.srgb.hex
        let what = isNamed ? "'\(series.name)'" : series.token
        guard let worst = Self.worst(series.color, opacity: series.opacity ?? 1, on: surfaces.plot, of: what, &notes)
        else { continue }
        modes[index].series[place].color = worst
        if !isNamed { modes[index].series[place].name = worst.hex }
        let reason = UnjudgedReason.otherStops(what)
        if !unjudged.contains(reason) { unjudged.append(reason) }
      }
      func choose(_ color: inout ThemeColor?, _ role: String) {
        guard let gradient = color else { return }
        color = Self.worst(gradient, opacity: 1, on: surfaces.background, of: role, &notes) ?? gradient
      }
      choose(&modes[index].text, "the text")
      choose(&modes[index].axis, "the axis")
      choose(&modes[index].gridlines, "the grid lines")
    }
    let listed = palettes.flatMap(\.colors) + modes.flatMap { $0.ramps.flatMap { $0.stops.map(\.color) } }
    if let gradient = listed.first(where: { $0.gradient.count > 1 }) {
      notes.append(ReadingNote.gradientInList(gradient.hex))
      unjudged.append(UnjudgedReason.otherStopsInLists())
    }
    for note in notes where !self.notes.contains(note) { self.notes.append(note) }
  }

  /// The stop to judge, with a note; nil when the colour is not a gradient.
  private static func worst(
    _ color: ThemeColor, opacity: Double, on surface: Surfaces.Surface, of what: String, _ notes: inout [Message]
  ) -> ThemeColor? {
    guard color.gradient.count > 1 else { return nil }
    let stops = color.gradient.map(\.hex).joined(separator: ", ")
    let contrasts = color.gradient.map { stop in
      Surfaces.shown(stop.srgb, alpha: stop.alpha * opacity, on: surface).flatMap { shown in
        surface.color.map { WCAG.contrastRatio(shown, $0) }
      }
    }
    let least = contrasts.enumerated().min { ($0.element ?? .infinity) < ($1.element ?? .infinity) }
    guard let least, least.element != nil else {
      notes.append(ReadingNote.gradientByFirst(what, stops, color.hex))
      return color
    }
    let worst = color.gradient[least.offset]
    notes.append(ReadingNote.gradientByWorst(what, stops, worst.hex))
    return worst
  }
}
