import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// `--stdin-filename`: standard input is what that file would be.
struct StdinFilenameTests {
  private static let confused = ["#5b8c2a", "#b8602f"]

  /// A name, a text, and the format that it is read as.
  @Test(arguments: [
    ("a/b.css", ":root { --chart-1: #5b8c2a; --chart-2: #b8602f }", "css"),
    ("theme.mplstyle", "axes.prop_cycle: cycler('color', ['5b8c2a', 'b8602f'])\n", "mplstyle"),
    ("p.gpl", "GIMP Palette\nName: p\n#\n 91 140 42 a\n184  96 47 b\n", "gpl"),
    ("t.yaml", "palettecheck: 1\nseries: ['#5b8c2a', '#b8602f']\n", "palettecheck"),
  ])
  func `it is read as a file of that name, and findings stand in it`(_ name: String, _ text: String, _ format: String) {
    let piped = FakeHost(["a/x": ""], input: text)
    #expect(piped.run("- --stdin-filename \(name) --format json") == 1)
    #expect(piped.result.output.contains("\"format\": \"\(format)\""), "\(piped.result.output.prefix(600))")
    #expect(piped.result.output.contains("\"file\": \"\(name)\""))
    // The same bytes as a file say the same.
    let file = FakeHost([name: text])
    #expect(file.run("\(name) --format json") == 1)
    #expect(piped.result.output == file.result.output)
  }

  @Test func `the configuration of its folder counts, though it does not exist`() {
    let files = ["app/palettecheck.json": ##"{ "version": 1, "rules": { "PC201": "off" } }"##]
    let text = Self.confused.joined(separator: "\n")
    #expect(FakeHost(files, input: text).run("- --stdin-filename app/new.hex") == 0)
    #expect(FakeHost(files, input: text).run("- --stdin-filename other/new.hex") == 1)
  }
}
