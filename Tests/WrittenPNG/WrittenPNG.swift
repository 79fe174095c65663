/// A PNG file written bit by bit after the specification, so that tests have every kind of picture and every kind of
/// damage: PNG (third edition), deflate in stored blocks (RFC 1951 3.2.4).
package struct WrittenPNG {
  package var width, height, depth, colorType: Int
  package var isInterlaced = false
  /// The samples of the pixel at a column and a row, each below 2 to the depth.
  package var samples: (_ x: Int, _ y: Int) -> [Int]
  /// In front of the pixels, in this order: name and data.
  package var before: [(name: String, data: [UInt8])] = []
  package var after: [(name: String, data: [UInt8])] = []

  package init(
    _ width: Int, _ height: Int, depth: Int = 8, colorType: Int = 2, isInterlaced: Bool = false,
    samples: @escaping (_ x: Int, _ y: Int) -> [Int]
  ) {
    self.width = width
    self.height = height
    self.depth = depth
    self.colorType = colorType
    self.isInterlaced = isInterlaced
    self.samples = samples
  }

  /// Makes it an animation. Source: PNG (third edition) 4.9 and 11.3.6.
  ///
  /// - Parameter isFirstFrame: Whether the picture is the first of the frames.
  package mutating func animate(frames: Int, isFirstFrame: Bool) {
    func control(_ number: Int) -> (name: String, data: [UInt8]) {
      ("fcTL", [number, width, height, 0, 0].flatMap(Self.bigEndian) + [0, 1, 0, 10, 0, 0])
    }
    let pixels = Deflate.stored(scanlines)
    before.insert(("acTL", Self.bigEndian(frames) + Self.bigEndian(0)), at: 0)
    if isFirstFrame { before.append(control(0)) }
    for frame in 1..<max(frames, 1) {
      after += [control(2 * frame - 1), ("fdAT", Self.bigEndian(2 * frame) + pixels)]
    }
  }

  package static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// Every chunk in order, name and data.
  package var chunks: [(name: String, data: [UInt8])] {
    [("IHDR", header)] + before + [("IDAT", Deflate.stored(scanlines))] + after + [("IEND", [])]
  }

  /// The whole file.
  package var bytes: [UInt8] { Self.file(chunks) }

  /// A file of chunks, their checksums right.
  package static func file(_ chunks: [(name: String, data: [UInt8])]) -> [UInt8] {
    signature + chunks.flatMap { chunk($0.name, $0.data) }
  }

  package var header: [UInt8] {
    Self.bigEndian(width) + Self.bigEndian(height)
      + [UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
  }

  package static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return bigEndian(data.count) + body + bigEndian(Int(checksum(body)))
  }

  package static func bigEndian(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = ~0
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  /// All rows with filter None, of an interlaced picture pass by pass.
  private var scanlines: [UInt8] {
    // PNG (third edition) 8.1: first column and row of each pass, and the steps from there.
    let adam7 = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
    ]
    return (isInterlaced ? adam7 : [(0, 0, 1, 1)]).flatMap { (x, y, dx, dy) -> [UInt8] in
      guard x < width else { return [] }
      return stride(from: y, to: height, by: dy).flatMap { row in
        [0] + packed(stride(from: x, to: width, by: dx).flatMap { samples($0, row) })
      }
    }
  }

  /// Samples from the most significant bit on, the last byte filled with zeros.
  private func packed(_ samples: [Int]) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: (samples.count * depth + 7) / 8)
    for (index, sample) in samples.enumerated() {
      if depth == 16 {
        bytes[index * 2] = UInt8(sample >> 8)
        bytes[index * 2 + 1] = UInt8(sample & 255)
      } else {
        bytes[index * depth / 8] |= UInt8(sample << (8 - depth - index * depth % 8))
      }
    }
    return bytes
  }
}
