import PaletteRules
import SourceText

/// Grounds, texts and lines of a Vega or Vega-Lite file: from the chart first, then from its configuration.
struct VegaGuides {
  var config: PlacedNode?
  /// Objects that may hold `background`.
  var holders: [PlacedNode] = []
  /// Settings of axes, legends and titles in the chart itself.
  var axes: [PlacedNode] = []
  var legends: [PlacedNode] = []
  var titles: [PlacedNode] = []
  /// What fills the plot at the chart itself.
  var plotFills: [PlacedNode] = []
  let values: VegaValues

  /// Axis settings by the axes that they hold for; the plain one first, since it holds for all.
  private static let axisKeys = [
    "axis", "axisX", "axisY", "axisBottom", "axisLeft", "axisTop", "axisRight", "axisQuantitative", "axisBand",
    "axisPoint", "axisDiscrete", "axisTemporal", "axisXQuantitative", "axisYQuantitative", "axisXBand", "axisYBand",
  ]

  /// Creates guides of a configuration; the chart's own settings are added by whoever reads the chart.
  init(config: PlacedNode?, values: VegaValues) {
    self.config = config
    self.values = values
  }

  /// Sets every role but series and ramps.
  func fill(_ mode: inout ThemeMode) {
    let blocks = axes + Self.axisKeys.compactMap { config?[$0] }
    mode.background = ground
    mode.plotBackground = plotGround
    mode.unknownGround = unknownGround(mode)
    mode.text =
      blocks.lazy.compactMap { color($0, "labelColor", opacity: "labelOpacity") }.first ?? style("guide-label")
    mode.axis =
      blocks.lazy.filter { $0["domain"]?.node.boolean != false }
      .compactMap { color($0, "domainColor", opacity: "domainOpacity") }.first
      ?? blocks.lazy.filter { $0["ticks"]?.node.boolean != false }
      .compactMap { color($0, "tickColor", opacity: "tickOpacity") }.first
    mode.gridlines = blocks.lazy.compactMap { color($0, "gridColor", opacity: "gridOpacity") }.first
    let grids = blocks.compactMap { $0["grid"]?.node.boolean }
    if !grids.isEmpty, !grids.contains(true) { values.record.note(.gridNotDrawn, "axis.grid is false") }
    fillTexts(&mode, blocks)
    if let place = groundPlace { mode.leaveUnpainted(place.name) }
  }

  private func fillTexts(_ mode: inout ThemeMode, _ blocks: [PlacedNode]) {
    var texts = DistinctTexts(mode)
    for block in blocks {
      texts.add("axis labels", color(block, "labelColor", opacity: "labelOpacity"), size: size(block, "label"))
      texts.add("axis titles", color(block, "titleColor", opacity: "titleOpacity"), size: size(block, "title"))
    }
    texts.add("guide labels", style("guide-label"))
    texts.add("guide titles", style("guide-title"))
    for title in titles + [config?["title"]].compactMap({ $0 }) where title.node.members != nil {
      texts.add("title", color(title, "color"), size: ThemeText.Size(title, isBoldByDefault: true))
      texts.add("subtitle", color(title, "subtitleColor"), size: size(title, "subtitle"))
    }
    texts.add(
      "title", style("group-title"), size: ThemeText.Size(config?["style"]?["group-title"], isBoldByDefault: true))
    texts.add("subtitle", style("group-subtitle"))
    let headers = ["header", "headerRow", "headerColumn", "headerFacet"].compactMap { config?[$0] }
    for block in legends + [config?["legend"]].compactMap({ $0 }) + headers {
      texts.add(
        "\(block.pointer.tokens.last ?? "legend") labels", color(block, "labelColor"), size: size(block, "label"))
      texts.add(
        "\(block.pointer.tokens.last ?? "legend") titles", color(block, "titleColor"), size: size(block, "title"))
    }
    let labels = config?["text"]
    texts.add(
      "text marks", labels.flatMap { color($0, "fill") ?? color($0, "color") }, on: .plotBackground,
      size: ThemeText.Size(labels))
    mode.texts = texts.texts
    mode.repeatedTexts = texts.repeated
  }

  private var groundPlace: PlacedNode? {
    (holders + [config].compactMap { $0 }).lazy.compactMap { $0["background"] }.first
  }

  private var ground: ThemeColor? {
    guard let place = groundPlace, values.unknown(place) == nil else { return nil }
    let background = values.color(place, token: place.name)
    if background == nil, case .null = place.node.value {
      values.record.note(.nullGround)
    } else if let background, background.alpha <= 0 {
      values.record.note(.transparentGround)
    }
    return background
  }

  /// `cell` is the style of Vega-Lite's views, `group` the mark that contains a Vega chart.
  private var plotBlocks: [PlacedNode] {
    [config?["view"], config?["style"]?["cell"], config?["group"]].compactMap { $0 }
  }

  private var plotGround: ThemeColor? {
    let known = plotFills.filter { values.unknown($0) == nil }
    if let fill = known.lazy.compactMap({ values.color($0, token: $0.name) }).first { return fill }
    guard known.count == plotFills.count else { return nil }
    for block in plotBlocks {
      if let fill = block["fill"], values.unknown(fill) != nil { return nil }
      if let fill = color(block, "fill", opacity: "fillOpacity") { return fill }
    }
    return nil
  }

  /// That only Vega knows the background, or what fills the plot: white is then not assumed.
  private func unknownGround(_ mode: ThemeMode) -> String? {
    var places = [groundPlace]
    if mode.plotBackground == nil { places += plotFills + plotBlocks.map { $0["fill"] } }
    for place in places.compactMap({ $0 }) {
      if let expression = values.unknown(place) {
        return "\(UnjudgedReason.expression(place.name, expression).text); set it with --background"
      }
    }
    return nil
  }

  private func color(_ block: PlacedNode, _ key: String, opacity: String? = nil) -> ThemeColor? {
    guard let place = block[key] else { return nil }
    return values.color(place, opacity: opacity.flatMap { block[$0] }, token: place.name)
  }

  private func style(_ name: String) -> ThemeColor? {
    guard let style = config?["style"]?[name] else { return nil }
    return color(style, "fill", opacity: "fillOpacity") ?? color(style, "color")
  }

  private func size(_ block: PlacedNode, _ part: String) -> ThemeText.Size {
    let weight = block["\(part)FontWeight"]?.node
    let isBold =
      weight?.number.map { $0 >= 600 } ?? (weight?.string.map { $0 == "bold" || $0 == "bolder" } ?? (part == "title"))
    return ThemeText.Size(pixels: block["\(part)FontSize"]?.node.number, isBold: isBold)
  }
}
