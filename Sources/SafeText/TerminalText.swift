/// Makes untrusted text harmless in a terminal and in the log of a CI system, on one line.
///
/// What steers a terminal, breaks the line or turns the text round is shown as `\u{1b}`, a byte of a path that is not
/// UTF-8 as `\xff`. Nothing else changes. A line of output must still not begin with it: `::error::` would be a command.
package func terminalSafe(_ text: String) -> String {
  withoutRunnerMarkers(replacing(text, UnsafeCharacter.shown))
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
