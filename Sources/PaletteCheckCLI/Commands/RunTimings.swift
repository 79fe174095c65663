import PaletteRules

/// How long each part of a run took, for standard error.
struct RunTimings {
  private let clock = ContinuousClock()
  private var last: ContinuousClock.Instant
  private var parts: [(name: String, time: Duration)] = []

  /// Starts the clock.
  init() { last = clock.now }

  /// Ends a part.
  mutating func end(_ name: String) {
    let now = clock.now
    parts.append((name, last.duration(to: now)))
    last = now
  }

  /// `palettecheck: read 1.2 ms, judge 3.4 ms, report 0.5 ms`, with a line break at its end.
  var text: String {
    let words = parts.map { name, time in
      let milliseconds = Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3
      return "\(name) \(Figures.atMost(milliseconds, digits: 1)) ms"
    }
    return "palettecheck: \(words.joined(separator: ", "))\n"
  }
}
