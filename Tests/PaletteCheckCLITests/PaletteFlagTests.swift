import HostInMemory
import Testing

@testable import PaletteCheckCLI

struct PaletteFlagTests {
  private static let many = """
    { "Sea": ["#00224e", "#2166ac"], "Land": ["#5b8c2a", "#b8602f"], "Sky": ["#ffffff", "#fffffe"] }
    """

  @Test func `without files the flag names a well-known palette, in any case of letters`() {
    let host = FakeHost()
    #expect(host.run("inspect --palette Okabe-ITO --palette viridis --format json") == 0)
    for part in ["palette:okabe-ito", "reddish purple", "palette:viridis", "\"kind\": \"sequential\""] {
      #expect(host.result.output.contains(part))
    }
    #expect(FakeHost().run("check --palette tol-high-contrast --rule PC102=off") == 0)
    #expect(FakeHost().run("--palette tab10") == 1)
  }

  @Test func `a well-known palette stands on the background that is asked for`() {
    #expect(FakeHost().run("check --palette tol-high-contrast") == 1)
    #expect(FakeHost().run("check --palette tol-high-contrast --background '#ffffff' --theme-format hex") == 1)
    let host = FakeHost()
    #expect(host.run("inspect --palette tol-high-contrast --background '#101418' --format json") == 0)
    #expect(host.result.output.contains("\"background\": \"#101418\""))
  }

  @Test(arguments: [
    ("okabe_ito", "did you mean 'okabe-ito'?"), ("virids", "did you mean 'viridis'?"),
    ("Set2", "did you mean 'brewer-set2'?"), ("zzzz", "'palettecheck palettes' lists them"),
  ])
  func `an unknown name is not an input, and the nearest is named`(name: String, help: String) {
    let host = FakeHost()
    #expect(host.run("check --palette \(name) --palette petroff-6 --rule PC102=off") == 2)
    #expect(host.result.error == "palettecheck: error: no well-known palette '\(name)'; \(help)\n")
    // One that is there is judged all the same.
    #expect(host.result.output.hasPrefix("✓ petroff-6 passes: "))
  }

  @Test func `with a file the flag takes palettes of that file`() {
    let host = FakeHost(["many.json": Self.many])
    #expect(host.run("check many.json") == 1)
    #expect(host.run("check many.json --palette sea") == 0)
    #expect(host.run("check many.json --palette sea --palette Sky --rule PC102=off") == 1)
    let pairs = FakeHost(["many.json": Self.many])
    #expect(pairs.run("pairs many.json --palette Land --format json") == 0)
    #expect(pairs.result.output.contains("\"set\": \"Land\"") && !pairs.result.output.contains("\"set\": \"Sea\""))
    #expect(pairs.run("pairs - --palette Land --format json") == 2)
  }

  @Test func `lists of a program are palettes to the flag too, as reports name them`() {
    let files = [
      "charts.ts": """
      export const chartSea = ['#00224e', '#b8602f'];
      export const chartSky = ['#ffffff', '#fffffe'];
        export const chartDark = ['#ffffff', '#fffffe'];
      """
    ]
    for name in ["chartSea", "CHARTSEA"] {
      let host = FakeHost(files)
      #expect(host.run("pairs charts.ts --palette \(name) --format json") == 0)
      #expect(host.result.output.contains("#00224e") && !host.result.output.contains("#fffffe"))
    }
    let ramps = FakeHost([
      "charts.R": """
      ChartPalettes <- list(
        Sea = c("#f7fbff", "#c6dbef", "#6baed6", "#2171b5", "#08306b"), Land = c("#f7fcf5", "#c7e9c0", "#74c476", "#238b45", "#00441b"))
      """
    ])
    #expect(ramps.run("check charts.R --palette Land") == 0)
    #expect(ramps.result.output.contains("'Land' is read as a sequential ramp"))
    #expect(!ramps.result.output.contains("Sea"))
    let host = FakeHost(files)
    #expect(host.run("check charts.ts --palette chartSee") == 2)
    #expect(host.result.output.contains("no palette 'chartSee' in this file"))
    #expect(host.result.output.contains("did you mean 'chartSea'?"))
  }

  @Test(arguments: [
    ("Se", "did you mean 'Sea'?"), ("okabe-ito", "for the well-known palette of that name give no file"),
    ("nothing", "it holds 'Sea', 'Land', 'Sky'"),
  ])
  func `a palette that the file does not hold is an error`(name: String, help: String) {
    let host = FakeHost(["many.json": Self.many])
    #expect(host.run("check many.json --palette Sea --palette \(name)") == 2)
    #expect(host.result.output.contains("no palette '\(name)' in this file"))
    #expect(host.result.output.contains(help))
  }

  @Test func `a file of one palette answers to its own name`() {
    let one = ##"{ "palettecheck": 1, "name": "Brand", "series": ["#00224e", "#2166ac"] }"##
    let host = FakeHost(["one.json": one, "bare.hex": "#00224e\n#2166ac\n"])
    #expect(host.run("check one.json --palette brand") == 0)
    #expect(host.run("check one.json --palette other") == 2)
    #expect(host.run("check bare.hex --palette other") == 2)
    #expect(host.result.output.contains("leave --palette out"))
  }

  @Test func `what is doubtful about palettes that are left out is not reported`() {
    let wide = ##"{ "Sea": ["#00224e", "#2166ac"], "Wide": ["#000000", "color(display-p3 0 1 0)"] }"##
    let host = FakeHost(["wide.json": wide])
    #expect(host.run("check wide.json --format json") >= 0)
    #expect(host.result.output.contains("PC011"))
    let chosen = FakeHost(["wide.json": wide])
    #expect(chosen.run("check wide.json --palette Sea --format json") == 0)
    #expect(!chosen.result.output.contains("PC011"))
    #expect(chosen.result.output.contains("--palette takes 1 of them"))
  }

  @Test func `what is wrong in the file counts, whichever palette is asked for`() {
    let files = ["many.csv": "palette,hex\nSea,#00224e\nSea,#2166ac\nLand,#5b8c2a\nLand,#zzzzzz\n"]
    for arguments in ["", " --palette Sea", " --palette Land"] {
      #expect(FakeHost(files).run("check many.csv\(arguments)") == 2)
    }
  }

  @Test(arguments: ["check", "inspect", "pairs"])
  func `a command line without input is a mistake`(command: String) {
    let host = FakeHost()
    #expect(host.run(command) == 2)
    #expect(host.result.error.hasPrefix("palettecheck: error: nothing to "))
  }
}
