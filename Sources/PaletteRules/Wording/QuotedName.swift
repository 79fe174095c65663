/// A name as sentences quote it: `'growth'`. Names are untrusted and may be a kilobyte long; nobody reads more than the
/// beginning, and the findings carry names and tokens whole.
func quoted(_ name: String) -> String {
  let scalars = name.unicodeScalars
  guard let end = scalars.index(scalars.startIndex, offsetBy: longestQuotedName, limitedBy: scalars.endIndex),
    end < scalars.endIndex
  else { return "'\(name)'" }
  return "'\(String(scalars[..<end]))…'"
}

/// Code points of a name that are quoted.
private let longestQuotedName = 60
