import FileAccess
import HostInMemory
import PaletteRules
import SourceText
import Testing

@testable import PaletteCheckCLI

struct ExplainCommandTests {
  private static let rules = RuleCatalog.all.map { $0.id }.joined(separator: " ")

  @Test(arguments: [60, 80, 120])
  func `pages keep to the width, but for themes, formulas and addresses`(width: Int) {
    let host = FakeHost()
    #expect(host.run("COLUMNS=\(width) explain \(Self.rules)") == 0)
    for line in host.result.output.split(separator: "\n") where line.count > width {
      // A finding's place and name stand in one line, whatever the width.
      #expect(["    ", "  bad.json:", "  better.json:"].contains(where: line.hasPrefix), "\(line)")
    }
    for rule in RuleCatalog.all { #expect(host.result.output.contains("\(rule.id) \(rule.name) · ")) }
    #expect(!host.result.output.contains("`") && !host.result.output.contains("~"))
  }

  @Test func `a success criterion stands for the rules that judge it, and is cited at their findings`() {
    let host = FakeHost()
    #expect(host.run("explain 1.4.11") == 0)
    for rule in ["PC102", "PC103", "PC401"] {
      #expect(host.result.output.contains("\n\(rule) ") || host.result.output.hasPrefix(rule))
    }
    #expect(!host.result.output.contains("PC101 text-contrast ·"))
    let theme = FakeHost([
      "t.json": ##"{"palettecheck": 1, "background": "#ffffff", "series": ["#ffff00", "#000080"]}"##
    ])
    #expect(theme.run("check t.json -v") == 1)
    #expect(theme.result.output.contains("error: PC102 mark-contrast (WCAG 2.2 SC 1.4.11)\n"), "\(theme.result.output)")
    for (format, words) in [
      ("json", #""criterion": "1.4.11""#), ("sarif", #""wcag1411""#),
      ("junit", "PC102 mark-contrast (WCAG 2.2 SC 1.4.11)"),
      ("markdown", "| PC102 mark-contrast (WCAG 2.2 SC 1.4.11) |"),
      ("html", "PC102 mark-contrast (WCAG 2.2 SC 1.4.11)"),
    ] {
      let start = theme.result.output.count
      #expect(theme.run("check t.json --format \(format)") == 1)
      #expect(theme.result.output.dropFirst(start).contains(words), "\(format)")
    }
  }

  @Test func `figures on a page come from running its examples`() {
    let host = FakeHost()
    #expect(host.run("COLUMNS=120 explain PC201") == 0)
    #expect(host.result.output.contains("bad.json:6:32: error: PC201 red-green-confusion\n"))
    #expect(host.result.output.contains("better.json:6:32: info: PC201 red-green-confusion\n"))
    #expect(host.result.output.contains("      deutan    #828227  #80802d   ΔE00  1.3   fails\n"))
    #expect(host.result.output.contains("\nBetter: the green and the orange-brown with symbols"))
    #expect(host.result.output.contains("\n  PC201 reports nothing.\n"))
  }

  @Test func `several rules come in the order asked for, each once`() throws {
    let host = FakeHost()
    #expect(host.run("explain too-similar pc101 PC203 --format json") == 0)
    let items = try JSONReader.read(Array(host.result.output.utf8), .strict).root.items
    #expect(items?.compactMap { $0["id"]?.string } == ["PC203", "PC101"])
    let one = FakeHost()
    #expect(one.run("explain PC203 --format json") == 0)
    #expect(try JSONReader.read(Array(one.result.output.utf8), .strict).root["name"]?.string == "too-similar")
  }

  @Test(arguments: [
    ("explain PC2O1", "unknown rule 'PC2O1'; did you mean 'PC201'?"),
    ("explain red-gren-confusion", "did you mean 'red-green-confusion'?"),
    (
      "explain contrast",
      "there is text-contrast, mark-contrast, adjacent-contrast, recommended-contrast, enhanced-contrast"
    ),
    ("explain PC201 nonsense", "unknown rule 'nonsense'; 'palettecheck explain' lists them"),
    ("explain ''", "unknown rule ''"),
    ("explain PC201 --format html", "html"),
    ("check '#2166ac' --rule PC001=off", "is always an error"),
  ])
  func `what cannot be explained is refused with the nearest`(_ line: String, _ words: String) {
    let host = FakeHost()
    #expect(host.run(line) == 2)
    #expect(host.result.error.contains(words), "\(host.result.error)")
    #expect(host.result.output.isEmpty)
  }

  @Test func `the page in the documentation is what the tool writes`() throws {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    let path = folder + "/Sources/PaletteRules/PaletteRules.docc/Rules.md"
    let page = String(decoding: try FileAccess.read(path, limit: 1 << 20), as: UTF8.self)
    let host = FakeHost()
    #expect(host.run("explain --format markdown") == 0)
    #expect(host.result.output == page, "run 'make docs'")
  }

  @Test func `one rule is a page of its own`() {
    let host = FakeHost()
    #expect(host.run("explain PC102 --format markdown") == 0)
    #expect(host.result.output.hasPrefix("# mark-contrast\n\n**PC102** · error · "))
    #expect(host.result.output.contains("```json\n{\n  \"palettecheck\": 1,"))
  }
}
