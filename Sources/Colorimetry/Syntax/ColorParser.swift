extension Color {
  /// Parses a context-free CSS Color 4 colour.
  package init(css text: String) throws(ColorSyntaxError) {
    let bytes = Array(text.utf8)
    var digits: [UInt8] = []
    for byte in bytes.dropFirst() {
      guard let value = Character(UnicodeScalar(byte)).hexDigitValue else { break }
      digits.append(UInt8(value))
    }
    guard bytes.first == UInt8(ascii: "#"), digits.count == bytes.count - 1, [3, 4, 6, 8].contains(digits.count) else {
      throw ColorSyntaxError(range: 0..<bytes.count, message: "'\(text)' is not a colour")
    }
    if digits.count < 6 { digits = digits.flatMap { [$0, $0] } }
    let values = stride(from: 0, to: digits.count, by: 2).map { Double(digits[$0] * 16 + digits[$0 + 1]) / 255 }
    self.init(
      space: .srgb, components: Components(values[0], values[1], values[2]), alpha: values.count == 4 ? values[3] : 1)
  }
}
