import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// The headline of a palette that fails for its contrast alone: what it says of pairs holds for the colours themselves, not
/// only for what the run looked at.
struct HeadlineClaimTests {
  private func headline(_ line: String) -> String {
    let host = FakeHost([
      "faint.json": theme("#f0e442", "#0072b2"), "confused.json": theme("#f0f0f0", "#5b8c2a", "#b8602f"),
      "red.json": theme("#f0f0f0", "#ff0000", "#008000"),
    ])
    #expect(host.run("check \(line)") == 1)
    return host.result.output.split(separator: "\n").first.map(String.init) ?? ""
  }

  private func theme(_ colors: String...) -> String {
    let series = colors.map { "\"\($0)\"" }.joined(separator: ", ")
    return ##"{ "palettecheck": 1, "background": "#ffffff", "text": "#222222", "series": [\##(series)] }"##
  }

  private static let claim = "; all pairs apart with a red-green deficiency"

  @Test func `pairs that everybody tells apart are named beside faint colours`() {
    #expect(headline("faint.json") == "✗ faint.json: 1 colour too faint" + Self.claim)
  }

  @Test(arguments: [
    "confused.json", "confused.json --vision tritan", "confused.json --rule PC201=off",
    "confused.json --rule PC201=info", "red.json", "red.json --rule PC205=info", "red.json --rule PC205=warning",
  ])
  func `pairs that some readers confuse are not called apart, whatever the run looked at`(line: String) {
    #expect(!headline(line).contains("all pairs apart"))
  }

  @Test func `a faint colour of each palette of a file is one`() {
    let host = FakeHost([
      "colors.js": "export const chartPalettes = { warm: ['#f0e442', '#0072b2'], cold: ['#ffd0d0', '#0072b2'] };"
    ])
    #expect(host.run("check colors.js") == 1)
    #expect(host.result.output.hasPrefix("✗ colors.js: 2 colours too faint" + Self.claim))
  }

  @Test func `of many themes each line leads to the worst finding`() {
    let theme = """
      { "palettecheck": 1, "background": "#ffffff", "series": [
        { "name": "a", "color": "#5b8c2a" },
        { "name": "b", "color": "#b8602f" }] }
      """
    let host = FakeHost(Dictionary(uniqueKeysWithValues: (1...8).map { ("t/\($0).json", theme) }))
    #expect(host.run("check t") == 1)
    #expect(host.result.output.contains("✗ t/1.json:3:27: 1 pair too similar for some readers\n✗ t/2.json:3:27: "))
  }
}
