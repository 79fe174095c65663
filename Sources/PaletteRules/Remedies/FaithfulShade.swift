import Colorimetry

/// Whether readers who know a chart recognize a series in another shade of its colour.
enum FaithfulShade {
  /// The greatest CIEDE2000 of a change that a finding suggests for one colour, and of a change that only makes pairs
  /// clear. An engineering choice: further away even a shade of one hue looks like another colour beside its original.
  static let greatestMove = 20.0
  /// The least share of its chroma that a colour keeps. An engineering choice: `#ffcc00` keeps 77 % as `#b98f00`, a
  /// yellow still, and 40 % as `#4b3600`, a brown; `#1f78b4` keeps 60 % as `#3a6d8c`, a dull blue.
  static let leastChroma = 0.75

  /// Whether a shade keeps the name and most of the chroma of a colour, and stays near it. Both encoded.
  static func isOne(_ new: SRGB, of old: SRGB) -> Bool {
    let move = DifferenceMetric.ciede2000.distance(LinearSRGB(old), LinearSRGB(new))
    return move <= greatestMove && keepsChroma(new, of: old) && KeptName(of: old).fits(new)
  }

  /// Whether a colour keeps most of the chroma of another one; always for greys.
  static func keepsChroma(_ new: SRGB, of old: SRGB) -> Bool {
    keepsChroma(OKLCh(OKLab(LinearSRGB(new))), of: OKLCh(OKLab(LinearSRGB(old))), share: leastChroma)
  }

  /// The chroma of a grey is not exactly 0: this much is rounding.
  private static let noise = 0.001

  /// Whether a colour keeps a share of the chroma of another one; always for greys.
  static func keepsChroma(_ new: OKLCh, of old: OKLCh, share: Double) -> Bool {
    old.chroma < noise || new.chroma >= share * old.chroma
  }
}
