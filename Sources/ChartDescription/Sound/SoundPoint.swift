/// A point of a series as it sounds.
struct SoundPoint: Hashable, Sendable {
  /// When, 0 at the start of the series … 1 at its end.
  var time: Double
  /// The logarithm to base 2 of the frequency in Hz; nil for silence.
  var octave: Double?
  /// How long a note is, 0 the shortest … 1 the longest; nil where nothing says.
  var length: Double?
  /// Which of ``Timbre/all``; nil for that of the series.
  var timbre: Int?
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

  /// No more than so many: of each stretch the lowest and the highest, in the order in which they come, so that no peak is
  /// lost. A stretch without any value stays a gap.
  ///
  /// - Parameter most: 2 or more.
  func thinned(to most: Int) -> [SoundPoint] {
    guard count > most else { return self }
    let stretches = most / 2
    return (0..<stretches).flatMap { stretch -> [SoundPoint] in
      let part = indices.lowerBound + count * stretch / stretches..<count * (stretch + 1) / stretches
      let sounding = part.filter { self[$0].octave != nil }
      guard let low = sounding.min(by: { self[$0].octave ?? 0 < self[$1].octave ?? 0 }),
        let high = sounding.max(by: { self[$0].octave ?? 0 < self[$1].octave ?? 0 })
      else { return [self[part.lowerBound]] }
      return low == high ? [self[low]] : [self[Swift.min(low, high)], self[Swift.max(low, high)]]
    }
  }
}
