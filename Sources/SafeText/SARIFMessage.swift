/// Escapes untrusted text for a plain text message of SARIF, so that no part of it is a link.
///
/// Puts a backslash before brackets (SARIF 2.1.0, section 3.11.6), and shows control characters by their number,
/// because viewers may print the message to a terminal.
package func sarifMessage(_ text: String) -> String {
  replacing(text) { scalar in scalar == "[" || scalar == "]" ? "\\\(scalar)" : UnsafeCharacter.shown(scalar) }
}
