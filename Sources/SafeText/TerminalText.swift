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

/// Characters that must not reach a reader unescaped, and their replacements.
enum UnsafeCharacter {
  /// `\u{1b}` for a character that could control a terminal, break a line or reverse text; nil for others.
  ///
  /// These are C0, DEL and C1 (CWE-150), the line and paragraph separators, and the characters with the Unicode
  /// property Bidi_Control (Trojan Source, CVE-2021-42574). Path bytes that are not UTF-8, represented as
  /// U+10FF80…U+10FFFF, appear as `\xff`.
  static func shown(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
      code(scalar)
    case 0x10FF80...0x10FFFF:
      #"\x"# + String(scalar.value & 0xFF, radix: 16)
    default: nil
    }
  }

  /// `\u{1b}`.
  static func code(_ scalar: Unicode.Scalar) -> String { #"\u{"# + String(scalar.value, radix: 16) + "}" }
}

/// The text with other characters in the place of some.
///
/// - Parameter keepingIsolates: Whether isolates that are all closed stay (Unicode Standard Annex 9, U+2068 and U+2069): they keep
///   what is in them from changing the order of what is around them.
func replacing(
  _ text: String, keepingIsolates: Bool = false, _ replacement: (Unicode.Scalar) -> String?
) -> String {
  // Most text is harmless, and copying would be the main cost.
  guard text.unicodeScalars.contains(where: { replacement($0) != nil }) else { return text }
  let staysIsolated = keepingIsolates && areIsolatesClosed(text)
  var safe = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if staysIsolated, isIsolate(scalar) {
      safe.append(scalar)
    } else if let replacement = replacement(scalar) {
      safe.append(contentsOf: replacement.unicodeScalars)
    } else {
      safe.append(scalar)
    }
  }
  return String(safe)
}

private func isIsolate(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{2068}" || scalar == "\u{2069}" }

/// Whether each first strong isolate has an end, and each end a beginning.
private func areIsolatesClosed(_ text: String) -> Bool {
  var depth = 0
  for scalar in text.unicodeScalars where isIsolate(scalar) {
    depth += scalar == "\u{2068}" ? 1 : -1
    if depth < 0 { return false }
  }
  return depth == 0
}

/// Breaks `##[`, `##vso[` and `##teamcity[`, which build runners execute as commands anywhere in a line.
///
/// Sources: `ActionCommand.TryParse` of actions/runner and `Command.TryParse` of microsoft/azure-pipelines-agent search
/// for the prefix with `IndexOf`; TeamCity, "Service Messages".
func withoutRunnerMarkers(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "[")) else { return text }
  var safe = String.UnicodeScalarView()
  var hashes = 0
  for scalar in text.unicodeScalars {
    if scalar == "[", hashes >= 2 {
      safe.append(contentsOf: UnsafeCharacter.code("[").unicodeScalars)
    } else {
      safe.append(scalar)
    }
    // Any word between the hashes and the bracket counts; breaking unknown ones does no harm.
    let isWord = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    hashes = scalar == "#" ? hashes + 1 : isWord && hashes >= 2 ? hashes : 0
  }
  return String(safe)
}

/// Escapes untrusted text for the message of a GitHub Actions workflow command, `::error …::message`.
///
/// Source: `escapeData` in actions/toolkit, `packages/core/src/command.ts`.
package func githubData(_ text: String) -> String {
  withoutRunnerMarkers(
    replacing(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: UnsafeCharacter.shown(scalar)
      }
    })
}

/// Escapes untrusted text for a property value of a GitHub Actions workflow command, `::error file=value::`.
///
/// Source: `escapeProperty` in actions/toolkit, `packages/core/src/command.ts`.
package func githubProperty(_ text: String) -> String {
  replacing(githubData(text)) { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
}
