/// The text between quotes, unescaped.
enum LiteralText {
  /// The text of a token in quotes; nil for an escape that means nothing.
  static func read(_ bytes: ArraySlice<UInt8>) -> String? {
    var bytes = bytes
    while let first = bytes.first, first | 0x20 >= 0x61, first != UInt8(ascii: "`") { bytes = bytes.dropFirst() }
    let isTriple = bytes.count >= 6 && bytes.prefix(3).allSatisfy { $0 == bytes.first } && bytes.first != 0x60
    bytes = bytes.dropFirst(isTriple ? 3 : 1).dropLast(isTriple ? 3 : 1)
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < bytes.endIndex else {
        text.append(byte)
        continue
      }
      let escaped = bytes[index]
      index += 1
      switch escaped {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case 0x0A: break
      case UInt8(ascii: "x"), UInt8(ascii: "u"):
        guard let scalar = scalar(bytes, &index, digits: escaped == UInt8(ascii: "x") ? 2 : 4) else { return nil }
        text += Array(String(Character(scalar)).utf8)
      default: text.append(escaped)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// `41`, `0041` or `{1F600}` after `\x` or `\u`.
  private static func scalar(_ bytes: ArraySlice<UInt8>, _ index: inout Int, digits: Int) -> Unicode.Scalar? {
    var rest = bytes[index...]
    var hex = rest.prefix(digits)
    if rest.first == UInt8(ascii: "{") {
      rest = rest.dropFirst()
      hex = rest.prefix { $0 != UInt8(ascii: "}") }
      index += hex.count + 2
    } else {
      index += hex.count
    }
    guard hex.count <= 6, let value = UInt32(String(decoding: hex, as: UTF8.self), radix: 16) else { return nil }
    return Unicode.Scalar(value)
  }

  /// A number as programs write it: `12`, `0x0c`, `1_000`, `.5`.
  static func number(_ text: String) -> Double? {
    let plain = text.filter { $0 != "_" }
    if plain.lowercased().hasPrefix("0x") { return UInt64(plain.dropFirst(2), radix: 16).map { Double($0) } }
    let value = Double(plain.hasSuffix(".") ? plain + "0" : plain)
    return value.flatMap { $0.isFinite ? $0 : nil }
  }
}
