import Testing
import WrittenPNG

@testable import PNGCodec

/// The chunks of a file, name and data.
func chunks(_ bytes: [UInt8]) -> [(name: String, data: [UInt8])] {
  var rest = bytes.dropFirst(8)
  var chunks: [(name: String, data: [UInt8])] = []
  while rest.count >= 12 {
    let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
    chunks.append((name, Array(rest.dropFirst(8).prefix(length))))
    rest = rest.dropFirst(12 + length)
  }
  return chunks
}

struct PNGWriterTests {
  private func rewritten(
    _ bytes: [UInt8], _ compression: PNGWriter.Compression = .chart, aside: Bool = false
  ) throws -> [UInt8] {
    var reader = try PNGReader(MemorySource(bytes))
    let (sink, header) = (MemorySink(), reader.header)
    var format = PNGWriter.Format(
      width: header.width, height: header.height, bitDepth: header.bitDepth == 16 ? 16 : 8,
      hasAlpha: header.hasTransparency, compression: compression)
    format.isCompressedConcurrently = aside
    let writer = try PNGWriter(sink, format, keepingTextsOf: reader)
    var row = [UInt8](repeating: 0, count: reader.rowBytes)
    for _ in 0..<header.height {
      try reader.readRow(into: &row)
      try writer.write(row.span)
    }
    try reader.finish()
    try writer.finish(keepingTextsOf: reader)
    return sink.bytes
  }

  @Test(arguments: Kind.all, [PNGWriter.Compression.chart, .photograph, .grain, .drawing])
  func `written pixels read back unchanged`(_ kind: Kind, _ compression: PNGWriter.Compression) throws {
    let bytes = kind.picture(9, 17).bytes
    #expect(try expandedSamples(rewritten(bytes, compression)) == expandedSamples(bytes))
  }

  @Test(arguments: [PNGWriter.Compression.chart, .photograph])
  func `a gradient with 16 bits takes few bytes`(_ compression: PNGWriter.Compression) throws {
    let sink = MemorySink()
    let format = PNGWriter.Format(width: 1_000, height: 100, bitDepth: 16, compression: compression)
    let writer = try PNGWriter(sink, format)
    for y in 0..<100 {
      let row = (0..<3_000).flatMap { channel in
        let value = UInt16(channel / 3 * 61 + y * 7)
        return [UInt8(truncatingIfNeeded: value), UInt8(value >> 8)]
      }
      try writer.write(row.span)
    }
    try writer.finish()
    #expect(sink.bytes.count * 20 < format.rowBytes * 100)
  }

  @Test func `the same rows give the same bytes, tagged sRGB, without a time or a name`() throws {
    let bytes = Kind(colorType: 6, depth: 16, isInterlaced: false).picture(20, 20).bytes
    let once = try rewritten(bytes)
    #expect(try rewritten(bytes) == once)
    #expect(chunks(once).map(\.name) == ["IHDR", "sRGB", "IDAT", "IEND"])
  }

  @Test(arguments: [(2, 8, 9, 17), (6, 16, 300, 400), (6, 16, 32_768, 3), (0, 8, 700, 1_000)], [true, false])
  func `a separate thread gives the same bytes`(
    _ size: (type: Int, depth: Int, width: Int, height: Int), isChart: Bool
  ) throws {
    var png = Kind(colorType: size.type, depth: size.depth, isInterlaced: false).picture(size.width, size.height)
    png.before = [("tEXt", Array("Title".utf8) + [0] + Array("Rain".utf8))]
    png.after = [("tEXt", Array("Source".utf8) + [0] + Array("none".utf8))]
    let (bytes, compression) = (png.bytes, isChart ? PNGWriter.Compression.chart : .photograph)
    #expect(try rewritten(bytes, compression, aside: true) == rewritten(bytes, compression))
  }

  @Test(arguments: [(PNGWriter.Compression.chart, 300), (.photograph, 150), (.grain, 150), (.drawing, 300)])
  func `large pictures are compressed on a thread, small ones directly`(
    _ compression: PNGWriter.Compression, _ height: Int
  ) {
    #expect(PNGWriter.Format(width: 1_000, height: height, compression: compression).isCompressedConcurrently)
    #expect(!PNGWriter.Format(width: 1_000, height: height - 1, compression: compression).isCompressedConcurrently)
  }

  @Test(arguments: [0, 1, 5, 999]) func `an abandoned picture leaves no thread waiting`(_ rows: Int) throws {
    let (sink, row) = (MemorySink(), [UInt8](repeating: 7, count: 3_000))
    let writer = try PNGWriter(sink, PNGWriter.Format(width: 1_000, height: 1_000))
    for _ in 0..<rows { try writer.write(row.span) }
    _ = consume writer
    #expect(!chunks(sink.bytes).contains { $0.name == "IEND" })
  }

  @Test func `resolution and texts are kept, before the pixels and after`() throws {
    var png = Kind(colorType: 2, depth: 8, isInterlaced: false).picture(3, 3)
    let resolution = WrittenPNG.bigEndian(2_835) + WrittenPNG.bigEndian(2_835) + [1]
    let title = Array("Title".utf8) + [0] + Array("Rain".utf8)
    let international = Array("Source".utf8) + [0, 0, 0] + Array("de".utf8) + [0, 0] + Array("Köln".utf8)
    png.before = [("pHYs", resolution), ("tEXt", title), ("tIME", [7, 230, 1, 1, 0, 0, 0])]
    png.after = [("iTXt", international)]
    let written = try chunks(rewritten(png.bytes))
    #expect(written.map(\.name) == ["IHDR", "sRGB", "pHYs", "tEXt", "IDAT", "iTXt", "IEND"])
    #expect(written[2].data == resolution)
    #expect(written[3].data == title)
    #expect(written[5].data == international)
  }

  @Test(arguments: [true, false])
  func `Exif data is kept, the time of change is not`(isBefore: Bool) throws {
    var png = Kind(colorType: 2, depth: 8, isInterlaced: false).picture(3, 3)
    // An empty directory of TIFF 6.0, section 2, little endian.
    let exif: [UInt8] = [73, 73, 42, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    let chunk = [(name: "eXIf", data: exif)]
    let time = [(name: "tIME", data: [7, 230, 1, 1, 0, 0, 0] as [UInt8])]
    (png.before, png.after) = (isBefore ? chunk + time : time, isBefore ? [] : chunk)
    let written = try chunks(rewritten(png.bytes))
    #expect(
      written.map(\.name)
        == (isBefore ? ["IHDR", "sRGB", "eXIf", "IDAT", "IEND"] : ["IHDR", "sRGB", "IDAT", "eXIf", "IEND"]))
    #expect(written.first { $0.name == "eXIf" }?.data == exif)
  }

  @Test(arguments: [[UInt8](), [32, 32], [1, 2], [UInt8](repeating: 65, count: 80)])
  func `a text with an invalid keyword is dropped`(_ keyword: [UInt8]) throws {
    var png = Kind(colorType: 2, depth: 8, isInterlaced: false).picture(3, 3)
    png.before = [("tEXt", keyword + [0, 65])]
    #expect(try chunks(rewritten(png.bytes)).map(\.name) == ["IHDR", "sRGB", "IDAT", "IEND"])
  }

  @Test func `a sink that fails says why`() throws {
    final class Full: ByteSink {
      func append(_ bytes: [UInt8]) throws(ByteStreamError) { throw ByteStreamError("no space left on device") }
    }
    // The larger one from a thread of its own, while rows come and at the end.
    for (width, height) in [(300, 300), (2_000, 1_000)] {
      let white = Bitmap(width: width, height: height, bytes: Array(repeating: 255, count: width * height * 4))
      #expect(throws: PNGError.stream("no space left on device")) { try white.write(to: Full()) }
    }
  }

  @Test func `a bitmap has an alpha channel only when it needs one`() throws {
    var bitmap = Bitmap(width: 3, height: 2, bytes: (0..<6).flatMap { _ in [1, 2, 3, 255] })
    let opaque = MemorySink()
    try bitmap.write(to: opaque)
    #expect(chunks(opaque.bytes)[0].data[9] == 2)
    bitmap.bytes[20...] = [4, 5, 6, 7]
    let translucent = MemorySink()
    try bitmap.write(to: translucent)
    #expect(chunks(translucent.bytes)[0].data[9] == 6)
    #expect(try expandedSamples(translucent.bytes) == bitmap.bytes.map(Int.init))
  }
}

struct IndexedPictureTests {
  private func copy(_ bytes: [UInt8]) throws -> [(name: String, data: [UInt8])] {
    let (first, second) = (MemorySink(), MemorySink())
    try IndexedPicture.copy(
      MemorySource(bytes), to: [.init(to: first) { $0.map { 255 - $0 } }, .init(to: second) { $0 }])
    #expect(try expandedSamples(second.bytes) == expandedSamples(bytes))
    return chunks(first.bytes)
  }

  @Test(arguments: Kind.all.filter { $0.colorType == 3 })
  func `the palette changes and the pixels stay`(_ kind: Kind) throws {
    var png = kind.picture(9, 9)
    let texts: [(name: String, data: [UInt8])] = [
      ("tRNS", [1]), ("pHYs", [0, 0, 0, 1, 0, 0, 0, 1, 0]), ("tEXt", [65, 0, 66]),
    ]
    let old = png.chunks
    png.before = [("gAMA", WrittenPNG.bigEndian(50_000))] + png.before + texts
    let new = try copy(png.bytes)
    #expect(new.map(\.name) == ["IHDR", "sRGB", "PLTE", "tRNS", "pHYs", "tEXt", "IDAT", "IEND"])
    #expect(new[0].data == old[0].data)
    #expect(new[2].data == old[1].data.map { 255 - $0 })
    #expect(new[3..<6].map(\.data) == texts.map(\.data))
    #expect(new[6].data == old[2].data)
  }

  /// Chunks that libpng reads past with a warning: name, data, and whether they stand in front of the palette.
  static let broken: [(name: String, data: [UInt8])] = [
    ("tRNS", [UInt8](repeating: 9, count: 9)), ("tRNS", []), ("pHYs", [0, 0, 0, 1, 0, 0, 0, 1, 2]),
    ("pHYs", [0, 0, 0, 1, 0, 0, 1]), ("tEXt", [32, 65, 0, 66]), ("tEXt", [65, 32, 32, 65, 0, 66]), ("tEXt", [65]),
    ("tEXt", [65, 0, 66, 0]), ("zTXt", [65, 0, 1, 66]), ("iTXt", [65, 0, 2, 0, 0, 0, 66]), ("iTXt", [65, 0, 0, 0, 66]),
    ("bKGD", [200]), ("bKGD", [0, 1]), ("eXIf", [1, 2, 3, 4]),
  ]

  @Test(arguments: broken)
  func `an invalid chunk is dropped`(name: String, data: [UInt8]) throws {
    var png = Kind(colorType: 3, depth: 2, isInterlaced: false).picture(5, 5)
    png.before += [(name, data), ("tEXt", [65, 0, 67])]
    let new = try copy(png.bytes)
    #expect(new.map(\.name) == ["IHDR", "sRGB", "PLTE", "tEXt", "IDAT", "IEND"])
    #expect(new[3].data == [65, 0, 67])
  }

  @Test func `of unique chunks the first is kept, if it is in its place`() throws {
    var png = Kind(colorType: 3, depth: 2, isInterlaced: false).picture(5, 5)
    let size: [UInt8] = [0, 0, 0, 1, 0, 0, 0, 1, 0]
    png.before = [("tRNS", [7])] + png.before + [("tRNS", [1]), ("tRNS", [2]), ("pHYs", size), ("pHYs", size)]
    png.after = [("tRNS", [3]), ("pHYs", size), ("tEXt", [65, 0, 66])]
    let new = try copy(png.bytes)
    #expect(new.map(\.name) == ["IHDR", "sRGB", "PLTE", "tRNS", "pHYs", "IDAT", "tEXt", "IEND"])
    #expect(new[3].data == [1])
  }

  @Test func `a chunk with a wrong checksum is dropped`() throws {
    var png = Kind(colorType: 3, depth: 2, isInterlaced: false).picture(5, 5)
    png.before += [("tEXt", Array("Title".utf8) + [0] + Array("rain".utf8))]
    var bytes = png.bytes
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("rain".utf8)) })
    bytes[place] = UInt8(ascii: "R")
    #expect(try copy(bytes).map(\.name) == ["IHDR", "sRGB", "PLTE", "IDAT", "IEND"])
  }

  @Test func `a file truncated anywhere ends too early`() {
    let bytes = Kind(colorType: 3, depth: 4, isInterlaced: false).picture(5, 5).bytes
    for count in 0..<bytes.count {
      #expect(throws: PNGError.truncated(offset: count)) {
        try IndexedPicture.copy(MemorySource(Array(bytes.prefix(count))), to: [])
      }
    }
  }

  @Test func `checksums are those of ISO 3309`() {
    // The check value of CRC-32 in the catalogue of parametrised CRC algorithms, https://reveng.sourceforge.io/crc-catalogue.
    #expect(CRC32.checksum(Array("123456789".utf8)) == 0xCBF4_3926)
  }
}
