import Colorimetry
import PaletteRules
import SafeText

/// All categorical palettes, one row each.
enum CategoricalTable {
  static func lines(_ palettes: [MeasuredPalette]) -> [String] {
    let text = """
      ## Categorical palettes

      *Safe for the first*: the number of colours, taken in order, that work together before anyone with normal vision or a \
      red-green deficiency confuses two of them; a lower number for tritan deficiencies is given too. Lines, points and \
      bars need a contrast of 3:1 with their background (WCAG 2.2, success criterion 1.4.11).

      """
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      + MarkdownTable.lines(
        [
          "palette", "colours", "everyone", "protan", "deutan", "tritan", "safe for the first",
          "lowest contrast on white", "compared with the claim",
        ], palettes.map(row))
  }

  private static func row(_ palette: MeasuredPalette) -> [String] {
    let measured = palette.measured
    return [markdownCode(palette.palette.name), "\(measured.colors.count)"]
      + PaletteMeasurement.visions.map { MeasuredPalette.distance(measured.least($0)) }
      + [safe(palette), contrast(palette), outcome(palette)]
  }

  private static func safe(_ palette: MeasuredPalette) -> String {
    let redGreen: [Vision] = [.normal, .protan, .deutan]
    let (most, all) = (palette.safe(redGreen), palette.safe(redGreen + [.tritan]))
    return most == all ? most : "\(most); with tritan \(all)"
  }

  private static func contrast(_ palette: MeasuredPalette) -> String {
    let white = SRGB(1, 1, 1)
    guard let onWhite = palette.measured.contrast(on: white) else { return "" }
    let required = WCAG.minimumForGraphics
    let count = palette.measured.colors.count
    var text = Figures.ratio(onWhite.least, required: required)
    text += onWhite.below == 0 ? ", none below 3:1" : ", \(onWhite.below) of \(count) below 3:1"
    if let mode = palette.palette.theme.modes.first, let own = Surfaces(mode).plot.color, own != white,
      let onOwn = palette.measured.contrast(on: own)
    {
      text += "; on its own \(own.hex) \(Figures.ratio(onOwn.least, required: required))"
    }
    return text
  }

  private static func outcome(_ palette: MeasuredPalette) -> String {
    guard palette.palette.classFlags.isEmpty else { return "depends on the number of classes, see below" }
    switch MakersClaim.of(palette.palette.name)?.promise {
    case .everyReader: return MakersClaim.outcome(palette.measured).rawValue
    case .otherThings, nil: return "no claim to compare"
    }
  }
}
