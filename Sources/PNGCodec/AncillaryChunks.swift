/// Which chunks beside header, palette and pixels a copy of an indexed picture takes over: those that hold together.
///
/// libpng reads past a broken one with a warning; a copy that kept it would be a broken file of ours.
/// Source: PNG (third edition) 5.6 (order) and 11.3 (contents).
struct AncillaryChunks {
  /// The most bytes of one chunk; libpng is told the same, and leaves out larger ones.
  static let longest = 8_000_000

  /// Entries of the palette; nil before it came.
  var entries: Int?
  /// Whether a byte of the pixels came.
  var isBehindPixels = false
  private var seen: Set<String> = []

  /// The names of the chunks that are kept.
  static let kept: Set<String> = ["tRNS", "bKGD", "pHYs", "tEXt", "zTXt", "iTXt", "eXIf"]

  /// Whether a chunk is as the standard has it, where it stands; each of a kind once, texts as often as they like.
  mutating func accepts(_ name: String, _ data: [UInt8]) -> Bool {
    guard isInPlace(name), Self.isSound(name, data, entries: entries ?? 0) else { return false }
    return name.hasSuffix("Xt") || seen.insert(name).inserted
  }

  private func isInPlace(_ name: String) -> Bool {
    switch name {
    case "tRNS", "bKGD": entries != nil && !isBehindPixels
    case "pHYs": !isBehindPixels
    default: true
    }
  }

  private static func isSound(_ name: String, _ data: [UInt8], entries: Int) -> Bool {
    switch name {
    case "tRNS": !data.isEmpty && data.count <= entries
    case "bKGD": data.count == 1 && data[0] < entries
    // The unit is unknown, 0, or the metre, 1.
    case "pHYs": data.count == 9 && data[8] <= 1
    // A header of TIFF 6.0, section 2, of either byte order.
    case "eXIf": data.starts(with: [0x49, 0x49, 0x2A, 0]) || data.starts(with: [0x4D, 0x4D, 0, 0x2A])
    default: isSoundText(name, data)
    }
  }

  private static func isSoundText(_ name: String, _ data: [UInt8]) -> Bool {
    guard let end = data.firstIndex(of: 0), isKeyword(data[..<end]) else { return false }
    let rest = data[(end + 1)...]
    switch name {
    case "tEXt": return !rest.contains(0)
    // The only method of compression is 0.
    case "zTXt": return rest.first == 0
    default:
      guard rest.count >= 4, let isCompressed = rest.first, isCompressed <= 1, rest[end + 2] == 0 else { return false }
      // A language and the keyword in it, each ended by a zero, stand before the text.
      return rest.dropFirst(2).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false).count == 3
    }
  }

  /// 1 to 79 printable characters of Latin-1 without a blank at an end or two in a row (11.3.3.1).
  private static func isKeyword(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard (1...79).contains(bytes.count), bytes.first != 32, bytes.last != 32 else { return false }
    return bytes.allSatisfy { (32...126).contains($0) || $0 >= 161 }
      && !zip(bytes, bytes.dropFirst()).contains { $0 == 32 && $1 == 32 }
  }
}
