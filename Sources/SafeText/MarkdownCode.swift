/// Writes untrusted text as a Markdown code span that is safe in a table cell; nothing in it links, mentions or
/// formats.
///
/// The fence is one backtick longer than any run inside (CommonMark 0.31, section 6.1). A vertical bar ends a table
/// cell even in a code span, so it appears as `\u{7c}`; control characters and line breaks also appear by their number.
package func markdownCode(_ text: String) -> String {
  let shown = replacing(text) { scalar in scalar == "|" ? UnsafeCharacter.code(scalar) : UnsafeCharacter.shown(scalar) }
  let fence = fence(around: shown, least: 1)
  // A reader strips one space on each side unless the text consists only of spaces.
  let isBlank = shown.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
  let needsPadding = shown.first == "`" || shown.last == "`" || shown.first == " " && shown.last == " "
  if isBlank { return fence + (shown.isEmpty ? " " : shown) + fence }
  return needsPadding ? "\(fence) \(shown) \(fence)" : fence + shown + fence
}

/// Writes untrusted lines as a fenced block of code (CommonMark 0.31, section 4.5); control characters appear by their
/// number.
///
/// - Parameter text: Lines with a line feed each.
package func markdownBlock(_ text: String, language: StaticString) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    line.split(separator: "\t", omittingEmptySubsequences: false).map { terminalSafe(String($0)) }.joined(
      separator: "\t")
  }
  let fence = fence(around: text, least: 3)
  return "\(fence)\(language)\n\(lines.joined(separator: "\n"))\(fence)"
}

/// Backticks, one more than any run in a text.
private func fence(around text: String, least: Int) -> String {
  var (longest, run) = (0, 0)
  for byte in text.utf8 {
    run = byte == UInt8(ascii: "`") ? run + 1 : 0
    longest = max(longest, run)
  }
  return String(repeating: "`", count: max(longest + 1, least))
}

/// Escapes untrusted text for running Markdown that is safe in a table cell; nothing in it formats or links.
///
/// Puts a backslash before each character with a possible meaning (CommonMark 0.31, section 2.4; the vertical bar of
/// GitHub's tables; the colon and dot of `://` and `www.`, by which GitHub Flavored Markdown 0.29, section 6.9,
/// recognises links). Control characters and line breaks appear by their number.
package func markdownText(_ text: String) -> String {
  var safe = ""
  safe.reserveCapacity(text.utf8.count)
  let scalars = text.unicodeScalars
  var word = 0
  for index in scalars.indices {
    let scalar = scalars[index]
    let rest = scalars[scalars.index(after: index)...]
    switch scalar {
    case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&": safe += "\\\(scalar)"
    case ":" where rest.starts(with: ["/", "/"]): safe += "\\:"
    case "." where word >= 3: safe += "\\."
    default: safe += UnsafeCharacter.shown(scalar) ?? String(scalar)
    }
    word = scalar == "w" || scalar == "W" ? word + 1 : 0
  }
  return safe
}

/// Escapes untrusted text for a plain text message of SARIF, so that no part of it is a link.
///
/// Puts a backslash before brackets (SARIF 2.1.0, section 3.11.6), and shows control characters by their number,
/// because viewers may print the message to a terminal.
package func sarifMessage(_ text: String) -> String {
  replacing(text) { scalar in scalar == "[" || scalar == "]" ? "\\\(scalar)" : UnsafeCharacter.shown(scalar) }
}
