/// The text between quotes, unescaped.
enum LiteralText {
  private static let escape = UInt8(ascii: "\\")

  /// The text of a token in quotes; nil for an escape that means nothing.
  static func read(_ bytes: ArraySlice<UInt8>) -> String? {
    var bytes = bytes.drop(while: \.isLetter)
    let isTriple = bytes.count >= 6 && bytes.prefix(3).allSatisfy { $0 == bytes.first } && bytes.first != 0x60
    bytes = bytes.dropFirst(isTriple ? 3 : 1).dropLast(isTriple ? 3 : 1)
    var text: [UInt8] = []
    while let place = bytes.firstIndex(of: escape), place + 1 < bytes.endIndex {
      text += bytes[..<place]
      let letter = bytes[place + 1]
      bytes = bytes[(place + 2)...]
      switch letter {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case 0x0A: break
      case UInt8(ascii: "x"), UInt8(ascii: "u"):
        guard let scalar = scalar(&bytes, digits: letter == UInt8(ascii: "x") ? 2 : 4) else { return nil }
        text += Array(String(scalar).utf8)
      default: text.append(letter)
      }
    }
    return String(decoding: text + bytes, as: UTF8.self)
  }

  /// `41`, `0041` or `{1F600}` after `\x` or `\u`.
  private static func scalar(_ bytes: inout ArraySlice<UInt8>, digits: Int) -> Unicode.Scalar? {
    let isBraced = bytes.first == UInt8(ascii: "{")
    let hex = isBraced ? bytes.dropFirst().prefix { $0 != UInt8(ascii: "}") } : bytes.prefix(digits)
    bytes = bytes[hex.endIndex...].dropFirst(isBraced ? 1 : 0)
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
