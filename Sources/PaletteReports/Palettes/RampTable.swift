import PaletteRules
import SafeText

/// Every ramp, a row each: how its lightness goes, what the rules say, and what its makers do.
enum RampTable {
  static func lines(_ palettes: [PublishedPalette]) -> [String] {
    let text = """
      ## Ramps

      A ramp is read by its lightness when hue fails: L* of CIELAB, 0 is black and 100 white. A sequential ramp should only \
      rise or only fall; a diverging one turns once, in its middle. The rules PC221 to PC224 judge that, each with a page \
      of its own. Continuous maps stand here as \(RampColors.sampleCount) samples.

      Where a rule speaks and the makers call the ramp colour-blind friendly, the two mostly ask different things: \
      ColorBrewer's flag is about confusion by red-green deficiencies, and PC222 asks that each class be told from the \
      next by everyone, here at the scheme's greatest number of classes; PC224 weighs the two ends.

      """
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      + MarkdownTable.lines(
        ["palette", "kind", "colours", "lightness L*", "PC221 to PC224", "its makers say", "makers and we"],
        palettes.map(row))
  }

  private static func row(_ palette: PublishedPalette) -> [String] {
    let findings = Judge.judge(palette.theme).findings
    let unit = palette.ramp?.steps == nil ? "samples" : "classes"
    return [
      markdownCode(palette.name), palette.kind.rawValue, "\(palette.colors.count) \(unit)",
      course(LightnessCourse(palette.colors.map(\.srgb))), verdict(findings), markdownText(palette.claim),
      RampClaim.outcome(palette, findings)?.rawValue ?? "no promise to compare",
    ]
  }

  /// `no finding`, `PC222 warning, 4.8 of 5`.
  private static func verdict(_ findings: [Finding]) -> String {
    let words = findings.map { finding in
      var text = "\(finding.rule) \(finding.level.rawValue)"
      if let measured = finding.measured, let required = finding.required {
        let isTooMuch = measured > required
        let figure =
          isTooMuch
          ? Figures.atMost(measured, digits: 1) : Figures.atLeast(measured, digits: 1, required: required)
        text += ", \(figure) where \(Figures.plain(required)) is \(isTooMuch ? "the most" : "the least")"
      }
      return text
    }
    return words.isEmpty ? "no finding" : words.joined(separator: "; ")
  }

  /// `rises all the way from 12.1 to 87.2`, `rises from 20.0 to 97.2, then falls to 20.1`.
  private static func course(_ course: LightnessCourse) -> String {
    let figures = course.values.map { Figures.atLeast($0, digits: 1) }
    guard let first = course.values.first, course.values.count >= 2, figures.count >= 2 else { return "one colour" }
    var rises = first < course.values[1]
    var text =
      "\(rises ? "rises" : "falls") \(course.isMonotone ? "all the way " : "")from \(figures[0]) to \(figures[1])"
    for figure in figures.dropFirst(2) {
      rises.toggle()
      text += ", then \(rises ? "rises" : "falls") to \(figure)"
    }
    return text
  }
}
