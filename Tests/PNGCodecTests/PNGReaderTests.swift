import Testing
import WrittenPNG

@testable import PNGCodec

/// What the specification allows: PNG (third edition) table 8.
struct Kind: CustomTestStringConvertible, Sendable {
  let colorType, depth: Int
  let isInterlaced: Bool

  static let all = [(0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16])].flatMap {
    (type, depths) in
    depths.flatMap { depth in [false, true].map { Kind(colorType: type, depth: depth, isInterlaced: $0) } }
  }

  var testDescription: String { "colour type \(colorType), \(depth) bits\(isInterlaced ? ", interlaced" : "")" }
  var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0 }

  /// Numbers that look like nothing in particular.
  func samples(_ x: Int, _ y: Int) -> [Int] {
    (0..<channels).map { (x * 7919 + y * 104_729 + $0 * 31_337 + x * y * 17) % (1 << depth) }
  }

  static let palette: [UInt8] = (0..<256).flatMap { [UInt8($0), UInt8(255 - $0), UInt8($0 / 2)] }

  func picture(_ width: Int, _ height: Int) -> WrittenPNG {
    var png = WrittenPNG(
      width, height, depth: depth, colorType: colorType, isInterlaced: isInterlaced, samples: samples)
    if colorType == 3 { png.before = [("PLTE", Array(Self.palette.prefix(3 << depth)))] }
    return png
  }

  /// Red, green, blue and, where there is one, alpha, of 8 bits or of 16.
  func expanded(_ x: Int, _ y: Int) -> [Int] {
    let samples = samples(x, y)
    switch colorType {
    case 0, 4:
      // PNG (third edition) 13.12: the shallow depths divide 255 evenly.
      let grey = depth < 8 ? samples[0] * 255 / ((1 << depth) - 1) : samples[0]
      return [grey, grey, grey] + samples.dropFirst()
    case 3: return (0..<3).map { Int(Self.palette[samples[0] * 3 + $0]) }
    default: return samples
    }
  }
}

/// All samples of a file, expanded.
func expandedSamples(_ bytes: [UInt8], limits: PNGLimits = PNGLimits()) throws(PNGError) -> [Int] {
  var reader = try PNGReader(MemorySource(bytes), limits: limits)
  var row = [UInt8](repeating: 0, count: reader.rowBytes)
  var samples: [Int] = []
  for _ in 0..<reader.header.height {
    try reader.readRow(into: &row)
    if reader.header.bitDepth == 16 {
      samples += stride(from: 0, to: row.count, by: 2).map { index in
        Int(UInt16(littleEndian: UInt16(row[index]) | UInt16(row[index + 1]) << 8))
      }
    } else {
      samples += row.map(Int.init)
    }
  }
  try reader.finish()
  return samples
}

struct PNGReaderTests {
  @Test(arguments: Kind.all, [(1, 1), (5, 3), (9, 17)])
  func `every kind of picture gives its colours`(_ kind: Kind, _ size: (Int, Int)) throws {
    let (width, height) = size
    let expected = (0..<height).flatMap { y in (0..<width).flatMap { x in kind.expanded(x, y) } }
    #expect(try expandedSamples(kind.picture(width, height).bytes) == expected)
  }

  @Test(arguments: Kind.all)
  func `the header says what the file is`(_ kind: Kind) throws {
    let reader = try PNGReader(MemorySource(kind.picture(7, 4).bytes))
    #expect((reader.header.width, reader.header.height) == (7, 4))
    #expect(Int(reader.header.colorType.rawValue) == kind.colorType)
    #expect(reader.header.bitDepth == kind.depth)
    #expect(reader.header.isInterlaced == kind.isInterlaced)
    #expect(reader.header.hasTransparency == (kind.colorType >= 4))
    #expect(reader.header.color == ColorChunks())
  }

  @Test func `a transparent colour and transparent entries become an alpha channel`() throws {
    var grey = WrittenPNG(3, 1, colorType: 0) { x, _ in [x * 100] }
    grey.before = [("tRNS", [0, 100])]
    #expect(try expandedSamples(grey.bytes) == [0, 0, 0, 255, 100, 100, 100, 0, 200, 200, 200, 255])
    var rgb = WrittenPNG(2, 1) { x, _ in [x, 2, 3] }
    rgb.before = [("tRNS", [0, 1, 0, 2, 0, 3])]
    #expect(try expandedSamples(rgb.bytes) == [0, 2, 3, 255, 1, 2, 3, 0])
    var indexed = WrittenPNG(3, 1, depth: 2, colorType: 3) { x, _ in [x] }
    indexed.before = [("PLTE", [1, 2, 3, 4, 5, 6, 7, 8, 9]), ("tRNS", [0, 128])]
    #expect(try expandedSamples(indexed.bytes) == [1, 2, 3, 0, 4, 5, 6, 128, 7, 8, 9, 255])
  }

  @Test func `stored rows are the bits of the file`() throws {
    var png = WrittenPNG(5, 1, depth: 2, colorType: 3) { x, _ in [x % 4] }
    png.before = [("PLTE", [UInt8](repeating: 9, count: 12))]
    var reader = try PNGReader(MemorySource(png.bytes), pixels: .stored)
    var row = [UInt8](repeating: 0, count: reader.rowBytes)
    try reader.readRow(into: &row)
    #expect(row == [0b00_01_10_11, 0b00_00_00_00])
  }

  @Test func `the colour description of a file is returned`() throws {
    var png = WrittenPNG(1, 1) { _, _ in [1, 2, 3] }
    let rec709 = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]
    png.before = [
      ("gAMA", WrittenPNG.bigEndian(50_000)), ("cHRM", rec709.flatMap(WrittenPNG.bigEndian)), ("cICP", [12, 13, 0, 1]),
    ]
    let color = try PNGReader(MemorySource(png.bytes)).header.color
    #expect(color.gamma == 0.5)
    #expect(color.chromaticities == rec709.map { Double($0) / 100_000 })
    #expect(color.codePoints == ColorChunks.CodePoints(primaries: 12, transfer: 13, matrix: 0, range: 1))
    #expect(!color.isSRGB && color.profile == nil)
    png.before = [("sRGB", [0])]
    #expect(try PNGReader(MemorySource(png.bytes)).header.color.isSRGB)
  }

  @Test func `a broken profile is dropped with a warning`() throws {
    var png = WrittenPNG(1, 1) { _, _ in [1, 2, 3] }
    png.before = [("iCCP", Array("broken".utf8) + [0, 0] + Deflate.stored([UInt8](repeating: 7, count: 200)))]
    let reader = try PNGReader(MemorySource(png.bytes))
    #expect(reader.header.color.profile == nil)
    #expect(reader.warnings.contains { $0.hasPrefix("iCCP: ") })
  }

  @Test func `pieces may be of any size`() throws {
    final class Drop: ByteSource {
      var rest: ArraySlice<UInt8>
      init(_ bytes: [UInt8]) { rest = bytes[...] }
      func next() -> [UInt8] {
        defer { rest = rest.dropFirst() }
        return Array(rest.prefix(1))
      }
    }
    func rows(_ source: some ByteSource) throws -> [[UInt8]] {
      var reader = try PNGReader(source)
      var row = [UInt8](repeating: 0, count: reader.rowBytes)
      let rows = try (0..<6).map { _ in
        try reader.readRow(into: &row)
        return row
      }
      try reader.finish()
      return rows
    }
    let png = Kind(colorType: 6, depth: 16, isInterlaced: true).picture(6, 6)
    #expect(try rows(Drop(png.bytes)) == rows(MemorySource(png.bytes)))
  }
}
