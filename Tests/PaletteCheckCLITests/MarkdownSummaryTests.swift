import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// The summary in Markdown: who confuses what, and in which light.
struct MarkdownSummaryTests {
  private static let confused = ##""series": ["#5b8c2a", "#b8602f"]"##
  private static let apart = ##""series": ["#0072b2", "#d55e00"]"##

  private func summary(_ modes: [String], configuration: String = #"{"version": 1}"#) throws -> String {
    let all = modes.enumerated().map { ##""m\##($0)": { "background": "#fffff\##($0)", \##($1) }"## }
    let theme =
      ##"{ "palettecheck": 1, "background": "#ffffff", \##(Self.apart), "modes": { \##(all.joined(separator: ", ")) } }"##
    let host = FakeHost(["t.json": theme, "palettecheck.json": configuration])
    _ = host.run("check t.json --report markdown=t.md")
    return try #require(host.text("t.md"))
  }

  @Test func `a mode in which nobody confuses anything has no table and is not among the rest`() throws {
    let few = try summary([Self.confused, Self.apart, Self.apart, Self.apart, Self.apart])
    #expect(few.contains("mode m0:") && !few.contains("mode m1:") && !few.contains("more mode"))
    let many = try summary(Array(repeating: Self.confused, count: 5))
    #expect(many.contains("mode m2:") && !many.contains("mode m3:") && many.contains("… and 2 more modes."))
  }

  @Test(arguments: ["github", "markdown"])
  func `the same finding of two files is told once, with both places`(_ format: String) {
    let theme = ##"{ "palettecheck": 1, "background": "#ffffff", \##(Self.confused) }"##
    let host = FakeHost(["a.json": theme, "b.json": theme])
    #expect(host.run("check a.json b.json --format \(format)") == 1)
    let rows = host.result.output.split(separator: "\n").filter {
      $0.contains("PC201 red-green-confusion") && !$0.hasSuffix(":")
    }
    #expect(rows.count == 1 && rows.allSatisfy { $0.contains("a.json") && $0.contains("b.json:1:") }, "\(rows)")
  }

  @Test func `the summary names the flare`() throws {
    let bright = #"{"version": 1, "vision": {"flare": 0.2}}"#
    #expect(try summary([Self.apart], configuration: bright).contains("flare: 20 % of the screen's white"))
    #expect(try !summary([Self.apart]).contains("flare:"))
  }
}
