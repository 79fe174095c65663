import PaletteCharts
import SafeText

/// What the sound of a chart means, in words: people do not know a mapping that nobody tells them (users of Highcharts'
/// sonification studio, issue 20).
struct ListeningGuide {
  let chart: Chart
  let sound: ChartSound
  let language: SummaryLanguage

  /// A paragraph.
  var html: HTML {
    let (pitch, words) = (sound.pitch, ElementWords(chart, language))
    let isHigher = pitch.polarity == .higherIsHigher
    let (low, high) = (pitch.range.lowerBound, pitch.range.upperBound)
    let mapping = PagePhrase.mapping(
      language,
      [
        "x": chart.xAxis.title.isEmpty ? PagePhrase.theXAxis(language) : chart.xAxis.title,
        "higher": (isHigher ? PagePhrase.higher : PagePhrase.lower)(language), "low": words.y(low),
        "lowHertz": words.count(pitch.hertz(low).rounded()), "high": words.y(high),
        "highHertz": words.count(pitch.hertz(high).rounded()),
      ])
    let sentences = [mapping] + course + (hasGaps ? [PagePhrase.silence(language)] : [])
    return "<p>\(sentences.joined(separator: language.space))</p>\n"
  }

  private var hasGaps: Bool { chart.series.contains { $0.points.contains { $0.y == nil } } }

  private var course: [String] {
    let glides = sound.voices.filter(\.isContinuous).count
    let way = glides == 0 ? PagePhrase.notes : glides == sound.voices.count ? PagePhrase.glides : PagePhrase.mixed
    guard sound.voices.count > 1 else { return [way(language)] }
    let isTogether = Set(sound.voices.map(\.start)).count < sound.voices.count
    let left = chart.series.count - sound.voices.count
    return [way(language), (isTogether ? PagePhrase.together : PagePhrase.inTurn)(language)]
      + (left > 0 ? [PagePhrase.unheard(language, ["count": "\(left)"])] : [])
  }
}
