import Colorimetry
import PaletteRules

/// What the makers of a palette claim about colour vision, compared with the measurements.
struct MakersClaim {
  /// The claim about the whole palette.
  enum Promise {
    /// Readers with a deficiency of colour vision can tell the colours apart.
    case everyReader
    /// A claim about accessibility that no pair of colours can meet or miss.
    case otherThings
  }

  /// The result of the comparison.
  enum Outcome: String {
    case agrees = "agree"
    /// A pair is less than 1 above the threshold.
    case agreesNarrowly = "agree, narrowly"
    case agreesOnRedGreen = "agree on red-green, not on blue-yellow"
    case disagrees = "disagree"
  }

  let promise: Promise
  /// Why the measurements differ, or nearly do.
  let why: String?

  /// The claim of the makers of this palette; nil if there is none or it depends on the number of classes.
  static func of(_ name: String) -> MakersClaim? { table.first { $0.name == name }?.claim }

  /// The measurements that a claim for every reader must meet.
  static func outcome(_ measured: PaletteMeasurement) -> Outcome {
    let least = PaletteMeasurement.visions.compactMap { measured.least($0) }
    if least.contains(where: { $0.isConfused && $0.vision != .tritan }) { return .disagrees }
    if least.contains(where: \.isConfused) { return .agreesOnRedGreen }
    return least.allSatisfy { $0.value >= Thresholds.pair + 1 } ? .agrees : .agreesNarrowly
  }

  /// Every claim, by name of the palette. A test compares the reasons with the measurements.
  static let table: [(name: String, claim: MakersClaim)] = [
    ("apple-system-dark", MakersClaim(.otherThings)),
    ("apple-system-dark-2022", MakersClaim(.otherThings)),
    ("apple-system-light", MakersClaim(.otherThings)),
    ("apple-system-light-2022", MakersClaim(.otherThings)),
    (
      "bokeh-colorblind",
      MakersClaim(.everyReader, "These are the colours of Okabe and Ito in another order, so the pair is the same.")
    ),
    ("carbon-categorical", MakersClaim(.otherThings)),
    ("carbon-categorical-dark", MakersClaim(.otherThings)),
    (
      "carto-safe",
      MakersClaim(
        .everyReader,
        """
        Nine of the first eleven are the colours of tol-muted, and no red-green deficiency confuses any two of the \
        eleven. The failing colour is the twelfth, a grey that CARTO reserves for other data: leave it out of the series, \
        or mark it another way.
        """)
    ),
    ("ibm-design-5", MakersClaim(.everyReader)),
    (
      "okabe-ito",
      MakersClaim(
        .everyReader,
        """
        One pair is just below the threshold, and only with a tritan deficiency, which is rare and whose models are not \
        validated: a warning, therefore, rather than an error.
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
        Seaborn reordered the colours of Okabe and Ito, changed their shades, and added others in place of black \
        (its author in <https://github.com/mwaskom/seaborn/issues/3631>). Each red-green pair that fails holds an \
        added one: the sixth, a brown, or the seventh, a pink. Among the first five no red-green deficiency confuses \
        any two; a tritan deficiency confuses the second, an orange, and the fifth, a pink.
        """)
    ),
    ("tableau-colorblind-10", MakersClaim(.everyReader)),
    (
      "tableau-colorblind-10-2016",
      MakersClaim(
        .everyReader,
        """
        Its light blue and its light grey differ little for everyone, and least with a protan deficiency that is strong \
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
        Tol claims less for this scheme than for his others: "reasonably distinct", as fills behind labels, where colour \
        is not the only cue. Pear and olive are just below the threshold with deuteranopia; they are similar for \
        everyone. \(tolsAim)
        """)
    ),
    ("tol-medium-contrast", MakersClaim(.everyReader)),
    ("tol-muted", MakersClaim(.everyReader)),
    ("tol-vibrant", MakersClaim(.everyReader, tolsAim)),
  ]

  /// Source: P. Tol, Introduction to colour schemes, https://personal.sron.nl/~pault/, 18 August 2021.
  private static let tolsAim = """
    Tol developed his schemes with "the two main types of colour-blind vision" in mind, the red-green ones; tritan \
    deficiencies are the third.
    """

  private init(_ promise: Promise, _ why: String? = nil) {
    self.promise = promise
    self.why = why
  }
}
