package import PaletteCharts
import SafeText

/// A chart as a page for everybody: a picture whose points have names, a summary, the sound, the figures. It is complete
/// without its script, which only adds walking along the chart and hearing each place, and asks nothing of any network.
package struct ChartPage: Sendable {
  /// A page with more stops would weigh more than a megabyte. Engineering choice; the page states how many it omits.
  package static let mostStops = 2400

  /// The content next to the chart.
  package struct Content: Sendable {
    /// The summary, a sentence an item; untrusted, as all text of a chart.
    package var summary: [String] = []
    /// The language of the summary, a tag of BCP 47.
    package var summaryLanguage = "en"
    /// By series, the indices of points that lie far from the others.
    package var outliers: [Set<Int>] = []
    /// The name of the sound file in the same folder; nil for none.
    package var audio: String? = "audio.wav"

    /// Nothing yet.
    package init() {}
  }

  private let chart: Chart
  private let elements: ChartElements
  private let sound: ChartSound
  private let content: Content
  private let picture: ChartDrawing
  private let leftOut: Int

  /// Prepares a page.
  ///
  /// - Parameters:
  ///   - chart: As it is read; series without a colour of their own get one.
  ///   - sound: What is in the sound file.
  package init(_ chart: Chart, sound: ChartSound, _ content: Content = Content()) {
    var settled = chart
    settled.settleAppearance()
    let all = ChartElements(settled)
    var stops = 0
    let shown = all.series.prefix { series in
      stops += series.elements.count
      return stops <= Self.mostStops
    }.count
    leftOut = chart.series.count - max(shown, 1)
    var (part, elements) = (settled, all)
    part.series.removeLast(max(leftOut, 0))
    elements.series.removeLast(max(leftOut, 0))
    (self.chart, self.elements, self.sound, self.content) = (part, elements, sound, content)
    picture = ChartDrawing(part, elements, sound.pitch, outliers: content.outliers)
  }

  private var colors: PageColors {
    guard chart.kind != .pie else { return PageColors(PieSlices.colors(of: chart)) }
    return PageColors(chart.series.map { $0.appearance.color ?? PieSlices.usualColors[0] })
  }

  /// The chart as a picture of its own, which is as accessible as the page's.
  package var svg: String {
    let style: HTML = "<style>\n\(PageAssets.figureStyle)\(colors.sheet)</style>\n"
    return #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
      + picture.svg(namespace: " xmlns=\"http://www.w3.org/2000/svg\"", style: style).text
  }

  /// The page.
  package var html: String {
    // Wider than a sheet of paper upright, at 96 px an inch, a chart is printed across.
    let paper: HTML? = picture.size.width > 800 ? "@page{size:landscape}\n" : nil
    let style: HTML = "\n\(PageAssets.pageStyle)\(PageAssets.figureStyle)\(colors.sheet)\(paper)"
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
    <p class="kind">\(ChartDrawing.kind(chart).capitalizedFirst)</p>
    <h1><bdi>\(title)</bdi></h1>
    \(summary)</header>
    <section aria-label="Chart">
    \(ChartLegend(chart: chart).html)<div class="scroll" role="region" tabindex="0" aria-label="Chart, scrolls sideways">
    \(picture.svg(describedBy: content.summary.isEmpty ? nil : " aria-describedby=\"summary\""))</div>
    \(WalkingControls.html(chart, hasOutliers: content.outliers.contains { !$0.isEmpty }))</section>
    \(listening)<section aria-labelledby="data-title">
    <h2 id="data-title">Data</h2>
    \(rest)\(DataTable(chart: chart, elements: elements).html)</section>
    </main>
    <script>\(script)</script>
    </body>
    </html>

    """
  }

  private var title: String { elements.label ?? "Chart without a title" }

  private var summary: HTML? {
    guard !content.summary.isEmpty else { return nil }
    let language = content.summaryLanguage
    let attribute: HTML = language == "en" ? "" : " lang=\"\(language)\""
    // Japanese sets no space between sentences.
    let text = content.summary.joined(separator: language.hasPrefix("ja") ? "" : " ")
    return "<p id=\"summary\"\(attribute)>\(text)</p>\n"
  }

  private var listening: HTML? {
    content.audio.map { audio in
      """
      <section aria-labelledby="sound-title">
      <h2 id="sound-title">Listen</h2>
      <audio controls preload="metadata" src="\(audio)" aria-label="The chart as sound"></audio>
      \(ListeningGuide(chart: chart, sound: sound).html)</section>

      """
    }
  }

  private var rest: HTML? {
    guard leftOut > 0 else { return nil }
    return "<p>\(leftOut == 1 ? "1 more series is" : "\(leftOut) more series are") in descriptor.json.</p>\n"
  }

  /// A text by its digest, as a policy allows it. Source: W3C, "Content Security Policy Level 3", 2.3.1.
  private func source(_ text: HTML) -> HTML {
    let words = SHA256.digest(Array(text.text.utf8))
    let bytes = words.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } }
    return "'sha256-\(base64(bytes))'"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
