import Colorimetry
import PaletteRules

extension ReadingRecord {
  /// Says what is doubtful about a colour that the theme uses: PC011 and PC012.
  ///
  /// The rules state how far a colour may be off: ``DoubtfulReading``.
  func remark(on written: WrittenColor, token: String, at origin: TokenOrigin) {
    let mapped = written.color.mappedToSRGB
    if mapped.wasOutside, mapped.difference > DoubtfulReading.mostDifference {
      remark(
        ThemeRemark(.outOfGamut(difference: mapped.difference, mapped: mapped.srgb), token: token, origin: origin))
    }
    if let fallback = written.fallback {
      let most =
        mapped.wasOutside ? DoubtfulReading.mostDifferenceOutside : DoubtfulReading.mostDifference
      let said = LinearSRGB(fallback.color.mappedToSRGB.srgb)
      let difference = DifferenceMetric.ciede2000.distance(said, LinearSRGB(mapped.srgb))
      if difference > most {
        let kind = ThemeRemark.Kind.hexDisagrees(
          difference: difference, hex: fallback.hex, computed: mapped.srgb.hex, isOutside: mapped.wasOutside)
        remark(ThemeRemark(kind, token: token, origin: origin))
      }
    }
    if let note = written.note { self.note(Message(note.kind, [token] + note.about)) }
  }
}
