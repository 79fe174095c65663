/// A name in quotes: `'growth'`. Names are untrusted and may be a kilobyte long, so a sentence shows only the
/// beginning; the findings hold full names and tokens.
func quoted(_ name: String) -> String {
  let scalars = name.unicodeScalars
  guard let end = scalars.index(scalars.startIndex, offsetBy: longestQuotedName, limitedBy: scalars.endIndex),
    end < scalars.endIndex
  else { return "'\(name)'" }
  return "'\(String(scalars[..<end]))…'"
}

/// `growth`, but `series 18`: a number alone does not read as a name.
package func spokenName(_ name: String) -> String {
  !name.isEmpty && name.allSatisfy(\.isNumber) ? "series \(name)" : name
}

/// The most code points of a quoted name.
private let longestQuotedName = 60

/// A word of a command that is there to be copied.
package enum ShellWord {
  /// The word as a POSIX shell takes it (IEEE Std 1003.1, section 2.2.2).
  ///
  /// - Parameter always: Whether to quote a word that the shell would take as it is.
  package static func text(_ word: String, always: Bool = false) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "./_-+:@%".utf8.contains(byte)
      }
    }
    return isPlain && !always ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
  }
}

/// Formats names in a sentence and counts the rest, so that a ten-colour palette does not overwhelm its reader.
package enum NamedList {
  /// The most names in full.
  static let shown = 3

  /// `'a', 'b' and 'c'`, or `'a', 'b', 'c' and 4 more`.
  package static func text(_ items: [String]) -> String { text(Array(items.prefix(shown)), of: items.count) }

  /// The first few of `count` items.
  package static func text(_ items: [String], of count: Int) -> String {
    guard count <= items.count, let last = items.last, items.count > 1 else { return items.listed(of: count) }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension [String] {
  /// `a, b, c and 9 more`: the first few of a number of items, and how many are left out.
  package func listed(of count: Int, separator: String = ", ", and: String = " and ") -> String {
    joined(separator: separator) + (count > self.count ? "\(and)\(count - self.count) more" : "")
  }
}
