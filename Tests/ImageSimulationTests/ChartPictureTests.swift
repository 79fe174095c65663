import Colorimetry
import PNGCodec
import Testing
import WrittenPNG

@testable import ImageSimulation

/// Colours that a picture really uses, in charts that are drawn here as renderers draw.
struct ChartPictureTests {
  private static let okabe: [UInt32] = [0xE6_9F00, 0x56_B4E9, 0x00_9E73, 0x00_72B2, 0xD5_5E00, 0xCC_79A7]

  private func read(_ png: WrittenPNG, on ground: UInt32 = 0xFF_FFFF) throws(PictureError) -> ChartPicture {
    let bytes = png.bytes
    return try ChartPicture(on: ScreenColor(ground)) { MemorySource(bytes) }
  }

  private func marks(_ picture: ChartPicture) -> Set<UInt32> { Set(picture.colors.marks.map(\.color.packed)) }

  /// Axes, ticks, a grid and labels around an empty plot.
  private func frame(ground: UInt32 = 0xFF_FFFF, ink: UInt32 = 0x22_2222, grid: UInt32 = 0xD9_D9D9) -> DrawnChart {
    var chart = DrawnChart(360, 220, ground: ground)
    for y in stride(from: 30.0, through: 170, by: 35) { chart.fill(grid, left: 40, top: y, right: 350, bottom: y + 1) }
    chart.fill(ink, left: 40, top: 20, right: 41, bottom: 196)
    chart.fill(ink, left: 40, top: 195, right: 350, bottom: 196)
    for y in stride(from: 30.0, through: 170, by: 35) { chart.letters(ink, 3, x: 12, y: y - 4) }
    chart.letters(ink, 20, x: 100, y: 6)
    chart.letters(ink, 12, x: 140, y: 204)
    return chart
  }

  private func curve(_ index: Int, flat: Bool = false) -> [(x: Double, y: Double)] {
    (0...10).map { step in
      let x = 50 + Double(step) * 29
      let wave = Double((step * (3 + index) + index * 5) % 9) * (flat ? 2 : 9)
      return (x, 40 + Double(index) * 16 + wave)
    }
  }

  @Test(arguments: [1.0, 1.5, 2, 3])
  func `lines of any width give exactly their colours`(width: Double) throws {
    var chart = frame()
    for (index, color) in Self.okabe.enumerated() { chart.line(color, curve(index), width: width) }
    let picture = try read(chart.png)
    // Lines of one pixel may be letters.
    let found = picture.colors.marks + (width < 1.5 ? picture.colors.doubts : [])
    #expect(width < 1.5 || found.count == Self.okabe.count)
    for color in Self.okabe {
      let nearest = found.map { $0.color.distance(ScreenColor(color)) }.min() ?? 255
      // A line of one pixel hardly fills any: here, where sixteen places a pixel are tried, fifteen of them.
      #expect(nearest <= (width < 1.5 ? 16 : 0), "\(ScreenColor(color).hex)")
    }
    #expect(picture.colors.background.color.packed == 0xFF_FFFF)
    #expect(Set([0x22_2222, 0xD9_D9D9]).isSubset(of: picture.colors.greys.map(\.color.packed)))
  }

  @Test func `bars and discs are marks on light and on dark, and grey ones are greys`() throws {
    for (ground, ink, grid) in [(0xFF_FFFF, 0x22_2222, 0xE0_E0E0), (0x10_1418, 0xE8_E8E8, 0x30_3438)]
      as [(UInt32, UInt32, UInt32)]
    {
      let colors = Self.okabe + [0x7F_7F7F]
      var bars = frame(ground: ground, ink: ink, grid: grid)
      for (index, color) in colors.enumerated() {
        let left = 50.4 + Double(index) * 40
        bars.fill(color, left: left, top: 150.3 - Double(index) * 17, right: left + 27, bottom: 195)
      }
      let read = try self.read(bars.png)
      #expect(marks(read) == Set(Self.okabe) && read.colors.greys.contains { $0.color.packed == 0x7F_7F7F })
      var discs = frame(ground: ground, ink: ink, grid: grid)
      for (index, color) in colors.enumerated() {
        for dot in 0..<9 {
          discs.disc(
            color, 60 + Double((dot * 61 + index * 37) % 270), 40 + Double((dot * 47 + index * 29) % 140), radius: 4.2)
        }
      }
      let picture = try self.read(discs.png)
      #expect(marks(picture) == Set(Self.okabe))
      #expect(picture.colors.background.color.packed == ground)
      #expect(Set([0x7F_7F7F, ink]).isSubset(of: picture.colors.greys.map(\.color.packed)))
    }
  }

  @Test func `stacked areas give their colours without the seams`() throws {
    var chart = frame()
    for (index, color) in Self.okabe.enumerated().reversed() {
      // What lies above is drawn over what lies below, so that seams are slanted and mixed.
      chart.fill(color, left: 41, top: 25, right: 350, bottom: 195) { x, y in
        y > 170 - Double(index) * 22 - 14 * ((x / 60).truncatingRemainder(dividingBy: 1))
      }
    }
    #expect(try marks(read(chart.png)) == Set(Self.okabe))
  }

  @Test func `overlapping translucent discs give one colour each`() throws {
    var chart = frame()
    let colors: [UInt32] = [0xD6_2728, 0x1F_77B4]
    for (index, color) in colors.enumerated() {
      for dot in 0..<24 {
        let (x, y) = (70 + Double((dot * 41 + index * 17) % 240), 40 + Double((dot * 53 + index * 31) % 130))
        chart.disc(color, x, y, radius: 8, opacity: 0.6)
      }
    }
    // 0.6 of the colour over white.
    #expect(try marks(read(chart.png)) == [0xE6_7D7E, 0x79_ADD2])
  }

  @Test func `a panel behind the marks is the plot background`() throws {
    var chart = DrawnChart(360, 220)
    chart.fill(0xEB_EBEB, left: 40, top: 20, right: 350, bottom: 195)
    for y in stride(from: 30.0, through: 170, by: 35) {
      chart.fill(0xFF_FFFF, left: 40, top: y, right: 350, bottom: y + 1)
    }
    chart.letters(0x4D_4D4D, 20, x: 100, y: 204)
    for (index, color) in Self.okabe.enumerated() { chart.line(color, curve(index), width: 2) }
    let picture = try read(chart.png)
    #expect(picture.colors.background.color.packed == 0xFF_FFFF)
    #expect(picture.colors.plotBackground?.color.packed == 0xEB_EBEB)
    #expect(marks(picture) == Set(Self.okabe))
  }

  @Test func `a translucent picture takes the ground that it is laid on`() throws {
    let bytes = WrittenPNG(60, 40, colorType: 6) { x, y in
      (10..<30).contains(x) && (10..<30).contains(y)
        ? [0xB2, 0x18, 0x2B, 255]
        : (35..<55).contains(x) && (10..<30).contains(y) ? [0x21, 0x66, 0xAC, 128] : [0, 0, 0, 0]
    }
    let onWhite = try read(bytes)
    #expect(onWhite.isTranslucent)
    #expect(onWhite.colors.background.color.packed == 0xFF_FFFF)
    #expect(marks(onWhite) == [0xB2_182B, 0x90_B2D5])
    #expect(marks(try read(bytes, on: 0x00_0000)) == [0xB2_182B, 0x11_3356])
  }

  @Test func `depth, palette and interlacing change no colour`() throws {
    let colors = [[255, 255, 255], [33, 102, 172], [178, 24, 43]]
    func index(_ x: Int, _ y: Int) -> Int {
      (8..<24).contains(y) ? (6..<22).contains(x) ? 1 : (30..<46).contains(x) ? 2 : 0 : 0
    }
    let expected: Set<UInt32> = [0x21_66AC, 0xB2_182B]
    for isInterlaced in [false, true] {
      var indexed = WrittenPNG(52, 32, depth: 2, colorType: 3, isInterlaced: isInterlaced) { [index($0, $1)] }
      indexed.before = [("PLTE", colors.flatMap { $0 }.map { UInt8($0) })]
      #expect(try marks(read(indexed)) == expected)
      let deep = WrittenPNG(52, 32, depth: 16, isInterlaced: isInterlaced) { colors[index($0, $1)].map { $0 * 257 } }
      #expect(try marks(read(deep)) == expected)
    }
  }

  @Test func `colours are those of sRGB, whatever the picture is in`() throws {
    // A gamma of 1: the samples are linear light.
    var linear = WrittenPNG(52, 32, depth: 16) { x, y in
      (8..<24).contains(y) && (6..<22).contains(x) ? [14_000, 3_000, 40_000] : [65_535, 65_535, 65_535]
    }
    linear.before = [("gAMA", WrittenPNG.bigEndian(100_000))]
    let picture = try read(linear)
    func encoded(_ value: Double) -> Int {
      Int((255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * power(value, 1 / 2.4) - 0.055)).rounded())
    }
    let expected = ScreenColor(encoded(14_000 / 65_535), encoded(3_000 / 65_535), encoded(40_000 / 65_535))
    #expect(picture.colors.marks.count == 1)
    #expect((picture.colors.marks.first?.color.distance(expected) ?? 255) <= 1)
  }

  @Test func `shading, noise and many colours are refused, as is nothing`() {
    let gradient = WrittenPNG(200, 100) { x, y in [x, y * 2, (x + y) / 2] }
    #expect(throws: PictureError.self) { try read(gradient) }
    var state: UInt32 = 7
    let noise = WrittenPNG(200, 100) { _, _ in
      (0..<3).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return Int(state >> 24)
      }
    }
    #expect(throws: PictureError.self) { try read(noise) }
    let blank = WrittenPNG(40, 40) { _, _ in [250, 250, 250] }
    #expect(throws: PictureError.noChart(.noMarks)) { try read(blank) }
    let squares = WrittenPNG(240, 200) { x, y in
      let cell = y / 20 * 12 + x / 20
      return [cell * 37 % 200, cell * 59 % 200, cell * 83 % 200]
    }
    #expect(throws: PictureError.self) { try read(squares) }
  }
}

struct PixelCensusTests {
  @Test func `noise of a few flat colours is refused before the last row, stripes are not`() {
    let colors: [UInt32] = [0xFF_FFFF, 0x5B_8C2A, 0x21_66AC, 0xB2_182B]
    var state: UInt32 = 7
    var (noise, stripes) = (PixelCensus(pixels: 10_000, mostRuns: 500), PixelCensus(pixels: 10_000, mostRuns: 500))
    for y in 0..<100 where noise.refusal == nil {
      noise.append(
        (0..<100).map { _ in
          state = state &* 1_664_525 &+ 1_013_904_223
          return colors[Int(state >> 30)]
        })
      #expect(y < 15)
    }
    #expect(noise.refusal == .tooManyRuns(500))
    for y in 0..<100 { stripes.append(.init(repeating: colors[y % 4], count: 100)) }
    stripes.finish()
    #expect(stripes.refusal == nil && stripes.runs == 100)
    #expect(stripes.counts == [0xFF_FFFF: 2_500, 0x5B_8C2A: 2_500, 0x21_66AC: 2_500, 0xB2_182B: 2_500])
  }
}

struct RefusedPictureTests {
  @Test func `shading is refused before the last row`() {
    let gradient = WrittenPNG(120, 120) { x, y in [x, y, 128] }.bytes
    let half = Array(gradient.prefix(gradient.count * 3 / 4))
    for bytes in [gradient, half] {
      #expect {
        try ChartPicture(on: ScreenColor(0xFF_FFFF)) { MemorySource(bytes) }
      } throws: { error in
        guard case PictureError.noChart(.shading(let share)) = error else { return false }
        return share > 0.2 && share < 0.25
      }
    }
  }
}
