import Colorimetry
import PaletteRules
import SourceText

/// A report theme of Power BI: `{"name": "…", "dataColors": ["#…"], "foreground": "#…", "visualStyles": {…}}`. What a theme sets
/// for single visuals is not checked.
///
/// Source: Microsoft, `powerbi-desktop-samples`, "Report Theme JSON Schema", version 2.152 (MIT), and the page "Use report
/// themes in Power BI Desktop" for what each colour is for. The newer names of the colours of each level are in its section
/// "Set structural colors"; the older ones win if a file has both.
enum PowerBITheme: OptionsFormat {
  static let name = "powerbi"
  static let label = "Power BI report theme"

  static let spelling = OptionsSpelling(
    expectation: Refusal.otherForm("a Power BI report theme", "a JSON object with 'dataColors'"), title: ["name"])

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root else { return false }
    return root["dataColors"]?.items != nil || (root["visualStyles"]?.members != nil && root["name"] != nil)
  }

  static func colors(of root: PlacedNode, _ record: ReadingRecord) -> OptionColors {
    let colors = PowerBIColors(root: root, record: record)
    return OptionColors { colors.color($0, token: $1) }
  }

  static func read(_ options: inout OptionsReader) throws(ThemeProblem) {
    options.mode.background = options.surface("background")
    options.mode.text = options.color("firstLevelElements|foreground", or: "textClasses/label/color")
    options.mode.gridlines = options.color("thirdLevelElements|backgroundLight")
    options.mode.status = ThemeStatus(
      good: options.color("good"), neutral: options.color("neutral"), bad: options.color("bad"))
    // Conditional formatting goes from `minimum` over `center`, when there is one, to `maximum`.
    if let low = options.color("minimum"), let high = options.color("maximum") {
      let middle = options.color("center")
      let stops = [low, middle, high].compactMap { $0.map { Ramp.Stop(color: $0) } }
      options.mode.ramps = [
        Ramp(name: "minimum to maximum", kind: middle == nil ? .sequential : .diverging, stops: stops)
      ]
    }
    if options.place("dataColors") == nil { options.record.leave(.noDataColors) }
    options.mode.series = try options.series("dataColors", as: "dataColors", mustBeList: true)
    for name in ["label", "header", "title", "callout"] {
      let style = options.place("textClasses/\(name)")
      options.label("\(name) text", options.color(of: style?["color"]), size: size(style))
    }
    options.label("labels", options.color("secondLevelElements|foregroundNeutralSecondary"))
    leaveVisuals(&options)
    for (key, _, _) in options.root.members ?? [] where !keys.contains(key) && !key.hasPrefix("$") {
      // A key that is like none of them may be a newer one.
      guard let near = options.record.suggestedName(for: key, among: keys) else { continue }
      options.record.leave(.misspeltKey, key, near)
    }
  }

  /// `fontSize` is in points, and a bold face is recognised by the name of its font; `Semibold` (600) does not count as bold.
  private static func size(_ style: PlacedNode?) -> ThemeText.Size {
    let points = style?["fontSize"]?.node.number
    let words = style?["fontFace"]?.node.string?.split(separator: " ") ?? []
    return ThemeText.Size(pixels: points.map { $0 * 4 / 3 }, isBold: words.contains("Bold"))
  }

  /// The names at the top of the schema.
  private static let keys = [
    "name", "dataColors", "background", "foreground", "tableAccent", "good", "neutral", "bad", "minimum", "center",
    "maximum", "null", "firstLevelElements", "secondLevelElements", "thirdLevelElements", "fourthLevelElements",
    "secondaryBackground", "foregroundNeutralSecondary", "foregroundNeutralTertiary", "backgroundLight",
    "backgroundNeutral", "backgroundDark", "foregroundDark", "foregroundLight", "foregroundSelected",
    "foregroundButton", "hyperlink", "visitedHyperlink", "mapPushpin", "accent", "disabledText", "shapeStroke",
    "icons", "textClasses", "visualStyles",
  ]
}

// MARK: Visuals

extension PowerBITheme {
  /// Counts the colours of single visuals as not checked: `{visual: {style: {card: [{property: …}]}}}`, with `*` for all.
  private static func leaveVisuals(_ options: inout OptionsReader) {
    guard let visuals = options.place("visualStyles") else { return }
    var places: [PlacedNode] = []
    var pending = [visuals]
    while let place = pending.popLast() {
      let isColor = place.pointer.tokens.last?.lowercased().hasSuffix("color") ?? false
      if let text = place.node.string {
        if isColor, !text.isEmpty, Bool(text) == nil { places.append(place) }
      } else if isColor, place["solid"] == nil, place.node.isObject {
        places.append(place)
      } else {
        pending += (place.items ?? place.members?.map(\.value) ?? []).reversed()
      }
    }
    guard let first = places.first else { return }
    options.record.leave(.colorsOfVisuals, places.count, first.name)
    // One that is misspelt is a fault, whatever it is for.
    for place in places where place.node.string?.hasPrefix("#") ?? false { _ = options.color(of: place) }
    // Grid lines of visuals are not those of the theme.
    if places.contains(where: { $0.pointer.tokens.contains("gridlineColor") }) { options.mode.gridlines = nil }
    leaveGround(visuals, &options)
  }

  /// Leaves the background of charts unknown where all visuals, or the page behind them, have another one than the theme.
  private static func leaveGround(_ visuals: PlacedNode, _ options: inout OptionsReader) {
    for visual in ["*", "page"] {
      guard let card = card("background", of: visuals[visual]?["*"]), let color = card["color"] else { continue }
      guard options.color(of: color)?.hex != options.mode.background?.hex else {
        // An opaque one hides the page.
        if visual == "*", transparency(card) == 0 { return }
        continue
      }
      options.mode.unknownGround =
        "the background '\(color.name)' is not checked; set it with --background COLOR"
      options.mode.background = nil
      return
    }
  }

  /// Per cent: a number, or a text such as `20L` and `100D`, as Power BI writes it; nil for an expression.
  private static func transparency(_ card: PlacedNode) -> Double? {
    guard let node = card["transparency"]?.node else { return 0 }
    return node.number ?? node.string.flatMap { Double($0.prefix { $0.isNumber || $0 == "." }) }
  }

  /// A card that is shown, as its settings: the first of its list that is not for one state (`$id`) only.
  private static func card(_ name: String, of cards: PlacedNode?) -> PlacedNode? {
    let card = cards?[name].flatMap { card in card.items.map { $0.first { $0["$id"] == nil } } ?? card }
    return card?["show"]?.node.boolean == false || card.flatMap(transparency) ?? 0 >= 100 ? nil : card
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
}
