/// Makes untrusted text harmless in a terminal and in the log of a CI system, on one line.
///
/// Characters that control a terminal, break the line or reverse the text appear as `\u{1b}`, a path's byte that is not
/// UTF-8 as `\xff`, and the first colon of a `::` at the start of a word by its number. Nothing else changes.
package func terminalSafe(_ text: String) -> String {
  withoutCommandWords(withoutRunnerMarkers(replacing(text, UnsafeCharacter.shown)))
}

/// Breaks `::` at the start of a word: `::error::` at the start of a line, with or without leading white space, would
/// be a command, and running text is wrapped at any space.
///
/// Source: `ActionCommand.TryParseV2` of actions/runner strips white space and checks whether the rest starts with
/// `::`.
private func withoutCommandWords(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: ":")) else { return text }
  let scalars = Array(text.unicodeScalars)
  var safe = String.UnicodeScalarView()
  for (index, scalar) in scalars.enumerated() {
    let isFirst = index == 0 || scalars[index - 1].properties.isWhitespace
    if scalar == ":", isFirst, index + 1 < scalars.count, scalars[index + 1] == ":" {
      safe.append(contentsOf: UnsafeCharacter.code(":").unicodeScalars)
    } else {
      safe.append(scalar)
    }
  }
  return String(safe)
}
