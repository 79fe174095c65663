/// Untrusted text as running text of Markdown, fit for the cell of a table: shown as it is, nothing in it formats or links.
///
/// A backslash goes before each character that could begin something (CommonMark 0.31, section 2.4; the vertical bar of
/// GitHub's tables; the colon and the point of `://` and `www.`, by which GitHub Flavored Markdown 0.29, section 6.9,
/// finds addresses); control characters and line breaks are shown by their number.
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
