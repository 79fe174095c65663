/// What makes two voices of the same pitch sound different: how strong each multiple of the frequency is.
///
/// Engineering choice, as many as the series that are heard (``ChartSound/mostSeries``): a plain tone, a hollow one of odd
/// partials as a clarinet has, a bright one as a string has, one that trembles, a pure one, and mixtures. Nothing depends on them
/// alone: series sound one after another, in the order in which they are named.
struct Timbre: Hashable, Sendable {
  /// A multiple of the frequency, and how strong it is.
  struct Partial: Hashable, Sendable {
    var multiple: UInt32
    var strength: Double
  }

  /// The strengths add up to 1, so that no voice is louder than ``ToneRendering/peak``.
  let partials: [Partial]
  /// By how much the loudness rises and falls, five times a second; 0…1.
  let tremolo: Double

  /// One voice after the other.
  static let all = [
    Timbre([(1, 1), (2, 1 / 4), (3, 1 / 8)]),
    Timbre([(1, 1), (3, 1 / 3), (5, 1 / 5)]),
    Timbre([(1, 1), (2, 1 / 2), (3, 1 / 3), (4, 1 / 4)]),
    Timbre([(1, 1), (2, 1 / 2)], tremolo: 0.3),
    Timbre([(1, 1)]),
    Timbre([(1, 1), (4, 1 / 2)]),
    Timbre([(1, 1), (2, 1 / 8), (6, 1 / 2)]),
    Timbre([(1, 1), (3, 2 / 3)], tremolo: 0.3),
    Timbre([(1, 1), (2, 2 / 3), (4, 1 / 2), (8, 1 / 4)]),
    Timbre([(1, 1), (5, 1 / 2)]),
    Timbre([(1, 1), (2, 1 / 3), (3, 2 / 3), (7, 1 / 3)]),
    Timbre([(1, 1), (2, 5 / 6), (3, 4 / 6), (4, 3 / 6), (5, 2 / 6)], tremolo: 0.5),
  ]

  private init(_ partials: [(UInt32, Double)], tremolo: Double = 0) {
    let sum = partials.reduce(0) { $0 + $1.1 }
    self.partials = partials.map { Partial(multiple: $0.0, strength: $0.1 / sum) }
    self.tremolo = tremolo
  }
}
