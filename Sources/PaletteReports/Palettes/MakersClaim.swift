import Colorimetry
import PaletteRules

/// What the makers of a palette promise about colour vision, held against what is measured.
struct MakersClaim {
  /// What is promised of the palette as a whole.
  enum Promise {
    /// Readers with a deficiency of colour vision can tell the colours apart.
    case everyReader
    /// Something about accessibility, but nothing that a pair of colours could keep or break.
    case otherThings
  }

  /// What came of holding one against the other.
  enum Outcome: String {
    case agrees = "agree"
    /// A pair lies less than 1 above the threshold.
    case agreesNarrowly = "agree, narrowly"
    case agreesOnRedGreen = "agree on red-green, not on blue-yellow"
    case disagrees = "disagree"

    /// Whether the page owes its reader a reason.
    var needsReason: Bool { self != .agrees }
  }

  /// What is promised.
  let promise: Promise
  /// Why what we find differs, or nearly does.
  let why: String?

  /// What the makers of the palette of that name promise; nil when that is nothing, or depends on the number of classes.
  static func of(_ name: String) -> MakersClaim? { table.first { $0.name == name }?.claim }

  /// What is measured against a promise to every reader.
  static func outcome(_ measured: PaletteMeasurement) -> Outcome {
    let least = PaletteMeasurement.visions.compactMap { measured.least($0) }
    if least.contains(where: { $0.isConfused && $0.vision != .tritan }) { return .disagrees }
    if least.contains(where: \.isConfused) { return .agreesOnRedGreen }
    return least.allSatisfy { $0.value >= Thresholds.pair + 1 } ? .agrees : .agreesNarrowly
  }

  /// Every promise, by name of the palette. A test holds the reasons to what is measured.
  static let table: [(name: String, claim: MakersClaim)] = [
    ("apple-system-dark", MakersClaim(.otherThings)),
    ("apple-system-dark-2022", MakersClaim(.otherThings)),
    ("apple-system-light", MakersClaim(.otherThings)),
    ("apple-system-light-2022", MakersClaim(.otherThings)),
    (
      "bokeh-colorblind",
      MakersClaim(.everyReader, "They are the colours of Okabe and Ito in another order, so it is the same pair.")
    ),
    ("carbon-categorical", MakersClaim(.otherThings)),
    ("carbon-categorical-dark", MakersClaim(.otherThings)),
    (
      "carto-safe",
      MakersClaim(
        .everyReader,
        """
        Nine of the first eleven are the colours of tol-muted, and no red-green deficiency confuses any two of the \
        eleven. What fails is the twelfth, a grey that CARTO keeps for other data: leave it out of the series, or mark it \
        another way.
        """)
    ),
    ("ibm-design-5", MakersClaim(.everyReader)),
    (
      "okabe-ito",
      MakersClaim(
        .everyReader,
        """
        One pair lies a hair below the threshold, and only with a tritan deficiency: rare, its models not validated, and \
        therefore a warning and no error.
        """)
    ),
    ("petroff-10", MakersClaim(.everyReader)),
    ("petroff-6", MakersClaim(.everyReader)),
    ("petroff-8", MakersClaim(.everyReader)),
    (
      "seaborn-colorblind",
      MakersClaim(
        .everyReader,
        """
        Seaborn took the colours of Okabe and Ito, put them in another order, changed their shades, and added some in \
        place of black (its author in <https://github.com/mwaskom/seaborn/issues/3631>). Each red-green pair that fails \
        holds an added one: the sixth, a brown, or the seventh, a pink. Among the first five no red-green deficiency \
        confuses any two; a tritan deficiency confuses the second, an orange, and the fifth, a pink.
        """)
    ),
    ("tableau-colorblind-10", MakersClaim(.everyReader)),
    (
      "tableau-colorblind-10-2016",
      MakersClaim(
        .everyReader,
        """
        Its light blue and its light grey differ little for everybody, and least with a protan deficiency that is strong \
        but not complete.
        """)
    ),
    ("tol-bright", MakersClaim(.everyReader, tolsAim)),
    ("tol-high-contrast", MakersClaim(.everyReader)),
    (
      "tol-light",
      MakersClaim(
        .everyReader,
        """
        Tol promises less of this scheme than of his others: "reasonably distinct", as fills behind labels, where the \
        colour is not alone. Pear and olive lie a hair below the threshold with deuteranopia; they are close for \
        everybody. \(tolsAim)
        """)
    ),
    ("tol-medium-contrast", MakersClaim(.everyReader)),
    ("tol-muted", MakersClaim(.everyReader)),
    ("tol-vibrant", MakersClaim(.everyReader, tolsAim)),
  ]

  /// Source: P. Tol, Introduction to colour schemes, https://personal.sron.nl/~pault/, 18 August 2021.
  private static let tolsAim = """
    Tol developed his schemes with "the two main types of colour-blind vision" in mind, which are the red-green ones; \
    tritan deficiencies are the third.
    """

  private init(_ promise: Promise, _ why: String? = nil) {
    self.promise = promise
    self.why = why
  }
}
