import Palette
import SafeText

/// Every ramp, a row each: how its lightness goes, and what its makers say. No verdict.
enum RampTable {
  static func lines(_ palettes: [PublishedPalette]) -> [String] {
    let text = """
      ## Ramps

      A ramp is read by its lightness when hue fails: L* of CIELAB, 0 is black and 100 white. A sequential ramp should only \
      rise or only fall; a diverging one turns once, in its middle. The rules PC221 to PC224 judge \
      that: `palettecheck check --palette viridis`. This table gives the course of the lightness and what the makers say, \
      and no verdict. Continuous maps stand here as 33 samples.

      """
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      + MarkdownTable.lines(["palette", "kind", "colours", "lightness L*", "its makers say"], palettes.map(row))
  }

  private static func row(_ palette: PublishedPalette) -> [String] {
    let unit = palette.ramp?.steps == nil ? "samples" : "classes"
    return [
      markdownCode(palette.name), palette.kind.rawValue, "\(palette.colors.count) \(unit)",
      course(LightnessCourse(palette.colors.map(\.srgb))), markdownText(palette.claim),
    ]
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
