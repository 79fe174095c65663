import Testing

@testable import PaletteRules

struct DashRhythmTests {
  private static let library: [[Double]] = [
    [], [4, 2], [8, 3], [2, 2], [3, 1.25, 1.5, 1.25], [5, 1, 1, 1], [10, 10], [3, 1, 1, 1, 1, 1],
  ]
  /// The styles of a library, which its readers have to recognise side by side.
  private static let styles: [[[Double]]] = [
    // matplotlib rcParams `lines.*_pattern`; Highcharts `dashStyle` at 2 px; Plotly `line.dash` at 3 px; ggplot2 `linetype`.
    [[], [3.7, 1.6], [6.4, 1.6, 1, 1.6], [1, 1.65]],
    [
      [], [6, 2], [2, 2], [6, 2, 2, 2], [6, 2, 2, 2, 2, 2], [2, 6], [8, 6], [16, 6], [8, 6, 2, 6], [16, 6, 2, 6],
      [16, 6, 2, 6, 2, 6],
    ],
    [[], [3, 3], [9, 9], [15, 15], [9, 3, 3, 3], [15, 6, 3, 6]],
    [[], [4, 4], [1, 3], [1, 3, 4, 3], [7, 3], [2, 2, 6, 2]],
  ]

  @Test(arguments: [
    ([5, 0], []), ([4, 2], [4, 2, 4, 2]), ([4, 2], [4, 2.0001]), ([], [100000, 0.0001]), ([], [100000, 3]),
    ([], [3, 0.5]), ([], [4, 0, 4, 0.9]), ([4, 2], [2, 0, 2, 2]), ([4, 2, 1, 2], [1, 2, 4, 2]), ([3], [3, 3]),
    ([4, 2], [4, 2, 4, 2.0001]), ([6, 2], [3, 2, 3, 0]), ([4, 4], [4, 2, 0, 2]), ([], [0, 4]), ([], [.infinity, 3]),
    ([], [.nan, 3]), ([], [-4, -2]), ([], [60, 1]), ([], [110, 2]), ([3, 3], [4, 3]), ([6, 3], [8, 3]),
    ([], [1, 1]), ([], [1.2, 1.2]), ([], [1, 1, 60, 1]), ([3, 3], [3, 3, 4, 3]), ([31, 10], [15, 1, 15, 10]),
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

  @Test(arguments: styles)
  func `the styles of a library differ from each other`(styles: [[Double]]) {
    for (i, a) in styles.enumerated() {
      for b in styles[(i + 1)...] { #expect(DashRhythm(a).differs(from: DashRhythm(b)), "\(a) \(b)") }
    }
  }

  @Test(arguments: [
    ([4.0, 1.0], 1.0, true), ([4, 1], 2, true), ([4, 1], 3, false), ([12, 3], 6, true), ([12, 3], 7, false),
    ([9, 1], 1, true), ([10, 1], 1, false), ([20, 2], 2, false), ([3, 3], 6, true),
  ])
  func `a gap is seen from half the width of the line and a tenth of the period`(
    dash: [Double], width: Double, isSeen: Bool
  ) {
    #expect(DashRhythm(dash, width: width).differs(from: .solid) == isSeen)
  }

  @Test func `long lists end`() {
    let (long, other) = ((1...20_000).map { Double($0 % 7 + 1) }, [Double](repeating: 2, count: 20_001))
    #expect(!DashRhythm(long).differs(from: DashRhythm([])))
    #expect(!DashRhythm(other).differs(from: DashRhythm([2, 2])))
  }

  @Test(
    arguments: [
      ([5, 0], [], nil, Level.error), ([100000, 0.0001], [], nil, .error), ([60, 1], [], 1, .error),
      ([110, 2], [], nil, .error), ([3, 3], [4, 3], 1, .error), ([6, 1], [], 6, .error), ([6, 3], [], nil, .info),
      ([6, 1], [], 1, .info), ([1, 1], [], 1, .error), ([1, 2], [], 1, .info), ([3, 3], [6, 3], 1, .info),
      ([3, 3], [], 6, .info),
    ] as [([Double], [Double], Double?, Level)])
  func `a dash excuses a confused pair where readers see it`(
    dash: [Double], other: [Double], width: Double?, level: Level
  ) throws {
    var theme = try WrittenTheme("#2ca02c", "#d62728")
    for index in theme.series.indices {
      (theme.series[index].mark, theme.series[index].width) = (.line, width)
      theme.series[index].dash = index == 0 ? dash : other
    }
    #expect(try theme.judged(.only("PC201")).findings.map(\.level) == [level])
  }

  @Test(arguments: Series.Pattern.allCases, Series.Pattern.allCases)
  func `every pattern excuses a confused pair of bars, except dots beside squares`(
    one: Series.Pattern, other: Series.Pattern
  ) throws {
    var theme = try WrittenTheme("#2ca02c", "#d62728")
    for index in theme.series.indices {
      (theme.series[index].mark, theme.series[index].pattern) = (.bar, index == 0 ? one : other)
    }
    let areAlike = one == other || Set([one, other]) == [.dots, .squares]
    #expect(try theme.judged(.only("PC201")).findings.map(\.level) == [areAlike ? .error : .info])
  }
}
