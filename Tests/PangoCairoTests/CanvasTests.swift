import PangoCairo
import Testing

@Suite struct CanvasTests {
  @Test func `paints every byte exactly`() throws {
    for byte in UInt8.min...UInt8.max {
      let canvas = try Canvas(width: 1, height: 1)
      let value = Double(byte) / 255
      canvas.paint(Canvas.Ink(value, 1 - value, 0.2))
      #expect(try canvas.rgba() == [byte, 255 - byte, 51, 255])
    }
  }

  @Test func `a stroke between pixels is half as strong on twice as many`() throws {
    func column(at x: Double) throws -> [UInt8] {
      let canvas = try Canvas(width: 4, height: 1)
      canvas.paint(Canvas.Ink(1, 1, 1))
      canvas.move(to: x, 0)
      canvas.line(to: x, 1)
      canvas.stroke(Canvas.Ink(0, 0, 0), width: 1)
      return try stride(from: 0, to: 16, by: 4).map { try canvas.rgba()[$0] }
    }
    #expect(try column(at: 1.5) == [255, 0, 255, 255])
    let smeared = try column(at: 2)
    #expect(smeared[0] == 255 && smeared[3] == 255)
    #expect((126...129).contains(smeared[1]) && (126...129).contains(smeared[2]))
  }

  @Test func `text is grey, without fringes of colour`() throws {
    let canvas = try Canvas(width: 80, height: 20)
    canvas.paint(Canvas.Ink(1, 1, 1))
    canvas.draw(TextLayout("Rainfall", .init(size: 12), fonts: try Fonts.map()), 2, 2, Canvas.Ink(0, 0, 0))
    let bytes = try canvas.rgba()
    var dark = 0
    for pixel in 0..<(bytes.count / 4) {
      #expect(bytes[pixel * 4] == bytes[pixel * 4 + 1] && bytes[pixel * 4] == bytes[pixel * 4 + 2])
      if bytes[pixel * 4] < 100 { dark += 1 }
    }
    #expect(dark > 40)
  }

  @Test func `a copy shows the same picture and leaves the original unchanged`() throws {
    let canvas = try Canvas(width: 3, height: 2, scale: 2)
    canvas.paint(Canvas.Ink(0.2, 0.4, 0.6))
    let copy = try canvas.copy()
    #expect(try copy.rgba() == canvas.rgba())
    #expect((copy.width, copy.height) == (6, 4))
    let before = try canvas.rgba()
    copy.rectangle(0, 0, 3, 2)
    copy.fill(Canvas.Ink(1, 0, 0))
    #expect(try canvas.rgba() == before)
    #expect(try copy.rgba() == Array([[UInt8]](repeating: [255, 0, 0, 255], count: 24).joined()))
  }

  @Test(arguments: [(0, 10), (10, 0), (40_000, 10), (-1, 5), (Int.max, 2)])
  func `refuses sizes that cannot be drawn`(width: Int, height: Int) {
    #expect(throws: PangoCairoError.self) { try Canvas(width: width, height: height) }
  }

  @Test func `invalid dashes leave the line solid`() throws {
    for dash in [[], [0, 0], [-1, 2], [Double.nan], [.infinity, 1]] {
      let canvas = try Canvas(width: 10, height: 1)
      canvas.move(to: 0, 0.5)
      canvas.line(to: 10, 0.5)
      canvas.stroke(Canvas.Ink(1, 1, 1), width: 1, dash: dash)
      #expect(try canvas.rgba().allSatisfy { $0 == 255 })
    }
  }
}
