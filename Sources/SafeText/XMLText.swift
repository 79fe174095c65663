/// Escapes untrusted text for XML 1.0 content.
///
/// XML cannot represent every character, not even by reference (section 2.2, `Char`): those characters and control
/// characters appear as `\u{1b}`.
package func xmlText(_ text: String) -> String {
  replacing(text) { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    // Text must not contain `]]>` (section 2.4).
    case ">": "&gt;"
    case "\t": nil
    // Raw, it has the same meaning, but starts a new line if a build log shows the file.
    case "\n": "&#10;"
    // Parsers read a raw one as a line feed (section 2.11).
    case "\r": "&#13;"
    default: shownInMarkup(scalar)
    }
  }
}

/// Escapes untrusted text for a quoted XML attribute.
package func xmlAttribute(_ text: String) -> String {
  replacing(text) { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&apos;"
    // Parsers read raw ones as spaces (section 3.3.3).
    case "\t": "&#9;"
    case "\n": "&#10;"
    case "\r": "&#13;"
    default: shownInMarkup(scalar)
    }
  }
}

/// Characters that XML 1.0 or HTML forbids or discourages.
func shownInMarkup(_ scalar: Unicode.Scalar) -> String? {
  // The last two code points of every plane are noncharacters; XML forbids those of the first, HTML all.
  scalar.value & 0xFFFE == 0xFFFE && scalar.value < 0x10FF80 || (0xFDD0...0xFDEF).contains(scalar.value)
    ? UnsafeCharacter.code(scalar) : UnsafeCharacter.shown(scalar)
}
