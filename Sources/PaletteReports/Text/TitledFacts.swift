/// The line above a report: a title, and facts about it with points between them.
enum TitledFacts {
  /// `theme.json  DTCG design tokens · 4 series on #ffffff`; where that is too wide, the facts stand under the title, broken
  /// between facts where they can be.
  ///
  /// - Parameters:
  ///   - title: Fit for the terminal.
  ///   - facts: Fit for the terminal, too.
  static func lines(_ title: String, _ facts: [String], _ style: TextStyle) -> [String] {
    let point = style.text(" · ")
    let whole = facts.joined(separator: point)
    guard title.displayWidth + 2 + whole.displayWidth > style.width else {
      return [style.paint(title, .strong) + "  " + whole]
    }
    var rows: [String] = []
    for (index, fact) in facts.enumerated() {
      let fact = index < facts.count - 1 ? fact + point.droppingLast() : fact
      if let last = rows.last, 2 + last.displayWidth + 1 + fact.displayWidth <= style.width {
        rows[rows.count - 1] = last + " " + fact
      } else {
        rows.append(fact)
      }
    }
    return [style.paint(title, .strong)] + rows.flatMap { Paragraph.wrap($0, width: style.width, indent: "  ") }
  }
}

extension String {
  /// Without the space at its end.
  fileprivate func droppingLast() -> Substring { hasSuffix(" ") ? dropLast() : self[...] }
}
