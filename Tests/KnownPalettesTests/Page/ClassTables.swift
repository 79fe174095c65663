import Colorimetry
import PaletteRules
import SafeText

/// ColorBrewer's qualitative schemes, by number of classes.
enum ClassTables {
  static func lines(_ palettes: [MeasuredPalette]) -> [String] {
    let text = """
      ## ColorBrewer by number of classes

      ColorBrewer flags each number of classes as colour-blind friendly, which means that it "will not confuse people with \
      red-green color blindness": yes, no, or a question mark where it "may be a problem for some, but not all folks with \
      color vision impairment" (<https://github.com/axismaps/colorbrewer>, learnmore/usability.html). Its smaller \
      qualitative sets are the first colours of the largest, so the first colours of that number are measured here. Where \
      it says yes or no, the measurements agree at every number of classes; where it says maybe, they decide. It makes no \
      claim about blue-yellow readers; their column is for comparison.
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
      ["classes", "ColorBrewer", "everyone", "red-green", "blue-yellow", "compared with ColorBrewer"], rows)
    return lines + ["", beginnings(palette)]
  }

  /// From which number of classes on readers confuse colours, and which ones.
  private static func beginnings(_ palette: MeasuredPalette) -> String {
    let readers: [(who: String, visions: [Vision])] = [
      ("everyone confuses", [.normal]), ("red-green readers confuse", [.protan, .deutan]),
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

/// Compares ColorBrewer's flag for a number of classes with the measurements of that many colours: the smaller sets of
/// its qualitative schemes are the first colours of the largest.
///
/// The flag is about red-green deficiencies alone. Source: https://colorbrewer2.org, learn more, usability.
struct ClassComparison {
  /// The number of colours, and ColorBrewer's flag.
  let flag: PublishedPalette.ClassFlag
  /// The closest pairs among them.
  let everyone, redGreen, blueYellow: PaletteMeasurement.Pair?

  init(_ flag: PublishedPalette.ClassFlag, _ measured: PaletteMeasurement) {
    self.flag = flag
    everyone = measured.least(.normal, ofFirst: flag.classes)
    let (protan, deutan) = (
      measured.least(.protan, ofFirst: flag.classes), measured.least(.deutan, ofFirst: flag.classes)
    )
    redGreen = [deutan, protan].compactMap(\.self).min { $0.value < $1.value }
    blueYellow = measured.least(.tritan, ofFirst: flag.classes)
  }

  /// Whether readers with a red-green deficiency, or all readers, confuse two of the colours.
  private var isConfused: Bool { everyone?.isConfused == true || redGreen?.isConfused == true }

  /// The result of the comparison, in words.
  var outcome: String {
    switch (flag.answer, isConfused) {
    case (.yes, false), (.no, true): "agree"
    case (.yes, true): "disagree: two are confused here"
    case (.no, false): "disagree: none are confused here"
    case (.maybe, true): "flag maybe, confused here"
    case (.maybe, false): "flag maybe, apart here"
    case (.notStated, true): "no flag, confused here"
    case (.notStated, false): "no flag, apart here"
    }
  }
}
