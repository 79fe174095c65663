import Colorimetry
import PaletteCharts
import PaletteRules
import RealModule
import SafeText
import Testing

@testable import ChartDescription

struct ChartSummaryTests {
  static let births = Chart(
    title: "Births in the United States", kind: .line,
    xAxis: .numeric(NumericAxis(title: "Year", range: year(1917)...year(1975), values: .date(.year))),
    yAxis: NumericAxis(title: "Births", range: 0...4_500_000),
    series: [
      ChartSeries(
        name: "", isContinuous: true,
        points: zip(BirthsData.years, BirthsData.births).map { ChartPoint(x: .number(year(Int($0))), y: $1) })
    ])

  static let rainfall: Chart = {
    let coast = [234.0, 172, 151, 120, 101, 98, 111, 140, 181, 220, 240, 249]
    let valley = [61.0, 66, 52, 48, 60, 80, 95, 90, 70, 130, 160, 170]
    func series(_ name: String, _ values: [Double], _ symbol: Symbol) -> ChartSeries {
      ChartSeries(
        name: name, isContinuous: true,
        points: zip(CalendarDate.months, values).map { ChartPoint(x: .category($0), y: $1) },
        appearance: SeriesAppearance(symbol: symbol))
    }
    return Chart(
      title: "Rainfall", kind: .line,
      xAxis: .categorical(CategoricalAxis(title: "Month", categories: CalendarDate.months)),
      yAxis: NumericAxis(
        title: "Rainfall", range: 0...250,
        values: .number(unit: AxisUnit(one: "%@ millimetre", other: "%@ millimetres"))),
      series: [series("Coast", coast, .circle), series("Valley", valley, .cross)])
  }()

  private static func year(_ year: Int) -> Double { CalendarDate(year: year)?.secondsSince1970 ?? 0 }

  private static func one(
    _ kind: ChartKind, _ y: [Double?], summary: String? = nil, range: ClosedRange<Double> = -1e9...1e9
  ) -> Chart {
    Chart(
      title: nil, summary: summary, kind: kind,
      xAxis: .numeric(NumericAxis(title: "x", range: 0...Double(max(y.count, 1)))),
      yAxis: NumericAxis(title: "y", range: range),
      series: [
        ChartSeries(
          name: "", isContinuous: kind == .line,
          points: y.enumerated().map { ChartPoint(x: .number(Double($0)), y: $1) })
      ])
  }

  private static func full(_ chart: Chart) -> String { ChartSummary(chart, isFull: true).text }

  @Test func `the turns of births carry their years`() {
    #expect(
      ChartSummary(Self.births).text == """
        Stays between 2.74 million and 3.055 million until 1927, falls to its lowest, 2.307 million in 1933, rises to its \
        highest, 4.3 million in 1957, then falls to 3.144 million in 1975.

        """)
    #expect(
      Self.full(Self.births).contains(
        "Line chart: Births in the United States. Births by Year, from 1917 to 1975, 59 points."))
  }

  @Test func `of more turns than a sentence holds, the main ones are reported with their values`() throws {
    // A rise within the fall gives back more than a third of it, and less than a half.
    let corners = [(0, 0.0), (20, 70), (25, 44), (27, 58), (33, 30), (45, 56)]
    var y: [Double?] = [0]
    for ((from, low), (to, high)) in zip(corners, corners.dropFirst()) {
      y += (1...(to - from)).map { low + (high - low) * Double($0) / Double(to - from) }
    }
    let summary = ChartSummary(Self.one(.line, y))
    let sentence =
      "Broadly, rises from its lowest, 0 at 0, to its highest, 70 at 20, falls to 30 at 33, then rises to 56 at 45."
    #expect(summary.text.contains(sentence), "\(summary.text)")
    #expect(summary.claims[0].contains { $0.kind == "outline" } && !summary.claims[0].contains { $0.kind == "course" })
  }

  @Test func `what repeats alike in two series is reported once, before the extremes of both`() {
    let days = (0..<1200).map { Double($0) * 86_400 }
    var chart = Self.one(.line, [])
    chart.yAxis?.title = ""
    chart.xAxis = .numeric(NumericAxis(title: "date", range: days[0]...days[1199], values: .date(.day)))
    chart.series = [("temp_max", 20.0), ("temp_min", 8)].map { name, mean in
      let points = days.enumerated().map {
        // The warmest day is in the middle of August, that is 226 days from the first of January.
        ChartPoint(x: .number($1), y: mean + 9 * .cos(2 * .pi * Double($0 - 226) / 365.25) - Double($0 % 3))
      }
      return ChartSeries(name: name, isContinuous: true, points: points)
    }
    let text = ChartSummary(chart).text
    #expect(text.hasPrefix("Repeating: temp max, temp min. Temp max is higher than temp min throughout"), "\(text)")
    #expect(text.contains("of all values, lowest −2.99") && text.contains(" (temp max, "), "\(text)")
    #expect(Self.full(chart).contains("Temp max: repeats every year: on average highest in August"))
  }

  @Test func `points of several series rise together or do not`() {
    var chart = Self.one(.point, [])
    chart.series = ["A", "B", "C", "D"].enumerated().map { index, name in
      let y = (0..<40).map { Double(index > 1 ? 40 - $0 : $0) + Double($0 * 7 % 5) }
      return ChartSeries(
        name: name, isContinuous: false, points: y.enumerated().map { ChartPoint(x: .number(Double($0)), y: $1) })
    }
    let text = ChartSummary(chart).text
    #expect(text.hasPrefix("Over all points, y tends neither to rise nor to fall as x grows. "), "\(text)")
    #expect(text.hasSuffix("Rising as x grows: A, B; falling: C, D.\n"), "\(text)")
  }

  /// Least ice of the Arctic in 44 years, invented after what satellites saw.
  private static let ice: [Double?] = [
    6.4, 6.96, 7.54, 7.13, 6.28, 6.99, 6.39, 6.06, 6.01, 5.61, 6.14, 6.18, 6.45, 6.13, 6.35, 5.9, 6.28, 5.88,
    5.36, 6.51, 5.72, 5.82, 5.68, 5.51, 4.86, 4.81, 4.54, 4.58, 5.19, 4.24, 4.56, 4.34, 4.46, 4.72, 4.27, 3.45,
    3.52, 4.48, 4.11, 3.94, 4.43, 4.31, 3.06, 3.37,
  ]

  private static let first: [(kind: ChartKind, y: [Double?], says: String)] = [
    (.line, [41, 57], "Rises from 41 at 0 to 57 at 1."),
    (
      .line, [Double](repeating: 80, count: 10) + (0...10).map { 80 - Double($0) } + [Double](repeating: 70, count: 10),
      "Stays at 80 until 10, falls to 70 at 20, then stays at 70 until 30."
    ),
    (
      .line, (0..<24).map { $0 == 14 ? 900 : Double(20 + $0 % 3) },
      "Varies around 21, apart from 900 at 14. Lowest 20, 8 times."
    ),
    // Swings on a clear way are second.
    (.line, ice, "Falls overall, from 6.4 at 0 to 3.37 at 43. Lowest 3.06 at 42."),
    // The ends of a bow are where they belong.
    (
      .point, (0..<40).map { 100 * Double($0) / Double($0 + 4) },
      "As x grows, y tends to rise, by 8.97 for each 10; the relation is strong (rank correlation 1). Lowest 0 at 0; "
        + "highest 90.7 at 39."
    ),
  ]

  @Test(arguments: first)
  func `the first sentence is what a listener wants first`(kind: ChartKind, y: [Double?], says: String) {
    var chart = Self.one(kind, y)
    chart.arrange()
    #expect(ChartSummary(chart).text.hasPrefix(says), "\(ChartSummary(chart).text)")
  }

  @Test(
    arguments: [
      (.pie, "%", [60, 25, 15, 0], "Highest A, 60%. Lowest D, 0%. A, 60%; B, 25%; C, 15%; D, 0%."),
      (.pie, "vote,votes", [6, 2, 1, 1], "Highest A, 6 votes (60 percent). Lowest 1: C and D. "),
      (.bar, "fault,faults", [7, 0, 0, 0], "Highest A, 7 faults. Lowest 0: B, C and D. "),
      (.bar, "point,points", [3, 3, 3, 3], "Every value is 3 points.\n"),
      (.bar, "€ per hour", [-16, -20, -22, -30], "Highest A, −€16 per hour. Lowest D, −30. "),
    ] as [(ChartKind, String, [Double], String)])
  func `few values are said once`(kind: ChartKind, unit: String, y: [Double], says: String) {
    let names = ["A", "B", "C", "D"]
    let chart = Chart(
      kind: kind, xAxis: .categorical(CategoricalAxis(title: "Name", categories: names)),
      yAxis: NumericAxis(title: "Y", range: -100...100, values: .number(unit: AxisUnit(unit))),
      series: [
        ChartSeries(name: "", isContinuous: false, points: zip(names, y).map { ChartPoint(x: .category($0), y: $1) })
      ])
    #expect(ChartSummary(chart).text.hasPrefix(says), "\(ChartSummary(chart).text)")
  }

  @Test func `a value that comes again and again has no place of its own`() {
    var y = (0..<40).map { Double($0 * 31 % 17) + 1 }
    for place in stride(from: 3, to: 40, by: 7) { y[place] = 1 }
    let text = ChartSummary(Self.one(.line, y)).text
    #expect(text.contains("Lowest 1, 8 times; highest 17, 2 times, first at 6."), "\(text)")
  }

  @Test func `few points are listed, as the talk reads them`() {
    #expect(
      ChartSummary(SampleCharts.coffee).text == """
        Rises until 2 cups, then falls until 3 cups. 0 cups, 20 lines of code; 1 cup, 30; 2 cups, 35; 3 cups, 32.

        """)
  }

  @Test func `the sentences of the author come first`() {
    let chart = Self.one(.line, [1, 2, 3], summary: "It rises.")
    #expect(ChartSummary(chart).sentences.first?.text == "It rises.")
  }

  @Test func `every point is listed in full detail, while they are few`() {
    var chart = Self.one(.line, [1, 2, 3, 4, 3, 2, 1, 0, 1])
    #expect(!ChartSummary(chart).text.contains("Point by point"))
    #expect(
      ChartSummary(chart, isFull: true).text.hasSuffix(
        "Point by point: 0, 1; 1, 2; 2, 3; 3, 4; 4, 3; 5, 2; 6, 1; 7, 0; 8, 1.\n"))
    chart.series[0].points = (0..<25).map { ChartPoint(x: .number(Double($0)), y: Double($0)) }
    #expect(!ChartSummary(chart, isFull: true).text.contains("Point by point"))
  }

  @Test(arguments: [("births", "Births"), ("pH", "pH"), ("iPhones", "iPhones"), ("éclairs", "Éclairs"), ("7up", "7up")])
  func `a sentence begins with a capital, whatever the column is named`(_ title: String, _ beginning: String) {
    var chart = Self.one(.line, (0..<9).map { Double($0) })
    chart.yAxis?.title = title
    #expect(Self.full(chart).contains(" \(beginning) by x, "), "\(Self.full(chart))")
    let steeper = chart.series[0].points.map { ChartPoint(x: $0.x, y: ($0.y ?? 0) * 3) }
    chart.series.append(ChartSeries(name: title, isContinuous: true, points: steeper))
    let texts = ChartSummary(chart, isFull: true).sentences.map(\.text)
    #expect(texts.contains { $0.hasPrefix("\(beginning): rises ") }, "\(texts)")
  }

  @Test func `months and days are said in full`() {
    #expect(CalendarWord.text("Sun") == "Sunday" && CalendarWord.text("q3") == "Q3")
    #expect(CalendarWord.text("März") == "March" && CalendarWord.areOrdered(["Januar", "Mai", "Dezember"]))
    #expect(CalendarWord.text("Oct") == "October" && CalendarWord.text("Lisbon") == "Lisbon")
  }

  @Test(arguments: [
    (["0 – 10", "10 – 20"], "0 to 10", true), (["0-10", "10-20"], "0 to 10", true),
    (["[-1.5, 0)", "[0, 1,000)"], "-1.5 to 0", true), (["18–64", "65+"], "18 to 64", true),
    (["65+", "18-64"], "65+", true), (["3-1", "5-2"], "3-1", false), (["A-1", "B-2"], "A-1", false),
  ])
  func `bins are in order and said in words`(names: [String], said: String, areOrdered: Bool) {
    #expect(CalendarWord.areOrdered(names) == areOrdered && CalendarWord.text(names[0]) == said)
  }

  @Test func `a name that is also a month stays a name among names`() {
    var chart = Self.rainfall
    chart.xAxis = .categorical(CategoricalAxis(title: "Name", categories: ["May", "Jun", "Rose"]))
    for index in chart.series.indices { chart.series[index].points.removeLast(9) }
    for index in chart.series.indices {
      for (place, name) in ["May", "Jun", "Rose"].enumerated() {
        chart.series[index].points[place].x = .category(name)
      }
    }
    let text = Self.full(chart)
    #expect(text.contains("Jun") && !text.contains("June"), "\(text)")
  }

  @Test(
    arguments: [
      (0.4, "from 3 February 2018, 02:47:39 to 3 February 2018, 03:", ", 02:47:39"),
      (20, "from 3 February 2018, 02:47 to 3 February 2018, 22:", "on 3 February 2018, 02:47."),
      (24 * 9, "from 3 February 2018, 02:47 to 12 February 2018", "on 3 February 2018, 02:47."),
      (24 * 90, "from 3 February 2018 to 4 May 2018", "on 3 February 2018."),
    ] as [(Double, String, String)])
  func `times are as precise as a person says them`(_ hours: Double, _ extent: String, _ highest: String) throws {
    let start = try #require(CalendarDate(year: 2018, month: 2, day: 3, hour: 2, minute: 47, second: 39))
      .secondsSince1970
    var chart = Self.one(.point, (0..<10).map { Double(-$0) })
    for index in 0..<10 { chart.series[0].points[index].x = .number(start + Double(index) * hours * 400) }
    chart.xAxis = .numeric(NumericAxis(title: "Time", range: start...(start + hours * 3600), values: .date(.second)))
    let text = Self.full(chart)
    #expect(text.contains(extent), "\(text)")
    #expect(text.contains(highest), "\(text)")
    #expect(text.contains("seconds") == false)
  }

  @Test func `an outlier without units says what its numbers are`() {
    var y: [Double?] = (0..<30).map { Double($0) }
    y[11] = 40
    var chart = Self.one(.point, y)
    chart.yAxis?.title = "economy"
    chart.xAxis = .numeric(NumericAxis(title: "weight", range: 0...30))
    #expect(ChartSummary(chart).text.contains("One point lies far from the rest: weight 11, economy 40."))
  }

  @Test func `a series without a value and a chart without a series are summarized too`() {
    for chart in [Self.one(.line, []), Self.one(.line, [nil, nil]), Self.one(.point, [nil])] {
      for isFull in [false, true] { #expect(!ChartSummary(chart, isFull: isFull).text.isEmpty) }
    }
    var bare = SampleCharts.coffee
    bare.series = []
    #expect(ChartSummary(bare).sentences.count >= 1)
  }

  @Test(arguments: GeneratedCharts.all)
  func `every chart with values has a figure in its summary`(_ sample: GeneratedCharts.Sample) {
    let text = ChartSummary(sample.chart).text
    #expect(text.contains { $0.isNumber }, "\(text)")
  }

  @Test func `values that are missing are counted`() {
    #expect(ChartSummary(Self.one(.line, [1, 2, nil, 2])).text.hasSuffix(" 1 value is missing: 2.\n"))
    let values: [Double?] = (0..<12).map { $0 == 4 || $0 == 5 ? nil : Double($0) }
    #expect(Self.full(Self.one(.line, values)).contains("2 values are missing: 4 to 5."))
  }

  @Test func `a name on several lines stays on one and steers nothing`() {
    var chart = SampleCharts.coffee
    chart.title = "Lines\nof \u{1b}[31mcode\u{202e}"
    let text = Self.full(chart)
    #expect(text.split(separator: "\n").count == 1)
    #expect(!text.unicodeScalars.contains { $0 == "\u{1b}" || $0 == "\u{202e}" })
  }

  @Test func `every number in a sentence is a rounded one of its claims`() throws {
    let charts = [
      Self.births, Self.rainfall, SampleCharts.wave(points: 300), Self.one(.bar, (0..<9).map { Double($0 % 4) }),
    ]
    for chart in charts {
      for sentence in ChartSummary(chart, isFull: true).sentences where !sentence.claims.isEmpty {
        let figures = sentence.claims.flatMap(Self.numbers)
        for (number, error) in Self.numbers(sentence.text) {
          #expect(
            (figures + [0]).contains { ($0.magnitude - number).magnitude <= error },
            "\(number) in “\(sentence.text)” of \(figures)")
        }
      }
    }
  }

  /// The numbers of a figure, those in its texts too.
  private static func numbers(_ value: JSONValue) -> [Double] {
    switch value {
    case .number(let number): [number]
    case .integer(let number): [Double(number)]
    case .string(let text):
      text.split { !$0.isNumber }.compactMap { Double(String($0)) }
    case .array(let items): items.flatMap(numbers)
    case .portions(let count, let portion): (0..<count).flatMap(portion).flatMap(numbers)
    case .object(let members): members.flatMap { numbers($0.value) }
    case .boolean, .null: []
    }
  }

  /// The numbers of a text, each with half a unit of its last digit.
  private static func numbers(_ text: String) -> [(Double, Double)] {
    let (point, group): (Character, Character) = (".", ",")
    let units: [(String, Double)] = [("million", 1e6)]
    var numbers: [(Double, Double)] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: { ("0"..."9").contains($0) }) {
      let run = rest[start...].prefix { ("0"..."9").contains($0) || $0 == point || $0 == group }
      rest = rest[run.endIndex...]
      let digits = String(run.reversed().drop { $0 == point || $0 == group }.reversed())
      let plain = String(digits.compactMap { $0 == group ? nil : $0 == point ? "." : $0 })
      let unit = units.first { rest.drop { $0 == " " }.hasPrefix($0.0) }?.1 ?? 1
      let zeros = plain.contains(".") ? 0 : plain.reversed().prefix { $0 == "0" }.count
      let decimals = plain.split(separator: ".").dropFirst().first?.count ?? 0
      guard let number = Double(plain) else { continue }
      // A whole number may be cut to three digits.
      let lost = max(min(zeros, plain.count - 3), 0)
      let last = (0..<lost).reduce(1.0) { last, _ in last * 10 } / (0..<decimals).reduce(1.0) { last, _ in last * 10 }
      numbers.append((number * unit, 0.5001 * last * unit))
    }
    return numbers
  }
}

struct ChartTextTests {
  @Test func `things are counted`() {
    #expect(
      ChartText.count(1, "point", "points") == "1 point" && ChartText.count(1200, "point", "points") == "1,200 points")
  }

  @Test(
    arguments: [
      ([2_307_000, 4_300_000], nil, ["2.307 million", "4.3 million"]), ([46.6, 9], nil, ["46.6", "9"]),
      ([0.1 + 0.2, 1], nil, ["0.3", "1"]), ([213.333333333333, 180], nil, ["213.33", "180"]),
      ([14.145555555556, 3], "$%@", ["$14.15", "$3.00"]), ([7.368421052632, 0], "%@%", ["7.368%", "0%"]),
      ([-0.80, 0], nil, ["−0.8", "0"]), ([10_000_001, 10_000_002], nil, ["10,000,001", "10,000,002"]),
      ([1_000_400_000, 5_000_000_000], nil, ["1 billion", "5 billion"]), ([0.000123456, 0], nil, ["0.0001235", "0"]),
      ([101_234, 101_259], nil, ["101,234", "101,259"]),
    ] as [([Double], String?, [String])])
  func `a value has the digits that tell it from others`(_ values: [Double], _ unit: String?, _ texts: [String]) {
    var chart = SampleCharts.coffee
    chart.yAxis?.values = .number(unit: AxisUnit(one: nil, other: unit))
    chart.series[0].points = values.enumerated().map { ChartPoint(x: .number(Double($0)), y: $1) }
    chart.arrange()
    #expect(values.map { ChartText(chart).y($0) } == texts)
  }

  @Test func `points lie in the order of the axis`() {
    var chart = SampleCharts.coffee
    chart.series[0].points.reverse()
    #expect(chart.arrange() == [[3, 2, 1, 0]] && chart.series[0].points == SampleCharts.coffee.series[0].points)
  }
}
