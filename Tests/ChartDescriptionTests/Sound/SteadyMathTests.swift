import Testing

@testable import ChartDescription

@Suite struct SteadyMathTests {
  private let numbers = stride(from: -9.97, through: 9.97, by: 0.0731).map { $0 }

  @Test func `powers of whole numbers are exact`() {
    for exponent in -60...60 {
      #expect(SteadyMath.exp2(Double(exponent)) == Double(sign: .plus, exponent: exponent, significand: 1))
    }
  }

  @Test func `roots multiply to what they are roots of`() {
    #expect((SteadyMath.exp2(0.5) - 2.0.squareRoot()).magnitude < 4e-16)
    for (a, b) in zip(numbers, numbers.reversed().dropFirst(3)) {
      let (product, power) = (SteadyMath.exp2(a) * SteadyMath.exp2(b), SteadyMath.exp2(a + b))
      #expect((product / power - 1).magnitude < 4e-15)
    }
  }

  @Test func `the logarithm undoes the power`() {
    #expect(SteadyMath.log2(1) == 0)
    #expect(SteadyMath.log2(8) == 3)
    for x in numbers { #expect((SteadyMath.log2(SteadyMath.exp2(x)) - x).magnitude < 4e-15) }
  }

  @Test func `the sine has its known values`() {
    #expect(SteadyMath.sine(turns: 0) == 0)
    #expect((SteadyMath.sine(turns: 1.0 / 12) - 0.5).magnitude < 2e-16)
    #expect((SteadyMath.sine(turns: 0.125) - 0.5.squareRoot()).magnitude < 2e-16)
    #expect(SteadyMath.sine(turns: 0.25) == 1)
    #expect(SteadyMath.sine(turns: 0.5).magnitude < 2e-16)
    #expect(SteadyMath.sine(turns: 0.75) == -1)
  }

  @Test func `the squares of sine and cosine add up to 1`() {
    for turns in stride(from: 0, through: 0.5, by: 0.00317) {
      let (sine, cosine) = (SteadyMath.sine(turns: turns), SteadyMath.cosine(turns: turns))
      #expect((sine * sine + cosine * cosine - 1).magnitude < 6e-16)
    }
  }
}
