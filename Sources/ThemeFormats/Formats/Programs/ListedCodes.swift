import SourceText

/// Lists of colour codes in the text of a program, wherever they are: in a function, in a call, in a class.
enum ListedCodes {
  /// Fewer in a row are parts of a page; an engineering choice.
  private static let least = 4
  /// Bytes between two codes of one list, a comment among them; an engineering choice.
  private static let gap = 160

  /// Whether four colours in quotes or more follow each other with nothing but commas and comments between them.
  static func areIn(_ bytes: [UInt8]) -> Bool {
    var (count, last) = (0, 0)
    var index = 0
    while index < bytes.count {
      guard isQuote(bytes[index]), let end = code(at: index, in: bytes) else {
        index += 1
        continue
      }
      count = count > 0 && isSeparator(bytes[last..<index]) ? count + 1 : 1
      if count == least { return true }
      (last, index) = (end, end)
    }
    return false
  }

  /// The end of a colour in quotes: `'#2166ac'`, `"rgb(33, 102, 172)"`.
  private static func code(at start: Int, in bytes: [UInt8]) -> Int? {
    let text = bytes[(start + 1)...].prefix { $0 != bytes[start] && $0 != 0x0A }.prefix(48)
    guard text.endIndex < bytes.count, bytes[text.endIndex] == bytes[start] else { return nil }
    let isCode = text.first == UInt8(ascii: "#") && HexSearch.codes(in: text) == [text.startIndex..<text.endIndex]
    let isFunction = text.last == UInt8(ascii: ")") && (text.starts(with: "rgb".utf8) || text.starts(with: "hsl".utf8))
    return isCode || isFunction ? text.endIndex + 1 : nil
  }

  private static func isSeparator(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count <= gap else { return false }
    return bytes.split(separator: 0x0A).allSatisfy { line in
      let rest = line.drop { [0x20, 0x09, 0x0D, UInt8(ascii: ",")].contains($0) }
      return rest.isEmpty || rest.first == UInt8(ascii: "#") || rest.starts(with: "//".utf8)
        || rest.starts(with: "/*".utf8)
    }
  }

  private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") }
}
