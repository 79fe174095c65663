import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// The summary in Markdown: who confuses what, and in which light.
struct MarkdownSummaryTests {
  private static let confused = ##""series": ["#5b8c2a", "#b8602f"]"##
  private static let apart = ##""series": ["#0072b2", "#d55e00"]"##

  private func summary(_ modes: [String], _ flags: String = "") throws -> String {
    let all = modes.enumerated().map { ##""m\##($0)": { "background": "#fffff\##($0)", \##($1) }"## }
    let theme =
      ##"{ "palettecheck": 1, "background": "#ffffff", \##(Self.apart), "modes": { \##(all.joined(separator: ", ")) } }"##
    let host = FakeHost(["t.json": theme])
    _ = host.run("check t.json --report markdown=t.md \(flags)")
    return try #require(host.text("t.md"))
  }

  @Test func `a mode in which nobody confuses anything has no table and is not among the rest`() throws {
    let few = try summary([Self.confused, Self.apart, Self.apart, Self.apart, Self.apart])
    #expect(few.contains("mode m0:") && !few.contains("mode m1:") && !few.contains("more mode"))
    let many = try summary(Array(repeating: Self.confused, count: 5))
    #expect(many.contains("mode m2:") && !many.contains("mode m3:") && many.contains("… and 2 more modes."))
  }

  @Test func `the summary names the flare`() throws {
    #expect(try summary([Self.apart], "--flare 20%").contains("flare: 20 % of the screen's white"))
    #expect(try !summary([Self.apart], "--flare 0%").contains("flare:"))
  }
}
