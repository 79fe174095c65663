import HostInMemory
import SourceText
import Testing

@testable import PaletteCheckCLI

/// `describe`: its flags, its files, its words and its exit codes.
struct DescribeCommandTests {
  private static let files = [
    "coffee.csv": "cups,lines\n0,20\n1,30\n2,35\n3,32\n",
    "rain.csv": "month,Coast,Valley\nJanuary,234,61\nFebruary,172,66\nMarch,181,54\nApril,113,48\n",
    "stations.csv": "year,station,rain,wind\n2001,A,3,7\n2001,B,5,8\n2002,A,4,9\n2002,B,6,9\n",
    "theme.json": """
    { "palettecheck": 1, "background": "#ffffff", "text": "#111111",
      "series": [{ "name": "Coast", "color": "#123456", "symbol": "diamond" }, { "name": "Valley", "color": "#654321" }],
      "modes": { "dark": { "background": "#000000", "text": "#ffffff",
        "series": [{ "name": "Coast", "color": "#abcdef" }, { "name": "Valley", "color": "#fedcba" }] } } }
    """,
    "long.csv": "step,level\n" + (0..<300).map { "\($0),\($0 % 7)\n" }.joined(),
    "broken.csv": "cups,lines\n0,20\n1,many\n2,30\n",
    "old/summary.txt": "old\n",
  ]

  private static func host(readOnly: [String] = [], input: String = "", outputError: String? = nil) -> FakeHost {
    FakeHost(files, readOnly: readOnly, input: input, outputError: outputError)
  }

  @Test func `writes every file and names it`() throws {
    let host = Self.host()
    #expect(host.run("describe coffee.csv -o out/deep") == 0)
    for name in DescribedFiles.names {
      #expect(try #require(host.bytes("out/deep/\(name)"), "\(name)").isEmpty == false)
      #expect(host.result.output.contains("\n  out/deep/\(name)\n"))
    }
    #expect(host.result.output.hasPrefix("coffee.csv  table · 1 series, 4 points\n"))
    #expect(host.result.error.isEmpty)
    for name in ["descriptor.json", "elements.json", "summary.json"] {
      _ = try JSONReader.read(try #require(host.bytes("out/deep/\(name)")), .strict)
    }
    #expect(host.bytes("out/deep/audio.wav")?.starts(with: Array("RIFF".utf8)) == true)
  }

  @Test func `programs receive the same as JSON`() throws {
    let host = Self.host()
    #expect(host.run("describe coffee.csv -o out --format json") == 0)
    let report = try JSONReader.read(Array(host.result.output.utf8), .strict).root
    #expect(report["input"]?.string == "coffee.csv" && report["format"]?.string == "table")
    #expect(report["points"]?.number == 4)
    #expect(report["files"]?.items?.compactMap(\.string) == DescribedFiles.names.map { "out/\($0)" })
    #expect(report["findings"]?.items?.contains { $0["rule"]?.string == "PC601" } == true)
  }

  @Test func `quiet prints nothing, and findings do not change the exit code`() {
    let host = Self.host()
    #expect(host.run("describe coffee.csv -o out -q") == 0)
    #expect(host.result == FakeHost.Written())
    #expect(host.bytes("out/chart.html") != nil)
  }

  @Test func `reads standard input`() {
    let host = Self.host(input: "x,y\n1,2\n2,3\n")
    #expect(host.run("describe - -o out") == 0)
    #expect(host.result.output.hasPrefix("-  table · 1 series, 2 points"))
  }

  @Test func `two runs write the same bytes`() {
    let (one, other) = (Self.host(), Self.host())
    _ = (one.run("describe rain.csv -o out"), other.run("describe rain.csv -o out"))
    for name in DescribedFiles.names { #expect(one.bytes("out/\(name)") == other.bytes("out/\(name)"), "\(name)") }
  }

  /// What the files hold when no flag is given.
  private static let plain: [String: FakeHost] = Dictionary(
    uniqueKeysWithValues: ["coffee.csv", "rain.csv", "stations.csv"].map { chart in
      let host = Self.host()
      _ = host.run("describe \(chart) -o out")
      return (chart, host)
    })

  /// A chart, flags, and for some files what they hold with the flags and not without them.
  private static let flags: [(chart: String, flags: String, held: [(file: String, text: String)])] = [
    (
      "coffee.csv",
      "--title 'Lines by cups' --summary 'Two cups are best.' --y-title 'Lines of code' --x-unit cup,cups "
        + "--y-unit 'line of code,lines of code'",
      [
        ("descriptor.json", #""title": "Lines by cups""#), ("Chart.swift", "struct LinesByCupsChart {"),
        ("descriptor.json", #""summary": "Two cups are best.""#),
        ("summary.txt", "Two cups are best. Rises until 2 cups"),
        ("elements.json", #""label": "1 cup""#), ("elements.json", #""label": "2 cups""#),
        ("elements.json", #""value": "20 lines of code""#), ("summary.txt", "0 cups, 20 lines of code;"),
        ("Chart.swift", #"label: "0 cups", value: "20 lines of code""#), ("chart.html", "0 cups, 20 lines of code"),
      ]
    ),
    (
      "coffee.csv", "--kind bar",
      [("descriptor.json", #""kind": "bar""#), ("descriptor.json", #""isContinuous": false"#)]
    ),
    (
      "rain.csv", "--kind line --theme theme.json",
      [
        ("descriptor.json", #""isContinuous": true"#), ("descriptor.json", ##""color": "#123456""##),
        ("descriptor.json", #""symbol": "diamond""#),
      ]
    ),
    ("rain.csv", "--theme theme.json --mode dark", [("descriptor.json", ##""color": "#abcdef""##)]),
    ("rain.csv", "--theme okabe-ito", [("descriptor.json", ##""color": "#e69f00""##)]),
    ("stations.csv", "--x station --y rain --kind point", [("descriptor.json", #""categoryOrder": ["#)]),
    (
      "stations.csv", "--y wind --series-column station --full",
      [("summary.txt", "2 series with 2 points each: A, B"), ("summary.txt", "Wind by year")]
    ),
  ]

  @Test(arguments: flags.indices)
  func `a flag shows in its file`(_ index: Int) throws {
    let (chart, flags, held) = Self.flags[index]
    let host = Self.host()
    #expect(host.run("describe \(chart) -o out \(flags)") == 0, "\(host.result.error)")
    let plain = try #require(Self.plain[chart])
    for (file, text) in held {
      #expect(try #require(host.text("out/\(file)")).contains(text), "\(text)")
      #expect(plain.text("out/\(file)")?.contains(text) != true, "\(text)")
    }
  }

  @Test func `a string catalog is written where a unit has a plural, and a language must be a tag`() throws {
    let host = Self.host()
    #expect(host.run("describe coffee.csv -o plain") == 0 && host.text("plain/Chart.xcstrings") == nil)
    #expect(host.run("describe coffee.csv -o out --y-unit line,lines --language he") == 0)
    #expect(try #require(host.text("out/Chart.xcstrings")).contains(#""%2$@ lines""#))
    #expect(try #require(host.text("out/chart.html")).contains(#"lang="he" dir="rtl""#))
    let wrong = Self.host()
    #expect(wrong.run("describe coffee.csv -o out --language en_US") != 0)
    #expect(wrong.result.error.contains("not a language tag"))
  }

  @Test func `a full summary says more`() throws {
    let lengths = try ["", " --full"].map { flags in
      let host = Self.host()
      #expect(host.run("describe long.csv -o out\(flags)") == 0)
      return try #require(host.text("out/summary.txt")).count
    }
    #expect(lengths[0] < lengths[1])
  }

  @Test func `no warning of many points, because intervals are written`() throws {
    let host = Self.host()
    #expect(host.run("describe long.csv -o out") == 0)
    #expect(host.result.output.contains("PC605") == false)
    #expect(try #require(host.text("out/descriptor.json")).contains(#""intervals": ["#))
    #expect(try #require(host.text("out/elements.json")).contains("PC605") == false)
    #expect(host.run("check --chart out/descriptor.json --fail-on never --format concise") == 0)
    #expect(host.run("check --chart out/elements.json --fail-on never --format concise") == 0)
    #expect(host.result.output.contains("PC605") == false)
    #expect(host.run("check --chart long.csv --fail-on never --format concise") == 0)
    #expect(host.result.output.contains("PC605"))
  }

  @Test(arguments: [
    ("--kind pye", "pye"), ("--verbosity full", "Unknown option '--verbosity'"), ("--title ''", "--title is empty"),
    ("--summary ''", "--summary is empty"), ("--x-unit ''", "write a unit such as km"),
    ("--y-unit a,b,c", "write a unit such as km"), ("--ful", "Unknown option '--ful'"),
    ("--colour always", "--colour"), ("more.csv", "more.csv"),
  ])
  func `a wrong flag is refused before anything is written`(_ flags: String, _ message: String) {
    let host = Self.host()
    #expect(host.run("describe coffee.csv -o out \(flags)") == 2)
    #expect(host.result.error.contains(message), "\(host.result.error)")
    #expect(host.result.output.isEmpty)
    #expect(host.kind(of: "out") == nil)
  }

  @Test(arguments: ["describe coffee.csv", "describe -o out"])
  func `the chart and the folder have to be named`(_ line: String) {
    let host = Self.host()
    #expect(host.run(line) == 2)
    #expect(host.result.error.isEmpty == false && host.kind(of: "out") == nil)
  }

  @Test func `a picture is no chart to describe`() {
    let host = FakeHost()
    host.put([137, 80, 78, 71, 13, 10, 26, 10], at: "chart.png")
    #expect(host.run("describe chart.png -o out") == 2)
    #expect(host.result.error.contains("'chart.png' is a picture, and describe reads the data of a chart"))
  }

  @Test(arguments: [
    ("none.csv", "'none.csv' cannot be read: no such file or directory"),
    ("broken.csv", "broken.csv:3:3: error: 'many' is not a number"),
    ("coffee.csv --y pages", "coffee.csv:1:1: error: has no column 'pages' (--y)"),
    ("coffee.csv --x tea", "coffee.csv:1:1: error: has no column 'tea' (--x)"),
    ("rain.csv --x-unit km", "--x-unit needs numbers along the x axis"),
    ("rain.csv --y month", "rain.csv:1:1: error: column 'month' (--y) holds no numbers"),
    ("coffee.csv --theme none.json", "'none.json' cannot be read"),
    ("coffee.csv --theme okabe-itto", "did you mean 'okabe-ito'?"),
    ("coffee.csv --theme coffee.csv", "'coffee.csv': no column of this table is named for colours"),
    ("rain.csv --theme theme.json --mode night", "'theme.json' has no mode 'night'; it has light, dark"),
    ("coffee.csv --limit bytes=4", "raise it with --limit bytes=N"),
  ])
  func `an input that cannot be read leaves nothing behind`(_ arguments: String, _ message: String) {
    let host = Self.host()
    #expect(host.run("describe \(arguments) -o out/deep") == 2)
    #expect(host.result.error.contains(message), "\(host.result.error)")
    #expect(host.result.output.isEmpty)
    #expect(host.kind(of: "out") == nil)
    #expect(host.run("describe \(arguments) -o old") == 2)
    #expect(host.text("old/summary.txt") == "old\n")
  }

  @Test(arguments: DescribedFiles.names)
  func `where one file cannot be written all stay as they were, and the exit code says so`(_ name: String) throws {
    let path = "old/\(name)"
    let host = FakeHost(Self.files.merging([path: "before"]) { $1 }, readOnly: [path])
    #expect(host.run("describe coffee.csv -o old") == 2)
    #expect(host.text(path) == "before")
    #expect(host.result.error.contains("error: \(path): cannot be written: permission denied"), "\(host.result.error)")
    #expect(host.result.output.isEmpty)
    for other in DescribedFiles.names where other != name {
      #expect(host.text("old/\(other)") == Self.files["old/\(other)"], "\(other)")
    }
  }

  @Test func `a file is no folder`() {
    let host = Self.host()
    #expect(host.run("describe coffee.csv -o rain.csv") == 2)
    #expect(host.text("rain.csv")?.hasPrefix("month,") == true)
    #expect(host.result.error.contains("'rain.csv' cannot be written: it already exists and is not a directory"))
  }

  @Test func `a full standard output is exit 2, and the files are there`() {
    let host = Self.host(outputError: "no space left on device")
    #expect(host.run("describe coffee.csv -o out") == 2)
    #expect(host.bytes("out/chart.html") != nil)
  }

  @Test func `what was guessed is reported`() throws {
    let host = Self.host()
    #expect(host.run("describe stations.csv --y rain -o out") == 0)
    #expect(host.result.output.contains("note: column 'year' is read as years"))
    let other = Self.host()
    #expect(other.run("describe stations.csv --y rain -o out --format json") == 0)
    let report = try JSONReader.read(Array(other.result.output.utf8), .strict).root
    #expect(report["noteIds"]?.items?.map(\.string) == ["names-of-series", "years"])
  }
}
