/// Text after a label, wrapped with a hanging indent: `fix: mark 'loss' with a cross`.
enum LabelledText {
  /// The lines, indented by two columns.
  static func lines(_ label: String, _ text: String, _ role: TextStyle.Role, _ style: TextStyle) -> [String] {
    let margin = label.utf8.count + 3
    var lines = Paragraph.wrap(style.text(text), width: style.width, indent: String(repeating: " ", count: margin))
    lines[0] = "  " + style.paint(label, role) + " " + lines[0].dropFirst(margin)
    return lines
  }
}
