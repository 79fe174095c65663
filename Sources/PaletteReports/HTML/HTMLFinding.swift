import Colorimetry
import PaletteGate
import PaletteRules
import SafeText
import SourceText

/// A finding as an article: what, for whom, how it looks, the figures, the remedy, the position.
struct HTMLFinding {
  private let located: LocatedFinding
  private let number: Int
  private let mode: ThemeMode?
  private let pictures: (any ReportPictures)?

  private var finding: Finding { located.finding }

  /// - Parameter mode: The mode of the finding; nil if unknown.
  init(_ located: LocatedFinding, number: Int, mode: ThemeMode?, pictures: (any ReportPictures)?) {
    self.located = located
    self.number = number
    self.mode = mode
    self.pictures = pictures
  }

  /// The complete article.
  var article: HTML {
    """
    <article aria-labelledby="finding-\(number)">
    <h3 id="finding-\(number)"><span class="level \(levelClass)">\(finding.level.rawValue.capitalizedFirst)</span> \(subject) <span class="rule">\(located.rule)\(worse)</span></h3>
    <p>\(located.message.beginning(2_000).capitalizedFirst)</p>
    \(figures)\(evidence)\(changes)\(fix)<p class="place"><code>\(place(located.path, located.start))</code>\(related)</p>
    </article>

    """
  }

  private var levelClass: HTML {
    switch finding.level {
    case .error: "error"
    case .warning: "warning"
    case .info: "info"
    }
  }

  private var worse: String { located.classified.status == .worse ? " · worse than before" : "" }

  /// The series concerned, otherwise the name of the rule.
  private var subject: HTML {
    let names = finding.series.prefix(2).map { $0.beginning(60) }
    let rest = finding.series.count - names.count
    guard !names.isEmpty else {
      return "\(finding.rule.name.split(separator: "-").joined(separator: " ").capitalizedFirst)"
    }
    let list = names.enumerated().map { ($0 > 0 ? " and <bdi>\($1)</bdi>" : "<bdi>\($1)</bdi>") as HTML }
    return "\(list)\(rest > 0 ? " and \(rest) more" : "")"
  }

  private var figures: HTML? {
    // Information gets a sentence, not a picture.
    guard let mode, let pictures, finding.level > .info else { return nil }
    let observer = finding.measure?.observer.flatMap { $0 == .everyone ? nil : $0 }
    let seen = observer.map { Simulation($0.vision, severity: $0.severity) }
    let drawn = ([nil] + (seen.map { [$0] } ?? [])).compactMap { simulation in
      HTMLSpecimen(finding: finding, mode: mode, pictures: pictures).figure(simulation)
    }
    guard !drawn.isEmpty else { return nil }
    return "<div class=\"pictures pair\">\n\(drawn)</div>\n"
  }

  private var evidence: HTML? {
    guard !finding.evidence.isEmpty else { return nil }
    let rows = finding.evidence.prefix(30).map { row in
      let colors = row.hexes.prefix(8).map { HTMLSwatch.html($0) }
      return """
        <tr><th scope="row">\(row.label.beginning(80))</th><td data-label="Colours">\(colors)</td><td class="number" data-label="Figure">\(row.figure.beginning(80))</td>\
        <td\(row.fails ? " data-label=\"Verdict\"" : "" as HTML)>\(row.fails ? "<strong>fails</strong>" : "" as HTML)</td></tr>

        """ as HTML
    }
    return """
      <div class="scroll"><table class="evidence">
      <thead><tr><th scope="col">Seen</th><th scope="col">Colours</th><th scope="col" class="number">Figure</th><th scope="col">Verdict</th></tr></thead>
      <tbody>
      \(rows)</tbody></table></div>

      """
  }

  /// What the change that is judged did to the colours.
  private var changes: HTML? {
    guard !located.classified.changes.isEmpty else { return nil }
    let items = located.classified.changes.prefix(8).map { change in
      let before = change.before.map { "\(HTMLSwatch.html($0)) → " as HTML } ?? "new: "
      return "<li><bdi>\(change.token.beginning(80))</bdi> \(before)\(HTMLSwatch.html(change.after))</li>\n" as HTML
    }
    return "<p><strong>Changed</strong></p>\n<ul>\n\(items)</ul>\n"
  }

  private var fix: HTML? {
    finding.remedy.isEmpty
      ? nil : "<p class=\"fix\"><strong>To fix</strong> \(finding.remedy.beginning(1_000))</p>\n\(patch)"
  }

  /// Nobody reads longer lines of a diff, or letters that run against it; `fix --diff` prints them. Engineering choice.
  private static let longestLine = 200

  /// The remedy to copy.
  private var patch: HTML? {
    guard let lines = located.classified.patch?.split(separator: "\n").map(String.init),
      lines.allSatisfy({ $0.utf8.count <= Self.longestLine && $0.allSatisfy(\.isASCII) })
    else { return nil }
    return "<pre><code>\(lines.map { "\($0)\n" as HTML })</code></pre>\n"
  }

  private func place(_ path: String, _ start: SourcePosition?) -> String {
    path.beginning(200) + (start.map { ":\($0.line):\($0.column)" } ?? "")
  }

  private var related: HTML? {
    guard !located.relatedPaths.isEmpty else { return nil }
    let places = zip(finding.related + finding.chain, located.relatedPaths).prefix(4).map { related, path in
      " · \(related.label.beginning(60)) <code>\(place(path, related.origin.shownStart))</code>"
        as HTML
    }
    return "\(places)"
  }
}
