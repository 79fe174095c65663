import PaletteCharts
import PaletteRules
import SourceText
import Testing

@Suite struct TableReaderTests {
  private func read(_ text: String, _ change: (inout ChartOptions) -> Void = { _ in }) throws(UnreadableFile)
    -> ReadChart
  {
    var options = ChartOptions()
    change(&options)
    return try ChartReader.read(SourceFile(path: "data.csv", bytes: Array(text.utf8)), options: options)
  }

  @Test func `reads a column a series, an empty cell as a gap`() throws {
    let chart = try read("month,Coast,Valley\nJan,234,61\nFeb,,66.5\r\n\nMar,-1e2,54\n").chart
    #expect(chart.xAxis == .categorical(CategoricalAxis(title: "month", categories: ["Jan", "Feb", "Mar"])))
    #expect(chart.series.map(\.name) == ["Coast", "Valley"])
    #expect(chart.series.map { $0.points.map(\.y) } == [[234, nil, -100], [61, 66.5, 54]])
    #expect(chart.kind == .bar)
  }

  @Test func `a row a series and a column a year is read along the years, and says so`() throws {
    let read = try read("site,1931,1932,1933\nCrookston,44,31,\nDuluth,30,26,28\n")
    #expect(read.chart.series.map(\.name) == ["Crookston", "Duluth"])
    #expect(read.chart.series.map { $0.points.map(\.y) } == [[44, 31, nil], [30, 26, 28]])
    #expect(read.chart.series[0].points.map { read.chart.xAxis.text($0.x) } == ["1931", "1932", "1933"])
    #expect(read.notes.first == ChartNote.yearsInHeader())
  }

  @Test(arguments: [
    "1931,1932,1933\n44,31,26\n", "a,1932,1931\nx,44,31\n", "a,1,2\nx,44,31\n", "a,1931,1932\n7,44,31\n",
  ])
  func `numbers in the first line are not years of a table of series`(text: String) {
    let error = #expect(throws: UnreadableFile.self) { try read(text) }
    #expect(error?.problems.first?.sentence == ChartProblem.noHeader())
  }

  @Test func `reads years as dates and says so`() throws {
    let read = try read("year,births\n1917,2944000\n1918,2948000\n")
    #expect(read.chart.xAxis.text(read.chart.series[0].points[0].x) == "1917")
    #expect(read.chart.kind == .line && read.chart.series[0].isContinuous)
    #expect(read.chart.yAxis?.title == "births")
    #expect(read.notes == [ChartNote.years("year")])
  }

  @Test(
    arguments: [
      ("2019-01", DatePrecision.month), ("2019-01-31", .day), ("2019-Q2", .quarter), ("Q2 2019", .quarter),
      ("Mar 2019", .month), ("3 March 2019", .day), ("1 janvier 2001", .day), ("Januar 2001", .month),
      ("01/2001", .month), ("2001M01", .month), ("2001年1月", .month), ("2001年1月5日", .day), ("March 3rd 2019", .day),
      ("5 de mayo de 2001", .day), ("2019-01-31T14:05Z", .minute), ("2019-01-31 14:05:09", .second),
    ])
  func `reads dates as precisely as they are written`(text: String, precision: DatePrecision) throws {
    let axis = try #require(try read("when,A\n\(text),1\n").chart.xAxis.numeric)
    #expect(axis.values == .date(precision))
  }

  @Test(arguments: ["2019-13-01", "2019-02-30", "2019-Q5", "abc 12", "2019-01-01T25:00Z", "2019-1-1"])
  func `takes what is not a date for a name`(text: String) throws {
    #expect(try read("when,A\n\(text),1\n").chart.xAxis.categorical?.categories == [text])
  }

  @Test func `knows time zones`() throws {
    let points = try read("t,A\n2019-01-01T01:00:00+01:00,1\n2019-01-01T00:30:00Z,2\n").chart.series[0].points
    #expect(points.map { $0.x.number } == [1_546_300_800, 1_546_302_600])
  }

  @Test func `takes columns by name`() throws {
    let text = "place,mag,depth,net\nA,2,10,us\nB,3,20,ak\nC,4,30,us\n"
    let chart = try read(text) { ($0.x, $0.y, $0.seriesColumn) = ("depth", ["mag"], "net") }.chart
    #expect(chart.xAxis.title == "depth" && chart.yAxis?.title == "mag")
    #expect(chart.series.map(\.name) == ["us", "ak"])
    #expect(chart.series[0].points.map { $0.x } == [.number(10), .number(30)])
    #expect(chart.kind == .line)
  }

  @Test func `takes a column of names beside places that come again for the series`() throws {
    let read = try read("year,city,rain\n2001,A,1\n2001,B,2\n2002,A,3\n2002,B,4\n")
    #expect(read.chart.series.map(\.name) == ["A", "B"])
    #expect(read.notes.contains(ChartNote.namesOfSeries("city")))
  }

  @Test func `leaves a column of names out that tell nothing apart, and says so`() throws {
    let read = try read("x,note,A\n1,hello,3\n2,hello,4\n")
    #expect(read.chart.series.map(\.name) == ["A"])
    #expect(read.notes == [ChartNote.columnLeftOut("note")])
  }

  @Test func `a column of names beside numbers names the points`() throws {
    let cars = try read("name,weight,mpg\nA,2000,30\nB,3000,20\n") { $0.x = "weight" }
    #expect(cars.chart.series.map { $0.points.map(\.label) } == [["A", "B"]])
    #expect(cars.notes.contains(ChartNote.namesOfPoints("name")))
    let points = try read("name,weight,mpg\nA,2000,30\nB,3000,20\n") { $0.kind = .point }
    #expect(points.chart.xAxis.title == "weight" && points.chart.series[0].points[1].label == "B")
  }

  @Test func `months of years in Excel's form are dates, days without a year are names`() throws {
    let months = try read("when,A\nNov-01,1\nDec-01,2\nJan-02,3\n").chart
    #expect(months.xAxis.text(months.series[0].points[2].x) == "January 2002" && months.kind == .line)
    #expect(try read("when,A\nJan-01,1\nJan-02,2\nJan-03,3\n").chart.xAxis.categorical != nil)
  }

  @Test func `a file of the World Bank has its countries as series`() throws {
    let text = """
      "Data Source","World Development Indicators",

      "Last Updated Date","2024-03-28",

      "Country Name","Country Code","Indicator Name","Indicator Code","2000","2001 [YR2001]","2002",
      "France","FRA","Population","SP.POP.TOTL","60","61","",
      "Peru","PER","Population","SP.POP.TOTL","26","27","28",

      """
    let chart = try read(text).chart
    #expect(chart.series.map(\.name) == ["France", "Peru"] && chart.yAxis?.title == "Population")
    #expect(chart.series.map { $0.points.map(\.y) } == [[60, 61, nil], [26, 27, 28]])
    #expect(chart.xAxis.text(chart.series[0].points[1].x) == "2001")
  }

  @Test(arguments: ["", "Unnamed: 0"])
  func `the numbers of rows that pandas writes are no column`(name: String) throws {
    let chart = try read("\(name),city,temp\n0,Oslo,5\n1,Rome,16\n").chart
    #expect(chart.xAxis.categorical?.categories == ["Oslo", "Rome"] && chart.yAxis?.title == "temp")
    // Beside numbers alone they are the axis.
    let numbers = try read("\(name),a,b\n0,1.5,2\n1,2.5,3\n2,3.5,5\n").chart
    #expect(numbers.series.map(\.name) == ["a", "b"] && numbers.series[0].points.map(\.y) == [1.5, 2.5, 3.5])
  }

  @Test func `a point between commas is that of decimals, which is said where it could divide thousands`() throws {
    let read = try read("x,A\n1,333.333\n2,500\n3,250\n")
    #expect(read.chart.series[0].points.map(\.y) == [333.333, 500, 250])
    #expect(read.notes == [ChartNote.decimalPoint("333.333", "333.333")])
    let semicolons = #expect(throws: UnreadableFile.self) { try self.read("x;A\n1;333.333\n2;500\n3;250\n") }
    #expect(semicolons?.problems.first?.sentence == ChartProblem.doubtfulNumber("333.333", "333.333", "333333", "A"))
  }

  @Test(
    arguments: [
      (
        "city,people,area (km²)\nOslo,700000,454\nRome,2800000,1285\n",
        ChartProblem.otherUnits("'people', 'area (km²)'")
      ),
      ("car,weight,mpg\nA,2000,20\nB,4000,40\n", ChartProblem.otherQuantities("weight", "100", "mpg")),
      (
        "date,close,volume\n2024-01-01,10,400000\n2024-01-02,10,400000\n",
        ChartProblem.otherQuantities("volume", "40,000", "close")
      ),
    ] as [(String, Message)])
  func `asks for a column where several measure different things`(text: String, problem: Message) throws {
    let error = #expect(throws: UnreadableFile.self) { try read(text) }
    #expect(error?.problems.first?.sentence == problem)
    let last = text.prefix { $0 != "\n" }.split(separator: ",").last.map(String.init) ?? ""
    #expect(try read(text) { $0.y = [last] }.chart.series.count == 1)
  }

  @Test func `populations of countries may lie far apart`() throws {
    #expect(try read("year,China,Iceland\n2000,1400000,300\n2001,1400000,300\n").chart.series.count == 2)
  }

  @Test(arguments: ["年", "Năm", "год", "السنة", "Rok", "AÑO"])
  func `years with gaps are read under the word for years`(header: String) throws {
    #expect(try read("\(header),A\n1990,1\n1991,2\n1999,3\n").chart.xAxis.numeric?.values == .date(.year))
  }

  @Test func `bins and weeks come in their order`() throws {
    let bins = try read("bin,A\n10 – 11,1\n4 – 5,5\n5 – 6,9\n").chart
    #expect(bins.xAxis.categorical?.categories == ["4 – 5", "5 – 6", "10 – 11"])
    #expect(try read("week,A\n2020-W02,1\n2020-W01,5\n").chart.kind == .line)
  }

  @Test(arguments: ["NA", "n/a", "NaN", "null", "-", "–", ""])
  func `reads a missing value as a gap`(word: String) throws {
    let read = try read("x,A\n1,3\n2,\(word)\n3,4\n")
    #expect(read.chart.series[0].points.map(\.y) == [3, nil, 4])
    #expect(read.notes == (word.isEmpty ? [] : [ChartNote.missingValues(1, word)]))
  }

  @Test func `says how it reads commas`() throws {
    #expect(try read("x;A\na;1,5\nb;2,5\n").notes.contains(ChartNote.decimalComma("1,5", "1.5")))
    #expect(try read("x,A\na,\"1,200\"\nb,980\n").notes.contains(ChartNote.thousands("1,200", "1,200")))
  }

  @Test(
    arguments: [
      ("1,200|1,350|980", [1200, 1350, 980]), ("1.200,5|3.400,25|980", [1200.5, 3400.25, 980]),
      ("1 234|12 345|7", [1234, 12_345, 7]), ("1\u{202F}234|5|6", [1234, 5, 6]), ("(5)|−5|5", [-5, -5, 5]),
      ("5%|7%|-1%", [5, 7, -1]), ("$5|$1,200|-$7", [5, 1200, -7]), ("5 €|1.200,50 €|-7 €", [5, 1200.5, -7]),
      ("0,125|0,250|1,5", [0.125, 0.25, 1.5]), ("1.125|2.250|3", [1.125, 2.25, 3]), ("1'234.5|2|3", [1234.5, 2, 3]),
    ] as [(String, [Double])])
  func `decides how numbers are written for a whole column`(cells: String, values: [Double]) throws {
    let rows = cells.split(separator: "|").enumerated().map { "p\($0);\($1)\n" }.joined()
    #expect(try read("place;A\n" + rows).chart.series[0].points.map(\.y) == values)
  }

  @Test(arguments: [("5%", "5%"), ("$5", "$5"), ("5 €", "€5")])
  func `keeps the unit that every number of a column has`(cell: String, text: String) throws {
    #expect(try read("place;A\na;\(cell)\nb;\(cell)\n").chart.yAxis?.text(5) == text)
    #expect(try read("place;A\na;\(cell)\nb;7\n").chart.yAxis?.text(5) == "5")
  }

  @Test(
    arguments: [
      ("a,\"1,200\"\nb,\"1,350\"\n", ChartProblem.doubtfulNumber("1,200", "1200", "1.2", "A")),
      ("03/04/2019,1\n04/04/2019,2\n", ChartProblem.doubtfulDate("03/04/2019", "3 April 2019 or 4 March 2019", "x")),
      ("a,1\nb,2\na,3\n", ChartProblem.repeatedRow("a", "")),
    ] as [(String, Message)])
  func `refuses what has two readings`(rows: String, problem: Message) throws {
    let error = #expect(throws: UnreadableFile.self) { try read("x,A\n" + rows) }
    #expect(error?.problems.first?.sentence == problem)
  }

  @Test func `options decide between two readings`() throws {
    let numbers = "x,A\na,\"1,200\"\nb,\"1,350\"\n"
    #expect(try read(numbers) { $0.decimalMark = .point }.chart.series[0].points.map(\.y) == [1200, 1350])
    #expect(try read(numbers) { $0.decimalMark = .comma }.chart.series[0].points.map(\.y) == [1.2, 1.35])
    let dates = "x,A\n03/04/2019,1\n04/04/2019,2\n"
    func months(_ order: DateOrder) throws -> [Int?] {
      try read(dates) { $0.dateOrder = order }.chart.series[0].points.map {
        $0.x.number.flatMap { CalendarDate(secondsSince1970: $0)?.month }
      }
    }
    #expect(try months(.dayFirst) == [4, 4] && months(.monthFirst) == [3, 4])
  }

  @Test(
    arguments: [
      ("01.12.2019|31.12.2019", "1 December 2019"), ("12/01/2019|12/31/2019", "1 December 2019"),
      ("01/12/2019|31/12/2019", "1 December 2019"), ("20200101|20200102", "1 January 2020"),
      ("2020-01-01T00:00+02:00|2020-01-02T00:00+02:00", "1 January 2020"), ("01.12.19|31.12.19", "1 December 2019"),
    ])
  func `the whole column tells what a date is`(cells: String, first: String) throws {
    let chart = try read("day,A\n" + cells.split(separator: "|").map { "\($0),1\n" }.joined()).chart
    #expect(chart.xAxis.text(chart.series[0].points[0].x) == first && chart.kind == .line)
  }

  @Test func `times keep their zone`() throws {
    let chart = try read("t,A\n2020-01-01T10:00+02:00,1\n2020-01-01T11:00+02:00,2\n").chart
    #expect(chart.xAxis.title == "t (UTC+2)")
    #expect(chart.xAxis.text(chart.series[0].points[0].x) == "1 January 2020, 10:00")
  }

  @Test(
    arguments: [
      ("symbol,date,price", "A,2000-01-01,3|A,2000-02-01,4|B,2000-01-01,5|B,2000-02-01,6"),
      ("country,year,lifeExp", "A,1952,30|A,1957,31|B,1952,60|B,1957,65"),
      ("country,year,value", "A,FY2018,30|A,FY2019,31|B,FY2018,60|B,FY2019,65"),
      ("place,hour,people", "A,08:00,30|A,09:00,31|B,08:00,60|B,09:00,65"),
      ("place,week,people", "A,2020-W01,30|A,2020-W02,31|B,2020-W01,60|B,2020-W02,65"),
    ])
  func `recognises long tables by their times`(header: String, rows: String) throws {
    let chart = try read(header + "\n" + rows.replacing("|", with: "\n") + "\n").chart
    let names = header.split(separator: ",").map(String.init)
    #expect(chart.xAxis.title == names[1] && chart.yAxis?.title == names[2])
    #expect(chart.series.map(\.name) == ["A", "B"] && chart.series.allSatisfy { $0.points.count == 2 })
    #expect(chart.kind == .line)
  }

  @Test func `a list of towns with the years of their foundation stays one of towns`() throws {
    let chart = try read("city,founded year,people\nA,1900,5\nB,1850,7\nC,1960,9\n").chart
    #expect(chart.xAxis.title == "city" && chart.series.map(\.points.count) == [3])
    #expect(chart.yAxis?.title == "people")
  }

  @Test(
    arguments: [
      "# a comment, with a comma\nyear,A\n2001,3\n2002,5\n", "#year,A\n2001,3\n2002,5\n",
      "year,A,\n2001,3,\n2002,5,\n", "year,A\n2001,3\n# in between\n2002,5\n", "year,A\n2001,3,,\n2002,5,,\n",
    ])
  func `leaves comments and commas at the ends of lines out`(text: String) throws {
    let chart = try read(text).chart
    #expect(chart.xAxis.title == "year" && chart.series.map { $0.points.map(\.y) } == [[3, 5]])
  }

  @Test func `takes decimal commas between semicolons`() throws {
    #expect(try read("x;A\na;1,5\n").chart.series[0].points[0].y == 1.5)
  }

  @Test func `guesses a line at regular steps, and points at those of events`() throws {
    func kind(_ places: [Int]) throws -> ChartKind {
      try read("x,A\n" + places.map { "\($0),1\n" }.joined()).chart.kind
    }
    #expect(try kind(Array(0..<30)) == .line)
    // Two gaps, and months of 28 to 31 days.
    #expect(try kind([0, 1, 2] + Array(10..<24) + Array(40..<50)) == .line)
    #expect(
      try kind((0..<30).map { [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][$0 % 12] + 365 * ($0 / 12) })
        == .line)
    #expect(try kind((0..<30).map { $0 * $0 * $0 }) == .point)
    #expect(try kind((0..<5).map { $0 * $0 * $0 }) == .line)
  }

  @Test func `years are read under any name, and dates with the newest first are a line`() throws {
    #expect(try read("年,A\n1990,1\n1991,2\n1992,3\n").chart.xAxis.numeric?.values == .date(.year))
    #expect(try read("x,A\n1990,1\n1991,2\n1999,3\n").chart.xAxis.numeric?.values != .date(.year))
    var chart = try read("date,A\n2003-01-01,1\n2002-01-01,2\n2001-01-01,3\n").chart
    chart.arrange()
    #expect(chart.kind == .line && chart.series[0].points.map(\.y) == [3, 2, 1])
  }

  @Test func `guesses points where x goes back, and 0 is on the axis of bars`() throws {
    #expect(try read("x,A\n3,1\n1,2\n").chart.kind == .point)
    #expect(try read("x,A\na,90\nb,100\n").chart.yAxis?.range.lowerBound == 0)
    #expect(try read("x,A\n1,90\n2,100\n").chart.yAxis?.range == 90...100)
  }

  @Test(
    arguments: [
      ("", nil, ChartProblem.emptyTable("data.csv")),
      ("month\nJan\n", "1:1", ChartProblem.oneColumn()),
      ("month,A\n", "1:1", ChartProblem.noRow()),
      ("1,2\n3,4\n", "1:3", ChartProblem.noHeader()),
      ("m,A,B\nJan,1\n", "2:5", ChartProblem.otherLength(2, 3)),
      ("m,A\nJan,1,9\n", "2:7", ChartProblem.otherLength(3, 2)),
      ("m,A\nJan,12 mm\nFeb,13\n", "2:5", ChartProblem.notNumber("12 mm")),
      ("m,A\nJan,0x10\nFeb,1\n", "2:5", ChartProblem.notNumber("0x10")),
      ("m,A\nJan,1e300\n", "2:5", ChartProblem.largeCell("1e300")),
      ("m,A\nJan,word\n", "2:5", ChartProblem.tableWithoutNumbers("word")),
      ("m,A\nJan,1\n,2\n", "3:1", ChartProblem.rowWithoutPlace("m")),
    ] as [(String, String?, Message)])
  func `says where and what is wrong`(text: String, place: String?, sentence: Message) throws {
    let error = #expect(throws: UnreadableFile.self) { try read(text) }
    let problem = try #require(error?.problems.first)
    #expect(problem.sentence == sentence)
    #expect(problem.origin.map { "\($0.start.line):\($0.start.column)" } == place)
  }

  @Test func `says in which cell text is not UTF-8`() throws {
    let file = SourceFile(path: "data.csv", bytes: Array("x,A\ncaf".utf8) + [0xE9] + Array(",1\n".utf8))
    let error = #expect(throws: UnreadableFile.self) { try ChartReader.read(file) }
    #expect(error?.problems.first?.sentence == ChartProblem.notUTF8(""))
    #expect(error?.problems.first?.origin?.start.line == 2)
  }

  @Test func `suggests the column that was meant`() throws {
    let error = #expect(throws: UnreadableFile.self) { try read("year,births\n1,2\n") { $0.y = ["brths"] } }
    #expect(error?.problems.first?.sentence == ChartProblem.misspeltColumn("brths", "--y", "births"))
  }

  @Test func `refuses what nobody could tell apart`() {
    let wide = "x," + (1...300).map { "s\($0)" }.joined(separator: ",") + "\n1" + String(repeating: ",1", count: 300)
    #expect(throws: UnreadableFile.self) { try read(wide) }
  }

  @Test func `units and titles replace what the file says`() throws {
    var options = ChartOptions()
    (options.title, options.xUnit, options.yUnit) = (
      "Coffee", AxisUnit("cup,cups"), AxisUnit("line of code,lines of code")
    )
    var chart = try read("cups,lines\n0,20\n1,30\n")
    try chart.apply(options)
    #expect(chart.chart.xAxis.text(.number(1)) == "1 cup" && chart.chart.yAxis?.text(20) == "20 lines of code")
    var years = try read("year,A\n1917,1\n")
    #expect(throws: UnreadableFile.self) { try years.apply(options) }
  }

  @Test(arguments: [("%", "12%"), ("km/h", "12 km/h"), ("$%@", "$12"), ("cup, cups", "12 cups")])
  func `reads units as people write them`(unit: String, text: String) throws {
    var values = ValueDescription.number()
    values.count(in: try #require(AxisUnit(unit)))
    #expect(values.text(12) == text)
  }

  @Test(arguments: ["", ",", "a,b,c", "a,"])
  func `refuses units that say nothing`(unit: String) { #expect(AxisUnit(unit) == nil) }

  @Test(arguments: ["Total", "sum", "Overall", "Summe"])
  func `a row of all others together is no bar beside them`(name: String) throws {
    for rows in ["A,1\nB,2\n\(name),3\n", "\(name),3\nA,1\nB,2\n"] {
      let read = try read("region,sales\n" + rows)
      #expect(read.chart.xAxis.categorical?.categories == ["A", "B"])
      #expect(read.notes.contains(ChartNote.totalLeftOut(name)))
    }
    // In the middle, or twice, it is a name like others.
    #expect(try read("region,sales\nA,1\n\(name),3\nB,2\n").chart.series[0].points.count == 3)
    #expect(try read("year,sales\n2001,1\n2002,3\n\(name),4\n").chart.xAxis.numeric?.values == .date(.year))
  }

  @Test func `lines above a table of few columns are no part of it`() throws {
    let chart = try read("Rainfall in 2020\nSource: Met Office\nmonth,mm\nJan,5\nFeb,7\n").chart
    #expect(chart.xAxis.title == "month" && chart.series[0].points.map(\.y) == [5, 7])
  }

  @Test func `money beside whole amounts has points between its thousands`() throws {
    let read = try read("item,price\na,1.200 €\nb,980 €\n")
    #expect(read.chart.series[0].points.map(\.y) == [1200, 980])
    #expect(read.notes.contains(ChartNote.thousandsPoints("1.200 €", "1,200")))
    #expect(try self.read("item,price\na,1.459 €\nb,1.389 €\n").chart.series[0].points.map(\.y) == [1.459, 1.389])
  }

  @Test(arguments: [
    ("Sepal.Length", "Sepal Length"), ("GDP.per.capita", "GDP per capita"), ("example.com", "example.com"),
    ("v1.5", "v1.5"), ("No. of cars", "No. of cars"), ("e.g", "e.g"),
  ])
  func `a dot in a name of R is a space`(name: String, words: String) throws {
    #expect(try read("x,\(name)\na,1\nb,2\n").chart.yAxis?.title == words)
  }
}
