/// Untrusted text as running text of Markdown, fit for the cell of a table: shown as it is, nothing in it formats.
///
/// A backslash goes before each character that could begin something (CommonMark 0.31, section 2.4; the vertical bar of
/// GitHub's tables); control characters and line breaks are shown by their number. Addresses may still become links.
package func markdownText(_ text: String) -> String {
  replacing(text) { scalar in
    switch scalar {
    case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&": "\\\(scalar)"
    default: UnsafeCharacter.shown(scalar)
    }
  }
}
