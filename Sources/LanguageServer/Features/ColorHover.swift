import Colorimetry
import PaletteGate
import PaletteRules
import SafeText
import SourceText

/// What an editor tells about the colour under the pointer: how each reader sees it, its contrast, and what looks most like it.
struct ColorHover {
  fileprivate struct Use {
    let name: String
    /// Nil for a theme of one mode.
    let mode: String?
    let color: ThemeColor
    /// The contrast with what it is drawn on, and that; nil for what is not drawn on anything, or on something unknown.
    let contrast: (ratio: Double, ground: SRGB)?
    let sights: [Sight]
  }

  /// The colour as one kind of reader sees it.
  fileprivate struct Sight {
    let reader: String
    let hex: String
    /// The series that the reader tells apart from it the least, and how far apart they are.
    let nearest: (name: String, hex: String, difference: Double, required: Double)?
  }

  /// Modes that are shown; an engineering choice.
  private static let mostUses = 4

  private let uses: [Use]
  /// The place under the pointer.
  let place: TokenOrigin

  /// Nil where there is no colour of a chart.
  init?(at offset: Int, in path: String, of inputs: [CheckedInput], _ locations: Locations) {
    func place(of color: ThemeColor) -> TokenOrigin? {
      color.way.map(\.origin).first { locations.holds($0, offset, in: path) }
    }
    var uses: [Use] = []
    var found: TokenOrigin?
    for input in inputs {
      for theme in input.theme?.palettesAsThemes ?? [] {
        for mode in theme.modes where uses.count < Self.mostUses {
          let name = theme.modes.count > 1 ? mode.name : nil
          if let index = mode.series.firstIndex(where: { place(of: $0.color) != nil }) {
            found = found ?? place(of: mode.series[index].color)
            uses.append(Use(series: index, name, mode, input.settings.normalized))
          } else if let named = mode.namedColors.first(where: { place(of: $0.color) != nil }) {
            found = found ?? place(of: named.color)
            uses.append(Use(named, name, mode))
          }
        }
      }
    }
    guard let found else { return nil }
    (self.uses, self.place) = (uses, found)
  }

  /// The answer to `textDocument/hover`.
  func json(isMarkdown: Bool) -> JSONValue {
    [
      "contents": [
        "kind": isMarkdown ? "markdown" : "plaintext",
        "value": .string(uses.map { $0.text(isMarkdown: isMarkdown) }.joined(separator: "\n\n")),
      ],
      "range": place.file.json(place.range),
    ]
  }
}

extension ColorHover.Use {
  init(series index: Int, _ modeName: String?, _ mode: ThemeMode, _ settings: JudgementSettings) {
    let series = mode.series[index]
    let surfaces = Surfaces(mode, flare: settings.flare)
    let shown = mode.series.prefix(max(mode.usage.maxSeries ?? .max, index + 1)).map { surfaces.surface(of: $0).color }
    func hex(_ color: SRGB, _ vision: Vision) -> String {
      SRGB(Observer(vision).seen([color])[0]).hex
    }
    (name, self.mode, color) = (series.name, modeName, series.color)
    contrast = surfaces.plot.color.flatMap { ground in surfaces.contrast(of: series).map { ($0, ground) } }
    let nearest = NearestColor.all(
      to: index, among: shown, compared: ComparedPairs(mode.series), visions: settings.deficiencies, settings)
    sights = ([.normal] + settings.deficiencies).map { vision in
      ColorHover.Sight(
        reader: vision.reader, hex: hex(shown[index] ?? series.color.srgb, vision),
        nearest: nearest.first { $0.vision == vision }.map {
          let other = mode.series[$0.index]
          return (other.name, hex(shown[$0.index] ?? other.color.srgb, vision), $0.difference, $0.required)
        })
    }
  }

  init(_ named: (token: String, color: ThemeColor), _ modeName: String?, _ mode: ThemeMode) {
    let surfaces = Surfaces(mode)
    let isGround = [mode.background, mode.plotBackground].compactMap { $0?.origin }.contains {
      $0 == named.color.origin
    }
    (name, self.mode, color) = (named.token, modeName, named.color)
    contrast =
      isGround
      ? nil
      : surfaces.background.color.flatMap { ground in
        Surfaces.shown(named.color.srgb, alpha: named.color.alpha, on: surfaces.background).map {
          (WCAG.contrastRatio($0, ground), ground)
        }
      }
    sights = ([Vision.normal] + Vision.deficiencies).map { vision in
      ColorHover.Sight(
        reader: vision.reader, hex: SRGB(Observer(vision).seen([named.color.srgb])[0]).hex, nearest: nil)
    }
  }

  func text(isMarkdown: Bool) -> String {
    let isPlain = !isMarkdown
    func shown(_ hex: String) -> String { isPlain ? hex : markdownCode(hex) }
    func named(_ name: String) -> String { isPlain ? "'\(name)'" : markdownText("'\(name)'") }
    var head = isPlain ? name : "**\(markdownText(name))**"
    if let mode { head += isPlain ? ", mode \(mode)" : ", mode \(markdownText(mode))" }
    if let contrast { head += ": contrast \(Figures.ratio(contrast.ratio)) on \(contrast.ground.hex)" }
    let rows = sights.map { sight in
      let nearest = sight.nearest.map { nearest in
        let figure = Figures.difference(nearest.difference, required: nearest.required)
        let needed = nearest.difference < nearest.required ? ", needs \(Figures.plain(nearest.required))" : ""
        return "\(shown(nearest.hex)) \(named(nearest.name)) \(figure)\(needed)"
      }
      return (reader: sight.reader, sees: shown(sight.hex), nearest: nearest)
    }
    guard !isPlain else {
      return ([head] + rows.map { "\($0.reader): \($0.sees)\($0.nearest.map { ", nearest \($0)" } ?? "")" })
        .joined(separator: "\n")
    }
    let hasNearest = rows.contains { $0.nearest != nil }
    let table =
      [hasNearest ? "| reader | sees | nearest |" : "| reader | sees |", hasNearest ? "|---|---|---|" : "|---|---|"]
      + rows.map { "| \($0.reader) | \($0.sees) |" + (hasNearest ? " \($0.nearest ?? "") |" : "") }
    return head + "\n\n" + table.joined(separator: "\n")
  }
}

extension Vision {
  fileprivate var reader: String { self == .normal ? "most people" : visionName(self, severity: 1) }
}
