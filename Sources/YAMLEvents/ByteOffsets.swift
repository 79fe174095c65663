/// Converts libyaml's marks, which count characters (`mark.index`), to byte offsets.
struct ByteOffsets {
  /// Half a block is read for each event. An engineering choice: offsets take an eighth of the text's memory.
  private static let blockSize = 64

  private let bytes: [UInt8]
  private let start: Int
  /// The offset of every 64th character; empty if all are ASCII and the counts agree.
  private let blocks: [Int]

  /// Counts the characters after the first `start` bytes.
  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    self.start = start
    var blocks: [Int] = []
    if !bytes.dropFirst(start).allSatisfy({ $0 < 0x80 }) {
      var count = 0
      for index in start..<bytes.count where bytes[index] & 0xC0 != 0x80 {
        if count % Self.blockSize == 0 { blocks.append(index) }
        count += 1
      }
    }
    self.blocks = blocks
  }

  /// The offset of a character's first byte; the end of the text if there are fewer characters.
  func offset(ofCharacter number: Int) -> Int {
    guard !blocks.isEmpty else { return min(start + number, bytes.count) }
    guard number / Self.blockSize < blocks.count else { return bytes.count }
    var offset = blocks[number / Self.blockSize]
    var left = number % Self.blockSize
    while offset < bytes.count {
      if bytes[offset] & 0xC0 != 0x80 {
        if left == 0 { return offset }
        left -= 1
      }
      offset += 1
    }
    return offset
  }
}
