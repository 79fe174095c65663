import PaletteRules
import Testing

struct FiguresTests {
  @Test(arguments: [(4.496, "4.49:1"), (4.4999999, "4.49:1"), (4.5, "4.50:1"), (2.999, "2.99:1"), (21, "21.00:1")])
  func `a ratio is cut off`(value: Double, text: String) {
    #expect(Figures.ratio(value, required: 4.5) == text)
  }

  @Test(arguments: [(7.96, "ΔE00 7.9"), (7.9999999, "ΔE00 7.9"), (8, "ΔE00 8.0"), (8.04, "ΔE00 8.0"), (0, "ΔE00 0.0")])
  func `a difference is cut off`(value: Double, text: String) {
    #expect(Figures.difference(value, required: 8) == text)
  }

  /// Below and above thresholds that people set, with and without more digits than are printed.
  @Test(arguments: [3, 4.5, 7, 8, 4.495, 4.6, 1.1, 12.345])
  func `what fails prints below and what passes prints at or above`(required: Double) throws {
    for step in -300...300 {
      let value = required + Double(step) * 0.00037
      let text = Figures.atLeast(value, digits: 2, required: required)
      let printed = try #require(Double(text))
      #expect((printed >= required) == (value >= required), "\(value) \(text)")
      #expect(abs(printed - value) < 0.0101)
    }
  }

  @Test func `at most rounds up`() {
    #expect(Figures.atMost(1.0001, digits: 1) == "1.1")
    #expect(Figures.atMost(1, digits: 1) == "1.0")
  }

  @Test(arguments: [(8.0, "8"), (4.5, "4.5"), (0.7, "0.7"), (0.30000000000000004, "0.3"), (-2.5, "-2.5"), (100, "100")])
  func `plain numbers carry no idle digits`(value: Double, text: String) {
    #expect(Figures.plain(value) == text)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300])
  func `what has no digits still prints`(value: Double) {
    #expect(!Figures.ratio(value, required: 4.5).isEmpty)
    #expect(!Figures.plain(value).isEmpty)
  }
}
