import PaletteGate
import PaletteRules
import SafeText

/// The report as a page: one file without scripts that makes no network requests.
package enum HTMLReport {
  /// The complete page, with a final line break.
  ///
  /// - Parameter pictures: Draws the pictures; nil for a page without them.
  package static func text(_ report: Report, pictures: (any ReportPictures)?) -> String {
    // The header comes first, so that its list of themes is freed before the sections make theirs.
    let header = HTMLVerdict.header(report)
    let sections =
      (sections(ofThemes: report, pictures) ?? sections(report, pictures))
      + [HTMLChecks.section(report)].compactMap(\.self) + HTMLWaivers.sections(report)
      + [HTMLMethod.section(report)].compactMap(\.self)
    return page(report, header, sections).text
  }

  /// One theme, in full.
  private static func sections(_ report: Report, _ pictures: (any ReportPictures)?) -> [HTMLSection] {
    [
      HTMLPreviews.judged(report, pictures), HTMLMatrix.section(report), HTMLFindings.section(report, pictures),
      HTMLPreviews.section(report, pictures),
      HTMLSeries.section(report),
    ]
    .compactMap(\.self)
  }

  /// Several themes: an index, and what fails; nil for one.
  private static func sections(ofThemes report: Report, _ pictures: (any ReportPictures)?) -> [HTMLSection]? {
    let all = ReportedTheme.all(report, namesMissing: true)
    guard all.count(where: \.input.wasFound) > 1 else { return nil }
    let themes = ReportedTheme.worstFirst(all)
    let groups = HTMLThemeSections.groups(themes)
    return [
      HTMLThemeIndex.section(themes, groups, report),
      HTMLThemeSections(report: report, pictures: pictures).section(themes, groups),
      HTMLFindings.remarks(report),
    ].compactMap(\.self)
  }

  /// The page uses neither scripts nor the network, and its policy also forbids both.
  private static func page(_ report: Report, _ header: HTML, _ sections: [HTMLSection]) -> HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <meta name="color-scheme" content="light dark">
    <title>\(HTMLVerdict.title(report))</title>
    <style>
    \(HTMLStyle.sheet)</style>
    </head>
    <body>
    <a class="skip" href="#main">Skip to the findings</a>
    \(header)
    <nav aria-label="Sections"><ul>
    \(sections.map { "<li><a href=\"#\($0.id)\">\($0.title)</a></li>\n" as HTML })</ul></nav>
    <main id="main" tabindex="-1">
    \(sections.map { $0.html })</main>
    <footer><p>Made by palettecheck \(report.version). Simulation models an average observer: it shows that a pair is risky, not how one person sees.</p></footer>
    </body>
    </html>

    """
  }
}

/// A section of the page, reachable from the navigation.
struct HTMLSection {
  /// The program's own text, not untrusted.
  let id: String
  let title: String
  let content: HTML

  var html: HTML {
    """
    <section aria-labelledby="\(id)">
    <h2 id="\(id)">\(title)</h2>
    \(content)</section>

    """
  }
}
