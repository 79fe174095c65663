import Colorimetry
import PaletteCharts
import PaletteRules
import SafeText
import Testing

@testable import ChartDescription

@Suite struct ChartPageTests {
  private func page(_ chart: Chart, summary: [String] = [], outliers: [Set<Int>] = []) -> ChartPage {
    ChartPage(chart, sound: ChartSound(chart), summary: summary, outliers: outliers)
  }

  private func settled(_ chart: Chart) -> Chart {
    var chart = chart
    chart.resolveAppearance()
    return chart
  }

  private func count(_ part: String, in text: String) -> Int {
    text.split(separator: part, omittingEmptySubsequences: false).count - 1
  }

  /// Series over twelve places.
  private func months(_ kind: ChartKind, direction: ContentDirection = .leftToRight, series: Int = 2) -> Chart {
    let places = (1...12).map { "Month \($0)" }
    return Chart(
      title: "Rain", kind: kind, direction: direction,
      xAxis: .categorical(CategoricalAxis(title: "Month", categories: places)),
      yAxis: NumericAxis(
        title: "Rain", range: 0...250, values: .number(unit: AxisUnit(one: "%@ millimetre", other: "%@ millimetres"))),
      series: (0..<series).map { index in
        ChartSeries(
          name: "Place \(index)", isContinuous: kind == .line,
          points: places.enumerated().map { ChartPoint(x: .category($1), y: Double(20 * $0 + index)) })
      })
  }

  @Test(arguments: ChartKind.allCases, ContentDirection.allCases)
  func `every stop of elements is a named symbol with its frame`(kind: ChartKind, direction: ContentDirection) {
    let chart = months(kind, direction: direction)
    let elements = ChartElements(settled(chart))
    for text in [page(chart).html, page(chart).svg] {
      #expect(count("role=\"graphics-document\"", in: text) == 1)
      #expect(count("role=\"graphics-object\"", in: text) == 2)
      #expect(count("role=\"graphics-symbol\"", in: text) == 24)
      for (name, element) in zip(chart.series.map(\.name), elements.series).flatMap({ part in
        part.1.elements.map { (part.0, $0) }
      }) {
        #expect(text.contains("aria-label=\"\(element.text), \(name)\""))
        let frame = element.frame
        #expect(
          text.contains(
            "class=\"hit\" x=\"\(frame.x.pixels)\" y=\"\(frame.y.pixels)\" width=\"\(frame.width.pixels)\" height=\"\(frame.height.pixels)\""
          ))
      }
    }
  }

  @Test func `long series are stops of intervals, and the page is small`() {
    let chart = Chart(
      title: "Long", kind: .line, xAxis: .numeric(NumericAxis(title: "x", range: 0...20_000)),
      yAxis: NumericAxis(title: "y", range: 0...100),
      series: (0..<3).map { series in
        ChartSeries(
          name: "S\(series)", isContinuous: true,
          points: (0..<20_000).map { ChartPoint(x: .number(Double($0)), y: Double(($0 * 7919 + series) % 101 % 100)) })
      })
    let html = page(chart).html
    let stops = count("role=\"graphics-symbol\"", in: html)
    #expect(stops <= 3 * ChartIntervals.most && stops > 3 * 8)
    #expect(html.utf8.count < 400_000)
    #expect(html.contains("60,000 points in intervals"))
  }

  @Test func `many series keep the page below a megabyte, and the rest is reported`() {
    let chart = Chart(
      title: "Many", kind: .line, xAxis: .numeric(NumericAxis(title: "x", range: 0...11)),
      yAxis: NumericAxis(title: "y", range: 0...100),
      series: (0..<250).map { series in
        ChartSeries(
          name: "S\(series)", isContinuous: true,
          points: (0..<12).map { ChartPoint(x: .number(Double($0)), y: Double(($0 + series) % 100)) })
      })
    let html = page(chart).html
    #expect(html.utf8.count < 1_000_000)
    #expect(html.contains("50 more series are in descriptor.json"))
  }

  @Test func `the policy allows the script and the style of the page, and nothing else`() throws {
    let html = page(months(.line)).html
    for (tag, directive) in [("style", "style-src"), ("script", "script-src")] {
      #expect(count("<\(tag)>", in: html) == 1)
      let start = try #require(html.firstRange(of: "<\(tag)>")).upperBound
      let end = try #require(html[start...].firstRange(of: "</\(tag)>")).lowerBound
      let words = SHA256.digest(Array(html[start..<end].utf8))
      let digest = base64(
        words.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } })
      #expect(html.contains("\(directive) 'sha256-\(digest)';"))
    }
    #expect(html.contains("default-src 'none'"))
    #expect(!html.contains("unsafe-inline") && !html.contains(" style=") && !html.contains("http:"))
    #expect(!html.contains("https:"))
  }

  @Test(arguments: [
    "</script><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "</title>", "]]>", "<!--",
    "a\u{0}b\u{202e}c",
    "' onfocus='alert(1)",
  ])
  func `hostile text stays text`(text: String) {
    let chart = Chart(
      title: text, kind: .bar, xAxis: .categorical(CategoricalAxis(title: text, categories: [text])),
      yAxis: NumericAxis(title: text, range: 0...1, values: .number(unit: AxisUnit(one: nil, other: text))),
      series: [text, text].map {
        ChartSeries(name: $0, isContinuous: false, points: [ChartPoint(x: .category(text), y: 1, label: text)])
      })
    let page = page(chart, summary: [text, text])
    let plain = self.page(months(.bar))
    #expect(count("<script", in: page.html) == count("<script", in: plain.html))
    #expect(count("</title>", in: page.html) == count("</title>", in: plain.html))
    for made in [page.html, page.svg] {
      #expect(
        !made.contains("<img") && !made.contains("<!--") && !made.contains("' onfocus") && !made.contains("\u{0}"))
    }
  }

  @Test func `the least, the greatest and the unusual points are marked`() {
    let html = page(months(.line), outliers: [[3], []]).html
    #expect(count("data-is=\"least\"", in: html) == 2)
    #expect(count("data-is=\"greatest\"", in: html) == 2)
    #expect(count("data-is=\"outlier\"", in: html) == 1)
    #expect(html.contains("data-do=\"outlier\""))
    #expect(!page(months(.line)).html.contains("data-do=\"outlier\""))
  }

  @Test func `a stop has the tone of its value and a gap has none`() {
    var chart = months(.line, series: 1)
    chart.series[0].points[0].y = 0
    chart.series[0].points[1].y = 250
    chart.series[0].points[2].y = nil
    let html = page(chart).html
    #expect(count("data-hz=\"220.0\"", in: html) == 1)
    #expect(count("data-hz=\"1760.0\"", in: html) == 1)
    #expect(count("data-hz", in: html) == 11)
  }

  @Test func `no two series differ by colour alone`() {
    for kind in ChartKind.allCases where kind != .pie {
      let channels = settled(months(kind, series: 12)).series.map { series in
        let appearance = series.appearance
        return "\(String(describing: appearance.symbol)) \(appearance.dash) \(String(describing: appearance.pattern))"
      }
      // Eight symbols and two rhythms tell twelve lines apart; eight patterns or symbols tell eight of the others apart.
      #expect(Set(channels).count == (kind == .line ? 12 : 8))
    }
  }

  /// A long series and a short one.
  private var longAndShort: Chart {
    Chart(
      title: "Both", kind: .point, xAxis: .numeric(NumericAxis(title: "x", range: 0...999)),
      yAxis: NumericAxis(title: "y", range: 0...9),
      series: [("Long", 1000), ("Short", 30)].map { name, count in
        ChartSeries(
          name: name, isContinuous: false,
          points: (0..<count).map { ChartPoint(x: .number(Double($0)), y: Double($0 % 10)) })
      })
  }

  @Test func `long series are a table of intervals, short ones a table of points`() throws {
    let html = page(longAndShort).html
    #expect(count("<table>", in: html) == 2 && count("<tbody>", in: html) == 2)
    let tables = html.split(separator: "<table>").dropFirst().map { String($0.split(separator: "</table>")[0]) }
    let (long, short) = (try #require(tables.first), try #require(tables.last))
    #expect(long.contains("1,000 points in intervals") && !long.contains(">Short<"))
    #expect(short.contains("<th scope=\"col\" class=\"n\">Short</th>") && !short.contains("Long"))
    #expect(count("<tr>", in: short) == 31 && count("<td class=\"n\">", in: short) == 30)
  }

  @Test(arguments: [(9000, true), (11_000, false)])
  func `a page of intervals has every point as a file, or names the file that does`(count: Int, isHeld: Bool) {
    var chart = longAndShort
    chart.xAxis = .numeric(NumericAxis(title: "x", range: 0...Double(count)))
    chart.series[0].points = (0..<count).map { ChartPoint(x: .number(Double($0)), y: Double($0 % 10)) }
    chart.series[0].name = "Long, \"and\" winding"
    let html = page(chart).html
    #expect(html.contains("data-points=\"\(count + 30)\"") == isHeld)
    #expect(html.contains("href=\"descriptor.json\"") == !isHeld)
    #expect(html.contains("data-rows=\"0 ") == isHeld)
    #expect(html.contains("csv;charset=utf-8;base64,U2VyaWVzLHgseQoiTG9uZywgIiJhbmQiIiB3aW5kaW5nIiwwLDAK") == isHeld)
  }

  @Test func `the summary has a lead`() {
    let html = page(months(.line), summary: ["It rains.", "More than one thinks.", "Coast: falls."]).html
    #expect(html.contains("<p class=\"lead\">It rains.</p>\n<p>More than one thinks. Coast: falls.</p>\n</div>"))
  }

  @Test(arguments: [("rain_fall", "Rain fall by Month"), ("", "Place 0, Place 1 by Month")])
  func `a chart without a title takes its name from what it shows`(y: String, heading: String) {
    var chart = months(.line)
    chart.title = nil
    chart.yAxis?.title = y
    let html = page(chart).html
    #expect(html.contains("<h1><bdi>\(heading)</bdi></h1>") && html.contains("<title>\(heading)</title>"))
  }

  @Test func `every series that is heard has a voice of its own`() {
    #expect(Set(Timbre.all).count == ChartSound.mostSeries)
  }

  @Test func `of a table, only words begin at the left`() {
    var chart = months(.point, series: 1)
    chart.additionalAxes = [.numeric(NumericAxis(title: "Days", range: 0...31))]
    for index in chart.series[0].points.indices {
      chart.series[0].points[index].label = "Name \(index)"
      chart.series[0].points[index].additional = [.number(7)]
    }
    let html = page(chart).html
    #expect(html.contains("<td>Name 0</td><td>Month 1</td><td class=\"n\">0 millimetres</td><td class=\"n\">7</td>"))
    #expect(html.contains("<th scope=\"col\" class=\"n\">Days</th>"))
  }

  @Test func `a colour has the name of what is drawn, light and dark`() {
    var chart = months(.line)
    chart.series[0].appearance = SeriesAppearance(color: SRGB(bytes: 0, 0, 0))
    let html = page(chart).html
    #expect(html.contains("<span class=\"on-light\">black </span><span class=\"on-dark\">grey </span></span>line"))
    // Seen on both grounds, it has one name.
    #expect(html.contains("Place 1</bdi> <span class=\"quiet\"><span class=\"hue\">green </span>line"))
  }

  @Test func `patterns are in a colour that is seen on a bar, and in that of the mark on the pale fill of an area`() {
    #expect(page(months(.bar)).html.contains("<pattern id=\"p1\" class=\"i1\""))
    #expect(page(months(.area)).html.contains("<pattern id=\"p1\" class=\"c1\""))
  }

  @Test func `a cloud of one series is of dots, of several it keeps their shapes`() {
    let several = page(longAndShort).html
    #expect(count("markerWidth=\"12\"", in: several) == 1)
    var one = longAndShort
    one.series.removeLast()
    #expect(count("markerWidth=\"8.8\"", in: page(one).html) == 1)
  }

  @Test func `only a chart with missing values explains their silence`() {
    var chart = months(.line)
    #expect(!page(chart).html.contains("A missing value is silence."))
    chart.series[1].points[3].y = nil
    #expect(page(chart).html.contains("A missing value is silence."))
  }

  @Test func `only a chart that is wider than the paper is printed across`() {
    #expect(!page(months(.line)).html.contains("@page{size:landscape}"))
    var chart = longAndShort
    chart.series.removeLast()
    chart.series[0].points.removeLast(900)
    #expect(page(chart).html.contains("@page{size:landscape}"))
    // As many points at one place as places: nearly a square.
    chart.series[0].points = (0..<900).map { ChartPoint(x: .number(Double($0 % 30)), y: Double($0)) }
    chart.series = (0..<5).map { part in
      ChartSeries(
        name: "\(part)", isContinuous: false, points: Array(chart.series[0].points[(180 * part)...].prefix(180)))
    }
    #expect(!page(chart).html.contains("@page{size:landscape}"))
  }

  @Test func `a narrow slice is found where a phone draws the pie smaller`() {
    var chart = months(.pie, direction: .radialClockwise, series: 1)
    for index in chart.series[0].points.indices { chart.series[0].points[index].y = index == 0 ? 1000 : 0.001 }
    for element in ChartElements(chart).series[0].elements {
      #expect(min(element.frame.width, element.frame.height) * 288 / 392 >= ElementFrames.leastWidth)
    }
  }

  @Test func `what the theme says is drawn`() {
    var chart = months(.line)
    chart.series[0].appearance = SeriesAppearance(color: SRGB(bytes: 0x21, 0x66, 0xac), symbol: .diamond, dash: [8, 3])
    let html = page(chart).html
    #expect(html.contains("--c0:#2166ac"))
    #expect(html.contains("stroke-dasharray=\"8 3\""))
    #expect(html.contains("Place 0</bdi> <span class=\"quiet\"><span class=\"hue\">blue </span>dashed line, diamond"))
    #expect(settled(chart).series[0] == chart.series[0])
  }

  @Test(arguments: [("ar", "rtl"), ("zh-Hant", "ltr"), ("az-Arab", "rtl"), ("ur-Latn", "ltr"), ("he-IL", "rtl")])
  func `titles and names have the language and the direction of the data`(tag: String, direction: String) throws {
    let chart = months(.line)
    let language = try #require(DataLanguage(tag))
    let html = ChartPage(chart, sound: ChartSound(chart), language: language).html
    let attributes = "lang=\"\(tag)\" dir=\"\(direction)\""
    #expect(html.contains("<h1><bdi \(attributes)>Rain</bdi>") && html.contains("<table \(attributes)>"))
    #expect(html.contains("<caption><span dir=\"auto\">"))
    #expect(html.contains("<bdi \(attributes)>Place 1</bdi>") && html.contains("<html lang=\"en\">"))
    #expect(!page(chart).html.contains(" dir="))
  }

  @Test(arguments: ["", "a", "e n", "en_US", "en--US", "\"><script>", "toolonglanguage", "1a"])
  func `what is no tag of a language is refused`(tag: String) { #expect(DataLanguage(tag) == nil) }

  @Test func `the page of a chart that runs to the left says which way its sound goes`() {
    #expect(page(months(.line, direction: .rightToLeft)).html.contains("goes along Month, from right to left."))
    #expect(!page(months(.line)).html.contains("from right to left"))
  }
}
