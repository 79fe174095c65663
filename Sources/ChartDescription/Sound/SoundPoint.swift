/// A point of a series as it sounds.
struct SoundPoint: Hashable, Sendable {
  /// When, 0 at the start of the series … 1 at its end.
  var time: Double
  /// The logarithm to base 2 of the frequency in Hz; nil for silence.
  var octave: Double?
}

extension [SoundPoint] {
  /// In the order in which they sound: by time, and what is at the same time from low to high.
  var inTime: [SoundPoint] {
    enumerated().sorted { a, b in
      (a.element.time, a.element.octave ?? .infinity, a.offset) < (
        b.element.time, b.element.octave ?? .infinity, b.offset
      )
    }.map(\.element)
  }
}
