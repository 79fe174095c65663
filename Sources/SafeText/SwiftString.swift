/// Untrusted text as a Swift string literal, quotes included; the literal's value is exactly the same text.
///
/// Quotes, backslashes (and with them interpolation), control characters and whatever turns text round or cannot be seen are
/// escaped (The Swift Programming Language, Lexical Structure, String Literals).
package func swiftString(_ text: String) -> String {
  var literal = "\""
  literal.reserveCapacity(text.utf8.count + 2)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": literal += #"\""#
    case "\\": literal += #"\\"#
    case "\n": literal += #"\n"#
    case "\r": literal += #"\r"#
    case "\t": literal += #"\t"#
    default:
      if shownInMarkup(scalar) == nil {
        literal.unicodeScalars.append(scalar)
      } else {
        literal += #"\u{"# + String(scalar.value, radix: 16) + "}"
      }
    }
  }
  return literal + "\""
}
