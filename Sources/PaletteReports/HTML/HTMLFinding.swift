import Colorimetry
import PaletteGate
import PaletteRules
import SafeText
import SourceText

/// A finding as an article: what, for whom, how it looks, the figures, the remedy, the position.
struct HTMLFinding {
  private let reported: ReportedFinding
  private let number: Int
  private let mode: ThemeMode?
  private let pictures: (any ReportPictures)?

  private var finding: Finding { reported.finding }

  /// - Parameter mode: The mode of the finding; nil if unknown.
  init(_ reported: ReportedFinding, number: Int, mode: ThemeMode?, pictures: (any ReportPictures)?) {
    self.reported = reported
    self.number = number
    self.mode = mode
    self.pictures = pictures
  }

  /// The complete article: the sentence, the pictures, the remedy and the place; figures and patch are folded.
  var article: HTML {
    """
    <article aria-labelledby="finding-\(number)">
    <h3 id="finding-\(number)">\(heading)</h3>
    \(content)</article>

    """
  }

  /// The same, folded behind its heading.
  var folded: HTML {
    """
    <details class="card"><summary><span role="heading" aria-level="3" id="finding-\(number)">\(heading)</span></summary>
    \(content)</details>

    """
  }

  private var heading: HTML {
    """
    <span class="level \(levelClass)">\(finding.level.rawValue.capitalizedFirst)</span> \(claim.capitalizedFirst) <span class="rule">\(finding.rule.citedTitle)\(worse)</span>
    """
  }

  private var content: HTML {
    """
    \(text)\(figures)\(changes)\(fix)\(details)<p class="place"><code>\(reported.place.rootedText.beginning(220))</code>\(also)\(related)</p>

    """
  }

  /// Two lines of 20 px. Engineering choice.
  private static let longestHeading = 160

  /// The sentence of the heading; the name of the rule where that is too long.
  private var claim: String {
    [finding.brief?.claim, finding.message].compactMap(\.self).first { $0.count <= Self.longestHeading }
      ?? finding.rule.name.split(separator: "-").joined(separator: " ")
  }

  /// The whole message, unless it is the heading.
  private var text: HTML? {
    claim == finding.message && reported.message == finding.message
      ? nil : "<p>\(reported.message.beginning(2_000).capitalizedFirst)</p>\n"
  }

  private var levelClass: HTML {
    switch finding.level {
    case .error: "error"
    case .warning: "warning"
    case .info: "info"
    }
  }

  private var worse: String { reported.classified.status == .worse ? " · worse than before" : "" }

  private var figures: HTML? {
    // Information gets a sentence, not a picture.
    guard let mode, let pictures, finding.level > .info else { return nil }
    return HTMLSpecimen(finding: finding, mode: mode, pictures: pictures).triptych
  }

  /// The figures and the patch, folded.
  private var details: HTML? {
    let (evidence, patch) = (evidence, patch)
    guard evidence != nil || patch != nil else { return nil }
    let name: HTML = patch == nil ? "Figures" : evidence == nil ? "Patch" : "Figures and patch"
    return "<details><summary>\(name)</summary>\n\(evidence)\(patch)</details>\n"
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
    guard !reported.classified.changes.isEmpty else { return nil }
    let items = reported.classified.changes.prefix(8).map { change in
      let before = change.before.map { "\(HTMLSwatch.html($0)) → " as HTML } ?? "new: "
      return "<li><bdi>\(change.token.beginning(80))</bdi> \(before)\(HTMLSwatch.html(change.after))</li>\n" as HTML
    }
    return "<p><strong>Changed</strong></p>\n<ul>\n\(items)</ul>\n"
  }

  private var fix: HTML? {
    guard !finding.remedy.isEmpty else { return nil }
    let colors = Dictionary(finding.colors.map { ($0.token, $0.hex) }) { first, _ in first }
    let swatches = finding.shownRemedy.prefix(4).compactMap { suggestion -> HTML? in
      guard let after = suggestion.hex, let before = colors[suggestion.token] else { return nil }
      return "<br><span class=\"change\">\(HTMLSwatch.html(before))\(HTMLSwatch.html(after))</span>"
    }
    return "<p class=\"fix\"><strong>To fix</strong> \(finding.remedy.beginning(1_000))\(swatches)\(command)</p>\n"
  }

  /// What repairs the colours of the file; nil where another colour is no remedy, or for what is no file.
  private var command: HTML? {
    reported.command.map { words in
      "<br><code>\(words.map { ShellWord.text($0.beginning(200)) }.joined(separator: " "))</code>"
    }
  }

  /// Nobody reads longer lines of a diff, or letters that run against it; `fix --diff` prints them. Engineering choice.
  private static let longestLine = 200

  /// The remedy to copy.
  private var patch: HTML? {
    guard let lines = reported.classified.patch?.split(separator: "\n").map(String.init),
      lines.allSatisfy({ $0.utf8.count <= Self.longestLine && $0.allSatisfy(\.isASCII) })
    else { return nil }
    return "<pre><code>\(lines.map { "\($0)\n" as HTML })</code></pre>\n"
  }

  private var also: HTML? { reported.otherPlaces.map { " · also <code>\($0.beginning(400))</code>" } }

  private var related: [HTML] {
    reported.related.prefix(4).map { related, path in
      let start = related.origin.shownStart.map { ":\($0.line):\($0.column)" } ?? ""
      return " · \(related.label.beginning(60)) <code>\(path.beginning(200) + start)</code>"
    }
  }
}
