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
