import Testing

@testable import ChartDescription

@Suite struct SteadyMathTests {
  @Test func `powers, logarithms and sines are right to the last digits`() {
    for exponent in -60...60 {
      #expect(SteadyMath.exp2(Double(exponent)) == Double(sign: .plus, exponent: exponent, significand: 1))
    }
    #expect((SteadyMath.exp2(0.5) - 2.0.squareRoot()).magnitude < 4e-16)
    for x in stride(from: -9.97, through: 9.97, by: 0.0731) {
      #expect((SteadyMath.log2(SteadyMath.exp2(x)) - x).magnitude < 4e-15)
      #expect((SteadyMath.exp2(x) * SteadyMath.exp2(1.3) / SteadyMath.exp2(x + 1.3) - 1).magnitude < 4e-15)
    }
    for (turns, sine) in [(0, 0), (1.0 / 12, 0.5), (0.125, 0.5.squareRoot()), (0.25, 1), (0.5, 0), (0.75, -1)] {
      #expect((SteadyMath.sine(turns: turns) - sine).magnitude < 2e-16)
    }
    for turns in stride(from: 0, through: 0.5, by: 0.00317) {
      let (sine, cosine) = (SteadyMath.sine(turns: turns), SteadyMath.cosine(turns: turns))
      #expect((sine * sine + cosine * cosine - 1).magnitude < 6e-16)
    }
  }
}
