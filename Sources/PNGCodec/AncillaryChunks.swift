/// The chunks, besides header, palette and pixels, that a copy of an indexed picture keeps: the valid ones.
///
/// libpng reads past an invalid chunk with a warning; keeping it would make the copy an invalid file of ours.
/// Source: PNG (third edition) 5.6 (order) and 11.3 (contents).
struct AncillaryChunks {
  /// The maximum size of a chunk in bytes; libpng gets the same limit and skips larger ones.
  static let longest = 8_000_000

  /// The number of palette entries; nil before the palette.
  var entries: Int?
  /// Whether pixel data has begun.
  var isBehindPixels = false
  private var seen: Set<String> = []

  /// The names of the chunks to keep.
  static let kept: Set<String> = ["tRNS", "bKGD", "pHYs", "tEXt", "zTXt", "iTXt", "eXIf"]

  /// Whether a chunk is valid at its position: each kind once, text chunks any number of times.
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
    // The unit is 0, unknown, or 1, the metre.
    case "pHYs": data.count == 9 && data[8] <= 1
    // A TIFF 6.0 header (section 2) in either byte order.
    case "eXIf": data.starts(with: [0x49, 0x49, 0x2A, 0]) || data.starts(with: [0x4D, 0x4D, 0, 0x2A])
    default: isSoundText(name, data)
    }
  }

  private static func isSoundText(_ name: String, _ data: [UInt8]) -> Bool {
    guard let end = data.firstIndex(of: 0), isKeyword(data[..<end]) else { return false }
    let rest = data[(end + 1)...]
    switch name {
    case "tEXt": return !rest.contains(0)
    // 0 is the only compression method.
    case "zTXt": return rest.first == 0
    default:
      guard rest.count >= 4, let isCompressed = rest.first, isCompressed <= 1, rest[end + 2] == 0 else { return false }
      // The text follows a language tag and a translated keyword, each terminated by a zero.
      return rest.dropFirst(2).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false).count == 3
    }
  }

  /// 1 to 79 printable Latin-1 characters without leading, trailing or consecutive spaces (11.3.3.1).
  private static func isKeyword(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard (1...79).contains(bytes.count), bytes.first != 32, bytes.last != 32 else { return false }
    return bytes.allSatisfy { (32...126).contains($0) || $0 >= 161 }
      && !zip(bytes, bytes.dropFirst()).contains { $0 == 32 && $1 == 32 }
  }
}
