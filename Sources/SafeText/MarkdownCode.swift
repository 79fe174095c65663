/// Writes untrusted text as a Markdown code span that is safe in a table cell; nothing in it links, mentions or
/// formats.
///
/// The fence is one backtick longer than any run inside (CommonMark 0.31, section 6.1). A vertical bar ends a table
/// cell even in a code span, so it appears as `\u{7c}`; control characters and line breaks also appear by their number.
package func markdownCode(_ text: String) -> String {
  let shown = replacing(text) { scalar in scalar == "|" ? UnsafeCharacter.code(scalar) : UnsafeCharacter.shown(scalar) }
  var longest = 0
  var run = 0
  for byte in shown.utf8 {
    run = byte == UInt8(ascii: "`") ? run + 1 : 0
    longest = max(longest, run)
  }
  let fence = String(repeating: "`", count: longest + 1)
  // A reader strips one space on each side unless the text consists only of spaces.
  let isBlank = shown.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
  let needsPadding = shown.first == "`" || shown.last == "`" || shown.first == " " && shown.last == " "
  if isBlank { return fence + (shown.isEmpty ? " " : shown) + fence }
  return needsPadding ? "\(fence) \(shown) \(fence)" : fence + shown + fence
}
