import Colorimetry
import PaletteRules
import SafeText

/// ColorBrewer's qualitative schemes, number by number.
enum ClassTables {
  static func lines(_ palettes: [MeasuredPalette]) -> [String] {
    let text = """
      ## ColorBrewer, number by number

      ColorBrewer flags each number of classes as colour-blind friendly, which means that it "will not confuse people with \
      red-green color blindness": yes, no, or a question mark where it "may be a problem for some, but not all folks with \
      color vision impairment" (<https://github.com/axismaps/colorbrewer>, learnmore/usability.html). Its smaller \
      qualitative sets are the first colours of the largest, so the first so many colours are measured here. Where it says \
      yes or no, the figures agree with it at every number of classes; where it says maybe, they decide. Of blue-yellow \
      readers it says nothing; their column stands beside.
      """
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      + palettes.filter { !$0.palette.classFlags.isEmpty }.flatMap(section)
  }

  private static func section(_ palette: MeasuredPalette) -> [String] {
    let comparisons = palette.palette.classFlags.map { ClassComparison($0, palette.measured) }
    let rows = comparisons.map { comparison in
      [
        "\(comparison.flag.classes)", comparison.flag.answer.rawValue,
        MeasuredPalette.distance(comparison.everyone), MeasuredPalette.distance(comparison.redGreen),
        MeasuredPalette.distance(comparison.blueYellow), comparison.outcome,
      ]
    }
    var lines = ["", "### \(markdownText(palette.palette.title)) (`\(palette.palette.name)`)", ""]
    lines += MarkdownTable.lines(
      ["classes", "ColorBrewer", "everyone", "red-green", "blue-yellow", "ColorBrewer and we"], rows)
    return lines + ["", beginnings(palette)]
  }

  /// From which number of classes on who confuses what.
  private static func beginnings(_ palette: MeasuredPalette) -> String {
    let readers: [(who: String, visions: [Vision])] = [
      ("everybody confuses", [.normal]), ("red-green readers confuse", [.protan, .deutan]),
      ("blue-yellow readers confuse", [.tritan]),
    ]
    let sentences: [String] = readers.compactMap { who, visions in
      let pairs = palette.measured.confused(under: visions)
      guard let classes = pairs.map({ $0.second + 1 }).min() else { return nil }
      let first = pairs.filter { $0.second + 1 == classes }
      return "From \(classes) classes on, \(who) \(palette.sentence(first))."
    }
    return sentences.isEmpty ? "Nobody confuses any two." : sentences.joined(separator: " ")
  }
}
