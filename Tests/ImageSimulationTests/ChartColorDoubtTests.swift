import PNGCodec
import Testing
import WrittenPNG

@testable import ImageSimulation

/// Colours that come of others, and those that only look as if they did.
struct ChartColorDoubtTests {
  private func read(_ png: WrittenPNG) throws(PictureError) -> ChartColors {
    let bytes = png.bytes
    return try ChartPicture(on: ScreenColor(0xFF_FFFF)) { MemorySource(bytes) }.colors
  }

  private static let red: UInt32 = 0xD6_2728
  private static let green: UInt32 = 0x2A_8A2A

  /// Two lines of two pixels that rise and fall, with axes.
  static func lines(_ colors: [UInt32] = [red, green], ink: UInt32 = 0x00_0000) -> DrawnChart {
    var chart = DrawnChart(420, 260)
    chart.fill(ink, left: 40, top: 10, right: 41, bottom: 231)
    chart.fill(ink, left: 40, top: 230, right: 410, bottom: 231)
    chart.letters(ink, 22, x: 60, y: 240)
    for y in stride(from: 20.0, through: 200, by: 30) { chart.letters(ink, 3, x: 12, y: y) }
    for (index, color) in colors.enumerated() {
      let points = (0...24).map { step in
        (x: 45 + Double(step) * 15, y: 60 + Double(index) * 70 + Double((step * (5 + index)) % 11) * 6)
      }
      chart.line(color, points, width: 2)
    }
    return chart
  }

  @Test(arguments: Resampling.allCases, [0.5, 0.6, 0.8, 1.33, 2])
  func `a resized picture loses no hue`(resampling: Resampling, factor: Double) throws {
    let colors = try read(Self.lines().resized(by: factor, resampling))
    let all = colors.marks + colors.doubts
    #expect(all.contains { $0.color.red > $0.color.green + 60 }, "red")
    #expect(all.contains { $0.color.green > $0.color.red + 60 }, "green")
    // What is judged is what was drawn, or a note says that it may not be. By halves and doubles every pixel changes alike,
    // and the lines have one other colour each.
    guard factor != 0.5, factor != 2 else { return }
    for color in [Self.red, Self.green] {
      let nearest = colors.marks.map { $0.color.distance(ScreenColor(color)) }.min() ?? 255
      #expect(nearest <= 24 || !colors.doubts.isEmpty, "\(nearest)")
    }
  }

  @Test func `lines at their own resolution have one colour each`() throws {
    let colors = try read(Self.lines().png)
    #expect(Set(colors.marks.map(\.color.packed)) == [Self.red, Self.green])
    #expect(colors.doubts.isEmpty)
  }

  /// Tints of one ink, the lowest first: shares of the way from white.
  @Test(
    arguments: [
      [0x87_1A1A, 0x7A_0000], [0x8F_BBDA, 0x1F_77B4], [0xFF_CCCC, 0xFF_6666, 0xFF_0000], [0xE6_7D7E, 0xD6_2728],
    ] as [[UInt32]], [0, 1])
  func `opaque tints in stacked bars are colours of their own`(colors: [UInt32], gap: Int) throws {
    var chart = DrawnChart(300, 220)
    for bar in 0..<5 {
      var bottom = 210
      for (index, color) in colors.enumerated() {
        let top = bottom - 90 + index * 30 - bar * 2
        chart.fill(
          color, left: Double(20 + bar * 55), top: Double(top), right: Double(60 + bar * 55), bottom: Double(bottom))
        bottom = top - gap
      }
    }
    let read = try read(chart.png)
    #expect(Set(read.marks.map(\.color.packed)) == Set(colors))
  }

  @Test(arguments: [0x2A_3F5F, 0x0A_2540, 0x07_3642, 0x00_2B36] as [UInt32])
  func `dark coloured text is not a series`(ink: UInt32) throws {
    var chart = Self.lines([0x1F_77B4, 0xFF_7F0E], ink: ink)
    // Strokes that fill pixels, as those of titles do; of finer ones scraps have the ink.
    for word in 0..<6 {
      for letter in 0..<4 {
        let left = 60.0 + Double(word * 56 + letter * 11)
        chart.line(ink, [(left, 20), (left, 30)], width: 2)
        chart.line(ink, [(left, 25 + Double(letter % 3)), (left + 7, 25 + Double(letter % 3))], width: 2)
        chart.line(ink, [(left + 7, 20), (left + 7, 30)], width: 2)
      }
    }
    let colors = try read(chart.png)
    #expect(Set(colors.marks.map(\.color.packed)) == [0x1F_77B4, 0xFF_7F0E], "\(colors.marks.map(\.color.hex))")
  }

  @Test(arguments: [1.0, 3])
  func `frames and axes are not series at any resolution`(scale: Double) throws {
    var chart = DrawnChart(Int(420 * scale), Int(400 * scale))
    func bar(_ color: UInt32, _ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
      chart.fill(color, left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale)
    }
    for (color, inset) in [(0x00_0000, 20.0), (0xD6_D6D6, 60.0)] as [(UInt32, Double)] {
      let (width, height) = inset == 20 ? (380.0, 340.0) : (90.0, 60.0)
      for x in [inset, inset + width] { bar(color, x, inset, x + 1.1, inset + height) }
      for y in [inset, inset + height] { bar(color, inset, y, inset + width, y + 1.1) }
    }
    for letter in 0..<30 {
      let left = 40 + Double(letter) * 7.3
      let stroke = [(left, 375.0), (left + 4, 376), (left + 0.5, 380), (left + 4.5, 383)]
      chart.line(0x00_0000, stroke.map { ($0.0 * scale, $0.1 * scale) }, width: 1.4 * scale)
    }
    for (index, color) in [Self.red, Self.green].enumerated() {
      let points = (0...12).map { step in
        ((30 + Double(step) * 28) * scale, (160 + Double(index * 90 + step * (5 + index) % 7 * 8)) * scale)
      }
      chart.line(color, points, width: 2 * scale)
    }
    #expect(Set(try read(chart.png).marks.map(\.color.packed)) == [Self.red, Self.green])
  }
}
