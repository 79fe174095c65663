import PNGCodec
import Testing
import WrittenPNG

@testable import ImageSimulation

/// What is text, pattern or see-through in a picture, and what only looks like it.
struct ChartInkTests {
  private func read(_ png: WrittenPNG) throws(PictureError) -> ChartColors {
    let bytes = png.bytes
    return try ChartPicture(on: ScreenColor(0xFF_FFFF)) { MemorySource(bytes) }.colors
  }

  private func marks(_ colors: ChartColors) -> Set<UInt32> { Set(colors.marks.map(\.color.packed)) }

  private static let blue: UInt32 = 0x1F_77B4
  private static let orange: UInt32 = 0xFF_7F0E

  /// Two lines, with labels of strokes that are finer than a pixel.
  private static func chart(_ colors: [UInt32] = [blue, orange], ink: UInt32, stroke: Double) -> DrawnChart {
    var chart = DrawnChart(420, 260)
    func letters(_ count: Int, _ x: Double, _ y: Double) {
      for index in 0..<count {
        let (left, turn) = (x + Double(index) * 7.3, Double(index % 3) * 2)
        let points = [(left, y), (left + 4, y + 1 + turn), (left + 0.5, y + 5), (left + 4.5 - turn / 2, y + 8)]
        chart.line(ink, points.map { (x: $0.0, y: $0.1) }, width: stroke)
      }
    }
    letters(16, 140, 6)
    for label in 0..<6 { letters(5, 60 + Double(label) * 58, 240) }
    for label in 0..<5 { letters(3, 12, 30 + Double(label) * 40) }
    for (index, color) in colors.enumerated() {
      let points = (0...24).map { step in
        (x: 45 + Double(step) * 15, y: 60 + Double(index) * 70 + Double((step * (5 + index)) % 11) * 6)
      }
      chart.line(color, points, width: 2)
    }
    return chart
  }

  @Test(arguments: [0x2A_3F5F, 0x33_3333, 0x0A_2540] as [UInt32], [0.9, 1.2, 2])
  func `strokes in words are text, however fine`(ink: UInt32, stroke: Double) throws {
    let colors = try read(Self.chart(ink: ink, stroke: stroke).png)
    #expect(marks(colors) == [Self.blue, Self.orange], "\(colors.marks.map(\.color.hex))")
  }

  @Test(arguments: [0x2A_3F5F, 0x7F_7F7F, 0x55_5555] as [UInt32])
  func `a line in a text colour is named`(color: UInt32) throws {
    let colors = try read(Self.chart([Self.blue, color], ink: 0x1B_1F24, stroke: 1.2).png)
    #expect(marks(colors) == [Self.blue])
    #expect((colors.greys + colors.doubts).contains { $0.color.packed == color })
  }

  @Test func `dashes and symbols of a dark colour are not words`() throws {
    var chart = Self.chart([Self.blue], ink: 0x1B_1F24, stroke: 1.2)
    for color in [0x8C_564B, 0x7F_7F7F] as [UInt32] {
      let top = color == 0x7F_7F7F ? 150.0 : 90
      for step in 0..<24 {
        let (x, y) = (50 + Double(step) * 15, top + Double((step * 5) % 7) * 4)
        if step.isMultiple(of: 3) { chart.disc(color, x, y, radius: 4) }
        chart.line(color, [(x: x + 5, y: y), (x: x + 11, y: y + 1)], width: 2)
      }
    }
    let colors = try read(chart.png)
    #expect(marks(colors) == [Self.blue, 0x8C_564B])
    #expect(colors.greys.contains { $0.color.packed == 0x7F_7F7F })
  }

  /// Bars with slanted strokes on them.
  private static func hatched(_ ink: UInt32, _ colors: [UInt32]) -> DrawnChart {
    var chart = Self.chart([], ink: 0x1B_1F24, stroke: 1.2)
    for (index, color) in colors.enumerated() {
      let (left, top) = (60 + Double(index) * 90, 60 + Double(index) * 20)
      chart.fill(color, left: left, top: top, right: left + 60, bottom: 220)
      chart.fill(ink, left: left, top: top, right: left + 60, bottom: 220) { x, y in
        ((x + y) / 8).truncatingRemainder(dividingBy: 1) < 0.27
      }
    }
    return chart
  }

  @Test(arguments: [0x1B_1F24, 0x00_0000, 0xFF_FFFF] as [UInt32])
  func `strokes of a pattern are not a series`(ink: UInt32) throws {
    let colors = try read(Self.hatched(ink, [Self.blue, Self.orange, 0x2C_A02C]).png)
    #expect(marks(colors) == [Self.blue, Self.orange, 0x2C_A02C], "\(colors.marks.map(\.color.hex))")
  }

  @Test func `a black line over areas is named`() throws {
    var chart = Self.chart([], ink: 0x1B_1F24, stroke: 1.2)
    chart.fill(Self.blue, left: 45, top: 100, right: 405, bottom: 160)
    chart.fill(Self.orange, left: 45, top: 160, right: 405, bottom: 220)
    let points = (0...24).map { step in
      let (x, y): (Double, Double) = (45 + Double(step) * 15, 130 + Double((step * 5) % 11) * 6)
      return (x: x, y: y)
    }
    chart.line(0x00_0000, points, width: 2)
    let colors = try read(chart.png)
    #expect(marks(colors) == [Self.blue, Self.orange])
    #expect(colors.greys.contains { $0.color.packed == 0x00_0000 })
  }

  /// Lines of a pixel and a half along rows cover two rows for three quarters.
  private static func level(_ colors: [UInt32]) -> DrawnChart {
    var chart = Self.chart(colors, ink: 0x1B_1F24, stroke: 1.2)
    for (index, color) in colors.enumerated() {
      let y = 20 + Double(index) * 10
      chart.fill(color, left: 330, top: y + 0.25, right: 370, bottom: y + 1.75)
    }
    return chart
  }

  @Test func `lines between two pixel rows have the same colour as the others`() throws {
    let two = try read(Self.level([Self.blue, Self.orange]).png)
    #expect(marks(two) == [Self.blue, Self.orange], "\(two.marks.map(\.color.hex))")
  }

  @Test func `colours in small steps are a ramp, and nine are series`() throws {
    func bars(_ count: Int) -> WrittenPNG {
      var chart = Self.chart([], ink: 0x1B_1F24, stroke: 1.2)
      for index in 0..<count {
        let shade = UInt32(250 - index * 230 / count)
        let left = 50 + Double(index) * 350 / Double(count)
        chart.fill(
          shade << 16 | (shade * 3 / 4) << 8 | shade / 3, left: left, top: 60, right: left + 300 / Double(count),
          bottom: 220)
      }
      return chart.png
    }
    // The palest two have no hue.
    #expect(throws: PictureError.noChart(.ramp(18))) { try read(bars(20)) }
    #expect(try read(bars(9)).marks.count == 8)
  }
}
