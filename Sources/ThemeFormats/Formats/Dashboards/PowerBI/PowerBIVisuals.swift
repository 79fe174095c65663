import Colorimetry
import PaletteRules
import SourceText

/// The `visualStyles` of a Power BI theme: `{visual: {style: {card: [{property: …}]}}}`, with `*` for all.
struct PowerBIVisuals {
  /// One chart's cards.
  private struct Visual {
    let name: String
    let cards: PlacedNode
  }

  private let page: PlacedNode?
  private let visuals: [Visual]
  private let colors: PowerBIColors

  /// Charts by the names that do not end in `Chart`.
  private static let otherCharts: Set = maps.union([
    "*", "treemap", "funnel", "gauge", "shapeMap", "kpi", "decompositionTreeVisual",
  ])
  /// Charts whose marks and labels are on the pictures of a map, which no theme declares.
  static let maps: Set = ["map", "filledMap", "azureMap"]
  /// What a chart calls the colour that it takes where it has but one.
  private static let defaultColors = ["defaultColor", "fill", "defaultCategoryColor"]

  /// Takes the style `*` of every chart; tables, cards and slicers are not charts.
  init(_ styles: PlacedNode?, colors: PowerBIColors) {
    self.colors = colors
    page = styles?.at(["page", "*"])
    let charts = (styles?.members ?? []).filter { $0.key.hasSuffix("Chart") || Self.otherCharts.contains($0.key) }
    // What holds for all comes first, then the charts in the order of the file.
    visuals = (charts.filter { $0.key == "*" } + charts.filter { $0.key != "*" }).compactMap { chart in
      chart.value.at(["*"]).map { Visual(name: chart.key, cards: $0) }
    }
  }

  /// A card as its settings: the first of its list that is not for one state (`$id`) only.
  private static func card(_ name: String, of cards: PlacedNode?) -> PlacedNode? {
    guard let card = cards?.at([name]) else { return nil }
    return card.items.map { $0.first { $0["$id"] == nil } } ?? card
  }

  /// The colour of the first chart that sets one of the properties of one of the cards.
  func first(_ cards: [String], _ properties: [String]) -> ThemeColor? {
    for visual in visuals {
      for card in cards.compactMap({ Self.card($0, of: visual.cards) }) {
        for property in properties { if let color = colors.color(card.at([property])) { return color } }
      }
    }
    return nil
  }

  /// Every chart's settings of a card.
  func all(_ card: String) -> [(chart: String, card: PlacedNode)] {
    visuals.compactMap { visual in Self.card(card, of: visual.cards).map { (visual.name, $0) } }
  }

  /// Grid lines as the charts set them.
  func grid(record: ReadingRecord) -> ThemeColor? {
    let axes = all("valueAxis") + all("categoryAxis")
    if !axes.isEmpty, axes.allSatisfy({ $0.card["gridlineShow"]?.node.boolean == false }) {
      record.note(.gridNotDrawn, "gridlineShow is false")
    }
    return first(["valueAxis", "categoryAxis"], ["gridlineColor"])
  }

  /// The page behind all visuals when it is opaque. A page without a transparency is taken as its colour.
  ///
  /// - Parameter own: the theme's background.
  func page(besides own: ThemeColor?, record: ReadingRecord) -> ThemeColor? {
    let card = Self.card("background", of: page)
    guard let color = colors.color(card?.at(["color"])) else { return nil }
    let opacity = PowerBIColors.opacity(card?["transparency"]) ?? 1
    if opacity == 1 { return color }
    if opacity > 0 {
      record.note(own == nil ? .translucentPage : .translucentPageOverGround, color.srgb.hex)
    }
    return nil
  }

  /// Where a ground is worked out by Power BI out of colours of the report, so that nobody else can tell it.
  func computedGround() -> PlacedNode? {
    let all = visuals.first { $0.name == "*" }
    let cards = [Self.card("background", of: all?.cards), Self.card("background", of: page)].compactMap { $0 }
    return cards.lazy.filter { $0["show"]?.node.boolean != false && PowerBIColors.opacity($0["transparency"]) != 0 }
      .compactMap { card in
        let color = card.at(["color", "solid", "color"]) ?? card.at(["color"])
        return color?["expr"] == nil || colors.color(color) != nil ? nil : color
      }.first
  }

  /// Says which charts have a ground or a colour of their own, which are not judged.
  ///
  /// - Parameter ground: the surface below the others.
  func leaveOwn(besides ground: ThemeColor?, hasList: Bool, record: ReadingRecord) {
    for visual in visuals where visual.name != "*" {
      if let card = Self.card("background", of: visual.cards), card["show"]?.node.boolean != false,
        PowerBIColors.opacity(card["transparency"]) != 0, let own = colors.color(card.at(["color"])),
        own.hex != ground?.hex
      {
        record.leave(.groundOfVisual, visual.name, own.hex)
      }
      let point = Self.card("dataPoint", of: visual.cards)
      let isOnMap = Self.maps.contains(visual.name)
      if let own = defaultColor(point), hasList || isOnMap {
        record.leave(isOnMap ? .colorOnMap : .colorOutsideList, visual.name, own.hex)
      }
      if Self.card("dataBars", of: visual.cards).map({ colors.color($0.at(["positiveBarColor"])) != nil }) ?? false {
        record.leave(.colorsOfBars, visual.name)
      }
    }
  }

  /// What every visual paints behind itself; nil when that is not shown or lets everything through.
  func ground(record: ReadingRecord) -> ThemeColor? {
    guard let all = visuals.first(where: { $0.name == "*" }), let card = Self.card("background", of: all.cards),
      card["show"]?.node.boolean != false, var color = colors.color(card.at(["color"]))
    else { return nil }
    color.alpha *= PowerBIColors.opacity(card["transparency"]) ?? 1
    return color.alpha > 0 ? color : nil
  }

  /// The one colour that each chart is given where the theme has no list.
  func defaults() -> [Series] {
    all("dataPoint").filter { !Self.maps.contains($0.chart) }.compactMap { chart, card in
      defaultColor(card).map {
        Series(name: chart == "*" ? "all charts" : chart, token: "\(chart).dataPoint", color: $0)
      }
    }
  }

  private func defaultColor(_ card: PlacedNode?) -> ThemeColor? {
    colors.color(Self.defaultColors.lazy.compactMap { card?.at([$0]) }.first)
  }
}
