/// Untrusted text in a plain text message of SARIF: no part of it is a link.
///
/// Brackets are escaped by a backslash (SARIF 2.1.0, section 3.11.6), and control characters are shown by their number,
/// since those who show the message may well show it in a terminal.
package func sarifMessage(_ text: String) -> String {
  replacing(text) { scalar in scalar == "[" || scalar == "]" ? "\\\(scalar)" : UnsafeCharacter.shown(scalar) }
}
