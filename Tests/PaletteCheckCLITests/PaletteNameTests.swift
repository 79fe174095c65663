import HostInMemory
import KnownPalettes
import Testing

@testable import PaletteCheckCLI

/// A bare word on the command line: a file, a colour, a palette, in this order.
struct PaletteNameTests {
  @Test func `pairs takes the name of a palette where no file has it`() {
    let host = FakeHost()
    #expect(host.run("pairs okabe-ito --format json") == 0)
    #expect(host.result.output.contains("palette:okabe-ito") && host.result.output.contains("vermilion"))
    let file = FakeHost(["okabe-ito": "#000000\n#ffffff\n"])
    #expect(file.run("pairs okabe-ito --format json") == 0)
    #expect(!file.result.output.contains("vermilion"))
  }

  @Test func `a name beside colours is a set of its own`() {
    let host = FakeHost()
    #expect(host.run("pairs red tol-high-contrast blue --format json") == 0)
    #expect(host.result.output.contains("palette:tol-high-contrast"))
    #expect(host.result.output.contains("command line"))
  }

  @Test func `a colour wins over a palette, and gray is the only such name`() {
    let clashes = KnownPalette.all.map(\.name).filter { name in
      if case .color = InputArgument(name, host: FakeHost(), takesPaletteNames: true) { true } else { false }
    }
    #expect(clashes == ["gray"])
    let host = FakeHost()
    #expect(host.run("pairs gray white --format json") == 0)
    #expect(host.result.output.contains("#808080"))
    #expect(FakeHost().run("inspect --palette gray") == 0)
  }

  @Test func `a misspelt name is answered with the nearest, a file first`() {
    let host = FakeHost()
    #expect(host.run("pairs okabe-itoo") == 2)
    #expect(host.result.error.contains("no such file: 'okabe-itoo'; did you mean 'okabe-ito'?"))
    let file = FakeHost(["virids.hex": "#000000\n"])
    #expect(file.run("pairs viridis.hex") == 2)
    #expect(file.result.error.contains("did you mean 'virids.hex'?"))
    let both = FakeHost(["virids": "#000000\n"])
    #expect(both.run("pairs viridid") == 2)
    #expect(
      both.result.error.contains("did you mean 'virids'? or, of the well-known palettes, did you mean 'viridis'?"))
    #expect(both.run("pairs nosuch") == 2 && both.result.error.contains("'palettecheck palettes' lists"))
  }

  @Test func `a palette that is built in has a name and no lines`() {
    let host = FakeHost()
    #expect(host.run("check --palette tab10") == 1)
    #expect(host.result.output.contains("\nerror: PC201 "))
    #expect(!host.result.output.contains("palette:tab10:1") && !host.result.output.contains(".json"))
    let concise = FakeHost()
    #expect(concise.run("check --palette tab10 --format concise") == 1)
    #expect(concise.result.output.contains("palette:tab10: error: PC201"))
    let json = FakeHost()
    #expect(json.run("check --palette tab10 --format json") == 1)
    #expect(json.result.output.contains("\"line\": null") && !json.result.output.contains("\"line\": 1"))
  }

  @Test(arguments: ["check", "inspect"])
  func `a gate does not take a palette for a file that is gone`(command: String) {
    let host = FakeHost()
    #expect(host.run("\(command) plotly") == 2)
    #expect(
      host.result.error.contains("no such file: 'plotly'; for the well-known palette write --palette plotly"))
  }
}
