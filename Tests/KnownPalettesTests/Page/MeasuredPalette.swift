import Colorimetry
import PaletteRules
import SafeText

/// A categorical palette with its measurements and their wording.
struct MeasuredPalette {
  let palette: PublishedPalette
  let measured: PaletteMeasurement

  init(_ palette: PublishedPalette) {
    self.palette = palette
    measured = PaletteMeasurement(palette.colors.map(\.srgb))
  }

  /// How many of the first colours are safe before one of these visions confuses two: `all 8`, `3 of 10`, `none`.
  func safe(_ visions: [Vision]) -> String {
    let (count, safe) = (measured.colors.count, measured.safeCount(under: visions))
    if safe == count { return "all \(count)" }
    return safe < 2 ? "none" : "\(safe) of \(count)"
  }

  /// `confused, 5.2` or `apart, 21.7`.
  static func distance(_ pair: PaletteMeasurement.Pair?) -> String {
    guard let pair else { return "one colour" }
    let figure = Figures.atLeast(pair.value, digits: 1, required: Thresholds.pair)
    return (pair.isConfused ? "confused, " : "apart, ") + figure
  }

  /// `orange (#e69f00) and reddish purple (#cc79a7), ΔE00 7.9 with a tritan deficiency`.
  func sentence(_ pair: PaletteMeasurement.Pair) -> String {
    let figure = Figures.difference(pair.value, required: Thresholds.pair)
    let severity = pair.severity < 1 ? " of severity \(Figures.plain(pair.severity))" : ""
    let who = pair.vision == .normal ? "" : " with a \(pair.vision.rawValue) deficiency\(severity)"
    return "\(name(pair.first)) and \(name(pair.second)), \(figure)\(who)"
  }

  /// Several pairs; the rest is counted.
  func sentence(_ pairs: [PaletteMeasurement.Pair]) -> String {
    pairs.prefix(3).map(sentence).listed(of: pairs.count, separator: "; ", and: "; and ")
  }

  /// The makers' name of the colour; if that is a number, also its everyday name.
  private func name(_ index: Int) -> String {
    let series = palette.series[index]
    let word = Int(series.name) == nil ? "" : "\(ColorName(series.color.srgb).rawValue), "
    return "\(markdownText(series.name)) (\(word)\(series.color.srgb.hex))"
  }
}
