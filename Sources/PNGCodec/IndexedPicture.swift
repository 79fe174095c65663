/// Copies indexed PNG files with other palettes: the compressed pixels are copied without decoding.
package enum IndexedPicture {
  /// One copy of the picture.
  package struct Copy {
    /// The destination.
    package let sink: any ByteSink
    /// Maps the old palette to the new one: red, green, blue of each entry, with the same number of bytes.
    package let palette: ([UInt8]) -> [UInt8]

    /// Creates a copy.
    package init(to sink: any ByteSink, palette: @escaping ([UInt8]) -> [UInt8]) {
      self.sink = sink
      self.palette = palette
    }
  }

  /// Copies a picture, tagged sRGB, with its transparency, background, resolution, text and Exif data.
  ///
  /// Omits other chunks, because their colour information no longer applies and their other content is unknown, and
  /// invalid ones. Pixels and their checksums are copied as they are, so read the picture with ``PNGReader`` first,
  /// which detects damage.
  ///
  /// - Throws: ``PNGError`` if the file ends early or is not a valid PNG file, or a stream fails.
  package static func copy(_ source: some ByteSource, to copies: [Copy]) throws(PNGError) {
    var file = ChunkStream(source)
    let signature = try file.take(8)
    try append(signature, to: copies)
    var depth = 8
    var others = AncillaryChunks()
    var isBehindLastPixel = false
    while true {
      let start = try file.take(8)
      let length = number(start[0..<4])
      let name = String(decoding: start[4..<8], as: UTF8.self)
      if others.isBehindPixels, name != "IDAT" { isBehindLastPixel = true }
      switch name {
      case "IHDR":
        guard length == 13 else { throw file.damaged("a header of \(length) bytes") }
        let header = try file.take(length + 4)
        depth = Int(header[8])
        try append(start + header, to: copies)
      case "PLTE" where others.entries == nil:
        guard length <= 768, length % 3 == 0 else { throw file.damaged("a palette of \(length) bytes") }
        // A palette must not have more entries than the bit depth can index (11.2.2).
        let palette = Array(try file.take(length).prefix(3 << min(depth, 8)))
        _ = try file.take(4)
        others.entries = palette.count / 3
        for copy in copies {
          // The rendering intent of the sRGB chunk: 0, perceptual.
          try append(chunk("sRGB", [0]) + chunk("PLTE", copy.palette(palette)), to: [copy])
        }
      case "IDAT" where !isBehindLastPixel, "IEND":
        others.isBehindPixels = true
        try append(start, to: copies)
        try file.forward(length + 4) { piece throws(PNGError) in try append(piece, to: copies) }
        if name == "IEND" { return }
      case let name where AncillaryChunks.kept.contains(name) && length <= AncillaryChunks.longest:
        let data = try file.take(length)
        let checksum = try file.take(4)
        let copied = chunk(name, data)
        if copied.suffix(4).elementsEqual(checksum), others.accepts(name, data) { try append(copied, to: copies) }
      default:
        try file.forward(length + 4) { _ throws(PNGError) in }
      }
    }
  }

  private static func append(_ bytes: [UInt8], to copies: [Copy]) throws(PNGError) {
    for copy in copies {
      do throws(ByteStreamError) { try copy.sink.append(bytes) } catch { throw PNGError.stream(error.reason) }
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// Writes a chunk with its length and checksum. Source: PNG (third edition) 5.3.
  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(CRC32.checksum(body))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }
}

/// Reads the bytes of a file in the units of its structure.
private struct ChunkStream {
  private let source: any ByteSource
  private var piece: ArraySlice<UInt8> = []
  private var offset = 0

  init(_ source: any ByteSource) { self.source = source }

  /// Reads this many bytes, which must be few.
  mutating func take(_ count: Int) throws(PNGError) -> [UInt8] {
    var bytes: [UInt8] = []
    try forward(count) { piece throws(PNGError) in bytes += piece }
    return bytes
  }

  /// Passes on this many bytes in pieces.
  mutating func forward(_ count: Int, to body: ([UInt8]) throws(PNGError) -> Void) throws(PNGError) {
    var rest = count
    while rest > 0 {
      if piece.isEmpty {
        do throws(ByteStreamError) { piece = try source.next()[...] } catch { throw PNGError.stream(error.reason) }
        if piece.isEmpty { throw PNGError.truncated(offset: offset) }
      }
      let part = piece.prefix(rest)
      try body(Array(part))
      piece = piece.dropFirst(part.count)
      rest -= part.count
      offset += part.count
    }
  }

  func damaged(_ reason: String) -> PNGError { .corrupt(offset: offset, reason: reason) }
}

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
