/// What sounds of a series, and when, in samples from its start.
struct Melody: Hashable, Sendable {
  /// A stretch of sound with silence or another stretch after it.
  enum Phrase: Hashable, Sendable {
    /// A tone of one pitch.
    case note(start: Int, length: Int, octave: Double)
    /// A tone whose pitch goes straight from vertex to vertex, two or more in order of time.
    case glide([Vertex])
  }

  /// Where a glide turns.
  struct Vertex: Hashable, Sendable {
    var time: Int
    var octave: Double
  }

  /// The least time for a point, s: shorter notes are too short for a pitch (about 40 ms; B. C. J. Moore, "An Introduction to
  /// the Psychology of Hearing", chapter 6).
  static let leastSlot = 0.04
  /// The longest note, s. Highcharts plays 0.2, Chart2Music 0.25.
  static let noteSeconds = 0.25
  /// Of the time until the next note, so that two notes of one pitch are two.
  private static let shareOfSlot = 0.9

  /// In order of time; none overlaps another.
  let phrases: [Phrase]
  /// Samples from the start to the end.
  let length: Int

  /// The duration of a series, s: a tenth of a second a point, 3 to 10. Engineering choice: Highcharts takes 6 for any,
  /// Chart2Music a quarter a point, Audiograph 10.
  static func seconds(points: Int) -> Double { min(max(0.1 * Double(points), 3), 10) }

  /// Composes a series.
  ///
  /// - Parameters:
  ///   - points: In any order.
  ///   - seconds: Long enough for the points that are left after thinning.
  init(_ points: [SoundPoint], isContinuous: Bool, seconds: Double) {
    let length = Int((seconds * Double(Oscillator.rate)).rounded())
    let heard = points.inTime.thinned(to: max(Int(seconds / Self.leastSlot), 2), by: \.octave)
    self.length = length
    phrases = isContinuous ? Self.glides(heard, length) : Self.notes(heard, length)
  }

  private static func samples(_ seconds: Double) -> Int { Int((seconds * Double(Oscillator.rate)).rounded()) }

  private static func glides(_ points: [SoundPoint], _ length: Int) -> [Phrase] {
    // Wide enough for a lone point; all of it is within the series.
    let lone = min(samples(noteSeconds), max(samples(leastSlot), length / max(points.count, 1)) * 9 / 10)
    var phrases: [Phrase] = []
    var run: [Vertex] = []
    func end() {
      defer { run = [] }
      guard let first = run.first, let last = run.last else { return }
      if last.time - first.time >= samples(leastSlot) {
        phrases.append(.glide(run))
      } else {
        let start = min(max(first.time - lone / 2, 0), length - lone)
        phrases.append(.note(start: start, length: lone, octave: first.octave))
      }
    }
    for point in points {
      guard let octave = point.octave else {
        end()
        continue
      }
      run.append(Vertex(time: Int((point.time * Double(length)).rounded()), octave: octave))
    }
    end()
    return phrases
  }

  private static func notes(_ points: [SoundPoint], _ length: Int) -> [Phrase] {
    let starts = spread(points.map(\.time), length)
    return points.indices.compactMap { index in
      guard let octave = points[index].octave else { return nil }
      let slot = (index + 1 < starts.count ? starts[index + 1] : length) - starts[index]
      return .note(
        start: starts[index], length: min(samples(noteSeconds), Int(shareOfSlot * Double(slot))), octave: octave)
    }
  }

  /// Where notes start: where their times say, but no two closer than a note needs.
  private static func spread(_ times: [Double], _ length: Int) -> [Int] {
    let least = samples(leastSlot)
    let slot = length / max(times.count, 1)
    var starts = times.map { Int(($0 * Double(length - slot)).rounded()) }
    for index in starts.indices.dropFirst() { starts[index] = max(starts[index], starts[index - 1] + least) }
    var end = length
    for index in starts.indices.reversed() {
      starts[index] = min(starts[index], end - least)
      end = starts[index]
    }
    return starts
  }
}
