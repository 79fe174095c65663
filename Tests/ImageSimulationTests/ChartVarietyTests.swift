import PNGCodec
import Testing
import WrittenPNG

@testable import ImageSimulation

/// Charts with nested bands, hidden fills, black lines and panels that hardly differ from their surroundings.
struct ChartVarietyTests {
  private static let blue: UInt32 = 0x1F_77B4
  private static let orange: UInt32 = 0xFF_7F0E
  private static let green: UInt32 = 0x2C_A02C

  private func read(_ chart: DrawnChart) throws -> ChartColors {
    let bytes = chart.png.bytes
    return try ChartPicture(on: ScreenColor(0xFF_FFFF)) { MemorySource(bytes) }.colors
  }

  private func marks(_ colors: ChartColors) -> Set<UInt32> { Set(colors.marks.map(\.color.packed)) }

  @Test func `bands inside bands of one line are no series`() throws {
    var chart = DrawnChart.framed()
    for reach in [15.0, 30, 45] {
      chart.fill(Self.blue, opacity: 0.2, left: 45, top: 12, right: 405, bottom: 249) { x, y in
        abs(y - Wave.height(1, at: x)) < reach
      }
    }
    chart.line(Self.blue, Wave.line(1), width: 2)
    #expect(marks(try read(chart)) == [Self.blue])
  }

  @Test func `where two bands overlap is no panel`() throws {
    var chart = DrawnChart.framed()
    for (index, color) in [Self.orange, Self.blue].enumerated() {
      chart.fill(color, opacity: 0.25, left: 45, top: 12, right: 405, bottom: 249) { x, y in
        abs(y - Wave.height(index, at: x)) < 55
      }
    }
    for (index, color) in [Self.orange, Self.blue].enumerated() { chart.line(color, Wave.line(index), width: 2) }
    let read = try read(chart)
    #expect(read.plotBackground == nil)
    #expect(marks(read) == [Self.orange, Self.blue])
  }

  @Test func `fills that lie nowhere on the ground are no series in silence`() throws {
    let colors = [Self.blue, Self.orange, Self.green]
    var chart = DrawnChart.framed()
    // Each from its line down to the axis, the highest last.
    for (index, color) in colors.enumerated() {
      chart.fill(color, opacity: 0.3, left: 45, top: 12, right: 405, bottom: 250) { x, y in
        y > Wave.height(2 - index, at: x)
      }
    }
    for (index, color) in colors.enumerated() { chart.line(color, Wave.line(2 - index), width: 2) }
    let read = try read(chart)
    #expect(marks(read) == Set(colors), "\(read.marks.map(\.color.hex))")
    #expect(read.doubts.count >= 3)
  }

  @Test func `a dark panel is the plot, though it could be a tint of a line`() throws {
    var chart = DrawnChart.framed(ground: 0x15_191C, ink: 0xE0_E0E0)
    chart.fill(0x20_262B, left: 41, top: 10, right: 410, bottom: 250)
    for (index, color) in ([0x8D_A0CB, 0xFC_8D62] as [UInt32]).enumerated() {
      chart.line(color, Wave.line(index), width: 2)
    }
    let read = try read(chart)
    #expect(read.plotBackground?.color.packed == 0x20_262B)
    #expect(marks(read) == [0x8D_A0CB, 0xFC_8D62])
  }

  @Test(arguments: [1.25, 1.5, 1.7])
  func `what a filter adds to resized bars is no series in silence`(factor: Double) throws {
    var chart = DrawnChart.framed()
    let colors: [UInt32] = [0xE6_9F00, 0x56_B4E9, 0x00_9E73]
    for (index, color) in colors.enumerated() {
      let left = 70 + Double(index) * 100
      chart.fill(color, left: left, top: 60 + Double(index) * 40, right: left + 60, bottom: 250)
    }
    let bytes = chart.resized(by: factor, .lanczos).bytes
    let read = try ChartPicture(on: ScreenColor(0xFF_FFFF)) { MemorySource(bytes) }.colors
    #expect(marks(read).isSubset(of: colors), "\(read.marks.map(\.color.hex))")
    #expect(!read.doubts.isEmpty)
  }

  @Test func `a pale grey bar among others is not left out in silence`() throws {
    var chart = DrawnChart.framed()
    for (index, color) in ([0x1F_77B4, 0xF2_F2F2, 0xFF_7F0E] as [UInt32]).enumerated() {
      let left = 70 + Double(index) * 100
      chart.fill(color, left: left, top: 60, right: left + 60, bottom: 250)
    }
    #expect(try read(chart).greys.contains { $0.color.hex == "#f2f2f2" })
  }

  /// Colours in the order in which they lie in each other; of jet, every second class, and of Set1.
  @Test(arguments: [
    ([0x00_00BF, 0x00_29FF, 0x00_9DFF, 0x1F_FFD7, 0x7D_FF7A, 0xD7_FF1F, 0xFF_B200, 0xFF_4700, 0xBF_0000], true),
    ([0xE4_1A1C, 0x37_7EB8, 0x4D_AF4A, 0x98_4EA3, 0xFF_7F00, 0xFF_FF33, 0xA6_5628, 0xF7_81BF], false),
  ])
  func `classes of contours lie beside the next ones`(colors: [UInt32], isGraded: Bool) throws {
    var chart = DrawnChart.framed()
    for (index, color) in colors.enumerated() {
      let inset = Double(index) * 12
      chart.fill(color, left: 41 + inset, top: 10 + inset, right: 410 - inset, bottom: 250 - inset)
    }
    let read = try read(chart)
    #expect(read.isGraded == isGraded)
  }
}
