import Colorimetry
import PaletteRules

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
