import Colorimetry
import PaletteGate
import PaletteRules
import SafeText

/// The pictures of a mode: its series in a chart and its ramps, each as a reader sees them, with the names of the series.
struct HTMLCharts {
  let part: JudgedTheme
  let mode: ThemeMode
  let pictures: any ReportPictures

  /// The most ramps drawn; the same as in previews.
  private static let mostRamps = 4

  /// A figure for each of the simulations; nil is normal vision.
  func figures(_ simulations: [Simulation?]) -> [HTML] {
    var figures: [HTML] = []
    for simulation in simulations {
      if let picture = pictures.chart(of: mode, seenBy: simulation) {
        figures.append(
          HTMLPicture.figure(
            picture, caption: HTMLPicture.caption(simulation),
            legend: HTMLPicture.legend(mode.series, in: mode, simulation, most: 6), alt: alt(picture, simulation)))
      }
    }
    for ramp in mode.ramps.prefix(Self.mostRamps) {
      let hexes = marked(ramp)
      for simulation in simulations {
        guard let picture = pictures.ramp(ramp, in: mode, marking: hexes, seenBy: simulation) else { continue }
        let name = ramp.name.map { "\($0.beginning(40)), " } ?? ""
        let caption = HTMLPicture.caption(simulation)
        figures.append(
          HTMLPicture.figure(
            picture, caption: name + (name.isEmpty ? caption : caption.lowercased()),
            alt: "Ramp \(name)\(caption.lowercased()), with its lightness as a line"
              + (hexes.isEmpty ? "" : "; marks show where it fails")))
      }
    }
    return figures
  }

  /// The colours of a ramp, as designed, that its findings are about.
  private func marked(_ ramp: Ramp) -> [String] {
    let index = mode.ramps.firstIndex { $0.name == ramp.name } ?? 0
    let token = "ramps.\(ramp.name ?? String(index + 1))"
    var hexes: [String] = []
    for finding in part.findings.map(\.finding) where finding.level > .info && finding.tokens == [token] {
      if (finding.mode ?? mode.name) == mode.name { hexes += finding.colors.map(\.hex) }
    }
    return hexes
  }

  /// `Line chart of 4 series with deuteranopia: growth and loss look alike`.
  private func alt(_ picture: ReportPicture, _ simulation: Simulation?) -> String {
    let who = HTMLPicture.caption(simulation).lowercased()
    let label = simulation?.vision.rawValue ?? "designed"
    let alike = part.findings.map(\.finding).filter { (finding: Finding) -> Bool in
      guard finding.mode == mode.name, finding.series.count == 2, finding.measure?.unit == .deltaE00 else {
        return false
      }
      return finding.evidence.contains { $0.fails && $0.label.hasPrefix(label) }
    }
    let pairs: [String] = alike.prefix(3).map { finding in
      finding.series.map { $0.beginning(40) }.joined(separator: " and ")
    }
    let rest = alike.count > 3 ? ", and \(alike.count - 3) more pairs" : ""
    let verdict = pairs.isEmpty ? "no two look alike" : "\(pairs.joined(separator: ", "))\(rest) look alike"
    return "\(picture.kind) of \(counted(mode.series.count, "series", "series")) \(who): \(verdict)"
  }
}

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
