/// A sound as a file: 16 bits, two channels, 44 bytes of header.
///
/// Source: Microsoft and IBM, "Multimedia Programming Interface and Data Specifications 1.0", 1991, pages 56–65.
enum WAVFile {
  /// The bytes of the file.
  ///
  /// - Parameter samples: Left, right, left, right; fewer than 2³⁰.
  static func bytes(_ samples: [Int16], rate: Int) -> [UInt8] {
    let size = samples.count * 2
    var bytes: [UInt8] = []
    bytes.reserveCapacity(44 + size)
    func append(_ number: some FixedWidthInteger) { eachByte(number) { bytes.append($0) } }
    bytes += Array("RIFF".utf8)
    append(UInt32(36 + size))
    bytes += Array("WAVEfmt ".utf8)
    append(UInt32(16))
    // Pulse code modulation, two channels.
    append(UInt16(1))
    append(UInt16(2))
    append(UInt32(rate))
    append(UInt32(rate * 4))
    append(UInt16(4))
    append(UInt16(16))
    bytes += Array("data".utf8)
    append(UInt32(size))
    for sample in samples {
      bytes.append(UInt8(truncatingIfNeeded: sample))
      bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
    }
    return bytes
  }

  private static func eachByte<Number: FixedWidthInteger>(_ number: Number, _ append: (UInt8) -> Void) {
    for shift in stride(from: 0, to: Number.bitWidth, by: 8) { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
