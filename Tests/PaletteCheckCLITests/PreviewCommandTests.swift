import HostInMemory
import PNGCodec
import Testing

@testable import PaletteCheckCLI

struct PreviewCommandTests {
  private static let fonts = "/usr/share/fonts/truetype/dejavu"
  private static let theme = """
    { "palettecheck": 1, "series": [ { "name": "Coast", "color": "#4a7f14" }, { "name": "Valley", "color": "#c0392b" } ],
      "modes": { "dark": { "background": "#14181d", "text": "#f2f4f6" } } }
    """

  private func host(_ files: [String: String] = [:], withFonts: Bool = true) -> FakeHost {
    var files = files.merging(["theme.json": Self.theme]) { first, _ in first }
    if withFonts { for name in ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"] { files["\(Self.fonts)/\(name)"] = "" } }
    return FakeHost(files, variables: ["PALETTECHECK_FONT_DIR": Self.fonts])
  }

  @Test func `every mode gets a sheet, and each vision and chart a picture`() throws {
    let host = host()
    #expect(host.run("preview theme.json --panels line,bars --vision normal --vision deutan -o out") == 0)
    #expect(
      host.result.output == """
          light  out/00-theme-light-sheet.png  and 4 single pictures
          dark   out/00-theme-dark-sheet.png  and 4 single pictures

        """)
    #expect(host.result.error.isEmpty)
    for mode in ["light", "dark"] {
      for vision in ["normal", "deutan"] {
        for chart in ["01-theme-\(mode)-\(vision)-line", "03-theme-\(mode)-\(vision)-bars"] {
          let bytes = try #require(host.bytes("out/\(chart).png"))
          let header = try PNGReader(MemorySource(bytes)).header
          #expect((header.width, header.height) == (520, 360))
        }
      }
    }
    #expect(host.bytes("out/01-theme-light-normal-line.png") != host.bytes("out/01-theme-light-deutan-line.png"))
  }

  @Test func `the user's own figures are drawn, with their names`() throws {
    let host = host(["data.csv": "year,Alpha,Beta\n1990,1,9\n2000,5,6\n"])
    #expect(host.run("preview theme.json --mode light --panels line --vision normal -o out --data data.csv") == 0)
    let own = host.bytes("out/01-theme-light-normal-line.png")
    #expect(host.run("preview theme.json --mode light --panels line --vision normal -o out") == 0)
    #expect(own != nil && own != host.bytes("out/01-theme-light-normal-line.png"))
  }

  @Test func `what is suggested is drawn beside and reported`() throws {
    let host = host()
    #expect(host.run("preview theme.json --mode light --panels line --vision deutan --suggested -o out") == 0)
    #expect(host.bytes("out/01-theme-light-deutan-line.png") != nil)
    #expect(host.bytes("out/01-theme-light-deutan-line-suggested.png") != nil)
    #expect(host.result.output.contains("note: theme.json: suggested: "))
    #expect(host.result.output.contains("mark 'Valley' with a square"))
  }

  @Test(arguments: [
    ("preview theme.json --panels lines -o out", "unknown panel 'lines'; did you mean 'line'?"),
    ("preview theme.json --data none.csv -o out", "--data 'none.csv' cannot be read"),
    ("preview theme.json --data bad.csv -o out", "bad.csv:2:5: '12 mm' is not a number"),
    ("preview theme.json -o bad.csv", "'bad.csv' cannot be written: it already exists and is not a directory"),
    ("preview theme.json -o bad.csv/deep", "cannot be written: 'bad.csv' already exists and is not a directory"),
    ("preview theme.json -o -", "'-' is not a folder, and several pictures need one"),
  ])
  func `what cannot be done is reported, and nothing is written`(line: String, message: String) {
    let host = host(["bad.csv": "m,A\nJan,12 mm\n"])
    #expect(host.run(line) == 2)
    #expect(host.result.error.contains(message), "\(host.result.error)")
    #expect(host.bytes("out/00-theme-light-sheet.png") == nil)
  }

  @Test func `folders above the folder are made too, and none is left where nothing is drawn`() {
    let host = host()
    #expect(host.run("preview theme.json --mode light --panels line --vision normal -o new/deep/out") == 0)
    #expect(host.bytes("new/deep/out/00-theme-light-sheet.png") != nil)
    #expect(host.run("preview none.json -o none/out") == 2)
    #expect(host.kind(of: "none") == nil)
  }

  @Test(arguments: [
    ("#14181d", "", "dark"), ("#ffffff", "", "light"),
    ("#14181d", ##""modes": { "night": { "background": "#000000" } }"##, "dark"),
    ("#14181d", ##""modes": { "dark": { "background": "#000000" } }"##, "light"),
  ])
  func `a dark theme that names no mode is named dark`(_ ground: String, _ modes: String, _ name: String) {
    let series = ##""series": [ { "name": "Coast", "color": "#e69f00" } ]"##
    let parts = ["\"palettecheck\": 1", "\"background\": \"\(ground)\"", series, modes]
    let host = host(["chart.json": "{ \(parts.filter { !$0.isEmpty }.joined(separator: ", ")) }"])
    #expect(host.run("preview chart.json --panels line --vision normal -o out") == 0)
    #expect(host.result.output.contains("out/00-chart-\(name)-sheet.png"))
    #expect(host.result.output.hasPrefix("  \(name) "))
    #expect(host.bytes("out/01-chart-\(name)-normal-line.png") != nil)
    // Programs find the mode by the name that the other commands have for it.
    #expect(host.run("preview chart.json --panels line --vision normal -o out --format json") == 0)
    #expect(host.result.output.contains("\"mode\": \"light\""))
  }

  @Test func `what the configuration asks for is what is reported and suggested`() throws {
    let safe = ##"{ "palettecheck": 1, "background": "#ffffff", "text": "#111111", "series": ["#0072b2", "#b34700"] }"##
    let strict = #"{ "version": 1, "thresholds": { "PC201": 60 } }"#
    let line = "preview chart.json --panels line --vision deutan --suggested -o out"
    let plain = host(["chart.json": safe])
    #expect(plain.run(line) == 0)
    #expect(plain.result.output.contains("there is nothing to suggest"))
    let asked = host(["chart.json": safe, "palettecheck.json": strict])
    #expect(asked.run(line) == 0)
    #expect(!asked.result.output.contains("there is nothing to suggest"))
    #expect(asked.bytes("out/01-chart-light-deutan-line.png") != plain.bytes("out/01-chart-light-deutan-line.png"))
    #expect(asked.run(line + " --isolated") == 0)
    #expect(asked.bytes("out/01-chart-light-deutan-line.png") == plain.bytes("out/01-chart-light-deutan-line.png"))
  }

  @Test func `a missing font is named with its package`() {
    let host = host(withFonts: false)
    #expect(host.run("preview theme.json -o out") == 2)
    #expect(host.result.error.contains("the font DejaVu Sans is missing"))
    #expect(host.result.error.contains("fonts-dejavu-core"))
  }

  @Test func `two themes of one name are two sets, and one that cannot be read hides no other`() {
    let host = host(["a/chart.json": Self.theme, "b/chart.json": Self.theme, "broken.json": "{"])
    let line = "preview a/chart.json b/chart.json broken.json --mode light --panels line --vision normal -o out"
    #expect(host.run(line) == 2)
    #expect(host.bytes("out/00-chart-light-sheet.png") != nil)
    #expect(host.bytes("out/00-chart-2-light-sheet.png") != nil)
    #expect(host.result.error.contains("broken.json"))
  }

  @Test(arguments: [
    ("../../etc/passwd", "etc-passwd"), ("Dark High Contrast", "Dark-High-Contrast"), ("", "theme"), ("..", "theme"),
    ("雨", "theme"), ("a/b:c*d", "a-b-c-d"), (String(repeating: "x", count: 500), String(repeating: "x", count: 60)),
  ])
  func `names of files are made of harmless letters`(name: String, word: String) {
    #expect(PictureName.word(name) == word)
  }
}
