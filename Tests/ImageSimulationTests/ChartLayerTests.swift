import PNGCodec
import Testing
import WrittenPNG

@testable import ImageSimulation

/// Translucent fills, shadows and panels, which show colours that nobody chose.
struct ChartLayerTests {
  private static let blue: UInt32 = 0x1F_77B4
  private static let orange: UInt32 = 0xFF_7F0E
  private static let green: UInt32 = 0x2C_A02C
  private static let red: UInt32 = 0xD6_2728

  private func read(_ png: WrittenPNG) throws(PictureError) -> ChartColors {
    let bytes = png.bytes
    return try ChartPicture(on: ScreenColor(0xFF_FFFF)) { MemorySource(bytes) }.colors
  }

  private func marks(_ colors: ChartColors) -> Set<UInt32> { Set(colors.marks.map(\.color.packed)) }

  @Test(arguments: [2, 3], [0.15, 0.3])
  func `dashes over bands of their own colour are the series, and the bands are not`(
    count: Int, opacity: Double
  ) throws {
    let colors = Array([Self.blue, Self.orange, Self.green].prefix(count))
    var chart = DrawnChart.framed()
    for (index, color) in colors.enumerated() {
      chart.fill(color, opacity: opacity, left: 45, top: 12, right: 405, bottom: 249) { x, y in
        abs(y - Wave.height(index, at: x)) < 26
      }
    }
    for (index, color) in colors.enumerated() {
      for left in stride(from: 46.0, to: 396, by: 12) {
        chart.line(
          color, [(left, Wave.height(index, at: left)), (left + 7, Wave.height(index, at: left + 7))], width: 2)
      }
    }
    let read = try read(chart.png)
    #expect(marks(read) == Set(colors))
    // Paler bands are hardly coloured.
    #expect(opacity < 0.3 || !read.doubts.isEmpty, "\(read.doubts.map(\.color.hex))")
  }

  /// Squares with a third of their colour in a translucent shade below and to the left, as under a pie.
  private static func shaded(_ colors: [UInt32]) -> DrawnChart {
    var chart = DrawnChart.framed()
    for (index, color) in colors.enumerated() {
      let (x, y) = (100 + Double(index % 2) * 150, 80 + Double(index / 2) * 100)
      let shade = [16, 8, 0].reduce(UInt32(0)) { $0 | ((color >> $1 & 255) * 3 / 10) << $1 }
      chart.disc(shade, x - 5, y + 5, radius: 40, opacity: 0.5)
      chart.disc(color, x, y, radius: 40)
    }
    return chart
  }

  @Test(arguments: [[blue, orange, green, red], [orange, green, red]])
  func `shadows are not series`(colors: [UInt32]) throws {
    let read = try read(Self.shaded(colors).png)
    #expect(marks(read) == Set(colors), "\(read.marks.map(\.color.hex))")
  }

  @Test func `a dark colour of its own beside marks is a series`() throws {
    var chart = Self.shaded([])
    let colors = [Self.blue, Self.orange, 0x9F_6565, Self.red]
    for (index, color) in colors.enumerated() {
      chart.fill(color, left: Double(60 + index * 80), top: 100, right: Double(110 + index * 80), bottom: 250)
    }
    #expect(try marks(read(chart.png)) == Set(colors))
  }

  @Test func `a panel is the ground of bars with white outlines`() throws {
    var chart = DrawnChart(420, 280)
    chart.fill(0xEA_EAF2, left: 40, top: 10, right: 410, bottom: 250)
    for y in stride(from: 40.0, through: 220, by: 30) {
      chart.fill(0xFF_FFFF, left: 40, top: y, right: 410, bottom: y + 1)
    }
    chart.letters(0x26_2626, 22, x: 60, y: 262)
    let colors = [Self.blue, Self.orange, Self.green]
    for (index, color) in colors.enumerated() {
      let (left, top) = (Double(60 + index * 110), Double(60 + index * 30))
      chart.fill(0xFF_FFFF, left: left - 1, top: top - 1, right: left + 91, bottom: 250)
      chart.fill(color, left: left, top: top, right: left + 90, bottom: 250)
    }
    let read = try read(chart.png)
    #expect(read.background.color.packed == 0xFF_FFFF)
    #expect(read.plotBackground?.color.packed == 0xEA_EAF2)
    #expect(marks(read) == Set(colors))
    // A grey bar among bars is no panel.
    var grey = DrawnChart.framed()
    for (index, color) in ([Self.blue, 0xDD_DDDD, Self.green] as [UInt32]).enumerated() {
      grey.fill(color, left: Double(60 + index * 110), top: 60, right: Double(150 + index * 110), bottom: 250)
    }
    #expect(try self.read(grey.png).plotBackground == nil)
  }

  /// Half-transparent areas, each a little further to the right.
  private static func areas(_ count: Int, opacity: Double, step: Double) -> DrawnChart {
    let colors = [blue, orange, green, red, 0x94_67BD, 0x8C_564B, 0xE3_77C2, 0xBC_BD22]
    var chart = DrawnChart.framed()
    for index in 0..<count {
      let middle = 110 + Double(index) * step
      chart.fill(colors[index], opacity: opacity, left: 45, top: 30, right: 405, bottom: 249) { x, y in
        y > 60 + Double(index % 3) * 14 + abs(x - middle) * 2.6
      }
    }
    return chart
  }

  @Test func `translucent areas give one colour each, however many overlap`() throws {
    let read = try read(Self.areas(4, opacity: 0.5, step: 45).png)
    // Half of each colour over white.
    #expect(marks(read) == [0x8F_BBDA, 0xFF_BF87, 0x96_D096, 0xEB_9394])
  }

  @Test func `colours of many areas over each other are never series in silence`() throws {
    let shown: Set<UInt32> = [0xA5_C9E1, 0xFF_CC9F, 0xAB_D9AB, 0xEF_A9A9, 0xD4_C2E5, 0xD1_BBB7, 0xF4_C9E7, 0xE4_E5A7]
    do {
      let read = try read(Self.areas(8, opacity: 0.4, step: 22).png)
      #expect(marks(read).isSubset(of: shown), "\(read.marks.map(\.color.hex))")
    } catch {
      guard case .noChart(.layers(let count)) = error else { throw error }
      #expect(count > 12)
    }
  }
}
