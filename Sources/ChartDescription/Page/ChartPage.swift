package import PaletteCharts
import SafeText

/// A chart as a page for everybody: a picture whose points have names, a summary, the sound, the figures. It is complete
/// without its script, which only adds walking along the chart and hearing each place, and loads nothing from the network.
package struct ChartPage: Sendable {
  /// A page with more stops would weigh more than a megabyte. Engineering choice; the page states how many it omits.
  package static let mostStops = 2400

  private let chart: Chart
  private let elements: ChartElements
  private let sound: ChartSound
  /// A sentence an item; untrusted, as all text of a chart.
  private let summary: [String]
  private let hasOutliers: Bool
  private let picture: ChartDrawing
  private let table: DataTable
  private let leftOut: Int
  private let language: DataLanguage?

  /// Prepares a page.
  ///
  /// - Parameters:
  ///   - chart: As it is read; series without a colour of their own get one.
  ///   - sound: What is in `audio.wav` of the same folder.
  ///   - summary: A sentence an item.
  ///   - outliers: By series, the indices of points that lie far from the others.
  ///   - language: That of titles and names; nil where nobody says.
  package init(
    _ chart: Chart, sound: ChartSound, summary: [String] = [], outliers: [Set<Int>] = [],
    language: DataLanguage? = nil
  ) {
    var resolved = chart
    resolved.resolveAppearance()
    let all = ChartElements(resolved)
    var stops = 0
    let shown = all.series.prefix { series in
      stops += series.elements.count
      return stops <= Self.mostStops
    }.count
    leftOut = chart.series.count - max(shown, 1)
    var (part, elements) = (resolved, all)
    part.series.removeLast(max(leftOut, 0))
    elements.series.removeLast(max(leftOut, 0))
    (self.chart, self.elements, self.sound, self.summary) = (part, elements, sound, summary)
    hasOutliers = outliers.contains { !$0.isEmpty }
    self.language = language
    table = DataTable(chart: part, elements: elements, language: language)
    picture = ChartDrawing(part, elements, sound.pitch, outliers: outliers, table.rows)
  }

  private var colors: PageColors {
    guard chart.kind != .pie else { return PageColors(PieSlices.colors(of: chart)) }
    return PageColors(chart.series.map { $0.appearance.color ?? Chart.usualColors[0] })
  }

  private static let scrolls = "Chart, scrolls sideways"

  /// Whether a narrow screen shows a part of the chart; a pie fits.
  private var isWide: Bool { chart.kind != .pie }

  /// Shown where the chart is wider than the screen.
  private var sideways: HTML? {
    isWide ? "<p class=\"sideways quiet\" aria-hidden=\"true\">↔ \(Self.scrolls)</p>\n" : nil
  }

  /// The chart as a picture of its own, which is as accessible as the page's.
  package var svg: String {
    let style: HTML = "<style>\n\(PageAssets.figureStyle)\(colors.sheet)</style>\n"
    return #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
      + picture.svg(namespace: " xmlns=\"http://www.w3.org/2000/svg\"", style: style).text
  }

  /// The page.
  package var html: String {
    // A wide chart that is wider than a sheet of paper upright, at 96 px an inch, is printed across.
    let (width, height) = picture.size
    let paper: HTML? = width > 800 && width > 1.5 * height ? "@page{size:landscape}\n" : nil
    // The page has margins of 4 % at both sides.
    let narrow: HTML? =
      isWide
      ? "@media screen and (max-width:\(Int(width / 0.92))px){.sideways{display:block}}\n" as HTML : nil
    let style: HTML = "\n\(PageAssets.pageStyle)\(PageAssets.figureStyle)\(colors.sheet)\(paper)\(narrow)"
    let script: HTML = "\n\(PageAssets.script)"
    return page(style, script).text
  }

  /// Nothing runs and nothing is shown but what the hashes of the policy name.
  private func page(_ style: HTML, _ script: HTML) -> HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \(source(style)); script-src \(source(script)); media-src 'self' file:; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    <style>\(style)</style>
    </head>
    <body>
    <main>
    <header>
    <p class="kind">\(chart.words)</p>
    <h1><bdi\(language?.attributes)>\(title)</bdi></h1>
    \(sentences)</header>
    <section aria-labelledby="chart-heading">
    <h2 id="chart-heading">Chart</h2>
    \(ChartLegend(chart: chart, language: language).html)<div class="scroll" role="region" tabindex="0" aria-label="\(Self.scrolls)">
    \(picture.svg(describedBy: summary.isEmpty ? nil : " aria-describedby=\"summary\""))</div>
    \(sideways)\
    \(WalkingControls(chart: chart, elements: elements, hasOutliers: hasOutliers).html)</section>
    \(listening)<section aria-labelledby="data-title">
    <h2 id="data-title">Data</h2>
    \(rest)\(table.html)</section>
    </main>
    <script>\(script)</script>
    </body>
    </html>

    """
  }

  private var title: String { picture.title }

  /// The first sentence leads.
  private var sentences: HTML? {
    guard let lead = summary.first else { return nil }
    let rest = summary.dropFirst()
    let more: HTML? = rest.isEmpty ? nil : "<p>\(rest.joined(separator: " "))</p>\n"
    return "<div id=\"summary\">\n<p class=\"lead\">\(lead)</p>\n\(more)</div>\n"
  }

  private var listening: HTML {
    """
    <section aria-labelledby="sound-title">
    <h2 id="sound-title">Listen</h2>
    <audio controls preload="metadata" src="audio.wav" aria-label="The chart as sound"></audio>
    \(ListeningGuide(chart: chart, sound: sound).html)</section>

    """
  }

  private var rest: HTML? {
    leftOut > 0 ? "<p>\(leftOut) more series \(leftOut == 1 ? "is" : "are") in descriptor.json.</p>\n" : nil
  }

  /// A text by its digest, as a policy allows it. Source: W3C, "Content Security Policy Level 3", 2.3.1.
  private func source(_ text: HTML) -> HTML {
    let words = SHA256.digest(Array(text.text.utf8))
    let bytes = words.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } }
    return "'sha256-\(base64(bytes))'"
  }
}

/// What the sound of a chart means, in words: people do not know a mapping that nobody tells them (users of Highcharts'
/// sonification studio, issue 20).
struct ListeningGuide {
  let chart: Chart
  let sound: ChartSound

  var html: HTML {
    let (pitch, words) = (sound.pitch, ChartText(chart))
    let (low, high) = (pitch.range.lowerBound, pitch.range.upperBound)
    func tone(_ value: Double) -> String {
      "\(words.y(value)) is \(DecimalText.text(pitch.hertz(value).rounded())) Hz"
    }
    let x = chart.xAxis.title.isEmpty ? "the x axis" : chart.xAxis.title
    let side = chart.direction == .rightToLeft ? ", from right to left" : ""
    let sentences =
      ["The sound takes \(DecimalText.text(sound.seconds.rounded())) seconds and goes along \(x)\(side)."]
      + [low < high ? "Greater values sound higher: \(tone(low)), \(tone(high))." : "The only value: \(tone(low))."]
      + course
      + (hasGaps ? ["A missing value is silence."] : [])
    return "<p>\(sentences.joined(separator: " "))</p>\n"
  }

  private var hasGaps: Bool { chart.series.contains { $0.points.contains { $0.y == nil } } }

  private var course: [String] {
    let glides = sound.voices.filter(\.isContinuous).count
    let way =
      glides == 0
      ? "Each point is a note."
      : glides == sound.voices.count ? "The tone glides from point to point." : "Lines glide, other points are notes."
    guard sound.voices.count > 1 else { return [way] }
    let left = chart.series.count - sound.voices.count
    let starts = zip(sound.voices, chart.series.indices).map { voice, index in
      "\(chart.name(ofSeries: index)) from second \(DecimalText.text(voice.start.rounded()))"
    }
    return [
      way, "Series sound one after another, each in its own voice; a short high tone comes before the next.",
      "\(starts.joined(separator: ", ")).",
    ]
      + (left > 0 ? ["The last \(left) are not in the recording."] : [])
  }
}

/// The style and the script of pages, which are the same for every chart.
enum PageAssets {
  /// Of the page around the picture.
  static let pageStyle = text(PackageResources.page_css)
  /// Of the picture, in a page and in a file of its own.
  static let figureStyle = text(PackageResources.figure_css)
  /// Walking and listening.
  static let script = text(PackageResources.tones_js + PackageResources.walking_js)

  private static func text(_ bytes: [UInt8]) -> HTML { HTML(stringLiteral: String(decoding: bytes, as: UTF8.self)) }
}
