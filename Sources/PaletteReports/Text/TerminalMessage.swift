/// A message for the terminal behind standard error.
package enum TerminalMessage {
  /// The text with lines that are too long wrapped between words. Lines indented by four columns or more show source or
  /// commands to copy and stay whole, and so does text that moves the cursor.
  ///
  /// - Parameter columns: The width of the terminal.
  package static func wrapped(_ text: String, columns: Int) -> String {
    guard columns > 0, !text.utf8.contains(UInt8(ascii: "\r")) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      let indent = String(line.prefix { $0 == " " })
      guard indent.utf8.count < 4, String(line).visibleWidth > columns else { return [String(line)] }
      return Paragraph.wrap(String(line), width: columns, indent: indent, hanging: indent + "  ")
    }.joined(separator: "\n")
  }
}
