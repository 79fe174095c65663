import Colorimetry
import PaletteRules
import SourceText

/// The `visualStyles` of a Power BI theme: `{visual: {style: {card: [{property: …}]}}}`, with `*` for all.
struct PowerBIVisuals {
  private let options: OptionsReader
  /// The cards of each chart; what holds for all comes first, then the charts in the order of the file.
  private let charts: [(name: String, cards: PlacedNode)]

  /// Charts by the names that do not end in `Chart`; tables, cards and slicers are none.
  private static let otherCharts: Set = maps.union([
    "*", "treemap", "funnel", "gauge", "shapeMap", "kpi", "decompositionTreeVisual",
  ])
  /// Charts whose marks and labels are on the pictures of a map, which no theme declares.
  static let maps: Set = ["map", "filledMap", "azureMap"]

  init(_ options: OptionsReader) {
    self.options = options
    let charts = (options.place("visualStyles")?.members ?? []).compactMap { name, _, styles in
      name.hasSuffix("Chart") || Self.otherCharts.contains(name) ? styles["*"].map { (name, $0) } : nil
    }
    self.charts = charts.filter { $0.0 == "*" } + charts.filter { $0.0 != "*" }
  }

  /// A card as its settings: the first of its list that is not for one state (`$id`) only.
  private static func card(_ name: String, of cards: PlacedNode?) -> PlacedNode? {
    guard let card = cards?[name] else { return nil }
    return card.items.map { $0.first { $0["$id"] == nil } } ?? card
  }

  /// Every chart's settings of a card.
  func all(_ card: String) -> [(chart: String, card: PlacedNode)] {
    charts.compactMap { name, cards in Self.card(card, of: cards).map { (name, $0) } }
  }

  /// The colour of the first chart that sets one of the properties of one of the cards.
  func first(_ cards: [String], _ properties: [String]) -> ThemeColor? {
    charts.lazy.flatMap { chart in cards.compactMap { Self.card($0, of: chart.cards) } }
      .flatMap { card in properties.compactMap { card[$0] } }.compactMap { options.color(of: $0) }.first
  }

  // MARK: Grounds

  private var pageCard: PlacedNode? { Self.card("background", of: options.place("visualStyles/page")?["*"]) }

  /// The background that all visuals paint; nil where it is not shown.
  private var groundCard: PlacedNode? {
    guard let all = charts.first, all.name == "*" else { return nil }
    return Self.card("background", of: all.cards).flatMap { $0["show"]?.node.boolean == false ? nil : $0 }
  }

  /// The page behind all visuals when it is opaque. A page without a transparency is taken as its colour.
  func page(besides own: ThemeColor?) -> ThemeColor? {
    guard let color = options.color(of: pageCard?["color"]) else { return nil }
    let opacity = PowerBIColors.opacity(pageCard?["transparency"]) ?? 1
    if opacity == 1 { return color }
    if opacity > 0 {
      options.record.note(own == nil ? .translucentPage : .translucentPageOverGround, color.srgb.hex)
    }
    return nil
  }

  /// What every visual paints behind itself; nil when that lets everything through.
  var ground: ThemeColor? {
    guard let card = groundCard, var color = options.color(of: card["color"]) else { return nil }
    color.alpha *= PowerBIColors.opacity(card["transparency"]) ?? 1
    return color.alpha > 0 ? color : nil
  }

  /// Where a ground is worked out by Power BI out of colours of the report, so that nobody else can tell it.
  var computedGround: PlacedNode? {
    [groundCard, pageCard].compactMap(\.self).lazy.filter { PowerBIColors.opacity($0["transparency"]) != 0 }
      .compactMap { $0["color"]?["solid"]?["color"] ?? $0["color"] }
      .first { $0["expr"] != nil && options.color(of: $0) == nil }
  }

  // MARK: Colours of single charts

  /// The one colour that a chart takes where it has but one.
  func defaultColor(_ card: PlacedNode?) -> ThemeColor? {
    options.color(of: ["defaultColor", "fill", "defaultCategoryColor"].lazy.compactMap { card?[$0] }.first)
  }

  /// Counts the grounds and colours of single charts, which are not judged.
  ///
  /// - Parameter ground: the surface below the others.
  func leaveOwn(besides ground: ThemeColor?, hasList: Bool) {
    for (name, cards) in charts where name != "*" {
      let card = Self.card("background", of: cards)
      let isShown = card?["show"]?.node.boolean != false && PowerBIColors.opacity(card?["transparency"]) != 0
      let own = isShown ? options.color(of: card?["color"]) : nil
      let point = defaultColor(Self.card("dataPoint", of: cards))
      let bars = options.color(of: Self.card("dataBars", of: cards)?["positiveBarColor"])
      let header = options.color(of: Self.card("levelHeader", of: cards)?["levelHeaderBackgroundColor"])
      let isLeft = hasList || Self.maps.contains(name)
      for (part, color) in [
        ("background", own?.hex == ground?.hex ? nil : own), ("dataPoint", isLeft ? point : nil), ("dataBars", bars),
        ("levelHeader", header),
      ] where color != nil {
        options.record.leave(.besideSeries, "visualStyles.\(name).\(part)")
      }
    }
  }
}

/// The colours of a Power BI theme: in place, or by the name of one of the theme's own.
struct PowerBIColors {
  let root: PlacedNode
  let record: ReadingRecord

  /// The older and the newer names of the colours of each level.
  private static let names = [
    ["firstLevelElements", "foreground"], ["secondLevelElements", "foregroundNeutralSecondary"],
    ["thirdLevelElements", "backgroundLight"], ["fourthLevelElements", "foregroundNeutralTertiary"],
    ["secondaryBackground", "backgroundNeutral"],
  ]

  private func named(_ name: String) -> PlacedNode? {
    let names = Self.names.first { $0.contains(name) } ?? [name]
    return names.lazy.compactMap { root[$0] }.first
  }

  /// The colour that a property holds: `"#…"`, the name of a colour of the theme, or either in `{"solid": {"color": …}}`.
  func color(_ property: PlacedNode, token: String) -> ThemeColor? {
    let place = property["solid"]?["color"] ?? property
    if place["expr"] != nil {
      record.leave(.calculated, place.name)
      return nil
    }
    guard let text = place.node.string, !text.hasPrefix("#"), let target = named(text), target.node.string != nil,
      target.node.range != place.node.range
    else { return record.color(place, token: token) }
    return record.color(target, token: target.name).map {
      ThemeColor($0.authored, origin: place.origin, aliases: [AliasHop(token: target.name, origin: target.origin)])
    }
  }

  /// A transparency in percent as an opacity of 0…1: a number, or a text such as `"20D"`, as Power BI writes a double.
  static func opacity(_ place: PlacedNode?) -> Double? {
    guard let place else { return nil }
    let text = place.node.string.map { $0.hasSuffix("D") || $0.hasSuffix("L") ? $0.dropLast() : $0[...] }
    return (place.node.number ?? text.flatMap { Double($0) }).map { 1 - ($0 / 100).clampedToUnit }
  }
}
