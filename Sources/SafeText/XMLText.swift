/// Untrusted text between the tags of XML 1.0.
///
/// XML cannot hold every character, not even as a reference (section 2.2, `Char`): those and the control characters are
/// shown as `\u{1b}`.
package func xmlText(_ text: String) -> String {
  replacing(text) { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    // `]]>` must not stand in text (section 2.4).
    case ">": "&gt;"
    case "\t": nil
    // A raw one would be read as the same, and begin a line of a build's log where the file is shown there.
    case "\n": "&#10;"
    // A raw one would be read as a line feed (section 2.11).
    case "\r": "&#13;"
    default: shownInMarkup(scalar)
    }
  }
}

/// Untrusted text between the double or single quotes of an XML attribute.
package func xmlAttribute(_ text: String) -> String {
  replacing(text) { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&apos;"
    // Raw ones would be read as spaces (section 3.3.3).
    case "\t": "&#9;"
    case "\n": "&#10;"
    case "\r": "&#13;"
    default: shownInMarkup(scalar)
    }
  }
}

/// What neither XML 1.0 nor HTML can hold, or only against advice.
func shownInMarkup(_ scalar: Unicode.Scalar) -> String? {
  // The last two code points of every plane are noncharacters; XML forbids those of the first, HTML all.
  scalar.value & 0xFFFE == 0xFFFE && scalar.value < 0x10FF80 || (0xFDD0...0xFDEF).contains(scalar.value)
    ? UnsafeCharacter.code(scalar) : UnsafeCharacter.shown(scalar)
}
