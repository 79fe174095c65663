/// How a chart sounds.
package struct SoundOptions: Hashable, Sendable {
  /// How the points of a series sound.
  package enum Mode: String, CaseIterable, Sendable {
    /// As the series states: a glide if there are values between its points, otherwise notes.
    case auto
    /// A tone that glides from point to point. Lines should sound angled (users of MAIDR, issue 385).
    case continuous
    /// A note a point, which readers of screens preferred (D. Chundury et al., ASSETS 2022, doi 10.1145/3517428.3550360).
    case discrete
  }

  /// The lowest and the highest frequency, Hz; 0 < low < high ≤ 20,000.
  package var lowHertz = 220.0, highHertz = 1760.0
  /// Which way pitch goes.
  package var polarity = PitchScale.Polarity.higherIsHigher
  /// How the points of a series sound.
  package var mode = Mode.auto
  /// Whether series sound together, three at a time, from left to right; otherwise one after another.
  package var isSimultaneous = false
  /// Whether a soft tick sounds at each gridline of the x axis.
  package var hasTicks = true

  /// The defaults.
  package init() {}
}
