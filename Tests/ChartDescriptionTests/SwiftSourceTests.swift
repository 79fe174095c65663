import ChartDescription
import PaletteCharts
import SafeText
import SourceText
import Testing

@Suite struct SwiftSourceTests {
  private static func text(_ chart: Chart) -> String {
    SwiftSource.text(chart, ChartElements(chart), summary: "It rises, then falls.")
  }

  @Test func `names the type after the title`() {
    #expect(Self.text(SampleCharts.coffee).contains("struct LinesOfCodeByCupsOfCoffeeChart {"))
    var chart = SampleCharts.coffee
    for (title, name) in [
      (nil, "DescribedChart"), ("123 Go", "GoChart"), ("零", "DescribedChart"), ("a-b_c", "ABCChart"),
    ] {
      chart.title = title
      #expect(Self.text(chart).contains("struct \(name) {"), "\(title ?? "")")
    }
  }

  @Test func `nothing stands outside the condition`() {
    let lines = Self.text(SampleCharts.coffee).split(separator: "\n")
    #expect(lines[1] == "#if canImport(Accessibility)")
    #expect(lines.last == "#endif")
  }

  @Test(arguments: [200, 1000, 100_000])
  func `no function holds more than 200 literals, of a long series the lowest and the highest of each stretch`(
    _ count: Int
  ) {
    let text = Self.text(SampleCharts.wave(points: count))
    let bodies = text.split(separator: "private static func")
    #expect(bodies.map { $0.split(separator: "AXDataPoint(").count - 1 }.max() == 200)
    #expect(text.split(separator: "AXDataPoint(x:").count - 1 == 200)
    #expect(text.utf8.count < 60_000)
  }

  @Test func `both ends of a range may be negative`() {
    var chart = SampleCharts.coffee
    chart.xAxis = .numeric(NumericAxis(title: "Date", range: -6000 ... -1001, values: .date(.day)))
    #expect(Self.text(chart).contains("range: (-6000.0)...(-1001.0),"))
  }

  @Test func `with several series, each label names its own`() {
    var chart = SampleCharts.coffee
    #expect(Self.text(chart).contains(#"Element(label: "1 cup", value: "30 lines of code""#))
    chart.series.append(chart.series[0])
    (chart.series[0].name, chart.series[1].name) = ("Morning", "Evening")
    let text = Self.text(chart)
    #expect(text.contains(#"[("Morning", stops1()), ("Evening", stops2())]"#))
    #expect(text.contains(#"Element(label: "Morning, 1 cup""#) && text.contains(#"Element(label: "Evening, 1 cup""#))
  }

  @Test func `frames are parts of the plot`() throws {
    let text = Self.text(SampleCharts.coffee)
    let places = text.matches(of: /CGRect\(x: ([\d.]+), y: ([\d.]+), width: ([\d.]+), height: ([\d.]+)\)/)
    #expect(places.count == 4)
    for place in places {
      let (x, width) = (try #require(Double(place.1)), try #require(Double(place.3)))
      #expect(x >= 0 && x + width <= 1.00001 && place.2 == "0.0" && place.4 == "1.0")
    }
  }

  @Test(arguments: ["Two cups are best.", nil])
  func `the descriptor has the author's summary, else the computed one`(summary: String?) {
    var chart = SampleCharts.coffee
    chart.summary = summary
    #expect(Self.text(chart).contains("summary: \"\(summary ?? "It rises, then falls.")\","))
  }

  @Test func `says how bars run, how axes are spread and what is missing`() {
    var chart = SampleCharts.coffee
    chart.direction = .topToBottom
    chart.yAxis?.scale = .log10
    chart.series[0].points[1].y = nil
    let text = Self.text(chart)
    #expect(text.contains("descriptor.contentDirection = .topToBottom"))
    #expect(text.contains("yAxis.scaleType = .log10"))
    #expect(text.contains("AXDataPoint(x: 1.0),"))
  }

  @Test(arguments: ["\"", "\\(crash())", "\n", "\u{202E}", "*/", "\u{0}", "\"\"\"", "é🧁", "\u{2028}"])
  func `hostile names stay inside their literals`(name: String) {
    var chart = SampleCharts.coffee
    (chart.title, chart.summary) = (name, name)
    chart.series[0].name = name
    let plain = Self.text(SampleCharts.coffee)
    let text = Self.text(chart)
    #expect(text.contains("title: \(swiftString(name)),"))
    // No line more, no line less.
    #expect(text.split(separator: "\n").count == plain.split(separator: "\n").count)
    #expect(!text.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{2028}" || $0 == "\u{0}" })
  }

  @Test func `the words of units are in a string catalog with their plural, where they have one`() throws {
    let catalog = try #require(StringCatalog.json(SampleCharts.coffee))
    let root = try JSONReader.read(Array(JSONWriter.text(catalog).utf8), .strict).root
    #expect(root["sourceLanguage"]?.string == "en" && root["version"]?.string == "1.0")
    let strings = try #require(root["strings"])
    #expect(strings.members?.map(\.key) == ["%2$@ cups", "%2$@ lines of code"])
    let number = try #require(strings["%2$@ cups"]?["localizations"]?["en"]?["substitutions"]?["number"])
    #expect(number["argNum"]?.number == 1 && number["formatSpecifier"]?.string == "lf")
    let forms = try #require(number["variations"]?["plural"])
    #expect(forms["one"]?["stringUnit"]?["value"]?.string == "%2$@ cup")
    #expect(forms["other"]?["stringUnit"]?["value"]?.string == "%2$@ cups")
    #expect(forms["other"]?["stringUnit"]?["state"]?.string == "translated")
    var chart = SampleCharts.coffee
    #expect(Self.text(chart).contains(#"words: "%2$@ cups""#))
    chart.xAxis.numeric?.values = .number(unit: AxisUnit("100% of %@"))
    chart.yAxis?.values = .number(unit: AxisUnit("%"))
    #expect(StringCatalog.json(chart) == nil)
    #expect(Self.text(chart).contains(#"words: "100%% of %2$@""#) && Self.text(chart).contains(#"words: "%2$@%%""#))
  }
}
