import Colorimetry
import PNGCodec
import RealModule
import Testing
import WrittenPNG

@testable import ImageSimulation

/// Colours that a picture really uses, in charts that are drawn here as renderers draw.
struct ChartPictureTests {
  private static let okabe: [UInt32] = [0xE6_9F00, 0x56_B4E9, 0x00_9E73, 0x00_72B2, 0xD5_5E00, 0xCC_79A7]

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
    let found = picture.marks + (width < 1.5 ? picture.doubts : [])
    #expect(width < 1.5 || found.count == Self.okabe.count)
    for color in Self.okabe {
      let nearest = found.map { $0.color.distance(ScreenColor(color)) }.min() ?? 255
      // A line of one pixel hardly fills any: here, where sixteen places a pixel are tried, fifteen of them.
      #expect(nearest <= (width < 1.5 ? 16 : 0), "\(ScreenColor(color).hex)")
    }
    #expect(picture.background.color.packed == 0xFF_FFFF)
    #expect(Set([0x22_2222, 0xD9_D9D9]).isSubset(of: picture.greys.map(\.color.packed)))
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
      let found = try read(bars.png)
      #expect(found.packed == Set(Self.okabe) && found.greys.contains { $0.color.packed == 0x7F_7F7F })
      var discs = frame(ground: ground, ink: ink, grid: grid)
      for (index, color) in colors.enumerated() {
        for dot in 0..<9 {
          discs.disc(
            color, 60 + Double((dot * 61 + index * 37) % 270), 40 + Double((dot * 47 + index * 29) % 140), radius: 4.2)
        }
      }
      let picture = try read(discs.png)
      #expect(picture.packed == Set(Self.okabe))
      #expect(picture.background.color.packed == ground)
      #expect(Set([0x7F_7F7F, ink]).isSubset(of: picture.greys.map(\.color.packed)))
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
    #expect(try read(chart.png).packed == Set(Self.okabe))
  }

  @Test func `a translucent picture takes the ground that it is laid on`() throws {
    let bytes = WrittenPNG(60, 40, colorType: 6) { x, y in
      (10..<30).contains(x) && (10..<30).contains(y)
        ? [0xB2, 0x18, 0x2B, 255]
        : (35..<55).contains(x) && (10..<30).contains(y) ? [0x21, 0x66, 0xAC, 128] : [0, 0, 0, 0]
    }
    let onWhite = try read(bytes)
    let file = bytes.bytes
    #expect(try ChartPicture(on: ScreenColor(0xFF_FFFF)) { MemorySource(file) }.isTranslucent)
    #expect(onWhite.background.color.packed == 0xFF_FFFF)
    #expect(onWhite.packed == [0xB2_182B, 0x90_B2D5])
    #expect(try read(bytes, on: 0x00_0000).packed == [0xB2_182B, 0x11_3356])
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
