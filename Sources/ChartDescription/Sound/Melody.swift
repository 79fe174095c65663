import PaletteCharts

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
    let length = Oscillator.samples(seconds)
    let heard = points.inTime.thinned(to: max(Int(seconds / Self.leastSlot), 2), by: \.octave)
    self.length = length
    phrases = isContinuous ? Self.glides(heard, length) : Self.notes(heard, length)
  }

  /// A tone alone.
  init(mark seconds: Double, _ octave: Double) {
    length = Oscillator.samples(seconds)
    phrases = [.note(start: 0, length: length, octave: octave)]
  }

  private static func glides(_ points: [SoundPoint], _ length: Int) -> [Phrase] {
    // Wide enough for a lone point; all of it is within the series.
    let lone = min(
      Oscillator.samples(noteSeconds), max(Oscillator.samples(leastSlot), length / max(points.count, 1)) * 9 / 10)
    var phrases: [Phrase] = []
    var run: [Vertex] = []
    func end() {
      defer { run = [] }
      guard let first = run.first, let last = run.last else { return }
      if last.time - first.time >= Oscillator.samples(leastSlot) {
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
        start: starts[index], length: min(Oscillator.samples(noteSeconds), Int(shareOfSlot * Double(slot))),
        octave: octave)
    }
  }

  /// Where notes start: where their times say, but no two closer than a note needs.
  private static func spread(_ times: [Double], _ length: Int) -> [Int] {
    let least = Oscillator.samples(leastSlot)
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

/// When the points of a chart sound: the same x is at the same time in every series.
struct SoundTime {
  private let place: PitchScale
  private let categories: [String: Double]

  /// Lays out a chart: from the least x of any point to the greatest, since the empty ends of an axis are only waited for;
  /// categories are spread evenly.
  init(_ chart: Chart) {
    switch chart.xAxis {
    case .numeric(let axis):
      let values = chart.series.lazy.flatMap(\.points).compactMap(\.x.number)
      place = PitchScale(
        (values.min() ?? axis.range.lowerBound)...(values.max() ?? axis.range.upperBound),
        isLogarithmic: axis.scale != .linear)
      categories = [:]
    case .categorical(let axis):
      place = PitchScale(0...1)
      let last = Double(max(axis.categories.count - 1, 1))
      categories = Dictionary(axis.categories.enumerated().map { ($1, Double($0) / last) }) { first, _ in first }
    }
  }

  func points(of series: ChartSeries, _ pitch: PitchScale) -> [SoundPoint] {
    series.points.map { point in
      let time =
        switch point.x {
        case .number(let number): place.share(number)
        case .category(let name): categories[name] ?? 1
        }
      return SoundPoint(time: time, octave: point.y.map(pitch.octave))
    }
  }
}

/// The pitch of a value: equal steps of an axis are equal steps of pitch as they are heard, which are ratios of frequencies.
///
/// Three octaves from 220 Hz, where the speakers of a laptop begin to play, to 1760 Hz: where pitch is heard accurately, and
/// near the range that Highcharts recommends (G4 to F6, 392…1397 Hz; its documentation of sonification).
package struct PitchScale: Hashable, Sendable {
  /// The values that sound lowest and highest; values beyond sound like the nearer end.
  package let range: ClosedRange<Double>
  /// Whether equal ratios of values are equal steps; the range is then positive.
  package let isLogarithmic: Bool
  /// The lowest and the highest frequency, Hz.
  package static let (lowHertz, highHertz) = (220.0, 1760.0)

  /// Creates a scale.
  ///
  /// - Parameter range: Finite. A logarithmic scale of what is not positive is taken as linear.
  package init(_ range: ClosedRange<Double>, isLogarithmic: Bool = false) {
    self.range = range
    self.isLogarithmic = isLogarithmic && range.lowerBound > 0
  }

  /// The position of a value along the axis, 0…1; 0.5 if the axis has no length.
  package func share(_ value: Double) -> Double {
    let share: Double
    if isLogarithmic {
      let low = SteadyMath.log2(range.lowerBound)
      share =
        value > 0 ? (SteadyMath.log2(value) - low) / (SteadyMath.log2(range.upperBound) - low) : 0
    } else {
      // Halves, because the length of an axis of the greatest doubles is infinite.
      share = (value / 2 - range.lowerBound / 2) / (range.upperBound / 2 - range.lowerBound / 2)
    }
    return share.isNaN ? 0.5 : min(max(share, 0), 1)
  }

  /// The frequency of a value, Hz.
  package func hertz(_ value: Double) -> Double { SteadyMath.exp2(octave(value)) }

  /// The logarithm to base 2 of the frequency of a value in Hz.
  func octave(_ value: Double) -> Double {
    let low = SteadyMath.log2(Self.lowHertz)
    return low + (SteadyMath.log2(Self.highHertz) - low) * share(value)
  }
}
