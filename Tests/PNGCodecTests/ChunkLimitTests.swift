import Testing
import WrittenPNG

@testable import PNGCodec

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct ChunkLimitTests {
  /// The most memory that this process has held so far, in MB.
  private var peak: Int {
    var usage = rusage()
    #if canImport(Darwin)
      unsafe getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss >> 20
    #elseif canImport(Glibc)
      unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss >> 10
    #else
      unsafe getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss >> 10
    #endif
  }

  private var pixel: WrittenPNG { WrittenPNG(1, 1) { _, _ in [1, 2, 3] } }

  /// Reads everything: the warnings, and the texts that a copy of the picture has.
  private func read(_ bytes: [UInt8], limits: PNGLimits = PNGLimits()) throws -> (warnings: [String], texts: [String]) {
    var reader = try PNGReader(MemorySource(bytes), limits: limits)
    let sink = MemorySink()
    let writer = try PNGWriter(sink, PNGWriter.Format(width: 1, height: 1), keepingTextsOf: reader)
    var row = [UInt8](repeating: 0, count: reader.rowBytes)
    try reader.readRow(into: &row)
    try writer.write(row.span)
    try reader.finish()
    try writer.finish(keepingTextsOf: reader)
    return (reader.warnings, chunks(sink.bytes).map(\.name).filter { $0.hasSuffix("Xt") })
  }

  @Test(arguments: ["tEXt", "zTXt", "iTXt", "iCCP", "sPLT", "pCAL", "sCAL", "eXIf", "fcTL", "heRe"])
  func `a length that is only declared costs no memory`(_ name: String) {
    var bytes = WrittenPNG.file([("IHDR", pixel.header)])
    bytes += WrittenPNG.bigEndian(0x7FFF_FFFF) + Array(name.utf8) + [65, 0, 0]
    let before = peak
    #expect(throws: PNGError.truncated(offset: bytes.count)) { _ = try PNGReader(MemorySource(bytes)).header }
    #expect(peak - before < 500)
  }

  @Test(arguments: ["tEXt", "zTXt", "iTXt"], [false, true])
  func `a text larger than the limit is left out, and the others stay`(_ name: String, _ isBehind: Bool) throws {
    var png = pixel
    let small: (name: String, data: [UInt8]) = ("tEXt", Array("Title".utf8) + [0, 65])
    var limits = PNGLimits()
    #expect(limits.chunkBytes == 8_000_000)
    limits.chunkBytes = 80_000
    let large = (name: name, data: Array("Comment".utf8) + [UInt8](repeating: 0, count: 80_000))
    if isBehind { png.after = [small, large, small] } else { png.before = [small, large, small] }
    let (warnings, texts) = try read(png.bytes, limits: limits)
    #expect(warnings == ["\(name): left out, since texts and profiles together have more than 80000 bytes"])
    #expect(texts == ["tEXt", "tEXt"])
  }

  @Test func `texts have a limit together, as they are and inflated`() throws {
    var limits = PNGLimits()
    limits.chunkBytes = 100_000
    var png = pixel
    png.before = .init(repeating: ("tEXt", Array("Title".utf8) + .init(repeating: 0, count: 1)), count: 3)
    png.before += .init(repeating: ("tEXt", Array("A".utf8) + [0] + .init(repeating: 65, count: 30_000)), count: 5)
    var (warnings, texts) = try read(png.bytes, limits: limits)
    #expect(texts.count == 3 + 3)
    #expect(warnings.count == 2)
    // 25,801 bytes each when inflated, 175 before.
    let bomb = Array("A".utf8) + [0, 0] + Deflate.bomb(of: 65, runs: 100)
    png.before = .init(repeating: ("zTXt", bomb), count: 2)
    png.after = .init(repeating: ("zTXt", bomb), count: 6)
    (warnings, texts) = try read(png.bytes, limits: limits)
    #expect(texts.count == 3)
    #expect(!warnings.isEmpty)
  }

  @Test func `what inflates without end is given up once`() throws {
    var png = pixel
    // Each would become 1 MB.
    let bomb = Array("A".utf8) + [0, 0] + Deflate.bomb(runs: 4_000)
    png.before = .init(repeating: ("zTXt", bomb), count: 20)
    var limits = PNGLimits()
    limits.chunkBytes = 800_000
    let result = try read(png.bytes, limits: limits)
    #expect(result.texts.isEmpty)
    #expect(result.warnings.count { $0.contains("left out") } > 5)
  }

  @Test func `a profile within the limit is read behind texts`() throws {
    var png = pixel
    png.before = [
      ("tEXt", Array("A".utf8) + [0] + .init(repeating: 65, count: 70_000)), ("cICP", [1, 13, 0, 1]),
    ]
    var limits = PNGLimits()
    limits.chunkBytes = 80_000
    #expect(try PNGReader(MemorySource(png.bytes), limits: limits).header.color.codePoints != nil)
  }
}
