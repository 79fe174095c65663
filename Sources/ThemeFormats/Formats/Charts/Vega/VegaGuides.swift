import Colorimetry
import PaletteRules
import SourceText

/// Grounds, texts and lines of a Vega or Vega-Lite file: from the chart first, then from its configuration.
struct VegaGuides {
  var config: PlacedNode?
  let values: VegaValues
  /// Objects that may hold `background`.
  var holders: [PlacedNode] = []
  /// Settings of axes, legends and titles in the chart itself.
  var axes: [PlacedNode] = []
  var legends: [PlacedNode] = []
  var titles: [PlacedNode] = []
  /// What fills the plot at the chart itself.
  var plotFills: [PlacedNode] = []
  /// Whether axes with labels are drawn, as a configuration is for.
  var writesText = true

  /// Axis settings by the axes that they hold for; the plain one first, since it holds for all.
  private static let axisKeys = [
    "axis", "axisX", "axisY", "axisBottom", "axisLeft", "axisTop", "axisRight", "axisQuantitative", "axisBand",
    "axisPoint", "axisDiscrete", "axisTemporal", "axisXQuantitative", "axisYQuantitative", "axisXBand", "axisYBand",
  ]

  private func configured(_ keys: [String]) -> [PlacedNode] { keys.compactMap { config?[$0] } }

  /// Sets every role but series and ramps.
  func fill(_ mode: inout ThemeMode) {
    let blocks = axes + configured(Self.axisKeys)
    let ground = (holders + [config].compactMap(\.self)).lazy.compactMap { $0["background"] }.first
    // `cell` is the style of Vega-Lite's views, `group` the mark that contains a Vega chart.
    let plots = configured(["view"]) + [config?["style"]?["cell"], config?["group"]].compactMap(\.self)
    let fills =
      plotFills.map { ($0, nil) } + plots.compactMap { plot in plot["fill"].map { ($0, plot["fillOpacity"]) } }
    mode.background = ground.flatMap { values.color($0, token: $0.name) }
    if ground?.node.isNull == true {
      values.record.note(.nullGround)
    } else if let background = mode.background, background.alpha <= 0 {
      values.record.note(.transparentGround)
    }
    // What only Vega knows hides what comes behind it: white is then not assumed.
    let known = fills.prefix { !values.isUnknown($0.0) }
    mode.plotBackground = known.lazy.compactMap { values.color($0.0, opacity: $0.1, token: $0.0.name) }.first
    let unknown = [ground].compactMap(\.self) + (mode.plotBackground == nil ? fills.map(\.0) : [])
    if let place = unknown.first(where: values.isUnknown) {
      values.record.leaveUnknown(place)
      mode.unknownGround = "\(UnjudgedReason.unknownColor(place.name).text); set the background with --background"
    }
    mode.text = blocks.lazy.compactMap { color($0, "label") }.first ?? style("guide-label")
    func line(_ part: String) -> ThemeColor? {
      blocks.lazy.filter { $0[part == "tick" ? "ticks" : part]?.node.boolean != false }.compactMap { color($0, part) }
        .first
    }
    mode.axis = line("domain") ?? line("tick")
    mode.gridlines = blocks.lazy.compactMap { color($0, "grid") }.first
    let grids = blocks.compactMap { $0["grid"]?.node.boolean }
    if !grids.isEmpty, !grids.contains(true) { values.record.note(.gridNotDrawn, "axis.grid is false") }
    fillTexts(&mode, blocks)
    addOwnText(&mode, blocks)
    if let ground { mode.leaveUnpainted(ground.name) }
  }

  /// Adds the black in which Vega writes what no setting colours, on a background that the file declares.
  ///
  /// Source: vega-parser, `src/config.js`: `guide-label`, `guide-title`.
  private func addOwnText(_ mode: inout ThemeMode, _ blocks: [PlacedNode]) {
    let places = blocks + legends + titles + configured(["legend", "title"])
    let isColored = places.contains { $0["labelColor"] != nil || $0["titleColor"] != nil || $0["color"] != nil }
    let isHidden = configured(["axis"]).contains { $0["labels"]?.node.boolean == false }
    let member = holders.first?.node.members?.last { $0.key == "background" }
    guard writesText, let member, let file = holders.first?.file, mode.background.map({ $0.alpha > 0 }) ?? false,
      !isColored, !isHidden, config?["style"]?["guide-label"] == nil
    else { return }
    mode.addOwnText("default text of Vega, black", "black", at: TokenOrigin(file: file, range: member.keyRange))
  }

  private func fillTexts(_ mode: inout ThemeMode, _ blocks: [PlacedNode]) {
    var texts = DistinctTexts(mode)
    let headers = configured(["header", "headerRow", "headerColumn", "headerFacet"])
    func addLabels(of block: PlacedNode, _ name: String) {
      texts.add("\(name) labels", color(block, "label"), size: size(block, "label"))
      texts.add("\(name) titles", color(block, "title"), size: size(block, "title"))
    }
    for block in blocks { addLabels(of: block, "axis") }
    texts.add("guide labels", style("guide-label"))
    texts.add("guide titles", style("guide-title"))
    for title in titles + configured(["title"]) where title.node.members != nil {
      texts.add("title", color(title, ""), size: ThemeText.Size(title, isBoldByDefault: true))
      texts.add("subtitle", color(title, "subtitle"), size: size(title, "subtitle"))
    }
    texts.add(
      "title", style("group-title"), size: ThemeText.Size(config?["style"]?["group-title"], isBoldByDefault: true))
    texts.add("subtitle", style("group-subtitle"))
    for block in legends + configured(["legend"]) + headers {
      addLabels(of: block, block.pointer.tokens.last ?? "legend")
    }
    let labels = config?["text"]
    texts.add("text marks", fill(of: labels), on: .plotBackground, size: ThemeText.Size(labels))
    mode.texts = texts.texts
    mode.repeatedTexts = texts.repeated
  }

  /// The colour of a part, `labelColor`, with `labelOpacity` next to it; of the whole without a name.
  private func color(_ block: PlacedNode, _ part: String) -> ThemeColor? {
    let place = block[part.isEmpty ? "color" : "\(part)Color"]
    return values.color(place, opacity: block["\(part)Opacity"], token: place?.name ?? "")
  }

  private func style(_ name: String) -> ThemeColor? { fill(of: config?["style"]?[name]) }

  private func fill(of style: PlacedNode?) -> ThemeColor? {
    let place = style?["fill"] ?? style?["color"]
    return values.color(place, opacity: style?["fillOpacity"], token: place?.name ?? "")
  }

  private func size(_ block: PlacedNode, _ part: String) -> ThemeText.Size {
    let weight = block["\(part)FontWeight"]?.node
    let isBold = weight?.number.map { $0 >= 600 } ?? weight?.string.map { $0.hasPrefix("bold") } ?? (part == "title")
    return ThemeText.Size(pixels: block["\(part)FontSize"]?.node.number, isBold: isBold)
  }
}
