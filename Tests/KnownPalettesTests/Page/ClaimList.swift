import Colorimetry
import PaletteRules
import SafeText

/// The palettes whose makers make a claim about the whole palette, with the findings and the reason for any difference.
enum ClaimList {
  static func lines(_ palettes: [MeasuredPalette]) -> [String] {
    let claimed = palettes.compactMap { palette in
      MakersClaim.of(palette.palette.name).map { (palette: palette, claim: $0) }
    }
    let promised = claimed.filter { $0.claim.promise == .everyReader }
    var lines = [
      "## Claims and measurements", "",
      "The makers of these \(promised.count) palettes claim, in words or by the name, that colour-blind readers can tell "
        + "their colours apart.", "",
    ]
    for (palette, claim) in promised {
      let outcome = MakersClaim.outcome(palette.measured)
      lines.append("- **\(markdownText(palette.palette.name)): \(outcome.rawValue).** \(sentences(palette, claim))")
    }
    lines += ["", "The makers of these palettes make other claims, which no pair of colours can meet or miss.", ""]
    for (palette, _) in claimed.filter({ $0.claim.promise == .otherThings }) {
      lines.append(
        "- **\(markdownText(palette.palette.name)).** Its makers: \(markdownText(palette.palette.claim)) \(found(palette))"
      )
    }
    return lines
  }

  private static func sentences(_ palette: MeasuredPalette, _ claim: MakersClaim) -> String {
    ([claimed(palette), found(palette)] + [claim.why].compactMap(\.self)).joined(separator: " ")
  }

  private static func claimed(_ palette: MeasuredPalette) -> String {
    "The claim: \(markdownText(palette.palette.claim))"
  }

  /// The confused pairs; if there are none, the closest pair.
  private static func found(_ palette: MeasuredPalette) -> String {
    let measured = palette.measured
    let normal = measured.confused(under: [.normal])
    let redGreen = measured.confused(under: [.protan, .deutan])
    let tritan = measured.confused(under: [.tritan])
    var parts: [String] = []
    if !normal.isEmpty { parts.append("Everyone confuses \(palette.sentence(normal)).") }
    if !redGreen.isEmpty { parts.append("Red-green readers confuse \(palette.sentence(redGreen)).") }
    if !tritan.isEmpty { parts.append("Blue-yellow readers confuse \(palette.sentence(tritan)).") }
    if parts.isEmpty, let least = PaletteMeasurement.visions.compactMap({ measured.least($0) }).min(by: closer) {
      // If everyone sees the pair with the same printed figure, no deficiency causes it.
      let closest = measured.least(.normal).flatMap { $0.value - least.value < 0.1 ? $0 : nil } ?? least
      parts.append("Nobody confuses any two; the closest are \(palette.sentence(closest)).")
    }
    return parts.joined(separator: " ")
  }

  private static func closer(_ a: PaletteMeasurement.Pair, _ b: PaletteMeasurement.Pair) -> Bool { a.value < b.value }
}
