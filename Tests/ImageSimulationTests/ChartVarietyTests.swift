import PNGCodec
import Testing
import WrittenPNG

@testable import ImageSimulation

/// Charts with nested bands, hidden fills, black lines and panels that hardly differ from their surroundings.
struct ChartVarietyTests {
  @Test func `bands inside bands of one line are no series`() throws {
    var chart = DrawnChart.framed()
    for reach in [15.0, 30, 45] {
      chart.fill(blue, opacity: 0.2, left: 45, top: 12, right: 405, bottom: 249) { x, y in
        abs(y - Wave.height(1, at: x)) < reach
      }
    }
    chart.line(blue, Wave.line(1), width: 2)
    #expect(try read(chart.png).packed == [blue])
  }

  @Test(arguments: [1.25, 1.5, 1.7])
  func `what a filter adds to resized bars is no series in silence`(factor: Double) throws {
    var chart = DrawnChart.framed()
    let colors: [UInt32] = [0xE6_9F00, 0x56_B4E9, 0x00_9E73]
    for (index, color) in colors.enumerated() {
      let left = 70 + Double(index) * 100
      chart.fill(color, left: left, top: 60 + Double(index) * 40, right: left + 60, bottom: 250)
    }
    let found = try read(chart.resized(by: factor, .lanczos))
    #expect(found.packed.isSubset(of: colors), "\(found.marks.map(\.color.hex))")
    #expect(!found.doubts.isEmpty)
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
    let found = try read(chart.png)
    #expect(found.isGraded == isGraded)
  }
}
