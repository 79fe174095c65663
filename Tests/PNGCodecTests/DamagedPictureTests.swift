import Testing
import WrittenPNG

@testable import PNGCodec

struct DamagedPictureTests {
  /// The error that reading everything ends with.
  private func failure(_ bytes: [UInt8], limits: PNGLimits = PNGLimits()) -> PNGError? {
    do throws(PNGError) {
      _ = try expandedSamples(bytes, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [false, true])
  func `a file truncated anywhere ends too early`(_ isInterlaced: Bool) {
    let bytes = Kind(colorType: 3, depth: 4, isInterlaced: isInterlaced).picture(5, 5).bytes
    #expect(failure(bytes) == nil)
    for count in 0..<bytes.count {
      let expected: PNGError = count == 0 ? .notPNG : .truncated(offset: count)
      #expect(failure(Array(bytes.prefix(count))) == expected)
    }
  }

  @Test func `a file that is not a PNG is reported`() {
    #expect(failure(Array("GIF89a, and more than eight bytes".utf8)) == .notPNG)
    #expect(failure([]) == .notPNG)
  }

  @Test(arguments: ["IHDR", "PLTE", "IDAT", "IEND"])
  func `a wrong checksum is damage`(_ name: String) throws {
    var bytes = Kind(colorType: 3, depth: 8, isInterlaced: false).picture(5, 5).bytes
    let start = try #require(
      bytes.indices.first { bytes[$0...].starts(with: Array(name.utf8)) })
    let length = bytes[(start - 4)..<start].reduce(0) { $0 << 8 | Int($1) }
    bytes[start + 4 + length] ^= 1
    guard case .corrupt(let offset, let reason) = failure(bytes) else {
      Issue.record("\(String(describing: failure(bytes)))")
      return
    }
    #expect(offset >= start)
    #expect(reason.contains("CRC"))
  }

  @Test(arguments: [
    (40_000, 1, false, PNGLimits.Measure.width, 40_000, 32_768),
    (1, 2_147_483_647, false, .height, 2_147_483_647, 32_768),
    (9_000, 9_000, false, .pixels, 81_000_000, 64_000_000),
    (9_000, 9_000, true, .pixels, 81_000_000, 64_000_000),
  ])
  func `absurd dimensions are refused before any memory is taken`(
    _ width: Int, _ height: Int, _ isInterlaced: Bool, _ measure: PNGLimits.Measure, _ value: Int, _ limit: Int
  ) {
    var png = WrittenPNG(1, 1, isInterlaced: isInterlaced) { _, _ in [0, 0, 0] }
    let data = png.chunks.dropFirst()
    (png.width, png.height) = (width, height)
    let error = failure(WrittenPNG.file([("IHDR", png.header)] + data))
    #expect(error == .tooLarge(measure, value: value, limit: limit))
  }

  @Test func `the pixel limit can be changed`() {
    let bytes = Kind(colorType: 2, depth: 8, isInterlaced: true).picture(4, 4).bytes
    #expect(failure(bytes, limits: PNGLimits(pixels: 15)) == .tooLarge(.pixels, value: 16, limit: 15))
    #expect(failure(bytes, limits: PNGLimits(pixels: 16)) == nil)
  }

  @Test(arguments: [
    (0, 1, 8, 2), (1, 0, 8, 2), (1, 1, 3, 2), (1, 1, 4, 2), (1, 1, 8, 5), (1, 1, 16, 3), (1, 1, 1, 6), (1, 1, 0, 0),
  ])
  func `an invalid header is damage`(_ width: Int, _ height: Int, _ depth: Int, _ type: Int) {
    var png = WrittenPNG(1, 1) { _, _ in [0, 0, 0] }
    let data = png.chunks.dropFirst()
    (png.width, png.height, png.depth, png.colorType) = (width, height, depth, type)
    guard case .corrupt = failure(WrittenPNG.file([("IHDR", png.header)] + data)) else {
      Issue.record("\(width) × \(height), \(depth) bits, type \(type): \(String(describing: failure(png.bytes)))")
      return
    }
  }

  @Test func `chunks missing or out of order are damage`() {
    let chunks = Kind(colorType: 3, depth: 8, isInterlaced: false).picture(3, 3).chunks
    for left in 0..<3 {
      var fewer = chunks
      fewer.remove(at: left)
      #expect(failure(WrittenPNG.file(fewer)) != nil)
    }
    #expect(failure(WrittenPNG.file([chunks[0], chunks[2], chunks[1], chunks[3]])) != nil)
  }

  @Test func `a chunk that inflates without end is dropped`() throws {
    var png = WrittenPNG(1, 1) { _, _ in [1, 2, 3] }
    let bomb = Deflate.bomb(runs: 40_000)  // 65 KB, 10.3 MB inflated
    png.before = [("zTXt", Array("Comment".utf8) + [0, 0] + bomb), ("iCCP", Array("name".utf8) + [0, 0] + bomb)]
    png.after = (0..<300).map { _ in ("tEXt", Array("Comment".utf8) + [0, 65]) }
    #expect(try expandedSamples(png.bytes) == [1, 2, 3])
    let reader = try PNGReader(MemorySource(png.bytes))
    #expect(reader.header.color.profile == nil)
    // More pixels than the picture has are not inflated at all.
    let pixels = WrittenPNG.file([("IHDR", png.header), ("IDAT", bomb), ("IEND", [])])
    #expect(try expandedSamples(pixels) == [0, 0, 0])
  }

  @Test func `a source that fails says why`() {
    final class Broken: ByteSource {
      func next() throws(ByteStreamError) -> [UInt8] { throw ByteStreamError("cannot be read: input/output error") }
    }
    #expect(throws: PNGError.stream("cannot be read: input/output error")) { _ = try PNGReader(Broken()).header }
  }

  @Test func `changing any bit is found by a signature, a length or a checksum`() {
    let bytes = Kind(colorType: 6, depth: 8, isInterlaced: true).picture(4, 4).bytes
    for index in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[index] ^= 1 << bit
        #expect(failure(changed, limits: PNGLimits(pixels: 10_000)) != nil, "bit \(bit) of byte \(index)")
      }
    }
  }
}
