import SourceText

/// A JSON Pointer as the fragment of a reference: `#/base/blue/$value` (RFC 6901 section 6).
struct FragmentPointer {
  /// The unescaped steps.
  let steps: [String]

  /// Nil when the text points into another document or is not a pointer.
  init?(_ text: String) {
    guard text == "#" || text.hasPrefix("#/") else { return nil }
    var steps: [String] = []
    for part in text.utf8.dropFirst(2).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let step = Self.unescaped(Array(part)) else { return nil }
      steps.append(step)
    }
    self.steps = text == "#" ? [] : steps
  }

  /// The value the pointer leads to.
  func value(in root: SourceNode) -> SourceNode? {
    var node = root
    for step in steps {
      if let items = node.items {
        guard let index = Int(step), items.indices.contains(index) else { return nil }
        node = items[index]
      } else {
        guard let next = node[step] else { return nil }
        node = next
      }
    }
    return node
  }

  private static func unescaped(_ bytes: [UInt8]) -> String? {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "~"):
        guard index + 1 < bytes.count else { return nil }
        switch bytes[index + 1] {
        case UInt8(ascii: "0"): result.append(UInt8(ascii: "~"))
        case UInt8(ascii: "1"): result.append(UInt8(ascii: "/"))
        default: return nil
        }
        index += 2
      case UInt8(ascii: "%"):
        guard index + 2 < bytes.count,
          let byte = UInt8(String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
        else { return nil }
        result.append(byte)
        index += 3
      case let byte:
        result.append(byte)
        index += 1
      }
    }
    return String(validating: result, as: UTF8.self)
  }
}
