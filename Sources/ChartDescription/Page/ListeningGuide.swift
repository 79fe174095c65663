import PaletteCharts
import SafeText

/// What the sound of a chart means, in words: people do not know a mapping that nobody tells them (users of Highcharts'
/// sonification studio, issue 20).
struct ListeningGuide {
  let chart: Chart
  let sound: ChartSound

  /// A paragraph.
  var html: HTML {
    let pitch = sound.pitch
    let text = { (value: Double) in chart.yAxis?.text(value) ?? DecimalText.text(value) }
    let x = chart.xAxis.title.isEmpty ? "the x axis" : chart.xAxis.title
    let rises = pitch.polarity == .higherIsHigher ? "higher" : "lower"
    let (low, high) = (hertz(pitch.hertz(pitch.range.lowerBound)), hertz(pitch.hertz(pitch.range.upperBound)))
    return """
      <p>The sound goes along <bdi>\(x)</bdi>. Greater values sound \(rises): \(text(pitch.range.lowerBound)) is \(low), \
      \(text(pitch.range.upperBound)) is \(high). \(course)\(hasGaps ? " A missing value is silence." : nil)</p>

      """
  }

  private var hasGaps: Bool { chart.series.contains { $0.points.contains { $0.y == nil } } }

  private var course: String {
    let glides = sound.voices.filter(\.isContinuous).count
    let way =
      glides == 0
      ? "Each point is a note."
      : glides == sound.voices.count ? "The tone glides from point to point." : "Lines glide, other points are notes."
    guard sound.voices.count > 1 else { return way }
    let together = Set(sound.voices.map(\.start)).count < sound.voices.count
    let order =
      together
      ? "Series sound together, from left to right" : "Series sound one after another, each in a voice of its own"
    let left = chart.series.count - sound.voices.count
    return "\(way) \(order)\(left > 0 ? "; the last \(left) are not in the recording" : "")."
  }

  private func hertz(_ hertz: Double) -> String { "\(DecimalText.text(hertz.rounded())) Hz" }
}
