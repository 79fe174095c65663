import Colorimetry
import PaletteRules
import SourceText

/// The texts of a Power BI theme. Titles, labels and legends are all on the background of their visual.
struct PowerBITexts {
  let root: PlacedNode
  let colors: PowerBIColors
  let visuals: PowerBIVisuals
  let record: ReadingRecord

  /// The texts of a mode whose backgrounds and series are known; those on a ground of their own are added to the mode.
  ///
  /// - Parameter hasList: whether the series are the theme's data colours.
  func add(to mode: inout ThemeMode, hasList: Bool) -> DistinctTexts {
    var texts = DistinctTexts(mode)
    for name in ["label", "header", "title", "callout"] {
      let style = root.at(["textClasses", name])
      texts.add(
        "\(name) text", colors.color(style?.at(["color"])), on: .plotBackground, size: Self.size(style, "fontFace"))
    }
    if mode.plotBackground != nil { texts.add("text in visuals", mode.text, on: .plotBackground) }
    texts.add("labels", colors.color("secondLevelElements"), on: .plotBackground)
    addTitles(to: &mode, &texts)
    for card in ["categoryAxis", "valueAxis", "legend"] {
      add(card, ["labelColor", "fontColor"], hasList, to: &mode, &texts)
    }
    for card in ["labels", "dataLabels", "categoryLabels"] {
      add(card, ["color", "dataLabelFontColor", "categoryLabelFontColor"], hasList, to: &mode, &texts)
    }
    addHeaders(to: &mode)
    return texts
  }

  /// A title may have its own background.
  private func addTitles(to mode: inout ThemeMode, _ texts: inout DistinctTexts) {
    for (chart, card) in visuals.all("title") where card["show"]?.node.boolean != false {
      guard let color = colors.color(card.at(["fontColor"])) else { continue }
      let (name, size) = (Self.name("title", of: chart), Self.size(card, "fontFamily"))
      if let ground = colors.color(card.at(["background"])), ground.alpha == 1 {
        mode.addText(name, color, on: ground, size: size, reason: "\(name) on its own background")
      } else {
        texts.add(name, color, on: .plotBackground, size: size)
      }
    }
  }

  /// The headers of the levels of a decomposition tree, each on its own background.
  private func addHeaders(to mode: inout ThemeMode) {
    for (chart, card) in visuals.all("levelHeader") {
      guard let ground = colors.color(card.at(["levelHeaderBackgroundColor"])), ground.alpha == 1 else { continue }
      for part in ["levelTitleFontColor", "levelSubtitleFontColor"] {
        guard let color = colors.color(card.at([part])) else { continue }
        mode.addText("\(chart) \(part)", color, on: ground, reason: "\(part) on the header of its level")
      }
    }
  }

  private func add(
    _ card: String, _ properties: [String], _ hasList: Bool, to mode: inout ThemeMode, _ texts: inout DistinctTexts
  ) {
    for (chart, settings) in visuals.all(card) where settings["show"]?.node.boolean != false {
      for place in properties.compactMap({ settings.at([$0]) }).prefix(1) {
        guard let color = colors.color(place) else { continue }
        let (name, size) = (Self.name(card, of: chart), Self.size(settings, "fontFamily"))
        if PowerBIVisuals.maps.contains(chart), card != "legend" {
          record.leave(.textsOnMap, chart, card)
        } else if let box = box(settings, in: mode) {
          mode.addText(name, color, on: box, size: size, reason: "\(name) on the box of its labels")
        } else if Self.isOnMarks(settings, card, of: chart) {
          addOnMarks(name, color, size, hasList, mode, &texts)
        } else {
          texts.add(name, color, on: .plotBackground, size: size)
        }
      }
    }
  }

  /// Whether labels are inside the marks: those of a treemap always, of others where the theme places them so.
  private static func isOnMarks(_ settings: PlacedNode, _ card: String, of chart: String) -> Bool {
    guard ["labels", "dataLabels", "categoryLabels"].contains(card) else { return false }
    if chart == "treemap" { return true }
    let position = settings["labelPosition"]?.node.string ?? settings["position"]?.node.string
    return position?.hasPrefix("Inside") ?? false
  }

  /// Adds labels that lie on every colour of the data: that with the least contrast counts.
  private func addOnMarks(
    _ name: String, _ color: ThemeColor, _ size: ThemeText.Size, _ hasList: Bool, _ mode: ThemeMode,
    _ texts: inout DistinctTexts
  ) {
    let worst = mode.series.min {
      WCAG.contrastRatio(color.srgb, $0.color.srgb) < WCAG.contrastRatio(color.srgb, $1.color.srgb)
    }
    if hasList, let worst {
      texts.add(name, color, on: .series(worst.name), size: size)
    } else {
      record.leave(.textsOnUnknownData, name)
    }
  }

  /// The box behind the labels of a card, with what shows through it; nil where none is drawn.
  private func box(_ card: PlacedNode, in mode: ThemeMode) -> ThemeColor? {
    guard card["enableBackground"]?.node.boolean == true, var color = colors.color(card.at(["backgroundColor"])) else {
      return nil
    }
    let opacity = PowerBIColors.opacity(card["backgroundTransparency"] ?? card["transparency"]) ?? 1
    guard color.alpha * opacity > 0 else { return nil }
    let below = mode.plotBackground ?? mode.background
    color.srgb = color.srgb.composited(alpha: color.alpha * opacity, over: below?.srgb ?? SRGB(1, 1, 1))
    color.alpha = 1
    return color
  }

  private static func name(_ card: String, of chart: String) -> String { chart == "*" ? card : "\(chart) \(card)" }

  /// `fontSize` is in points, and a bold face is recognised by the name of its font; `Semibold` (600) does not count as bold.
  private static func size(_ style: PlacedNode?, _ face: String) -> ThemeText.Size {
    let points = style?["fontSize"]?.node.number
    let words = style?[face]?.node.string?.split(separator: " ") ?? []
    return ThemeText.Size(pixels: points.map { $0 * 4 / 3 }, isBold: words.contains("Bold"))
  }
}
