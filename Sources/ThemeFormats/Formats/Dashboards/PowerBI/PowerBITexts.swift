import Colorimetry
import PaletteRules
import SourceText

/// The texts of a Power BI theme. Titles, labels and legends are all on the background of their visual.
struct PowerBITexts {
  private let root: PlacedNode
  private let colors: PowerBIColors
  private let visuals: PowerBIVisuals

  /// Looks at text classes, levels and the settings of charts.
  init(root: PlacedNode, colors: PowerBIColors, visuals: PowerBIVisuals) {
    self.root = root
    self.colors = colors
    self.visuals = visuals
  }

  /// The texts of a mode whose backgrounds are known, and the pairs of text and ground where a text has its own ground.
  func texts(in mode: ThemeMode) -> (texts: DistinctTexts, pairs: [ContrastPair]) {
    var texts = DistinctTexts(mode)
    var pairs: [ContrastPair] = []
    for name in ["label", "header", "title", "callout"] {
      let style = root.at(["textClasses", name])
      texts.add(
        "\(name) text", colors.color(style?.at(["color"])), on: .plotBackground, size: Self.size(style, "fontFace"))
    }
    if mode.plotBackground != nil { texts.add("text in visuals", mode.text, on: .plotBackground) }
    texts.add("labels", colors.color("secondLevelElements"), on: .plotBackground)
    addTitles(&texts, &pairs)
    for card in ["categoryAxis", "valueAxis", "legend"] {
      add(card, ["labelColor", "fontColor"], mode, &texts, &pairs)
    }
    for card in ["labels", "dataLabels"] { add(card, ["color"], mode, &texts, &pairs) }
    return (texts, pairs)
  }

  /// A title may have its own background.
  private func addTitles(_ texts: inout DistinctTexts, _ pairs: inout [ContrastPair]) {
    for (chart, card) in visuals.all("title") where card["show"]?.node.boolean != false {
      guard let color = colors.color(card.at(["fontColor"])) else { continue }
      let name = Self.name("title", of: chart)
      if let ground = colors.color(card.at(["background"])), ground.alpha == 1 {
        pairs.append(ContrastPair(foreground: color, background: ground, reason: "\(name) on its own background"))
      } else {
        texts.add(name, color, on: .plotBackground, size: Self.size(card, "fontFamily"))
      }
    }
  }

  private func add(
    _ card: String, _ properties: [String], _ mode: ThemeMode, _ texts: inout DistinctTexts,
    _ pairs: inout [ContrastPair]
  ) {
    for (chart, settings) in visuals.all(card) where settings["show"]?.node.boolean != false {
      for place in properties.compactMap({ settings.at([$0]) }).prefix(1) {
        let name = Self.name(card, of: chart)
        if let color = colors.color(place), let box = box(settings, in: mode) {
          pairs.append(ContrastPair(foreground: color, background: box, reason: "\(name) on the box of its labels"))
        } else {
          texts.add(name, colors.color(place), on: .plotBackground, size: Self.size(settings, "fontFamily"))
        }
      }
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

  /// `fontSize` is in points, and a bold face is told by the name of its font; `Semibold` (600) does not count as bold.
  private static func size(_ style: PlacedNode?, _ face: String) -> ThemeText.Size {
    let points = style?["fontSize"]?.node.number
    let words = style?[face]?.node.string?.split(separator: " ") ?? []
    return ThemeText.Size(pixels: points.map { $0 * 4 / 3 }, isBold: words.contains("Bold"))
  }
}
