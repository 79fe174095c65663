import Colorimetry
import PaletteRules
import SourceText

/// A report theme of Power BI: `{"name": "…", "dataColors": ["#…"], "visualStyles": {…}}`.
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
    let visuals = PowerBIVisuals(options)
    let own = options.surface("background")
    options.mode.background = visuals.page(besides: own) ?? own
    options.mode.plotBackground = visuals.ground
    options.mode.text = options.color("firstLevelElements|foreground", or: "textClasses/label/color")
    options.mode.axis = visuals.first(["categoryAxis", "valueAxis"], ["axisColor"])
    options.mode.gridlines =
      visuals.first(["valueAxis", "categoryAxis"], ["gridlineColor"])
      ?? options.color("thirdLevelElements|backgroundLight")
    let axes = visuals.all("valueAxis") + visuals.all("categoryAxis")
    if !axes.isEmpty, axes.allSatisfy({ $0.card["gridlineShow"]?.node.boolean == false }) {
      options.record.note(.gridNotDrawn, "gridlineShow is false")
    }
    options.mode.status = ThemeStatus(
      good: options.color("good") ?? visuals.first(["status"], ["goodColor"]),
      neutral: options.color("neutral") ?? visuals.first(["status"], ["neutralColor"]),
      bad: options.color("bad") ?? visuals.first(["status"], ["badColor"]))
    // Conditional formatting goes from `minimum` over `center`, when there is one, to `maximum`.
    if let low = options.color("minimum"), let high = options.color("maximum") {
      let middle = options.color("center")
      let stops = [low, middle, high].compactMap { $0.map { Ramp.Stop(color: $0) } }
      options.mode.ramps = [
        Ramp(name: "minimum to maximum", kind: middle == nil ? .sequential : .diverging, stops: stops)
      ]
    }
    let hasList = options.place("dataColors") != nil
    if hasList {
      options.mode.series = try options.series("dataColors", as: "dataColors", mustBeList: true)
    } else {
      options.record.leave(.noDataColors)
      // What each chart takes where the theme leaves the colours to Power BI, alone in its own chart.
      options.mode.series = visuals.all("dataPoint").compactMap { chart, card in
        let name = chart == "*" ? "all charts" : chart
        return PowerBIVisuals.maps.contains(chart)
          ? nil : visuals.defaultColor(card).map { Series(name: name, token: "\(chart).dataPoint", color: $0) }
      }
      if !options.mode.series.isEmpty { options.mode.usage.maxSeries = 1 }
    }
    addTexts(&options, visuals, hasList: hasList)
    visuals.leaveOwn(besides: options.mode.plotBackground ?? options.mode.background, hasList: hasList)
    if let place = visuals.computedGround, options.mode.plotBackground == nil {
      options.mode.unknownGround = "\(place.name) is calculated by Power BI; set it with --background"
    }
    for (key, _, _) in options.root.members ?? [] where !keys.contains(key) && !key.hasPrefix("$") {
      // A key that is like none of them may be a newer one.
      guard let near = options.record.suggestedName(for: key, among: keys) else { continue }
      options.record.leave(.misspeltKey, key, near)
    }
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

// MARK: Texts

extension PowerBITheme {
  /// The texts of charts by card: where each keeps its colour.
  private static let cards: [(name: String, keys: [String])] = [
    ("title", ["fontColor"]), ("categoryAxis", ["labelColor", "fontColor"]),
    ("valueAxis", ["labelColor", "fontColor"]),
    ("legend", ["labelColor", "fontColor"]), ("labels", labels), ("dataLabels", labels), ("categoryLabels", labels),
  ]
  private static let labels = ["color", "dataLabelFontColor", "categoryLabelFontColor"]

  /// Titles, labels and legends are all on the background of their visual, or on a box of their own.
  private static func addTexts(_ options: inout OptionsReader, _ visuals: PowerBIVisuals, hasList: Bool) {
    for name in ["label", "header", "title", "callout"] {
      let style = options.place("textClasses/\(name)")
      options.label(
        "\(name) text", options.color(of: style?["color"]), on: .plotBackground, size: size(style, "fontFace"))
    }
    if options.mode.plotBackground != nil { options.label("text in visuals", options.mode.text, on: .plotBackground) }
    options.label("labels", options.color("secondLevelElements|foregroundNeutralSecondary"), on: .plotBackground)
    for (card, keys) in cards {
      for (chart, settings) in visuals.all(card) where settings["show"]?.node.boolean != false {
        guard let place = keys.lazy.compactMap({ settings[$0] }).first, let color = options.color(of: place) else {
          continue
        }
        let (name, size) = (chart == "*" ? card : "\(chart) \(card)", size(settings, "fontFamily"))
        if PowerBIVisuals.maps.contains(chart), card != "legend", card != "title" {
          options.record.leave(.textsOnMap, chart, card)
        } else if let box = box(settings, card, options) {
          options.mode.addText(name, color, on: box, size: size, reason: "\(name) on its own background")
        } else if keys == labels, isOnMarks(settings, of: chart) {
          // That with the least contrast counts.
          let worst = options.mode.series.min {
            WCAG.contrastRatio(color.srgb, $0.color.srgb) < WCAG.contrastRatio(color.srgb, $1.color.srgb)
          }
          if hasList, let worst {
            options.label(name, color, on: .series(worst.name), size: size)
          } else {
            options.record.leave(.textsOnUnknownData, name)
          }
        } else {
          options.label(name, color, on: .plotBackground, size: size)
        }
      }
    }
  }

  /// Whether labels are inside the marks: those of a treemap always, of others where the theme places them so.
  private static func isOnMarks(_ settings: PlacedNode, of chart: String) -> Bool {
    let position = settings["labelPosition"]?.node.string ?? settings["position"]?.node.string
    return chart == "treemap" || position?.lowercased().hasPrefix("inside") ?? false
  }

  /// The box behind the texts of a card, with what shows through it; nil where none is drawn.
  private static func box(_ card: PlacedNode, _ name: String, _ options: OptionsReader) -> ThemeColor? {
    let isTitle = name == "title"
    guard isTitle || card["enableBackground"]?.node.boolean == true,
      var color = options.color(of: card[isTitle ? "background" : "backgroundColor"])
    else { return nil }
    let opacity = PowerBIColors.opacity(card["backgroundTransparency"] ?? card["transparency"]) ?? 1
    guard color.alpha * opacity > 0 else { return nil }
    let below = options.mode.plotBackground ?? options.mode.background
    color.srgb = color.srgb.composited(alpha: color.alpha * opacity, over: below?.srgb ?? SRGB(1, 1, 1))
    color.alpha = 1
    return color
  }

  /// `fontSize` is in points, and a bold face is recognised by the name of its font; `Semibold` (600) does not count as bold.
  private static func size(_ style: PlacedNode?, _ face: String) -> ThemeText.Size {
    let points = style?["fontSize"]?.node.number
    let words = style?[face]?.node.string?.split(separator: " ") ?? []
    return ThemeText.Size(pixels: points.map { $0 * 4 / 3 }, isBold: words.contains("Bold"))
  }
}
