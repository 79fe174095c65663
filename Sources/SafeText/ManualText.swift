/// Escapes untrusted text for a manual page, so that nothing in it is a request or an escape.
///
/// Escapes backslashes and hyphens, names non-ASCII characters by their number, and puts a zero-width character before
/// a leading full stop or apostrophe, which would turn the line into a request (mandoc_char(7), roff(7)). Control
/// characters and line breaks appear by their number.
package func manualText(_ text: String) -> String {
  let start = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
  return start
    + replacing(text) { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      default:
        // The replacement starts with a backslash.
        UnsafeCharacter.shown(scalar).map { "\\e" + $0.dropFirst() } ?? number(scalar)
      }
    }
}

/// `\[u00E9]` for a non-ASCII character: at least four digits, as both programs require.
private func number(_ scalar: Unicode.Scalar) -> String? {
  guard !scalar.isASCII else { return nil }
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "\\[u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + "]"
}
