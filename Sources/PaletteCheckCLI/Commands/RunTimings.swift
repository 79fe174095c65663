import PaletteRules

/// How long each part of a run took, for standard error.
struct RunTimings {
  private var part = ContinuousClock.now
  private var parts: [(name: String, time: Duration)] = []

  /// Ends a part.
  mutating func end(_ name: String) {
    parts.append((name, part.duration(to: .now)))
    part = .now
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
