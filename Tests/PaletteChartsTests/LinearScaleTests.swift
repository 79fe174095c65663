import PaletteCharts
import Testing

@Suite struct LinearScaleTests {
  @Test func `maps both ends to both ends`() {
    let scale = LinearScale(-50...150, from: 300, to: 20)
    #expect(scale(-50) == 300)
    #expect(scale(150) == 20)
    #expect(scale(50) == 160)
  }

  @Test func `puts a single value in the middle`() { #expect(LinearScale(7...7, from: 0, to: 10)(7) == 5) }
}
