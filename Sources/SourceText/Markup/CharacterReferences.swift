/// Character references of XML 1.0, section 4.1, and its five predefined entities, section 4.6.
enum CharacterReferences {
  /// The text with resolvable references replaced and everything else unchanged.
  static func resolved(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text.unicodeScalars[...]
    while let ampersand = rest.firstIndex(of: "&") {
      result.unicodeScalars += rest[..<ampersand]
      // The longest is `&#x10FFFF;`.
      let body = rest[ampersand...].dropFirst().prefix(9)
      guard let semicolon = body.firstIndex(of: ";"), let scalar = scalar(Substring(body[..<semicolon])) else {
        result += "&"
        rest = rest[ampersand...].dropFirst()
        continue
      }
      result.unicodeScalars.append(scalar)
      rest = rest[semicolon...].dropFirst()
    }
    result.unicodeScalars += rest
    return result
  }

  private static func scalar(_ name: Substring) -> Unicode.Scalar? {
    switch name {
    case "lt": "<"
    case "gt": ">"
    case "amp": "&"
    case "quot": "\""
    case "apos": "'"
    default:
      if name.hasPrefix("#x") {
        UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      } else if name.hasPrefix("#") {
        UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
      } else {
        nil
      }
    }
  }
}
