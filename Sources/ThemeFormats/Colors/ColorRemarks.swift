import Colorimetry
import Palette

extension ReadingRecord {
  /// Says what is doubtful about a colour that the theme uses: PC011 and PC012.
  ///
  /// Both speak from a CIEDE2000 above 1 on, about what a trained eye sees side by side; below that a rounded
  /// hex or a last digit would speak.
  func remark(on written: WrittenColor, token: String, at origin: TokenOrigin) {
    let mapped = written.color.mappedToSRGB
    if mapped.wasOutside {
      if mapped.difference > 1 {
        remark(
          ThemeRemark(.outOfGamut(difference: mapped.difference, mapped: mapped.srgb), token: token, origin: origin))
      }
    } else if let fallback = written.fallback {
      // Outside the gamut a fallback is a stand-in that somebody chose, not a second opinion.
      let said = LinearSRGB(fallback.color.mappedToSRGB.srgb)
      let difference = DifferenceMetric.ciede2000.distance(said, LinearSRGB(mapped.srgb))
      if difference > 1 {
        let kind = ThemeRemark.Kind.hexDisagrees(
          difference: difference, hex: fallback.hex, computed: mapped.srgb.hex)
        remark(ThemeRemark(kind, token: token, origin: origin))
      }
    }
    if let note = written.note { self.note("\(token): \(note)") }
  }
}
