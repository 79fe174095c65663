/// Sentences shared by several pages, so that they agree.
enum PageSentences {
  /// What ΔE00 means, for readers who have never met it. CIEDE2000 puts black and white 100 apart.
  static let difference =
    "ΔE00 (CIEDE2000) measures how different two colours look: 0 is the same colour, black and white are 100 apart."
  /// What a contrast ratio means, for readers who have never met it.
  static let ratio =
    "A contrast ratio compares how bright two colours are: 1:1 means equal brightness, black on white is 21:1."

  /// Birch 2012; ``prevalence(_:)`` has the split among the deficiencies.
  static let redGreenReaders =
    "About 8 % of men and 0.4 % of women of European descent have a red-green deficiency, and 4 to 6.5 % of men in China "
    + "and Japan (Birch 2012). Three in four of them have a weak form rather than the full deficiency."
  /// Wright 1952; Went and Pronk 1985.
  static let tritanReaders =
    "Few are born with it: the complete deficiency between 1 in 13,000 and 1 in 65,000 people (Wright 1952), one of any "
    + "strength about 2 in 1,000 (Went and Pronk 1985). Eye diseases and age can cause a similar deficiency later in life."
  /// GBD 2019 Blindness and Vision Impairment Collaborators, Lancet Global Health 9, 2021.
  static let lowVisionReaders =
    "About 295 million people see poorly, without being blind (Lancet Global Health 9, 2021). And everybody sometimes uses "
    + "a cheap screen, a projector, or a phone in the sun."

  /// GBD 2019 Blindness and Vision Impairment Collaborators, Lancet Global Health 9, 2021.
  static let screenReaders =
    "About 43 million people are blind, and 295 million see poorly (Lancet Global Health 9, 2021); many of them hear a "
    + "chart through a screen reader."

  static let contrastFormula = """
    ratio = (Y1 + 0.05) / (Y2 + 0.05), Y1 the brighter one
    Y = 0.2126 R + 0.7152 G + 0.0722 B, each from 0 to 1 in linear light
    A translucent colour is first composited with its background.
    The ratio is compared unrounded.
    """
  /// The formula shared by the rules of confusion.
  static func confusionFormula(_ visions: String, by model: String) -> String {
    """
    1. Simulate both colours under \(visions),
       after \(model).
       Severities are 0.01, 0.02 ... 1.
       1 is the full deficiency; below 1, the simulated colour is mixed with
       the original one in linear light.
    2. Measure ΔE00 between the two, on CIELAB relative to D65.
    3. The least over all of these counts.
    """
  }
  /// How we chose the threshold of difference.
  static let differenceThreshold =
    "\(Figures.plain(Thresholds.pair)) is our choice, not a standard. Well-known palettes for colour-blind readers keep a "
    + "greater difference, such as Okabe and Ito's, Tol's bright and muted, and Petroff's; common palettes without that "
    + "aim keep less, such as tab10, Set1 and Tableau 10."

  /// What lowers the level of the rules of confusion.
  static let secondChannel =
    "Declare in the theme what else differs, with `\"symbol\"`, `\"dash\"`, `\"pattern\"` or `\"label\": \"direct\"` on the "
    + "series: the finding becomes a note. The difference has to be visible: gaps of "
    + "\(Figures.plain(DashRhythm.leastGap)) px, half the line's width and a tenth of the period or more, a period of "
    + "\(Figures.plain(DashRhythm.leastPeriod)) px or more, dashes with a length "
    + "\(Figures.plain(DashRhythm.leastRatio)) times the other's, symbols that look different at the drawn size (PC303), "
    + "patterns other than dots beside squares. If one of two lines is "
    + "\(Figures.plain(SecondChannel.leastWidthRatio)) times as wide as the other, the level drops by one."
}

/// Themes shared by several pages.
enum PageThemes {
  /// Two series with a waiver of PC201.
  static func waived(
    until day: String, second: String = "#b8602f", reason: String = "print runs of this year are out already"
  ) -> String {
    """
    {
      "palettecheck": 1,
      "background": "#ffffff",
      "series": [
        { "name": "Coast", "color": "#5b8c2a" },
        { "name": "Valley", "color": "\(second)" }
      ],
      "$extensions": { "palettecheck": { "waivers": [
        {
          "rule": "PC201",
          "tokens": ["series.Coast", "series.Valley"],
          "reason": "\(reason)",
          "expires": "\(day)"
        }
      ] } }
    }
    """
  }
}
