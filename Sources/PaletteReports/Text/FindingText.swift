import PaletteGate
import PaletteRules
import SourceText

// MARK: - Summary

extension ReportedFinding {
  /// What and for whom, the figure, the fix: two or three lines, if none is too long.
  ///
  /// - Parameter path: The file of the theme, which is named above; nil where nothing above the finding names it.
  func summary(in path: String?, _ style: TextStyle) -> [String] {
    var lines = claim(in: path, style)
    if let waiver = classified.waiver { return lines + reason(of: waiver, style) }
    // The message of a finding that is worse has the figure.
    if let brief = finding.brief, classified.status != .worse {
      lines += Paragraph.wrap(figure(brief, style), width: style.width, indent: "  ", hanging: "    ")
    }
    if let changes = ComparisonText.changes(classified) {
      lines += Paragraph.labelled("changed:", changes, .faint, style)
    }
    let fix = finding.briefRemedy
    return fix.isEmpty ? lines : lines + Paragraph.labelled("fix:", fix, .remedy, style)
  }

  /// What and for whom: `theme.json:8:33: error: PC201 'green' and 'orange' look alike with protanopia`, wrapped.
  func claim(in path: String?, _ style: TextStyle) -> [String] {
    let position = shownPlace(in: path).map { style.paint(style.path($0), .strong) + ": " } ?? ""
    let line = position + level(style) + status + ": " + finding.rule.id + " " + style.text(claim) + modes(style)
    return Paragraph.wrap(line, width: style.width, indent: "", hanging: "  ")
  }

  /// `theme.json:8:33`, which terminals and editors open; nil for a finding on the whole theme, which is named above.
  private func shownPlace(in path: String?) -> String? {
    guard let origin = finding.origin else { return path == nil ? classified.path : nil }
    return origin.file.path == path && origin.shownStart == nil ? nil : origin.place
  }

  /// `ΔE00 1.9, needs 8; up to 2 % of men see #98982b and #959515`
  private func figure(_ brief: FindingBrief, _ style: TextStyle) -> String {
    guard let readers = brief.readers else { return style.text(brief.figure) }
    guard seen.count == 2, finding.colors.count == 2 else { return style.text("\(brief.figure), for \(readers)") }
    return style.text("\(brief.figure); \(readers) see ")
      + seen.map { color in
        // The swatch as designed touches the one as seen.
        let designed = style.swatches && style.colored ? TextTable.Cell.sample(color.designed) ?? "" : ""
        return designed + TextTable.Cell.color(color.hex).drawn(style)
      }.joined(separator: " and ")
  }

  private func level(_ style: TextStyle) -> String { style.paint(finding.level.rawValue, .init(finding.level)) }

  private var status: String { classified.status == .new ? "" : " (\(classified.status.rawValue))" }

  /// ` · modes light, dark`
  private func modes(_ style: TextStyle) -> String { modeNames.map { style.text(" · \($0)") } ?? "" }

  /// `waived until 2027-03-01 by design: the brand requires it`
  private func reason(of waiver: GrantedWaiver, _ style: TextStyle) -> [String] {
    let until = waiver.until.map { "until \($0)" } ?? "for good"
    let owner = waiver.owner.map { " by \($0)" } ?? ""
    return Paragraph.labelled("waived \(until)\(style.text(owner)):", waiver.reason, .faint, style)
  }
}

// MARK: - Detail

extension ReportedFinding {
  /// The most places of a finding that are shown unless the text is verbose.
  private static let mostPlaces = 3

  /// Everything: position, message, figures, remedy, other places. Information has a sentence, not a table, unless the text
  /// is verbose.
  func detail(_ style: TextStyle) -> [String] {
    let isVerbose = style.verbosity == .verbose
    let place = style.paint(style.path(finding.origin?.place ?? classified.path), .strong)
    var lines = [place + ": " + level(style) + ": " + finding.rule.citedTitle + modes(style) + status]
    lines += Paragraph.wrap(style.text(finding.message), width: style.width, indent: "  ")
    if let waiver = classified.waiver {
      lines += reason(of: waiver, style)
      if !isVerbose { return lines }
    }
    let isShort = finding.level == .info && !isVerbose
    if !isShort { lines += evidence(style) }
    if let changes = ComparisonText.changes(classified, most: .max) {
      lines += Paragraph.labelled("changed:", changes, .faint, style)
    }
    if !finding.suggestions.isEmpty { lines += Paragraph.labelled("fix:", finding.remedy, .remedy, style) }
    if !isShort { lines += places(isVerbose ? .max : Self.mostPlaces, style) }
    return lines
  }

  private func places(_ most: Int, _ style: TextStyle) -> [String] {
    let related = finding.related + finding.chain
    let rest = related.count - most
    return
      (related.prefix(most).map { "\($0.origin.place) \($0.label)" }
      + (rest > 0 ? ["\(rest) more places; -v shows all"] : []))
      .flatMap { Paragraph.labelled("see:", $0, .faint, style) }
  }

  private func evidence(_ style: TextStyle) -> [String] {
    // Numbers are right-aligned after their unit, so that points and last digits line up.
    let figures = finding.evidence.map { row in
      let words = row.figure.split(separator: " ").map(String.init)
      return (unit: words.dropLast().joined(separator: " "), number: words.last ?? "")
    }
    let widest = (
      number: figures.map(\.number.displayWidth).max() ?? 0, hexes: finding.evidence.map(\.hexes.count).max() ?? 0
    )
    var table = TextTable()
    for (row, figure) in zip(finding.evidence, figures) {
      var cells = [TextTable.Cell(text: style.text(row.label), role: .faint)]
      cells += row.hexes.map { .color(style.text($0)) }
      cells += Array(repeating: TextTable.Cell(text: ""), count: widest.hexes - row.hexes.count)
      let aligned =
        figure.unit.isEmpty ? figure.number : "\(figure.unit) \(figure.number.leftPadded(to: widest.number))"
      cells.append(TextTable.Cell(text: " " + style.text(aligned)))
      cells.append(TextTable.Cell(text: row.fails ? " fails" : "", role: .error))
      table.append(cells)
    }
    return table.lines(style, indent: "    ", gap: 2)
  }
}
