/// Writes untrusted text as a JSON string with quotes, which parses as the same text (RFC 8259, section 7).
///
/// Escapes control characters, line separators, bidirectional controls and noncharacters, so that the JSON is safe to
/// display, and `<` where a tag or comment could start, so that it is safe inside a `script` element.
package func jsonString(_ text: String) -> String {
  guard !isPlainJSON(text) else { return "\"" + text + "\"" }
  var json = "\""
  json.reserveCapacity(text.utf8.count + 2)
  let scalars = text.unicodeScalars
  var index = scalars.startIndex
  while index < scalars.endIndex {
    let scalar = scalars[index]
    index = scalars.index(after: index)
    switch scalar {
    case "\"": json += #"\""#
    case "\\": json += #"\\"#
    case "\n": json += #"\n"#
    case "\r": json += #"\r"#
    case "\t": json += #"\t"#
    case "<":
      let next = index < scalars.endIndex ? scalars[index] : " "
      let beginsMarkup = next == "/" || next == "!" || next == "?" || next.isASCII && next.properties.isAlphabetic
      json += beginsMarkup ? #"\u003c"# : "<"
    default:
      if shownInMarkup(scalar) == nil || scalar.value >= 0x10FF80 {
        json.unicodeScalars.append(scalar)
      } else {
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16)
          json += #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
  }
  return json + "\""
}

/// Whether a text needs no escape, as most names and numbers: it is not taken apart.
func isPlainJSON(_ text: String) -> Bool {
  text.utf8.allSatisfy { (0x20...0x7e).contains($0) && $0 != 0x22 && $0 != 0x3c && $0 != 0x5c }
}
