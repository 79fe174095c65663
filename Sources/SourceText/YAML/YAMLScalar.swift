import YAMLEvents

/// The value of a scalar.
enum YAMLScalar {
  /// The value of a text as it was written.
  static func value(
    _ text: String, _ style: YAMLEvent.Style, tag: String?
  ) -> SourceNode.Value {
    // `!` alone says: not resolved (YAML 1.1, section 3.3.2).
    guard style == .plain, tag != "tag:yaml.org,2002:str", tag != "!" else { return .string(text) }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .boolean(true)
    case "false", "False", "FALSE": return .boolean(false)
    default: break
    }
    return number(text).map { .number($0, text: text) } ?? .string(text)
  }

  /// The number that a text is in the core schema; nil for other text and for infinite numbers.
  private static func number(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, bytes.count <= 64,
      first.isDigit || [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ".")].contains(first)
    else { return nil }
    if text.hasPrefix("0x") { return UInt64(text.dropFirst(2), radix: 16).map { Double($0) } }
    if text.hasPrefix("0o") { return UInt64(text.dropFirst(2), radix: 8).map { Double($0) } }
    // What `Double` reads beyond this schema (`0x1p3`, `inf`) has other letters.
    guard bytes.allSatisfy({ $0.isDigit || "+-.eE".utf8.contains($0) }), bytes.contains(where: \.isDigit),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }
}
