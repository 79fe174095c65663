import HostInMemory
import SourceText
import Testing

@testable import PaletteCheckCLI

struct NotCheckedTests {
  private let host = FakeHost([
    "t.json": """
    {
      "palettecheck": 1,
      "background": "#ffffff80",
      "text": "#111111",
      "series": ["#2166ac"],
      "modes": { "dark": { "background": "#000000", "text": "#333333" }, "dim": { "text": "#555555" } }
    }
    """
  ])

  @Test(arguments: ["concise", "xcode"])
  func `a line says what could not be judged`(_ format: String) {
    _ = host.run("t.json --format \(format)")
    let place = format == "xcode" ? "t.json:1:1" : "t.json"
    #expect(host.result.output.contains("\n\(place): note: not checked: ") || host.result.output.hasPrefix(place))
    #expect(host.result.output.contains("translucent"))
  }

  @Test func `programs receive how many and why`() throws {
    _ = host.run("t.json --format json")
    let root = try JSONReader.read(Array(host.result.output.utf8), .strict).root
    let reasons = root["notChecked"]?.items ?? []
    #expect(Double(reasons.count) == root["summary"]?["notChecked"]?.number)
    #expect(!reasons.isEmpty)
    #expect(reasons.allSatisfy { $0["file"]?.string == "t.json" && $0["message"]?.string?.isEmpty == false })
  }

  /// The last line of a report speaks of the files that a remark above it names.
  @Test(arguments: ["text", "concise", "markdown", "html"])
  func `files that are not judged are in the totals`(_ format: String) {
    let host = FakeHost([
      "t/theme.json": ##"{"palettecheck": 1, "series": ["#2166ac", "#b2182b"]}"##,
      "t/palettes.ts": "import {a, b} from 'colors';\nexport const categorical = [a, b];",
      "t/charts.ts": "import {c, d} from 'colors';\nexport const categorical = [c, d];",
    ])
    #expect(host.run("check t --format \(format)") == 0)
    let output = host.result.output.replacing("\n", with: " ")
    let total = format == "html" ? "<strong>2</strong> files not judged" : "0 not checked, 2 files not judged."
    #expect(output.contains(total), "\(output)")
  }

  @Test func `a line of a theme with several modes names its mode`() {
    _ = host.run("t.json --format concise")
    #expect(host.result.output.contains(": error: PC101 text-contrast: "))
    #expect(host.result.output.contains(" [mode dark]\n"))
  }
}
