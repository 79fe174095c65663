package import PaletteCharts

/// A chart as an audio graph: time follows x and pitch follows the value, as Apple's does ("Representing chart data as an
/// audio graph"; x is time, y is pitch).
///
/// Lines and areas glide from point to point, other points are notes. Series sound one after another, each in a voice of its
/// own, from left to right, or the way in which the x axis runs. A missing value is silence.
package struct ChartSound: Sendable {
  /// A series in time.
  package struct Voice: Hashable, Sendable {
    /// Its place in the chart.
    package let series: Int
    /// When it begins and ends, s.
    package let start, end: Double
    /// Whether it glides from point to point.
    package let isContinuous: Bool
  }

  /// More series are not heard: two minutes are long to listen to. Engineering choice; previews draw as many.
  package static let mostSeries = 12
  /// Before the first series, between series and after the last, s. Highcharts waits 0.7 s between series.
  private static let silence = (before: 0.15, between: 0.7, after: 0.1)
  /// A short tone an octave above the highest value, so long before the next series begins, s.
  private static let mark = (before: 0.3, length: 0.06, octave: SteadyMath.log2(2 * PitchScale.highHertz))

  /// How values become pitches.
  package let pitch: PitchScale
  /// The series that are heard, in order of time.
  package let voices: [Voice]
  /// How long it takes, s.
  package let seconds: Double
  /// The file: 44.1 kHz, 16 bits, two channels; the same bytes on every machine.
  package var wav: [UInt8] { WAVFile.bytes(rendering().samples, rate: Oscillator.rate) }

  private let melodies: [Melody]
  private let isRightToLeft: Bool

  /// Composes a chart.
  package init(_ chart: Chart) {
    let pitch = PitchScale(chart)
    let time = SoundTime(chart)
    var voices: [Voice] = []
    var melodies: [Melody] = []
    var start = Self.silence.before
    for (index, series) in chart.series.prefix(Self.mostSeries).enumerated() {
      let seconds = Melody.seconds(points: series.points.count)
      melodies.append(
        Melody(time.points(of: series, pitch), isContinuous: series.isContinuous, seconds: seconds))
      voices.append(Voice(series: index, start: start, end: start + seconds, isContinuous: series.isContinuous))
      start += seconds + Self.silence.between
    }
    self.pitch = pitch
    isRightToLeft = chart.direction == .rightToLeft
    (self.voices, self.melodies) = (voices, melodies)
    seconds = (voices.last?.end ?? Self.silence.before) + Self.silence.after
  }

  private func rendering() -> ToneRendering {
    var rendering = ToneRendering(samples: Oscillator.samples(seconds), isRightToLeft: isRightToLeft)
    for (voice, melody) in zip(voices, melodies) {
      rendering.add(melody, at: Oscillator.samples(voice.start), timbre: voice.series)
      guard voice != voices.first else { continue }
      rendering.add(
        Melody(mark: Self.mark.length, Self.mark.octave), at: Oscillator.samples(voice.start - Self.mark.before),
        timbre: 4)
    }
    return rendering
  }
}

extension PitchScale {
  /// The pitches of a chart: over its y axis or, where it has none, over its values.
  package init(_ chart: Chart) {
    let values = chart.series.lazy.flatMap(\.points).compactMap(\.y)
    // One value alone sounds in the middle, wherever its axis begins.
    let all = (values.min() ?? 0)...(values.max() ?? 1)
    let range = all.lowerBound == all.upperBound ? all : chart.yAxis?.range ?? all
    self.init(range, isLogarithmic: chart.yAxis.map { $0.scale != .linear } ?? false)
  }
}
