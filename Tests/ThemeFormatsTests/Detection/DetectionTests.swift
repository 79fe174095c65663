import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

struct DetectionTests {
  @Test(arguments: [
    (##"{"palettecheck": 1, "series": ["#123"]}"##, "palettecheck"),
    (##"{"chart": {"$type": "color", "a": {"$value": "#123"}}}"##, "dtcg"),
    (##"{"data": {"blue": {"$type": "color", "$value": "#123"}}, "layout": {"gap": {"$value": "1px"}}}"##, "dtcg"),
    (##"["#123", "#456"]"##, "palette-json"),
    (##"{"color": {"chart": {"a": {"value": "#123"}}}}"##, "style-dictionary"),
    (##"{"set": {"chart": {"a": {"$value": "#123"}}}, "$themes": []}"##, "tokens-studio"),
    ("#123456\n#abcdef", "hex"),
  ])
  func `a format is recognized by what the file holds, whatever it is named`(text: String, format: String) throws {
    #expect(try readTheme(text, path: "-").format == format)
  }

  @Test(arguments: [
    (##"{"dataColors": ["#123"], "name": "x"}"##, "powerbi"),
    (##"{"$schema": "https://vega.github.io/schema/vega-lite/v5.json", "mark": "bar"}"##, "vega-spec"),
    (##"{"layout": {"colorway": []}, "data": {}}"##, "plotly-template"),
    (##"{"color": ["red"], "categoryAxis": {}}"##, "echarts-theme"),
    (##"{"attrs": {"Plot": {}}}"##, "bokeh-theme"),
    (##"{"colors": ["red"], "chart": {}}"##, "highcharts"),
    (##"{"colors": ["red"], "chart": {"foreColor": "#000"}}"##, "apexcharts"),
    (##"{"type": "bar", "data": {"datasets": []}}"##, "chartjs"),
    (##"{"colorScheme": {"default": {"dataScheme": ["red"]}}}"##, "vchart"),
  ])
  func `one format of chart libraries and dashboards takes a file`(text: String, format: String) throws {
    try expectRecognised(text, as: format)
  }

  @Test(arguments: [
    ("aco", "", "colors.aco", "an Adobe colour file"),
    ("svg", ##"<svg><style>:root { --chart-1: #a00000 }</style></svg>"##, "chart.svg", "an SVG drawing"),
    ("theo-yaml", ##"{"props": {"chart-1": {"value": "#123"}}, "aliases": {}}"##, "app.json", "a Theo file of tokens"),
    ("theo-yaml", "aliases:\n  BLUE: \"#2166ac\"\n", "app.yml", "a Theo file of tokens"),
    ("vscode", ##"{"tokenColors": []}"##, "dark.json", "a colour theme of Visual Studio Code"),
    (
      "aquarel", ##"{"info": {"name": "x"}, "params": {"colors": {"palette": ["#123", "#456"]}}}"##, "a.json",
      "an Aquarel theme"
    ),
    ("qlik", ##"{"dataColors": {"primaryColor": "#123"}}"##, "theme.json", "a Qlik Sense theme"),
    ("qlik", ##"{"palettes": {"data": [{"scale": ["#123", "#456"]}]}}"##, "theme.json", "a Qlik Sense theme"),
  ])
  func `a format that is not read is named, also when it is asked for`(
    name: String, text: String, path: String, label: String
  ) throws {
    let refused = Refusal.unreadFormat(label)
    if !text.isEmpty { #expect(refusal(text, path: path)?.sentence == refused) }
    var options = ReadingOptions()
    options.format = name
    let problem = try #require(refusal("{}", path: path, options: options))
    #expect(problem.sentence == refused && problem.help?.contains("palettecheck theme") == true)
  }

  @Test func `every kind of file that is not read is covered by a test`() {
    let names = (DeclinedFile.byName + DeclinedFile.byKeys).compactMap(\.name)
    #expect(names == ["aco", "svg", "theo-yaml", "vscode", "aquarel", "qlik"])
  }

  @Test func `every format has a short name of its own and lists the names of its files`() {
    let formats = FormatTable.formats
    #expect(Set(formats.map { $0.format.name }).count == formats.count)
    #expect(Set(formats.map { $0.format.label }).count == formats.count)
    for format in formats {
      #expect((format.own + format.files).allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && $0 == $0.lowercased() })
    }
    #expect(
      ThemeReader.fileExtensions.sorted() == [
        "ase", "astro", "cjs", "cs", "css", "csv", "cts", "dart", "go", "gpl", "hex", "htm", "html",
        "ipynb",
        "java",
        "jl", "js", "json", "json5", "jsonc", "jsx", "kt", "less", "mjs", "mplstyle", "mts", "pal", "php", "py",
        "qmd", "r", "rmd", "sass", "scala", "scss", "svelte", "swift", "tokens", "toml", "tps", "ts",
        "tsv",
        "tsx", "twb", "vue", "xml",
        "yaml", "yml",
      ])
    #expect(ThemeReader.fileExtensions.first == "json")
    #expect(ThemeReader.tokenExtensions.sorted() == ["json", "json5", "jsonc", "tokens", "yaml", "yml"])
    #expect(ThemeReader.folderExtensions == ["colorset", "xcassets"])
  }

  @Test func `a schema, a picture, a swatch file and other JSON are refused with what they are`() throws {
    let schema = try #require(refusal(#"{"$schema": "http://json-schema.org/draft-07/schema#", "x": {"$value": {}}}"#))
    #expect(schema.sentence == Refusal.otherFile("a JSON Schema"))
    #expect(refusal("\u{0}\u{1}", path: "a.png")?.sentence == Refusal.binary())
    #expect(refusal("ASEF\u{0}\u{1}", path: "-")?.message.contains("Adobe swatch file") == true)
    let other = try #require(refusal(#"{"name": "x", "dependencies": {"a": "^1"}}"#, path: "package.json"))
    #expect(other.reason == .noChartColors && other.message.contains("'palettecheck'"))
    #expect(refusal("Dear reader,\nno colours here.", path: "-")?.reason == .noChartColors)
  }

  @Test func `a misspelt mark of our own format is reported`() throws {
    let problem = try #require(refusal(##"{"palletecheck": 1, "series": ["#123"]}"##))
    #expect(problem.help == "did you mean 'palettecheck'?" && problem.origin?.range == 1..<15)
  }

  @Test(arguments: ["paletteColor", "paletteDark", "palettesDark", "paletteChart"])
  func `a palette whose key resembles our mark is a palette`(key: String) throws {
    let theme = try readTheme(##"{"\##(key)": ["#1b6ca8", "#e07b39", "#4a9c6d"]}"##)
    #expect(theme.modes[0].series.count == 3)
    let text = "export const \(key) = {series: ['#1b6ca8', '#e07b39', '#4a9c6d']};"
    #expect(try readTheme(text, path: "chart-colors.ts").modes[0].series.count == 3)
  }

  @Test func `broken JSON is a problem at its place`() throws {
    let problem = try #require(refusal("{\n  \"palettecheck\" 1\n}"))
    #expect(problem.origin?.start == SourcePosition(line: 2, column: 18))
  }

  @Test func `a format that is asked for is used, and one that is unknown is refused with the nearest`() throws {
    var options = ReadingOptions()
    options.format = "hex"
    #expect(try readTheme("#123456", path: "colors.dat", options: options).format == "hex")
    options.format = "dctg"
    #expect(refusal("{}", options: options)?.help == "did you mean 'dtcg'?")
  }

  @Test func `the words of a name decide, not its letters`() {
    #expect(
      TokenWords.split(["color", "dataVisualization-blue900", "XMLChart2"]) == [
        "color", "data", "visualization", "blue", "900", "xml", "chart", "2",
      ])
    for name in ["chartreuse", "typography", "paragraph", "graphite", "seriesly", "data.table", "icon.graph-16"] {
      #expect(!ChartWords.contain(TokenWords.split([name])), "\(name)")
    }
    for name in ["chart-1", "color.charts.a", "dataviz", "dataVis1", "data-visualization", "data.blue.emphasis"] {
      #expect(ChartWords.contain(TokenWords.split([name])), "\(name)")
    }
  }

  @Test(arguments: [
    (
      "e.registerTheme('x', makeTheme())", "corp.js",
      "this program has no object or list of literals, and palettecheck does not run code"
    ),
    (##"{"data": {"datasets": [{"label": "in"}]}}"##, "chart.json", "this Chart.js chart sets no colours"),
  ])
  func `scripts and charts of other libraries are refused with what they are`(
    text: String, path: String, message: String
  ) {
    #expect(refusal(text, path: path)?.message == message)
  }
}
