import Colorimetry
import PaletteRules

/// ColorBrewer's flag for one number of classes, held against what is measured on the first so many colours: the smaller
/// sets of its qualitative schemes are the first colours of the largest.
///
/// The flag is about red-green deficiencies alone. Source: https://colorbrewer2.org, learn more, usability.
struct ClassComparison {
  /// How many colours, and what ColorBrewer says of them.
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

  /// Whether readers with a red-green deficiency, or all, take two of the colours for one.
  private var isConfused: Bool { everyone?.isConfused == true || redGreen?.isConfused == true }

  /// What came of holding one against the other, in words.
  var outcome: String {
    switch (flag.answer, isConfused) {
    case (.yes, false), (.no, true): "agree"
    case (.yes, true): "disagree: two are confused here"
    case (.no, false): "disagree: none are confused here"
    case (.maybe, true): "maybe there, confused here"
    case (.maybe, false): "maybe there, apart here"
    case (.notStated, true): "no flag there, confused here"
    case (.notStated, false): "no flag there, apart here"
    }
  }
}
