/// Changes bytes without knowing what they mean: for runs without libFuzzer.
package enum ByteMutation {
  /// Bytes that mean something to a reader are drawn more often than chance would.
  private static let telling =
    Array("{}[]()<>:;,\"'`\\/*#@$%&=+-. \n\r\t|!u0d8ce".utf8) + [0, 0x1B, 0x1F, 0x7F, 0x80, 0xC3, 0xED, 0xF0, 0xFF]

  /// Makes one to four changes.
  package static func change(_ bytes: inout [UInt8], most: Int, using random: inout some RandomNumberGenerator) {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 0...bytes.count, using: &random)
      let byte =
        Bool.random(using: &random) ? telling.randomElement(using: &random) ?? 0 : .random(in: 0...255, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where index < bytes.count: bytes[index] = byte
      case 1: bytes.insert(byte, at: index)
      case 2 where index < bytes.count: bytes.remove(at: index)
      case 3: bytes.removeLast((bytes.count - index) / 2)
      case 4 where index < bytes.count:
        // What was there, again.
        let end = min(bytes.count, index + Int.random(in: 1...64, using: &random))
        bytes.insert(contentsOf: bytes[index..<end], at: Int.random(in: 0...bytes.count, using: &random))
      default:
        bytes.insert(contentsOf: [UInt8](repeating: byte, count: Int.random(in: 1...80, using: &random)), at: index)
      }
    }
    if bytes.count > most { bytes.removeLast(bytes.count - most) }
  }
}
