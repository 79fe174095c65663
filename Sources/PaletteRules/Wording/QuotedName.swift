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
