/// The custom properties in a style sheet of Sass or Less, which are written as CSS writes them.
enum SassProperties {
  /// The bytes as a reader of CSS takes them, each in its place: line comments are blank, and what the language puts in,
  /// `#{$name}` and `@{name}`, is a part of a word. Nil where no declaration begins with two hyphens.
  static func css(of bytes: [UInt8]) -> [UInt8]? {
    var result = bytes
    var hasProperties = false
    var index = 0
    func byte(_ offset: Int) -> UInt8 { bytes.indices.contains(index + offset) ? bytes[index + offset] : 0x0A }
    while index < bytes.count {
      switch (byte(0), byte(1)) {
      case (UInt8(ascii: "\""), _), (UInt8(ascii: "'"), _):
        let quote = byte(0)
        repeat { index += byte(0) == UInt8(ascii: "\\") ? 2 : 1 } while byte(0) != quote && byte(0) != 0x0A
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        while index < bytes.count, !(byte(0) == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) { index += 1 }
      // `https://` is none.
      case (UInt8(ascii: "/"), UInt8(ascii: "/")) where byte(-1) != UInt8(ascii: ":"):
        while byte(0) != 0x0A {
          result[index] = 0x20
          index += 1
        }
      case (UInt8(ascii: "#"), UInt8(ascii: "{")), (UInt8(ascii: "@"), UInt8(ascii: "{")):
        while byte(0) != 0x0A {
          result[index] = UInt8(ascii: "_")
          if byte(0) == UInt8(ascii: "}") { break }
          index += 1
        }
      case (UInt8(ascii: "-"), UInt8(ascii: "-")):
        let before = byte(-1)
        hasProperties = hasProperties || before.isSpace || before == UInt8(ascii: "{") || before == UInt8(ascii: ";")
      default: break
      }
      index += 1
    }
    return hasProperties ? result : nil
  }
}
