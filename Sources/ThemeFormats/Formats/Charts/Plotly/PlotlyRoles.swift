import PaletteRules
import SourceText

extension PlotlyLayers {
  /// Everything but series and ramps.
  ///
  /// Titles, axis labels and the legend are on the paper, marks and annotations on the plot.
  func mode(record: ReadingRecord) -> ThemeMode {
    var mode = ThemeMode()
    mode.background = surface(first("paper_bgcolor"), else: \.paper, record: record)
    mode.plotBackground = surface(first("plot_bgcolor"), else: \.plot, record: record)
    mode.text = color(first("font", "color"), else: \.text, record: record)
    let axes = ["xaxis", "yaxis"]
    mode.axis = color(
      place(axes, "linecolor") ?? place(axes, "tickcolor") ?? place(axes, "color"), else: \.axis, record: record)
    mode.gridlines = grid(axes, record: record)
    mode.usage.outline = outline(record: record)
    addTexts(to: &mode, record: record)
    return mode
  }

  /// The value of the first axis that has one.
  private func place(_ axes: [String], _ key: String) -> PlacedNode? {
    for axis in axes { if let place = first(axis, key) { return place } }
    return nil
  }

  private func surface(
    _ place: PlacedNode?, else fallback: KeyPath<PlotlyNamedTemplate, String>, record: ReadingRecord
  ) -> ThemeColor? {
    place == nil ? color(nil, else: fallback, record: record) : record.surface(place)
  }

  /// The grid of an axis that draws one, otherwise of any.
  private func grid(_ axes: [String], record: ReadingRecord) -> ThemeColor? {
    let drawn = axes.filter { first($0, "showgrid")?.node.boolean != false }
    let place = place(drawn, "gridcolor") ?? place(axes, "gridcolor")
    let grid = color(place, else: \.grid, record: record)
    if grid != nil, drawn.isEmpty { record.note("grid lines are not drawn (showgrid is false)") }
    return grid
  }

  /// The line round a bar, which keeps bars that touch apart.
  private func outline(record: ReadingRecord) -> ThemeColor? {
    guard let line = data?["bar"]?.items?.first?.at(["marker", "line"]) else { return nil }
    if let width = line["width"]?.node.number, width <= 0 { return nil }
    return line.at(["color"]).flatMap { record.color($0, token: "bar outline") }
  }

  private func addTexts(to mode: inout ThemeMode, record: ReadingRecord) {
    var texts = DistinctTexts(mode)
    func add(_ name: String, _ font: PlacedNode?, on surface: ThemeText.Surface = .background) {
      guard let font, let place = font.at(["color"]) else { return }
      let size = ThemeText.Size(pixels: font["size"]?.node.number, isBold: false)
      texts.add(name, record.color(place, token: place.name), on: surface, size: size)
    }
    add("title", first("title", "font") ?? first("titlefont"))
    for axis in ["xaxis", "yaxis"] {
      add("\(axis) labels", first(axis, "tickfont"))
      add("\(axis) title", first(axis, "title", "font") ?? first(axis, "titlefont"))
    }
    add("annotations", first("annotationdefaults", "font"), on: .plotBackground)
    for (index, annotation) in (first("annotations")?.items ?? []).enumerated() {
      add("annotation \(index + 1)", annotation.at(["font"]), on: .plotBackground)
    }
    addLegend(to: &mode, &texts, record: record)
    mode.texts = texts.texts
    mode.repeatedTexts = texts.repeated
  }

  /// The legend is on the paper, on its own background if that is opaque.
  private func addLegend(to mode: inout ThemeMode, _ texts: inout DistinctTexts, record: ReadingRecord) {
    let own = first("legend", "font", "color").flatMap { record.color($0, token: $0.name) }
    let ground = first("legend", "bgcolor").flatMap { record.color($0, token: $0.name) }
    if let ground, ground.alpha == 1, ground.hex != mode.background?.hex, let text = own ?? mode.text {
      mode.pairs.append(
        ContrastPair(foreground: text, background: ground, reason: "legend text on its background", text: "legend"))
    } else {
      texts.add("legend", own)
    }
  }
}
