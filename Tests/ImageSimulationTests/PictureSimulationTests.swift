import Colorimetry
import LittleCMS
import PNGCodec
import Testing
import WrittenPNG

@testable import ImageSimulation

/// A picture as one vision sees it, and the notes on it.
func simulate(
  _ bytes: [UInt8], _ simulation: Simulation = Simulation(.deutan), limits: PNGLimits = PNGLimits()
) throws -> (bytes: [UInt8], notes: [String]) {
  let sink = MemorySink()
  let summary = try PictureSimulation(limits: limits).write([.init(simulation, to: sink)]) { () throws(PNGError) in
    MemorySource(bytes)
  }
  return (sink.bytes, summary.notes)
}

/// All samples of a file: RGB or RGBA, of 8 bits or of 16.
func samples(_ bytes: [UInt8]) throws -> [Int] {
  var reader = try PNGReader(MemorySource(bytes))
  var row = [UInt8](repeating: 0, count: reader.rowBytes)
  var samples: [Int] = []
  for _ in 0..<reader.header.height {
    try reader.readRow(into: &row)
    if reader.header.bitDepth == 16 {
      samples += stride(from: 0, to: row.count, by: 2).map {
        Int(UInt16(littleEndian: UInt16(row[$0]) | UInt16(row[$0 + 1]) << 8))
      }
    } else {
      samples += row.map(Int.init)
    }
  }
  try reader.finish()
  return samples
}

struct PictureSimulationTests {
  static let kinds = [(0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16])].flatMap {
    (type, depths) in depths.flatMap { depth in [false, true].map { (type, depth, $0) } }
  }

  @Test(arguments: kinds)
  func `every kind of picture is simulated pixel by pixel and keeps depth and alpha`(
    _ type: Int, _ depth: Int, _ isInterlaced: Bool
  ) throws {
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][type] ?? 0
    var png = WrittenPNG(11, 9, depth: depth, colorType: type, isInterlaced: isInterlaced) { x, y in
      (0..<channels).map { (x * 7919 + y * 104_729 + $0 * 31_337) % (1 << depth) }
    }
    if type == 3 {
      png.before = [("PLTE", (0..<(3 << depth)).map { UInt8($0 * 37 % 256) }), ("tRNS", [0, 128])]
    }
    let simulation = Simulation(.tritan)
    let written = try simulate(png.bytes, simulation).bytes
    let (before, after) = (try samples(png.bytes), try samples(written))
    let maximum = Double(depth == 16 ? 65_535 : 255)
    let step = type == 3 || type > 3 ? 4 : 3
    let expected = stride(from: 0, to: before.count, by: step).flatMap { index -> [Int] in
      let color = SRGB(
        Double(before[index]) / maximum, Double(before[index + 1]) / maximum, Double(before[index + 2]) / maximum)
      let seen = SRGB(simulation(LinearSRGB(color)))
      let numbers = [seen.red, seen.green, seen.blue].map {
        Int(($0.clampedToUnit * maximum + 0.5).rounded(.down))
      }
      return numbers + before[(index + 3)..<(index + step)]
    }
    #expect(after == expected)
    let header = try PNGReader(MemorySource(written)).header
    #expect(header.color.isSRGB)
    #expect(header.bitDepth == (type == 3 ? depth : max(depth, 8)))
    #expect((header.colorType == .indexed) == (type == 3))
  }

  @Test(arguments: [(6, 8), (2, 16)], [false, true])
  func `equal rows give equal results, and different rows different ones`(
    _ kind: (type: Int, depth: Int), _ hasGamma: Bool
  )
    throws
  {
    // Rows by threes, the last of which differs in one sample alone.
    func picture(_ rows: [Int]) -> [UInt8] {
      var png = WrittenPNG(7, rows.count, depth: kind.depth, colorType: kind.type) { x, y in
        var pixel = [x * 30, 200 - x * 20, rows[y] / 3 * 25, 255].map { $0 << (kind.depth - 8) }
        if x == 6, rows[y] % 3 == 2 { pixel[kind.type == 6 ? 3 : 1] ^= 1 << (kind.depth - 8) }
        return Array(pixel.prefix(kind.type == 6 ? 4 : 3))
      }
      if hasGamma { png.before = [("gAMA", WrittenPNG.bigEndian(100_000))] }
      return png.bytes
    }
    let together = try samples(simulate(picture(Array(0..<12))).bytes)
    let apart = try (0..<12).flatMap { try samples(simulate(picture([$0])).bytes) }
    #expect(together == apart)
    #expect(
      Set(stride(from: 0, to: apart.count, by: apart.count / 12).map { Array(apart[$0...].prefix(apart.count / 12)) })
        .count == 8)
  }

  @Test func `one pass gives several visions`() throws {
    let png = WrittenPNG(20, 10) { x, y in [x * 12, y * 25, 128] }
    final class Counting: ByteSource {
      static nonisolated(unsafe) var opened = 0
      let memory: MemorySource
      init(_ bytes: [UInt8]) {
        unsafe Counting.opened += 1
        memory = MemorySource(bytes)
      }
      func next() -> [UInt8] { memory.next() }
    }
    let sinks = [MemorySink(), MemorySink(), MemorySink()]
    let visions = [Vision.protan, .deutan, .tritan]
    let outputs = zip(visions, sinks).map { PictureSimulation.Output(Simulation($0), to: $1) }
    _ = try PictureSimulation().write(outputs) { () throws(PNGError) in Counting(png.bytes) }
    for (vision, sink) in zip(visions, sinks) {
      #expect(try sink.bytes == simulate(png.bytes, Simulation(vision)).bytes)
    }
    // Once for the header, once for the pixels.
    #expect(unsafe Counting.opened == 2)
  }

  @Test func `damage and limits are reported in words`() {
    let png = WrittenPNG(20, 10) { x, y in [x, y, 0] }
    #expect(throws: PictureError.png(.truncated(offset: 200))) { try simulate(Array(png.bytes.prefix(200))) }
    #expect(throws: PictureError.png(.tooLarge(.pixels, value: 200, limit: 100))) {
      try simulate(png.bytes, limits: PNGLimits(pixels: 100))
    }
    var indexed = WrittenPNG(20, 10, colorType: 3) { x, _ in [x % 2] }
    indexed.before = [("PLTE", [1, 2, 3, 4, 5, 6])]
    #expect(throws: PictureError.png(.truncated(offset: 200))) { try simulate(Array(indexed.bytes.prefix(200))) }
  }
}

struct PictureColorTests {
  /// Colours at random all over the gamut as 16-bit samples in another space, and the same in sRGB.
  private func pair(
    _ chunks: [(name: String, data: [UInt8])], _ encode: @escaping (LinearSRGB) -> (Double, Double, Double)
  ) -> (other: [UInt8], srgb: [UInt8]) {
    func picture(_ encode: @escaping (LinearSRGB) -> (Double, Double, Double)) -> WrittenPNG {
      WrittenPNG(25, 40, depth: 16) { x, y in
        let place = (y * 25 + x) * 3
        // The corners first.
        let color = LinearSRGB(
          place < 24
            ? SRGB(Double(x & 1), Double(x >> 1 & 1), Double(x >> 2))
            : SRGB(random(place), random(place + 1), random(place + 2)))
        let numbers = encode(color)
        return [numbers.0, numbers.1, numbers.2].map { Int(($0.clampedToUnit * 65_535).rounded()) }
      }
    }
    var other = picture(encode)
    other.before = chunks
    let srgb = picture {
      let color = SRGB($0)
      return (color.red, color.green, color.blue)
    }
    return (other.bytes, srgb.bytes)
  }

  /// 1/255 of 16 bits.
  private func expectAlike(
    _ pair: (other: [UInt8], srgb: [UInt8]), note: String?, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for vision in [Vision.protan, .deutan, .tritan, .grey] {
      let (other, notes) = try simulate(pair.other, Simulation(vision))
      let differences = try zip(samples(other), samples(simulate(pair.srgb, Simulation(vision)).bytes)).map {
        abs($0 - $1)
      }
      #expect(differences.max() ?? 0 <= 257, sourceLocation: sourceLocation)
      #expect(notes.first?.contains(note ?? "") != false, sourceLocation: sourceLocation)
      #expect((notes.isEmpty) == (note == nil), sourceLocation: sourceLocation)
    }
  }

  private func displayP3(_ color: LinearSRGB) -> (Double, Double, Double) {
    let p3 = RGBSpace.displayP3.encoded(XYZD65(color).vector)
    return (p3.x, p3.y, p3.z)
  }

  private func profile(_ chromaticities: [Double], exponent: Double) throws -> [UInt8] {
    let context = try Context()
    return try Profile(
      context, chromaticities: chromaticities, curve: ToneCurve(context, parametricType: 1, [exponent])
    ).bytes()
  }

  @Test func `a picture in Display P3 looks like its equal in sRGB`() throws {
    try expectAlike(pair([("cICP", [12, 13, 0, 1])], displayP3), note: "converted")
  }

  @Test func `a picture in the primaries of BT.2020 looks like its equal in sRGB`() throws {
    try expectAlike(
      pair([("cICP", [9, 13, 0, 1])]) { color in
        let linear = RGBSpace.rec2020.encoded(XYZD65(color).vector).map { power(max($0, 0), 2.4) }
        let encoded = SRGB(LinearSRGB(linear.x, linear.y, linear.z))
        return (encoded.red, encoded.green, encoded.blue)
      }, note: "converted")
  }

  @Test(arguments: [1, 1 / 1.8, 1 / 2.2])
  func `a picture with its own primaries and gamma looks like its equal in sRGB`(_ gamma: Double) throws {
    // Display P3: D65, then red, green and blue. Source: SMPTE EG 432-1.
    let places = [0.3127, 0.3290, 0.680, 0.320, 0.265, 0.690, 0.150, 0.060]
    let primaries = places.flatMap { WrittenPNG.bigEndian(Int(($0 * 100_000).rounded())) }
    let exponent = WrittenPNG.bigEndian(Int((gamma * 100_000).rounded()))
    try expectAlike(
      pair([("gAMA", exponent), ("cHRM", primaries)]) { color in
        let p3 = displayP3(color)
        let encoded = LinearSRGB(SRGB(p3.0, p3.1, p3.2)).vector.map { power(max($0, 0), gamma) }
        return (encoded.x, encoded.y, encoded.z)
      }, note: "converted")
  }

  @Test func `code points of sRGB are sRGB`() throws {
    let same = { (color: LinearSRGB) in (SRGB(color).red, SRGB(color).green, SRGB(color).blue) }
    try expectAlike(pair([("cICP", [1, 13, 0, 1]), ("gAMA", WrittenPNG.bigEndian(100_000))], same), note: nil)
  }

  @Test(arguments: [1, 1 / 1.8, 1 / 2.2])
  func `a picture with its own gamma looks like its equal in sRGB`(_ gamma: Double) throws {
    let chunk = WrittenPNG.bigEndian(Int((gamma * 100_000).rounded()))
    let encoded = { (color: LinearSRGB) in color.vector.map { power($0, gamma) } }
    try expectAlike(
      pair([("gAMA", chunk)]) {
        let v = encoded($0); return (v.x, v.y, v.z)
      }, note: "converted")
  }

  /// PNG (third edition) 4.3: of the two the profile ranks higher, wherever they stand.
  @Test(arguments: [[], ["iCCP", "sRGB"], ["sRGB", "iCCP"]])
  func `an embedded profile is used, even with an sRGB chunk`(_ order: [String]) throws {
    let wide = try profile(PictureColor.displayP3, exponent: 2.2)
    let chunk: (name: String, data: [UInt8]) = ("iCCP", Array("wide".utf8) + [0, 0] + Deflate.stored(wide))
    try expectAlike(
      pair(order.isEmpty ? [chunk] : order.map { $0 == "iCCP" ? chunk : ("sRGB", [0]) }) { color in
        let linear = LinearSRGB(SRGB(displayP3(color).0, displayP3(color).1, displayP3(color).2)).vector
        let encoded = linear.map { power($0, 1 / 2.2) }
        return (encoded.x, encoded.y, encoded.z)
      }, note: "ICC profile")
  }

  @Test func `an sRGB chunk overrides any gamma`() throws {
    let same = { (color: LinearSRGB) in (SRGB(color).red, SRGB(color).green, SRGB(color).blue) }
    try expectAlike(pair([("sRGB", [0]), ("gAMA", WrittenPNG.bigEndian(100_000))], same), note: nil)
  }

  @Test func `code points with a wrong checksum are ignored`() throws {
    var png = WrittenPNG(1, 1) { _, _ in [200, 30, 30] }
    let plain = try simulate(png.bytes).bytes
    png.before = [("cICP", [12, 13, 0, 1])]
    var bytes = png.bytes
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("cICP".utf8)) })
    bytes[place + 8] ^= 1
    #expect(try samples(simulate(bytes).bytes) == samples(plain))
  }

  @Test func `high dynamic range is refused with the reason`() {
    var png = WrittenPNG(1, 1) { _, _ in [1, 2, 3] }
    for (transfer, name) in [(UInt8(16), "PQ"), (18, "HLG")] {
      png.before = [("cICP", [9, transfer, 0, 1])]
      do {
        _ = try simulate(png.bytes)
        Issue.record("\(name) was taken")
      } catch {
        #expect("\(error)".contains(name))
      }
    }
  }

  @Test func `an unusable colour description gives a note and sRGB`() throws {
    var png = WrittenPNG(1, 1) { _, _ in [200, 30, 30] }
    let plain = try simulate(png.bytes).bytes
    for chunks: [(name: String, data: [UInt8])] in [
      [("cICP", [77, 13, 0, 1])], [("cICP", [1, 13, 5, 0])],
      [("iCCP", Array("broken".utf8) + [0, 0] + Deflate.stored([UInt8](repeating: 7, count: 200)))],
      [("gAMA", WrittenPNG.bigEndian(1))],
    ] {
      png.before = chunks
      let (bytes, notes) = try simulate(png.bytes)
      #expect(try samples(bytes) == samples(plain))
      #expect(!notes.isEmpty)
    }
    // A profile that is whole but for something else than a picture in RGB.
    let context = try Context()
    let link = try Profile.deviceLink(Profile.LinkText(description: "link", copyright: "none"), context)
    try link.add(float: SimulationPipeline.stages(Simulation(.deutan), context))
    let pixels = PictureLinearizer.Pixels(try PNGReader(MemorySource(png.bytes)).header)
    let (runs, notes) = LinearRuns.converting(.profile(try link.bytes()), pixels)
    #expect(runs == nil && notes.count == 1)
    #expect(LinearRuns.converting(.profile([1, 2, 3]), pixels).1.count == 1)
    var large = ColorChunks()
    large.profile = [UInt8](repeating: 0, count: PictureColor.profileLimit + 1)
    #expect(try PictureColor.interpreted(large).color == .sRGB)
    #expect(try PictureColor.interpreted(large).notes.count == 1)
  }

  @Test func `a palette is converted too`() throws {
    var indexed = WrittenPNG(2, 1, colorType: 3) { x, _ in [x] }
    indexed.before = [("gAMA", WrittenPNG.bigEndian(100_000)), ("PLTE", [55, 55, 55, 128, 128, 128])]
    let seen = try samples(simulate(indexed.bytes).bytes)
    // 55/255 and 128/255 of the light.
    #expect(seen == [128, 128, 128, 188, 188, 188])
  }
}
