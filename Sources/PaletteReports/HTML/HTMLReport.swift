import PaletteGate
import PaletteRules
import SafeText

/// The report as a page: one file without scripts, that asks nothing of any network.
package enum HTMLReport {
  /// The whole page, with a line break at its end.
  ///
  /// - Parameter pictures: Draws; nil for a page without pictures.
  package static func text(_ report: Report, pictures: (any ReportPictures)?) -> String {
    let sections = [
      HTMLFindings.section(report, pictures), HTMLPreviews.section(report, pictures), HTMLSeries.section(report),
      HTMLChecks.section(report), HTMLWaivers.section(report), HTMLMethod.section(report),
    ].compactMap { $0 }
    return page(report, sections).text
  }

  /// Scripts and the network are forbidden twice: nothing asks for them, and the policy refuses them.
  private static func page(_ report: Report, _ sections: [HTMLSection]) -> HTML {
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
    \(HTMLVerdict.header(report))
    <nav aria-label="Sections"><ul>
    \(sections.map { "<li><a href=\"#\($0.id)\">\($0.title)</a></li>\n" as HTML })</ul></nav>
    <main id="main" tabindex="-1">
    \(sections.map { $0.html })</main>
    <footer><p>Made by palettecheck \(report.version). Simulation is a model of an average observer: it shows that a pair is risky, not how one person sees.</p></footer>
    </body>
    </html>

    """
  }
}

/// A part of the page that its navigation leads to.
struct HTMLSection {
  /// Of the program's own making.
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
