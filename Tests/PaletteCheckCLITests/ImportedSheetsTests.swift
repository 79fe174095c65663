import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// Style sheets that import each other, or need what others beside them set.
struct ImportedSheetsTests {
  private static let files = [
    "t/brand.css": ":root { --brand-0: #ffffff; --brand-8: #24272a; }",
    "t/light.css": ".light { --background-default: var(--brand-0); --chart-1: #0044cc; --chart-2: #c00000; }",
    "t/dark.css": ".dark { --background-default: var(--brand-8); --chart-1: #5aa9ff; --chart-2: #ffb454; }",
  ]

  @Test func `a sheet that another one imports is a part of it`() {
    let index = "@import './brand.css'; @import './light.css'; @import './dark.css';"
    let host = FakeHost(Self.files.merging(["t/index.css": index]) { $1 })
    #expect(host.run("inspect t --format json") == 0, "\(host.result)")
    #expect(host.result.output.contains("\"path\": \"t/index.css\""))
    #expect(!host.result.output.contains("\"path\": \"t/light.css\""))
    #expect(!host.result.output.contains("\"path\": \"t/dark.css\""))
    #expect(host.run("check t") != 2)
  }

  @Test func `of two sheets that import each other one is judged`() {
    let host = FakeHost([
      "t/a.css": "@import './b.css'; :root { --chart-1: #0044cc; }",
      "t/b.css": "@import './a.css'; :root { --chart-2: #c00000; }",
    ])
    #expect(host.run("inspect t --format json") == 0, "\(host.result)")
    #expect(host.result.output.contains("\"path\": \"t/a.css\""))
    #expect(!host.result.output.contains("\"path\": \"t/b.css\""))
  }

  @Test func `a light sheet takes nothing from a sheet for dark`() {
    let sheet = ":root { --background-default: #ffffff; --chart-1: var(--green); --chart-2: #c00000; }"
    let host = FakeHost(["t/theme-light-chart.css": sheet, "t/theme-dark-palette.css": ":root { --green: #8ec762; }"])
    #expect(host.run("check t/theme-light-chart.css") == 2, "\(host.result)")
    #expect((host.result.output + host.result.error).contains("--green"))
  }

  @Test func `what a sheet needs is taken from the sheets around it`() {
    let host = FakeHost(Self.files)
    #expect(host.run("inspect t/light.css") == 0, "\(host.result)")
    #expect(host.result.output.contains("1 custom property is taken from 't/brand.css'"))
    #expect(host.result.output.contains("#ffffff"))
  }

  @Test func `sheets that disagree decide nothing`() {
    let host = FakeHost(Self.files.merging(["t/other.css": ":root { --brand-0: #eeeeee; }"]) { $1 })
    #expect(host.run("inspect t/light.css") == 2, "\(host.result)")
    #expect(host.result.output.contains("points to a custom property that is not there"))
  }

  @Test func `what a found sheet needs and nobody sets is not checked`() {
    let sheet = ":root { --background: var(--gone); --chart-1: #0044cc; --chart-2: #b35900; }"
    let found = FakeHost(["t/a.css": sheet])
    #expect(found.run("check t") == 0, "\(found.result)")
    #expect(found.result.output.contains("var(--gone)"))
    let named = FakeHost(["t/a.css": sheet])
    #expect(named.run("check t/a.css") == 2)
  }

  @Test func `names of series may begin with dashes`() {
    let host = FakeHost(["t.css": ":root { --brand-a: #0044cc; --brand-b: #b35900; }"])
    #expect(host.run("inspect t.css --series --brand-*") == 0, "\(host.result)")
  }
}
