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

  @Test func `greater values sound higher, or lower when asked`() {
    let values = stride(from: 0.0, through: 50, by: 0.5).map { $0 }
    let (up, down) = (PitchScale(0...50), PitchScale(0...50, polarity: .higherIsLower))
    #expect(zip(values, values.dropFirst()).allSatisfy { up.hertz($0) < up.hertz($1) })
    #expect(zip(values, values.dropFirst()).allSatisfy { down.hertz($0) > down.hertz($1) })
    for value in values { #expect((up.hertz(value) - down.hertz(50 - value)).magnitude < 1e-9) }
  }

  @Test func `equal ratios are equal steps on a logarithmic axis`() {
    let pitch = PitchScale(1...1000, isLogarithmic: true)
    #expect((pitch.hertz(10) - 440).magnitude < 1e-9)
    #expect((pitch.hertz(100) - 880).magnitude < 1e-9)
    #expect(PitchScale(0...9, isLogarithmic: true).isLogarithmic == false)
  }
}
