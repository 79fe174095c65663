import PaletteGate
import PaletteRules
import SourceText

/// A finding in three lines: what and for whom, the figure, the fix.
struct BriefFinding {
  let folded: FoldedFinding
  /// The theme's path, which its findings need not repeat; nil where nothing above the finding names it.
  let path: String?

  private var finding: Finding { folded.finding }

  /// The lines, position first.
  func lines(_ style: TextStyle) -> [String] {
    var lines = [claim(style)]
    let isWorse = folded.classified.status == .worse
    if let waiver = folded.classified.waiver {
      return lines.wrapped(style)
        + LabelledText.lines(FindingText.label(of: waiver, style), waiver.reason, .faint, style)
    }
    if let brief = finding.brief, !isWorse {
      // A claim that takes two lines leaves room in the second.
      if lines[0].visibleWidth > style.width {
        lines[0] += ": " + figure(brief, style)
      } else {
        lines.append("  " + figure(brief, style))
      }
    }
    let fix = finding.briefly.remedy
    return lines.wrapped(style) + (fix.isEmpty ? [] : LabelledText.lines("fix:", fix, .remedy, style))
  }

  /// Only the first line: `8:33: error: PC201 'green' and 'orange' look alike with protanopia`.
  func claim(_ style: TextStyle) -> String {
    let (classified, modes) = (folded.classified, folded.modes)
    let status = classified.status == .new ? "" : " (\(classified.status.rawValue))"
    // A finding that is worse says so in its last sentence.
    let claim = classified.status == .worse ? finding.message : finding.brief?.claim ?? finding.message
    let named = modes.isEmpty ? "" : " · \(modes.count == 1 ? "mode" : "modes") \(modes.joined(separator: ", "))"
    let position = place.map { style.paint(style.path($0), .strong) + ": " } ?? ""
    return position + style.paint(finding.level.rawValue, .init(finding.level))
      + "\(status): \(finding.rule.id) " + style.text(claim + named)
  }

  /// `8:33`; after the file if that is not the theme's own; nil for a finding on the whole theme, which is named above.
  private var place: String? {
    guard let origin = finding.origin else { return path == nil ? folded.classified.path : nil }
    guard origin.file.path == path else { return origin.place }
    guard let start = origin.shownStart else { return nil }
    return "\(start.line):\(start.column)"
  }

  /// `ΔE00 1.9, needs 8; up to 2 % of men see #98982b and #959515`
  private func figure(_ brief: FindingBrief, _ style: TextStyle) -> String {
    guard let readers = brief.readers else { return style.text(brief.figure) }
    let colors = finding.colors.compactMap(\.simulatedHex)
    guard colors.count == 2, finding.colors.count == 2 else { return style.text("\(brief.figure), for \(readers)") }
    return style.text("\(brief.figure); \(readers) see ")
      + colors.map { TextTable.Cell.color($0).drawn(style) }.joined(separator: " and ")
  }
}

extension [String] {
  /// Each line wrapped at the width of the style, with further lines indented.
  fileprivate func wrapped(_ style: TextStyle) -> [String] {
    flatMap { line in
      let indent = String(line.prefix { $0 == " " })
      return Paragraph.wrap(line, width: style.width, indent: indent, hanging: indent.isEmpty ? "  " : indent + "  ")
    }
  }
}

extension Finding {
  /// The finding with remedies that leave out what they achieve and why: `darken 'a' to #676600` without `(6.03:1)`.
  fileprivate var briefly: Finding {
    var finding = self
    for (index, suggestion) in finding.suggestions.enumerated() {
      let text = suggestion.text
      if text.hasPrefix(Self.tryFix) {
        finding.suggestions[index].text = Self.tryFix
      } else if suggestion.measured != nil, text.hasSuffix(")"), let start = text.utf8.lastIndex(of: UInt8(ascii: "("))
      {
        finding.suggestions[index].text = text[..<start].split(separator: " ").joined(separator: " ")
      }
    }
    return finding
  }

  private static let tryFix = "try 'palettecheck fix'"
}
