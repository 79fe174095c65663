import SourceText

/// What one line of a list of colours says.
struct HexLine {
  /// What stands where a colour should.
  let text: String
  /// Its bytes in the file.
  let range: Range<Int>
  /// The name behind it.
  var label: String?

  /// The colours of a line; none for a comment or an empty line.
  static func entries(of line: TextLine) -> [HexLine] {
    guard !isComment(line.text) else { return [] }
    var entries: [HexLine] = []
    let bytes = Array(line.text.utf8)
    var index = 0
    while index < bytes.count {
      let start = index
      index = end(of: start, in: bytes)
      if index > start {
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        entries.append(HexLine(text: text, range: line.part(start..<index)))
      }
      while index < bytes.count, isBlank(bytes[index]) { index += 1 }
      guard index < bytes.count else { break }
      if bytes[index] == UInt8(ascii: ",") {
        index += 1
        while index < bytes.count, isBlank(bytes[index]) { index += 1 }
      } else {
        let label = label(String(decoding: bytes[index...], as: UTF8.self))
        if !entries.isEmpty { entries[entries.count - 1].label = label }
        break
      }
    }
    return entries
  }

  /// `# decade` and `#!x` are comments, `#fffff` is a colour with a digit missing.
  private static func isComment(_ text: String) -> Bool {
    if text.isEmpty || text.hasPrefix(";") || text.hasPrefix("//") { return true }
    guard text.hasPrefix("#") else { return false }
    let word = text.dropFirst().prefix { $0 != " " && $0 != "\t" && $0 != ";" && $0 != "," }
    return word.count < 3 || !word.allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  /// Where the colour that starts here ends: at a blank, a comma or a semicolon outside parentheses.
  private static func end(of start: Int, in bytes: [UInt8]) -> Int {
    var depth = 0
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: " "), UInt8(ascii: "\t"):
        if depth <= 0 { return index }
      default: break
      }
      index += 1
    }
    return index
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func label(_ rest: String) -> String? {
    let marks: Set<Character> = [";", "#", "/", "-", ":", " ", "\t"]
    let name = rest.drop { marks.contains($0) }
    return name.isEmpty ? nil : String(name)
  }
}
