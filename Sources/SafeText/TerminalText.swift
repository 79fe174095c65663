/// Makes untrusted text harmless in a terminal and in the log of a CI system, on one line.
///
/// What steers a terminal, breaks the line or turns the text round is shown as `\u{1b}`, a byte of a path that is not
/// UTF-8 as `\xff`, and a colon that begins `::` at the beginning of a word by its number. Nothing else changes.
package func terminalSafe(_ text: String) -> String {
  withoutCommandWords(withoutRunnerMarkers(replacing(text, UnsafeCharacter.shown)))
}

/// Breaks `::` at the beginning of a word: `::error::` would be a command where a line begins with it, white space before
/// it or not, and running text is broken at any space.
///
/// Source: `ActionCommand.TryParseV2` of actions/runner takes off white space and looks whether the rest begins with `::`.
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

/// Makes bytes harmless in a terminal: as text where they are UTF-8, as `\xff` where not.
package func terminalSafe(bytes: some Sequence<UInt8>) -> String {
  var safe = ""
  var rest = Array(bytes)[...]
  while let first = rest.first {
    var decoder = UTF8()
    var iterator = rest.makeIterator()
    if case .scalarValue(let scalar) = decoder.decode(&iterator) {
      safe.unicodeScalars.append(scalar)
      rest = rest.dropFirst(UTF8.width(scalar))
    } else {
      // As text carries a byte that is none, see `UnsafeCharacter`.
      if let byte = Unicode.Scalar(0x10FF00 + UInt32(first)) { safe.unicodeScalars.append(byte) }
      rest = rest.dropFirst()
    }
  }
  return terminalSafe(safe)
}
