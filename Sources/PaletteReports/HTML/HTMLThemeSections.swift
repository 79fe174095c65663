import Colorimetry
import PaletteGate
import PaletteRules
import SafeText
import SourceText

/// The themes that fail, one part of the page each.
struct HTMLThemeSections {
  let report: Report
  let pictures: (any ReportPictures)?

  /// The maximum number of findings of a theme; the rest is counted.
  private static let mostFindings = 8
  /// Themes after as many findings are folded. Engineering choice: two screens.
  private static let mostOpen = 5
  /// Themes after as many are folded together. Engineering choice.
  private static let mostListed = 20
  /// The most characters of pictures; themes after them have none. Engineering choice: a page that loads at once.
  private static let mostPictures = 800_000
  /// Themes after them have no part, and no link leads to one.
  private static let mostThemes = 300

  /// The indices of the themes that fail, those with the same findings together; each group has a part.
  static func groups(_ themes: [ReportedTheme]) -> [[Int]] {
    let failing = Array(themes.indices.filter { themes[$0].fails }.prefix(mostThemes))
    return ReportedTheme.folded(failing.map { themes[$0] }).map { $0.map { failing[$0] } }
  }

  /// The section; nil if no theme fails.
  ///
  /// - Parameters:
  ///   - themes: The worst first, as in the index.
  ///   - groups: The indices of the themes of each part.
  func section(_ themes: [ReportedTheme], _ groups: [[Int]]) -> HTMLSection? {
    guard let first = groups.first?.first else { return nil }
    let rest = themes[first...].count(where: \.fails) - groups.joined().count
    var parts: [HTML] = []
    var (listed, drawn) = (0, 0)
    for group in groups {
      let theme = themes[group[0]]
      let findings = theme.findings.filter {
        $0.classified.counts && ($0.finding.level > .info || theme.failsOnInfo)
      }
      let figures = drawn < Self.mostPictures ? self.drawn(theme, findings.map(\.finding)) : nil
      drawn += figures?.text.utf8.count ?? 0
      let others = group.dropFirst().map { HTMLThemeIndex.path(themes[$0], report) }
      parts.append(
        part(theme, findings, figures, others, number: group[0] + 1, isOpen: listed < Self.mostOpen))
      listed += min(findings.count, Self.mostFindings)
    }
    if parts.count > Self.mostListed {
      let folded = Array(parts.dropFirst(Self.mostListed))
      parts = Array(parts.prefix(Self.mostListed))
      parts.append(
        "<details class=\"theme\"><summary>\(counted(folded.count, "more theme that fails", "more themes that fail"))</summary>\n\(folded)</details>\n"
      )
    }
    if rest > 0 {
      parts.append("<p>… and \(rest) more, none worse than these.</p>\n")
    }
    return HTMLSection(id: "findings", title: "What fails", content: "\(parts)")
  }

  /// The id is inside, because a link to what a closed part holds opens the part.
  private func part(
    _ theme: ReportedTheme, _ findings: [ReportedFinding], _ figures: HTML?, _ others: [String], number: Int,
    isOpen: Bool
  ) -> HTML {
    let rows = findings.prefix(Self.mostFindings).map { row($0, theme) }
    let rest = findings.count - rows.count
    let names = others.prefix(Self.mostFindings).map { $0 }.listed(of: others.count)
    let same: HTML? = others.isEmpty ? nil : "<p class=\"quiet\">The same in <bdi>\(names)</bdi>.</p>\n"
    let more: HTML? = rest > 0 ? "<p class=\"quiet\">… and \(rest) more, none worse than these.</p>\n" : nil
    return """
      <details\(isOpen ? " open" : "" as HTML) class="theme"><summary><span role="heading" aria-level="3"><bdi>\(HTMLThemeIndex.path(theme, report))</bdi>: \(theme.failures)</span></summary>
      <div class="body" id="theme-\(number)">
      \(same)\(figures)<ul class="findings">
      \(problems(theme))\(rows)</ul>
      \(more)\(notes(theme))</div></details>

      """
  }

  /// As designed, and as the readers of the worst finding see it: its pair if it is about one, else all series and ramps.
  private func drawn(_ theme: ReportedTheme, _ findings: [Finding]) -> HTML? {
    guard let pictures, let part = theme.part,
      let worst = findings.first(where: { $0.series.count == 2 }) ?? findings.first,
      let mode = part.theme.modes.first(where: { $0.name == worst.mode }) ?? part.theme.modes.first
    else { return nil }
    if worst.series.count == 2 { return HTMLSpecimen(finding: worst, mode: mode, pictures: pictures).triptych }
    let observer = worst.measure?.observer.flatMap { $0 == .everyone ? nil : $0 }
    let simulations = [nil] + (observer.map { [Simulation($0.vision, severity: $0.severity)] } ?? [])
    let figures = HTMLCharts(part: part, mode: mode, pictures: pictures).figures(simulations)
    return figures.isEmpty ? nil : "<div class=\"pictures triptych\">\n\(figures)</div>\n"
  }

  private func row(_ reported: ReportedFinding, _ theme: ReportedTheme) -> HTML {
    let finding = reported.finding
    let modes = reported.modes.isEmpty ? "" : " (\(reported.modes.prefix(5).joined(separator: ", ").beginning(120)))"
    let colors = reported.seen.map(\.hex)
    let figure: HTML? = finding.brief.map { brief in
      let readers: HTML? = brief.readers.map { readers in
        colors.count == 2 ? "; \(readers) see \(colors.map { HTMLSwatch.html($0) })" : ", for \(readers)"
      }
      return "<br>\(brief.figure)\(readers)"
    }
    let fix: HTML? =
      finding.remedy.isEmpty ? nil : "<br><strong>To fix</strong> \(finding.remedy.beginning(1_000))"
    // The heading names the theme's own file.
    let (path, start) = (reported.place.rooted, reported.place.start)
    let file = path == report.rooted(theme.input.path) && start != nil ? "" : path.beginning(200)
    let place = file + (start.map { "\(file.isEmpty ? "" : ":")\($0.line):\($0.column)" } ?? "")
    return """
      <li><span class="level \(finding.level.rawValue)">\(finding.level.rawValue.capitalizedFirst)</span> \
      \(reported.claim.beginning(2_000).capitalizedFirst)\(modes) <span class="quiet"><code>\(finding.rule.id)</code> <code>\(place)</code></span>\(figure)\(fix)</li>

      """
  }

  private func problems(_ theme: ReportedTheme) -> [HTML] {
    theme.problems.prefix(Self.mostFindings).map { problem in
      let help = problem.help.map { "; \($0)" } ?? ""
      return "<li><span class=\"level error\">Error</span> \((problem.message + help).beginning(1_000))</li>\n"
    }
  }

  /// What does not fail, counted by rule.
  private func notes(_ theme: ReportedTheme) -> HTML? {
    guard !theme.failsOnInfo else { return nil }
    let notes = theme.findings.map(\.classified).filter { $0.counts && $0.finding.level == .info }
    guard !notes.isEmpty else { return nil }
    let rules = Set(notes.map { $0.finding.rule.title }).sorted().joined(separator: ", ")
    return "<p class=\"quiet\">\(counted(notes.count, "note", "notes")): \(rules)</p>\n"
  }
}
