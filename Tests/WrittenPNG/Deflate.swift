/// zlib streams (RFC 1950, 1951), as plain as they can be.
package enum Deflate {
  /// The bytes as they are, in stored blocks.
  package static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let length = UInt16(block.count)
      stream += [rest.isEmpty ? 1 : 0, UInt8(length & 255), UInt8(length >> 8)]
      stream += [UInt8(~length & 255), UInt8(~length >> 8)]
      stream += block
    } while !rest.isEmpty
    return stream + adler(bytes)
  }

  /// 258 · `runs` + 1 times a byte below 144, in 13 bits each run: small, and large when inflated.
  package static func bomb(of value: UInt8 = 0, runs: Int) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var (byte, used) = (UInt8(0), 0)
    // Huffman codes go from their most significant bit on, bytes fill from their least (RFC 1951 3.1.1).
    func write(_ bits: String) {
      for bit in bits.utf8 {
        byte |= (bit == UInt8(ascii: "1") ? 1 : 0) << used
        used += 1
        if used == 8 {
          stream.append(byte)
          (byte, used) = (0, 0)
        }
      }
    }
    // The last block, with fixed codes; the literal; then length 258 (symbol 285) at distance 1; the end (symbol 256).
    let literal = String(0x30 + Int(value), radix: 2)
    write("110" + String(repeating: "0", count: 8 - literal.count) + literal)
    for _ in 0..<runs { write("11000101" + "00000") }
    write("0000000")
    while used != 0 { write("0") }
    // The sums of RFC 1950 9 in closed form.
    let count = 258 * runs + 1
    let (a, b) = (1 + count * Int(value), count + count * (count + 1) / 2 * Int(value))
    return stream + [b, a].flatMap { [UInt8(($0 % 65_521) >> 8), UInt8($0 % 65_521 & 255)] }
  }

  private static func adler(_ bytes: [UInt8]) -> [UInt8] {
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return [UInt8(b >> 8), UInt8(b & 255), UInt8(a >> 8), UInt8(a & 255)]
  }
}
