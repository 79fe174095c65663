/// Sentences that several pages need, so that they say the same.
enum PageSentences {
  /// What the number is, for people who never met it. CIEDE2000 is scaled so that black and white are 100 apart.
  static let difference =
    "ΔE00 (CIEDE2000) says how different two colours look: 0 is the same colour, black and white are 100 apart."
  /// What the ratio is, for people who never met it.
  static let ratio =
    "A contrast ratio compares how bright two colours are: 1:1 is no contrast at all, black on white is 21:1."

  /// Birch 2012, and the split among kinds of deficiency in ``prevalence(_:)``.
  static let redGreenReaders =
    "About 8 % of men and 0.4 % of women of European descent have a red-green deficiency, 4 to 6.5 % of men in China "
    + "and Japan (Birch 2012). Three in four of them see red and green weakly rather than not at all."
  /// Wright 1952.
  static let tritanReaders =
    "Few are born with it: between 1 in 13,000 and 1 in 65,000 people (Wright 1952). Eye diseases and age can bring "
    + "something like it later in life."
  /// W3C, Understanding SC 1.4.3; WHO 2019.
  static let lowVisionReaders =
    "At least 2.2 billion people have a vision impairment, most of them not blind but seeing less (WHO 2019); and "
    + "everybody looks now and then at a cheap screen, a projector, or a phone in the sun."

  /// GBD 2019 Blindness and Vision Impairment Collaborators, Lancet Global Health 9, 2021.
  static let screenReaders =
    "About 43 million people are blind, and 295 million see poorly (Lancet Global Health 9, 2021); many of them hear a "
    + "chart through a screen reader."

  static let contrastFormula = """
    ratio = (Y1 + 0.05) / (Y2 + 0.05), Y1 the brighter one
    Y = 0.2126 R + 0.7152 G + 0.0722 B, each from 0 to 1 in linear light
    A translucent colour is first laid over what is behind it.
    The ratio is compared as it is, never rounded.
    """
  /// What the rules of confusion share.
  static func confusionFormula(_ visions: String, by model: String) -> String {
    """
    1. Simulate both colours under \(visions),
       after \(model), at severities 0.1, 0.2 ... 1.
       1 is the whole deficiency; below, what it sees is mixed with the colour
       itself in linear light.
    2. Measure ΔE00 between the two, on CIELAB relative to D65.
    3. The least over all of these counts.
    """
  }
  /// How the threshold of difference was found.
  static let differenceThreshold =
    "\(Figures.plain(Thresholds.pair)) is our choice, not a standard. Well-known palettes that are made for "
    + "colour-blind readers keep more, such as Okabe and Ito's, Tol's bright and muted, and Petroff's; common ones that are not keep less, "
    + "such as tab10, Set1 and Tableau 10."

  /// What quiets the rules of confusion.
  static let secondChannel =
    "Say in the theme what else differs, with `\"symbol\"`, `\"dash\"`, `\"pattern\"` or `\"label\": \"direct\"` on the "
    + "series: the finding becomes information. It has to be a difference that is seen: gaps of "
    + "\(Figures.plain(DashRhythm.leastGap)) px or more, dashes whose lengths differ by a quarter or more, "
    + "symbols that look different where they are drawn (PC303)."
}
