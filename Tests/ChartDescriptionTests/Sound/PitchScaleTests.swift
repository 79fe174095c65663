import Testing

@testable import ChartDescription

@Suite struct PitchScaleTests {
  @Test func `the ends of the axis are the ends of three octaves`() {
    let pitch = PitchScale(0...50)
    #expect((pitch.hertz(0) - 220).magnitude < 1e-9)
    #expect((pitch.hertz(50) - 1760).magnitude < 1e-9)
    #expect((pitch.hertz(50.0 / 3) - 440).magnitude < 1e-9)
    #expect(pitch.hertz(-1) == pitch.hertz(0) && pitch.hertz(51) == pitch.hertz(50))
  }

  @Test func `greater values sound higher`() {
    let pitch = PitchScale(0...50)
    let values = stride(from: 0.0, through: 50, by: 0.5).map { $0 }
    #expect(zip(values, values.dropFirst()).allSatisfy { pitch.hertz($0) < pitch.hertz($1) })
  }

  @Test func `equal ratios are equal steps on a logarithmic axis`() {
    let pitch = PitchScale(1...1000, isLogarithmic: true)
    #expect((pitch.hertz(10) - 440).magnitude < 1e-9)
    #expect((pitch.hertz(100) - 880).magnitude < 1e-9)
    #expect(PitchScale(0...9, isLogarithmic: true).isLogarithmic == false)
  }
}
