/// Untrusted text as words of a manual page: shown as it is, nothing in it is a request or an escape.
///
/// Backslashes and hyphens are escaped, characters beyond ASCII named by their number, and a full stop or an apostrophe at
/// the start, which would make a request of the line, comes after a character of no width (mandoc_char(7), roff(7)).
/// Control characters and line breaks are shown by their number.
package func manualText(_ text: String) -> String {
  let start = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
  return start
    + replacing(text) { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      default:
        // What it is shown by begins with a backslash.
        UnsafeCharacter.shown(scalar).map { "\\e" + $0.dropFirst() } ?? number(scalar)
      }
    }
}

/// `\[u00E9]` for a character beyond ASCII: at least four digits, as both programs want them.
private func number(_ scalar: Unicode.Scalar) -> String? {
  guard !scalar.isASCII else { return nil }
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "\\[u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + "]"
}
