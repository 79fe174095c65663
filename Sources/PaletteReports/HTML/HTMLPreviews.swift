import Colorimetry
import PaletteGate
import PaletteRules
import SafeText

/// Each theme as readers with other colour vision see it.
enum HTMLPreviews {
  /// The maximum number of themes and modes drawn. Engineering choice: a picture per vision has a few kilobytes.
  private static let mostCharts = 24

  /// The section; nil if there is nothing to draw.
  static func section(_ report: Report, _ pictures: (any ReportPictures)?) -> HTMLSection? {
    guard let pictures else { return nil }
    var blocks: [HTML] = []
    var leftOut = 0
    for part in report.inputs.flatMap(\.parts) {
      for mode in part.theme.modes where !mode.series.isEmpty || !mode.ramps.isEmpty {
        guard blocks.count < mostCharts else {
          leftOut += 1
          continue
        }
        if let block = block(part, mode, report, pictures, isOpen: blocks.isEmpty) { blocks.append(block) }
      }
    }
    guard !blocks.isEmpty else { return nil }
    let rest = leftOut > 0 ? "<p>… and \(leftOut) more modes.</p>\n" as HTML : ""
    return HTMLSection(id: "previews", title: "As other readers see it", content: "\(blocks)\(rest)")
  }

  /// The picture of a chart whose colours are judged; nil if the input is none.
  static func judged(_ report: Report, _ pictures: (any ReportPictures)?) -> HTMLSection? {
    let figures = report.inputs.flatMap(\.parts).compactMap { part -> HTML? in
      guard let picture = pictures?.picture(part.theme) else { return nil }
      let path = report.rooted(part.theme.path).withoutMiddle(80)
      return """
        <figure class="judged"><img src="\(HTML.source(png: picture.png))" width="\(picture.width)" height="\(picture.height)" alt="\(path), as it is"><figcaption><code>\(path)</code>, as it is</figcaption></figure>

        """
    }
    return figures.isEmpty ? nil : HTMLSection(id: "picture", title: "The picture", content: "\(figures)")
  }

  private static func block(
    _ part: JudgedTheme, _ mode: ThemeMode, _ report: Report, _ pictures: any ReportPictures, isOpen: Bool
  ) -> HTML? {
    let simulations: [Simulation?] = [nil] + report.visions.map { Simulation($0) }
    let figures = HTMLCharts(part: part, mode: mode, pictures: pictures).figures(simulations)
    guard !figures.isEmpty else { return nil }
    let (title, content): (String, HTML) = (
      HTMLSeries.title(part, mode, report), "<div class=\"pictures\">\n\(figures)</div>\n"
    )
    return isOpen
      ? "<h3 class=\"plain\">\(title)</h3>\n\(content)"
      : "<details class=\"mode\"><summary>\(title)</summary>\n\(content)</details>\n"
  }
}
