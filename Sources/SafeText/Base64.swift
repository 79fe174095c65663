/// Bytes in Base64 with padding. Source: RFC 4648, section 4.
package func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
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
    let value: UInt8
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = character - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): value = character - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = character + 4
    case UInt8(ascii: "+"): value = 62
    case UInt8(ascii: "/"): value = 63
    default: return nil
    }
    (bits, count) = ((bits << 6 | Int(value)) & 0xffff, count + 6)
    if count >= 8 {
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
  }
  return bytes
}
