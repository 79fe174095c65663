/// The checksum of a PNG chunk. Source: PNG (third edition) annex D, ISO 3309.
package enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { remainder, _ in
      remainder & 1 == 1 ? 0xEDB8_8320 ^ remainder >> 1 : remainder >> 1
    }
  }

  /// The checksum of a chunk's name and data.
  package static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }
}
