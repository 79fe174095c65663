import PaletteGate
import PaletteRules
import SafeText

/// How the figures are measured, with sources.
enum HTMLMethod {
  /// The maximum number of assumptions: nobody reads more.
  private static let mostNotes = 100

  /// The section.
  static func section(_ report: Report) -> HTMLSection {
    let rules = Set(report.inputs.lazy.flatMap(\.findings).map(\.finding.rule))
    let sources = RuleCatalog.all.filter { rules.contains($0.key) || alwaysCited.contains($0.key) }
      .flatMap { $0.page.sources }
    var seen: Set<String> = []
    let cited = sources.filter { seen.insert($0.url).inserted }.map {
      "<li><cite>\($0.text)</cite>, <a href=\"\($0.url)\" rel=\"noreferrer\">\($0.url)</a></li>\n" as HTML
    }
    let notes = noted(report).prefix(mostNotes).map { note in
      let rest = note.count > 1 ? " and \(note.count - 1) more" : ""
      return "<li><code>\(note.paths[0].withoutMiddle(80))</code>\(rest): \(note.text.beginning(500))</li>\n" as HTML
    }
    let shown: HTML =
      notes.isEmpty ? "" : "<h3 class=\"plain\">Assumptions</h3>\n<ul class=\"reasons\">\n\(notes)</ul>\n"
    return HTMLSection(
      id: "method", title: "Method",
      content: """
        <details><summary>How the figures are measured, what is assumed, and \(counted(cited.count, "source", "sources"))</summary>
        <p>Contrast is the ratio of WCAG 2.2, measured in floating point and never rounded up. Difference is CIEDE2000 (ΔE00); \
        two series need \(Figures.plain(Thresholds.pair)), unless the configuration sets another threshold, for every \
        kind of colour vision judged, at every severity from 0.1 to 1. Protan and deutan vision is simulated after Viénot, \
        Brettel and Mollon 1999, tritan vision after Brettel, Viénot and Mollon 1997, and both are compared with Machado, \
        Oliveira and Fernandes 2009. Pictures are drawn from the theme's colours; the verdict never depends on them.</p>
        <p><code>palettecheck explain PC201</code> explains what a rule measures, why, and what to do.</p>
        \(shown)<h3 class="plain">Sources</h3>
        <ul class="reasons">
        \(cited)</ul></details>

        """)
  }

  /// Each assumption and note with the inputs that it holds for.
  private static func noted(_ report: Report) -> [RemarkedInputs.Remark] {
    var noted = RemarkedInputs(mostPaths: 1)
    for (index, input) in report.inputs.enumerated() {
      for part in input.parts {
        for text in ThemeHeader.texts(part.theme) {
          noted.add(text, about: index, path: report.rooted(input.path))
        }
      }
    }
    return noted.remarks
  }

  /// The sources of every run.
  private static let alwaysCited: Set<RuleKey> = [.textContrast, .redGreenConfusion, .blueYellowConfusion]
}
