import Colorimetry
package import PaletteRules
import SourceText

/// What a repair changes, what it achieves and what it could not do, in words.
package enum RepairReport {
  /// The complete text, with a final line break.
  ///
  /// - Parameter end: The outcome, in one sentence.
  package static func text(_ repair: ColorRepair, end: String, style: TextStyle) -> String {
    var blocks: [[String]] = []
    if style.verbosity != .quiet, !repair.changes.isEmpty {
      blocks.append(changes(repair, style))
      blocks.append(figures(repair, style))
    }
    // Many modes may have the same reason.
    for lines in repair.left.map({ RefusalText.lines($0, style) }) where !blocks.contains(lines) {
      blocks.append(lines)
    }
    let shared = SharedChangeText.lines(repair.sharedChanges, style)
    if !shared.isEmpty { blocks.append(shared) }
    let clarity = ClarityText.lines(repair.clarity, style)
    if !clarity.isEmpty { blocks.append(clarity) }
    if !repair.fades.isEmpty {
      blocks.append(repair.fades.flatMap { Paragraph.labelled("fades:", fade($0), .warning, style) })
    }
    if !repair.changes.isEmpty, !repair.notChecked.isEmpty { blocks.append(notChecked(repair, style)) }
    if !repair.newWarnings.isEmpty {
      blocks.append(
        repair.newWarnings.flatMap { Paragraph.labelled("new:", sentence($0, repair), .warning, style) })
    }
    if !repair.remaining.isEmpty { blocks.append(remaining(repair, style)) }
    blocks.append(Paragraph.wrap(style.text(end), width: style.width))
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// `loss  #b8602f orange  →  #c55e20 orange  ΔE00 3.2`
  private static func changes(_ repair: ColorRepair, _ style: TextStyle) -> [String] {
    var lines: [String] = []
    var path: String?
    var table = TextTable()
    func flush() {
      lines += table.lines(style, indent: "  ", gap: 2)
      table = TextTable()
    }
    let followers = Set(repair.followers.map(\.color.place))
    let changes = (repair.changes + repair.followers).sorted { $0.color.place < $1.color.place }
    // The other columns of most tables take 68.
    let names = style.names(changes.map(\.color.name), columns: max(12, min(32, style.width - 68)))
    for (change, name) in zip(changes, names) {
      let place = change.color.color.definition
      if place.file.path != path {
        flush()
        if path != nil { lines.append("") }
        path = place.file.path
        lines.append(style.paint(style.path(place.file.path), .strong))
        lines.append("")
      }
      let (old, new) = (change.color.original, change.new)
      let more = change.color.otherNames.isEmpty ? "" : " and \(change.color.otherNames.count) more"
      table.append([
        TextTable.Cell(text: name + more),
        TextTable.Cell(text: style.text(change.color.modeWords.map { "in \($0)" } ?? ""), role: .faint),
        .color(old.hex), TextTable.Cell(text: SurveyedName(old).text, role: .faint),
        TextTable.Cell(text: style.text("→")),
        .color(new.hex), TextTable.Cell(text: SurveyedName(new).text, role: .faint),
        TextTable.Cell(text: style.text("ΔE00 \(Figures.atMost(change.difference, digits: 1))"), alignsRight: true),
        TextTable.Cell(
          text: "line \(place.start.line)" + (followers.contains(change.color.place) ? ", follows" : ""), role: .faint),
      ])
    }
    flush()
    return lines
  }

  /// The closest pair of each vision and the lowest contrast, before and after, with shortened names.
  private static func figures(_ repair: ColorRepair, _ style: TextStyle) -> [String] {
    let sides = [repair.before, repair.after]
    let colors = sides.flatMap { $0.pairs.flatMap(\.colors) + ($0.contrast.map { [$0.color] } ?? []) }
    let names = colors.map(\.name)
    // The other columns take 64, and four names of nine letters the rest of the usual width.
    let hasNames = style.width >= 100
    let short = Dictionary(zip(names, style.names(names, columns: max((style.width - 64) / 4, 9)))) { first, _ in first
    }
    let hasModes = colors.contains { $0.modeWords != nil }
    func cells(_ figure: String?, _ colors: [RepairColor]) -> [TextTable.Cell] {
      let names = colors.map { "'\(short[$0.name] ?? "")'" }.joined(separator: " and ")
      let words = hasModes ? style.text(RefusalText.names(colors)) : names
      let figure = TextTable.Cell(text: style.text(figure ?? "-"))
      return hasNames ? [figure, TextTable.Cell(text: words, role: .faint)] : [figure]
    }
    func cells(_ pair: RepairFigures.Pair?) -> [TextTable.Cell] {
      cells(pair.map { Figures.difference($0.value, required: $0.required) }, pair?.colors ?? [])
    }
    func cells(_ contrast: RepairFigures.Contrast?) -> [TextTable.Cell] {
      cells(contrast.map { Figures.ratio($0.ratio, required: $0.required) }, contrast.map { [$0.color] } ?? [])
    }
    var table = TextTable()
    table.append(
      (["worst", "before"] + (hasNames ? [""] : []) + ["after"]).map { TextTable.Cell(text: $0, role: .faint) })
    for after in repair.after.pairs {
      let before = repair.before.pairs.first { $0.vision == after.vision && $0.model == after.model }
      table.append([TextTable.Cell(text: ClarityText.view(after.vision, after.model))] + cells(before) + cells(after))
    }
    if let after = repair.after.contrast {
      table.append([TextTable.Cell(text: "contrast")] + cells(repair.before.contrast) + cells(after))
    }
    return table.lines(style, indent: "  ", gap: 2)
  }

  /// `'sun' falls from 4.9:1 to 4.1:1, below 4.5:1.` Contains untrusted text.
  private static func fade(_ fade: ColorRepair.Fade) -> String {
    "\(fade.color.spoken) falls from \(Figures.ratio(fade.before)) to "
      + "\(Figures.ratio(fade.after, required: fade.step)), below \(Figures.plain(fade.step)):1."
  }

  /// The checks that were not possible: a change may fail them.
  private static func notChecked(_ repair: ColorRepair, _ style: TextStyle) -> [String] {
    let most = 3
    let reasons = NotChecked.folded(repair.notChecked)
    let lines = reasons.prefix(most).flatMap { Paragraph.labelled("not checked:", $0, .warning, style) }
    return reasons.count > most ? lines + ["  and \(reasons.count - most) more; check lists them"] : lines
  }

  /// `PC203 in night: 'sea' and 'sky' are …`; where there is one mode, without it. Contains untrusted text.
  private static func sentence(_ finding: Finding, _ repair: ColorRepair) -> String {
    let place = repair.hasPlaces ? finding.mode.map { " in \($0):" } ?? "" : ""
    return "\(finding.rule.id)\(place) \(finding.message)"
  }

  /// Findings that no colour resolves.
  private static func remaining(_ repair: ColorRepair, _ style: TextStyle) -> [String] {
    let most = 10
    var lines = repair.remaining.prefix(most).flatMap { finding in
      Paragraph.labelled("left:", sentence(finding, repair), .error, style)
    }
    if repair.remaining.count > most { lines.append("  and \(repair.remaining.count - most) more; check lists them") }
    return lines
  }
}

/// Which pairs a repair leaves close, and the change of hue that would make them clear.
enum ClarityText {
  static func lines(_ clarity: RepairClarity, _ style: TextStyle) -> [String] {
    var lines: [String] = []
    if let text = close(clarity) { lines += Paragraph.labelled("close:", text, .warning, style) }
    if let text = otherHue(clarity) { lines += Paragraph.labelled("hue:", text, .remedy, style) }
    return lines
  }

  /// `'a' and 'b' keep ΔE00 9.3 with deuteranopia, and are clear from 11; so do 2 more pairs.` Contains untrusted text.
  private static func close(_ clarity: RepairClarity) -> String? {
    guard let worst = clarity.close.first else { return nil }
    let who =
      worst.vision == .normal
      ? "for everyone" : "with \(visionName(worst.vision, severity: worst.severity))\(model(worst.model))"
    let more = clarity.close.count - 1
    let others = more == 0 ? "" : more == 1 ? " 1 more pair is close." : " \(more) more pairs are close."
    return
      "\(RefusalText.names(worst.colors)) keep \(Figures.difference(worst.value, required: worst.required)) \(who); "
      + "a clear pair keeps \(Figures.plain(worst.required)).\(others)"
  }

  private static func otherHue(_ clarity: RepairClarity) -> String? {
    guard let other = clarity.otherHue else { return nil }
    let changes = zip(other.colors, other.new).map { "\($0.spoken) becomes \(ColorName($1).rawValue) (\($1.hex))" }
    let ended =
      other.isOutOfWork
      ? "The search over lightness and chroma stopped at its limit of work"
      : "The search over lightness and chroma found no better change"
    return "\(ended); with --allow-hue, \(changes.joined(separator: ", "))."
  }

  /// `protan`, `protan (Machado)`.
  static func view(_ vision: Vision, _ model: SimulationModel) -> String {
    model == .machado2009 ? "\(vision.rawValue) (Machado)" : vision.rawValue
  }

  private static func model(_ model: SimulationModel) -> String { model == .machado2009 ? " by Machado" : "" }
}

/// What a change of a shared token changes besides the chart, in words.
enum SharedChangeText {
  static func lines(_ changes: [SharedChange], _ style: TextStyle) -> [String] {
    changes.flatMap { sentences($0).flatMap { Paragraph.labelled("also:", $0, .warning, style) } }
  }

  /// The most users in full.
  private static let shown = 8

  /// One sentence about the other users, and one about each collapsed step. Contains untrusted text.
  static func sentences(_ change: SharedChange) -> [String] {
    let token = change.token
    var sentences: [String] = []
    if token.userCount > 0 {
      let all = token.users.prefix(shown).map { "'\($0)'" }.listed(of: token.userCount)
      sentences.append("'\(token.name)' changes for \(all) too, which the chart does not use.")
    }
    for collapse in change.collapses {
      let difference = Figures.atMost(collapse.difference, digits: 1)
      sentences.append(
        collapse.isReversed
          ? "'\(token.name)' passes '\(collapse.step)', the next step of its scale, in lightness."
          : "'\(token.name)' comes within ΔE00 \(difference) of '\(collapse.step)', the next step of its scale.")
    }
    return sentences
  }
}
