/// Text after a word that says what it is, broken under itself: `fix: mark 'loss' with a cross`.
enum LabelledText {
  /// The lines, two columns in.
  static func lines(_ label: String, _ text: String, _ role: TextStyle.Role, _ style: TextStyle) -> [String] {
    let margin = label.utf8.count + 3
    var lines = Paragraph.wrap(style.text(text), width: style.width, indent: String(repeating: " ", count: margin))
    lines[0] = "  " + style.paint(label, role) + " " + lines[0].dropFirst(margin)
    return lines
  }
}
