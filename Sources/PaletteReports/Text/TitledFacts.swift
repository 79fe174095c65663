/// The line above a report: a title, followed by facts separated by dots.
enum TitledFacts {
  /// `theme.json  DTCG design tokens · 4 series on #ffffff`; if that is too wide, the facts go below the title, wrapped
  /// between facts where possible.
  ///
  /// - Parameters:
  ///   - title: Safe in a terminal.
  ///   - facts: Safe in a terminal.
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
  /// Without the trailing space.
  fileprivate func droppingLast() -> Substring { hasSuffix(" ") ? dropLast() : self[...] }
}
