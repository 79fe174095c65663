/// A path into a tree, written as RFC 6901 says: `/series/0/color`, with `~` as `~0` and `/` as `~1`.
package struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  /// The unescaped steps from the root; none for the whole document.
  package var tokens: [String]

  /// Creates a pointer from unescaped steps.
  package init(_ tokens: [String] = []) { self.tokens = tokens }

  /// Reads the spelling of RFC 6901: empty or beginning with `/`, or behind `#` with percent escapes (section 6).
  ///
  /// Nothing when it begins otherwise, when `~` comes before anything but 0 and 1, or when a percent escape is not two
  /// hexadecimal digits or does not give UTF-8.
  package init?(_ text: String) {
    var text = text
    if text.utf8.first == UInt8(ascii: "#") {
      guard let decoded = Self.percentDecoded(text.utf8.dropFirst()) else { return nil }
      text = decoded
    }
    if text.isEmpty {
      self.init()
      return
    }
    guard text.utf8.first == UInt8(ascii: "/") else { return nil }
    var tokens: [String] = []
    for step in text.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      var token: [UInt8] = []
      var bytes = step.makeIterator()
      while let byte = bytes.next() {
        switch byte == UInt8(ascii: "~") ? bytes.next() : nil {
        case UInt8(ascii: "0"): token.append(byte)
        case UInt8(ascii: "1"): token.append(UInt8(ascii: "/"))
        default:
          guard byte != UInt8(ascii: "~") else { return nil }
          token.append(byte)
        }
      }
      tokens.append(String(decoding: token, as: UTF8.self))
    }
    self.init(tokens)
  }

  private static func percentDecoded(_ text: some Sequence<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var iterator = text.makeIterator()
    while let byte = iterator.next() {
      if byte == UInt8(ascii: "%") {
        guard let high = iterator.next()?.hexDigitValue, let low = iterator.next()?.hexDigitValue
        else { return nil }
        bytes.append(high << 4 | low)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The pointer one member further.
  package func appending(_ key: String) -> JSONPointer { JSONPointer(tokens + [key]) }
  /// The pointer one item further.
  package func appending(_ index: Int) -> JSONPointer { JSONPointer(tokens + [String(index)]) }

  /// The RFC 6901 spelling; empty for the whole document.
  package var description: String {
    tokens.reduce(into: "") { text, token in
      text += "/"
      guard token.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
        text += token
        return
      }
      for character in token.unicodeScalars {
        text += character == "~" ? "~0" : character == "/" ? "~1" : String(character)
      }
    }
  }
}

extension SourceNode {
  /// The value a pointer leads to; nothing when it leads nowhere.
  ///
  /// Steps into an array are whole numbers without leading zeros (RFC 6901, section 4). Of a repeated key the last counts.
  package func node(at pointer: JSONPointer) -> SourceNode? {
    var node = self
    for token in pointer.tokens {
      switch node.value {
      case .object:
        guard let next = node[token] else { return nil }
        node = next
      case .array(let items):
        guard let index = Int(token), String(index) == token, items.indices.contains(index) else { return nil }
        node = items[index]
      default: return nil
      }
    }
    return node
  }
}
