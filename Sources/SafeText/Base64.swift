private let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

/// Bytes in Base64 with padding. Source: RFC 4648, section 4.
package func base64(_ bytes: [UInt8]) -> String {
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
    for place in 0..<4 {
      text.append(place > group.count ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * place) & 63])
    }
  }
  return String(decoding: text, as: UTF8.self)
}

/// The bytes of a text in Base64 with padding; nil for any other text. Source: RFC 4648, section 4.
package func bytesOfBase64(_ text: String) -> [UInt8]? {
  let characters = Array(text.utf8)
  guard characters.count.isMultiple(of: 4) else { return nil }
  let padding = characters.reversed().prefix { $0 == UInt8(ascii: "=") }.count
  guard padding <= 2 else { return nil }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(characters.count / 4 * 3)
  var (bits, count) = (0, 0)
  for character in characters.dropLast(padding) {
    guard let value = alphabet.firstIndex(of: character) else { return nil }
    (bits, count) = ((bits << 6 | value) & 0xffff, count + 6)
    if count >= 8 {
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
  }
  return bytes
}

/// Converts a path to the path of a URI reference (RFC 3986): percent-encodes all bytes except letters, digits and
/// `-._~/`.
///
/// A byte that is not UTF-8, represented as U+10FF80…U+10FFFF, becomes the escape of that byte.
package func uriPath(_ path: String) -> String {
  var uri = ""
  var previous: UInt8?
  for scalar in path.unicodeScalars {
    let bytes: [UInt8] =
      (0x10FF80...0x10FFFF).contains(scalar.value)
      ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(String(scalar).utf8)
    for byte in bytes {
      // Two leading slashes would make the next word a host name (section 4.2).
      if byte == UInt8(ascii: "/") && !(previous == byte && uri == "/") || isUnreserved(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        uri += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
      previous = byte
    }
  }
  return uri
}

/// Letters, digits and four signs (section 2.3).
private func isUnreserved(_ byte: UInt8) -> Bool {
  alphabet.dropLast(2).contains(byte) || "-._~".utf8.contains(byte)
}

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
