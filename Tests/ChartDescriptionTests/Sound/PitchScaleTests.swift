import Testing

@testable import ChartDescription

@Suite struct PitchScaleTests {
  @Test func `the ends of the axis are the ends of three octaves, and greater values sound higher`() {
    let pitch = PitchScale(0...50)
    for (value, hertz) in [(0.0, 220.0), (50, 1760), (50.0 / 3, 440), (-1, 220), (51, 1760)] {
      #expect((pitch.hertz(value) - hertz).magnitude < 1e-9)
    }
    let values = stride(from: 0.0, through: 50, by: 0.5).map(pitch.hertz)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `equal ratios are equal steps on a logarithmic axis`() {
    let pitch = PitchScale(1...1000, isLogarithmic: true)
    #expect((pitch.hertz(10) - 440).magnitude < 1e-9)
    #expect((pitch.hertz(100) - 880).magnitude < 1e-9)
    #expect(PitchScale(0...9, isLogarithmic: true).isLogarithmic == false)
  }
}
