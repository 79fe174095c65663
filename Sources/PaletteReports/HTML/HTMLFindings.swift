import PaletteGate
import PaletteRules
import SafeText

/// The findings, one article each, those that count first.
enum HTMLFindings {
  /// The maximum number of articles; the rest is counted. Engineering choice: nobody reads more.
  private static let mostArticles = 300
  /// The articles that are open: the page stays within a few screens. Engineering choice.
  private static let mostOpen = 2
  /// The articles with a line each; the rest is folded together. Engineering choice.
  private static let mostListed = 8
  /// The maximum number of articles with pictures, a few kilobytes each.
  private static let mostPictures = 100

  /// The section.
  static func section(_ report: Report, _ pictures: (any ReportPictures)?) -> HTMLSection {
    let modes = modes(report)
    let counting = WorstFindings(report, where: \.counts)
    var (articles, notes) = ([HTML](), [HTML]())
    let (shown, rest) = counting.folded(mostArticles)
    for (index, (input, finding)) in shown.enumerated() {
      let mode = modes[input]?[finding.finding.mode ?? ""]
      let drawn = index < mostPictures ? pictures : nil
      let found = HTMLFinding(finding, number: index + 1, mode: mode, pictures: drawn)
      if finding.finding.level == .info {
        notes.append(found.folded)
      } else {
        articles.append(index < mostOpen ? found.article : found.folded)
      }
    }
    if articles.count > mostListed {
      let rest = Array(articles.dropFirst(mostListed))
      articles = Array(articles.prefix(mostListed))
      articles.append("<details class=\"card\"><summary>\(rest.count) more</summary>\n\(rest)</details>\n")
    }
    if !notes.isEmpty {
      articles.append(
        "<details class=\"card\"><summary>\(counted(notes.count, "note", "notes"))</summary>\n\(notes)</details>\n")
    }
    if counting.isEmpty {
      articles.append("<p class=\"quiet\">No check failed.</p>\n")
    } else if rest > 0 {
      articles.append("<p>… and \(rest) more, none worse than these.</p>\n")
    }
    return HTMLSection(
      id: "findings", title: "Findings", content: "\(articles)\(notChecked(report))\(aboutRun(report))")
  }

  /// What was not checked and what is remarked about a run of several themes; nil if there is nothing.
  static func remarks(_ report: Report) -> HTMLSection? {
    let lists = [notChecked(report), aboutRun(report)].compactMap(\.self)
    return lists.isEmpty ? nil : HTMLSection(id: "remarks", title: "Remarks", content: "\(lists)")
  }

  /// The modes of each input by name; the empty name gives the first.
  private static func modes(_ report: Report) -> [Int: [String: ThemeMode]] {
    var modes: [Int: [String: ThemeMode]] = [:]
    for (index, input) in report.inputs.enumerated() {
      for mode in input.parts.flatMap(\.theme.modes) where modes[index]?[mode.name] == nil {
        modes[index, default: [:]][mode.name] = mode
        if modes[index]?[""] == nil { modes[index, default: [:]][""] = mode }
      }
    }
    return modes
  }

  private static let mostPaths = 12

  /// What no rule could judge, with the reasons: never left out.
  private static func notChecked(_ report: Report) -> HTML? {
    var reasons = RemarkedInputs(mostPaths: mostPaths)
    for (index, input) in report.inputs.enumerated() {
      for text in NotChecked.folded(input.parts.flatMap(\.record.notChecked)) {
        reasons.add(text, about: index, path: report.rooted(input.path).withoutMiddle(80))
      }
    }
    for (index, file) in report.unjudged.enumerated() {
      // The likeliest with their commands.
      let text = index < mostPaths ? file.advice : file.reason.sentence
      reasons.add(text, about: report.inputs.count + index, path: report.rooted(file.path).withoutMiddle(80))
    }
    let sentence = UnjudgedFile.sentence(report.unjudged).map { [$0] } ?? []
    return list(
      "Not checked",
      sentence
        + reasons.remarks.map { reason in
          "\(reason.paths.listed(of: reason.count)): \(reason.text.beginning(500))"
        })
  }

  /// Remarks about the run: skipped files, lower thresholds.
  private static func aboutRun(_ report: Report) -> HTML? {
    list("About this run", report.remarks.map { $0.text.beginning(500) })
  }

  private static func list(_ title: String, _ reasons: [String]) -> HTML? {
    guard !reasons.isEmpty else { return nil }
    let shown = reasons.prefix(100).map { "<li>\($0)</li>\n" as HTML }
    let rest = reasons.count > 100 ? "<li>… and \(reasons.count - 100) more</li>\n" as HTML : ""
    return """
      <h3 class="plain">\(title)</h3>
      <ul class="reasons">
      \(shown)\(rest)</ul>

      """
  }
}
