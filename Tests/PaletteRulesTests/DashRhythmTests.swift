import Testing

@testable import PaletteRules

struct DashRhythmTests {
  private static let library: [[Double]] = [
    [], [4, 2], [8, 3], [1, 1], [2, 2], [3, 1.25, 1.5, 1.25], [5, 1, 1, 1], [6, 3], [10, 10], [3, 1, 1, 1, 1, 1],
  ]

  @Test(arguments: [
    ([5, 0], []), ([4, 2], [4, 2, 4, 2]), ([4, 2], [4, 2.0001]), ([], [100000, 0.0001]), ([], [100000, 3]),
    ([], [3, 0.5]), ([], [4, 0, 4, 0.9]), ([4, 2], [2, 0, 2, 2]), ([4, 2, 1, 2], [1, 2, 4, 2]), ([3], [3, 3]),
    ([4, 2], [4, 2, 4, 2.0001]), ([6, 2], [3, 2, 3, 0]), ([4, 4], [4, 2, 0, 2]), ([], [0, 4]), ([], [.infinity, 3]),
    ([], [.nan, 3]), ([], [-4, -2]),
  ])
  func `a difference that nobody sees is none`(a: [Double], b: [Double]) {
    #expect(!DashRhythm(a).differs(from: DashRhythm(b)))
    #expect(!DashRhythm(b).differs(from: DashRhythm(a)))
  }

  @Test(arguments: library, library)
  func `the dashes of chart libraries differ from each other and not from themselves`(a: [Double], b: [Double]) {
    #expect(DashRhythm(a).differs(from: DashRhythm(b)) == (a != b))
    #expect(DashRhythm(a).differs(from: .solid) == !a.isEmpty)
  }

  @Test func `long lists end`() {
    let (long, other) = ((1...20_000).map { Double($0 % 7 + 1) }, [Double](repeating: 2, count: 20_001))
    #expect(!DashRhythm(long).differs(from: DashRhythm([])))
    #expect(!DashRhythm(other).differs(from: DashRhythm([2, 2])))
  }

  @Test(arguments: [[5, 0], [100000, 0.0001]] as [[Double]])
  func `a dash that nobody sees leaves a confused pair an error`(dash: [Double]) throws {
    var theme = try WrittenTheme("#2ca02c", "#d62728")
    theme.series[0].dash = dash
    #expect(try theme.judged(.only("PC201")).findings.map(\.level) == [.error])
    theme.series[0].dash = [6, 3]
    #expect(try theme.judged(.only("PC201")).findings.map(\.level) == [.info])
  }
}
