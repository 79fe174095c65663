import Colorimetry
import PaletteRules
import SafeText

/// All ramps, one row each: the course of lightness, the findings, and the makers' claim.
enum RampTable {
  static func lines(_ palettes: [PublishedPalette]) -> [String] {
    let text = """
      ## Ramps

      When hue fails, readers rely on a ramp's lightness: L* of CIELAB, 0 for black and 100 for white. The lightness of a \
      sequential ramp should only rise or only fall; that of a diverging ramp should reverse once, in the middle. The rules \
      PC221 to PC227 check this, each with its own page. Continuous maps appear as \(RampColors.sampleCount) samples.

      A rule may report a ramp that its makers call colour-blind friendly, usually because the two ask different questions: \
      ColorBrewer's flag is about confusion by red-green deficiencies, PC222 requires that everyone can distinguish each \
      class from the next, here at the scheme's largest number of classes, and PC224 compares the two ends.

      """
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      + MarkdownTable.lines(
        ["palette", "kind", "colours", "lightness L*", "PC221 to PC227", "its makers say", "compared with the claim"],
        palettes.map(row))
  }

  private static func row(_ palette: PublishedPalette) -> [String] {
    let findings = Judge.judge(palette.theme).findings
    let unit = palette.ramp?.steps == nil ? "samples" : "classes"
    return [
      markdownCode(palette.name), palette.kind.rawValue, "\(palette.colors.count) \(unit)",
      course(LightnessCourse(palette.colors.map(\.srgb))), verdict(findings), markdownText(palette.claim),
      RampClaim.outcome(palette, findings)?.rawValue ?? "no claim to compare",
    ]
  }

  /// `no finding`, `PC222 warning, 4.8 of 5`.
  private static func verdict(_ findings: [Finding]) -> String {
    let words = findings.map { finding in
      var text = "\(finding.rule.id) \(finding.level.rawValue)"
      if let measured = finding.measure?.value, let required = finding.measure?.required {
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

/// What the makers of a ramp claim about colour vision, compared with PC221, PC223 and errors of PC225.
///
/// The other rules ask different questions, such as steps between classes and ends of equal weight.
enum RampClaim: String {
  case agrees = "agree"
  case agreesOnRedGreen = "agree on red-green, not on blue-yellow"
  case agreesOnFailure = "agree: not friendly"
  case disagrees = "disagree"

  /// Continuous maps whose makers claim that readers with a deficiency can read them. The table quotes them.
  static let promised: Set<String> = [
    "batlow", "berlin", "cividis", "coolwarm", "cork", "inferno", "lajolla", "magma", "oslo", "plasma", "roma", "romao",
    "vik", "viridis",
  ]

  /// The result; nil without a claim. ColorBrewer's flag is that of the number of classes shown.
  static func outcome(_ palette: PublishedPalette, _ findings: [Finding]) -> RampClaim? {
    let flag = palette.classFlags.first { $0.classes == palette.colors.count }?.answer
    let asked: Set<RuleKey> = [.rampNotMonotonic, .divergingArmsAlike, .distantColorsAlike]
    let found = findings.filter { asked.contains($0.rule) && ($0.rule != .distantColorsAlike || $0.level == .error) }
    switch flag {
    case .no?, .maybe?: return found.isEmpty ? .disagrees : .agreesOnFailure
    case .notStated?: return nil
    case nil where !promised.contains(palette.name): return nil
    case .yes?, nil:
      guard !found.isEmpty else { return .agrees }
      return found.allSatisfy { $0.measure?.observer?.vision == .tritan } ? .agreesOnRedGreen : .disagrees
    }
  }
}
