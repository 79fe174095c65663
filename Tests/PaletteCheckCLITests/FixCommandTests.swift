import HostInMemory
import SourceText
import Testing

@testable import PaletteCheckCLI

struct FixCommandTests {
  private static let confused = """
    {
      "palettecheck": 1, // ours
      "background": "#ffffff",
      "series": [
        { "name": "Profit", "color": "#5B8C2A" },
        { "name": "Loss",   "color": "#b8602f" }
      ]
    }
    """

  @Test func `without a flag the change is reported and nothing is written`() {
    let host = FakeHost(["theme.json": Self.confused])
    #expect(host.run("fix theme.json") == 1)
    #expect(host.text("theme.json") == Self.confused)
    #expect(host.result.output.contains("2 colours change, none by more than"))
    #expect(host.result.output.contains("check then finds no error (1 before)"))
  }

  @Test func `a change on a background that is not known says what was not checked`() {
    let colors = "export const chartColors = ['#5B8C2A', '#b8602f'];"
    let host = FakeHost(["dark.ts": colors])
    #expect(host.run("fix dark.ts") == 1)
    #expect(host.result.output.contains("  not checked: PC102 of '#5b8c2a' and '#b8602f'"))
    let known = FakeHost(["dark.ts": colors])
    #expect(known.run("fix dark.ts --background '#101418'") == 1)
    #expect(!known.result.output.contains("not checked"))
  }

  @Test(arguments: [60, 80, 200])
  func `the figures are one table at every width, and names go before figures go`(width: Int) throws {
    let names = [
      "Revenue of the northern regions in the first year", "Revenue of the southern regions in the first year",
    ]
    let theme = Self.confused.replacing("Profit", with: names[0]).replacing("Loss", with: names[1])
    let host = FakeHost(["theme.json": theme])
    #expect(host.run("COLUMNS=\(width) fix theme.json") == 1)
    let lines = host.result.output.split(separator: "\n", omittingEmptySubsequences: false)
    let head = try #require(lines.firstIndex { $0.hasPrefix("  worst ") })
    let table = lines[head...].prefix { !$0.isEmpty }
    #expect(lines.count { $0.hasPrefix("  worst") } == 1 && table.count == 8)
    #expect(table.allSatisfy { $0.count <= width && $0.split(separator: " ").count >= 3 })
    #expect(table.joined().contains("northern") == (width > 80))
  }

  @Test func `write changes the colours and nothing else, and check is content`() throws {
    let host = FakeHost(["theme.json": Self.confused])
    #expect(host.run("fix --write theme.json") == 0)
    let written = try #require(host.text("theme.json"))
    let pattern = /#[0-9a-fA-F]{6}/
    #expect(written != Self.confused)
    #expect(written.replacing(pattern, with: "#") == Self.confused.replacing(pattern, with: "#"))
    #expect(host.run("check theme.json") == 0)
    #expect(host.run("fix --write theme.json") == 0)
    #expect(host.text("theme.json") == written)
    #expect(host.result.output.hasSuffix("Nothing to fix: check finds no error.\n"))
  }

  @Test func `colours are written beside a ramp that fix leaves alone, and that something is left is 1`() throws {
    let ramp = ##"{"name": "heat", "kind": "diverging", "colors": ["#d73027", "#ffffbf", "#1a9850"]}"##
    let theme = Self.confused.replacing("\"series\"", with: "\"ramps\": [\(ramp)], \"series\"")
    let host = FakeHost(["theme.json": theme])
    #expect(host.run("fix --write theme.json") == 1)
    #expect(host.result.output.contains("Written.") && host.result.output.contains("check then finds 1 error"))
    let written = try #require(host.text("theme.json"))
    #expect(written != theme && written.contains(ramp))
  }

  @Test func `a diff goes to standard output alone`() {
    let host = FakeHost(["theme.json": Self.confused])
    #expect(host.run("fix --diff theme.json") == 1)
    #expect(host.result.output.hasPrefix("--- a/theme.json\n+++ b/theme.json\n@@ -2,7 +2,7 @@\n"))
    #expect(host.result.error.contains("check then finds no error"))
    #expect(host.text("theme.json") == Self.confused)
  }

  @Test func `a theme that passes is left alone`() {
    let text = ##"{"palettecheck":1,"background":"#ffffff","series":["#0072b2","#d55e00"]}"##
    let host = FakeHost(["theme.json": text])
    #expect(host.run("fix --diff theme.json") == 0)
    #expect(host.result.output == "Nothing to fix: check finds no error.\n")
  }

  @Test func `a locked colour stays, and a lock that names nothing is a mistake`() throws {
    let host = FakeHost(["theme.json": Self.confused])
    #expect(host.run("fix --write --lock Prof* theme.json") == 0)
    #expect(try #require(host.text("theme.json")).contains("#5B8C2A"))
    let other = FakeHost(["theme.json": Self.confused])
    #expect(other.run("fix --write --lock Profits theme.json") == 2)
    #expect(other.result.error.contains("did you mean 'Profit'?"))
    #expect(other.text("theme.json") == Self.confused)
  }

  private static let branded = """
    { "brand": { "$type": "color", "green": { "$value": "#5b8c2a" }, "brown": { "$value": "#b8602f" } },
      "button": { "$type": "color", "fill": { "$value": "{brand.green}" } },
      "chart": { "$type": "color",
        "series": { "profit": { "$value": "{brand.green}" }, "loss": { "$value": "{brand.brown}" } } } }
    """

  @Test func `the chart's own token changes, and the brand's colour stays`() throws {
    let host = FakeHost(["tokens.json": Self.branded])
    #expect(host.run("fix --write tokens.json") == 0)
    let written = try #require(host.text("tokens.json"))
    #expect(written.contains("\"green\": { \"$value\": \"#5b8c2a\" }"))
    #expect(written.contains("\"fill\": { \"$value\": \"{brand.green}\" }"))
    #expect(!written.contains("\"profit\": { \"$value\": \"{") || !written.contains("\"loss\": { \"$value\": \"{"))
    #expect(!host.result.output.contains("also:") && host.run("check tokens.json") == 0)
  }

  @Test func `shared, a token changes where it is defined, and every other user is named`() throws {
    let host = FakeHost(["tokens.json": Self.branded])
    #expect(host.run("COLUMNS=200 fix --write --shared tokens.json") == 0)
    let written = try #require(host.text("tokens.json"))
    #expect(written.contains("\"profit\": { \"$value\": \"{brand.green}\" }") && !written.contains("#5b8c2a"))
    #expect(host.result.output.contains("also: 'brand.green' changes for 'button.fill' too"))
  }

  @Test func `a step of a scale that comes too close to its neighbour is named`() throws {
    let scale = """
      { "green": { "$type": "color", "400": { "$value": "#679d31" }, "500": { "$value": "#5b8c2a" },
          "600": { "$value": "#557f2c" } },
        "chart": { "$type": "color", "series": { "profit": { "$value": "{green.500}" }, "loss": { "$value": "#b8602f" } } } }
      """
    let host = FakeHost(["tokens.json": scale])
    #expect(host.run("COLUMNS=200 fix --shared --lock loss tokens.json") == 1)
    #expect(
      host.result.output.contains("also: 'green.500' ") && host.result.output.contains("the next step of its scale"))
  }

  @Test(arguments: [
    (
      "theme.css", ":root { --background: #fff; --brand: #5b8c2a; --chart-1: var(--brand); --chart-2: #b8602f; }",
      "--brand: #5b8c2a"
    ),
    (
      "theme.json",
      ##"{"palettecheck":1,"background":"#fff","colors":{"a":"#5b8c2a"},"series":["{a}","#b8602f"]}"##,
      ##""a":"#5b8c2a""##
    ),
    (
      "tokens.json",
      ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0.357,0.549,0.165]}},"chart":{"$type":"color","series":{"1":{"$value":{"$ref":"#/a/$value"}},"2":{"$value":"#b8602f"}}}}"##,
      "[0.357,0.549,0.165]"
    ),
  ])
  func `a reference gives way to a colour in the notation of its token`(name: String, text: String, kept: String) throws
  {
    let host = FakeHost([name: text])
    #expect(host.run("fix --write \(name)") == 0)
    let written = try #require(host.text(name))
    #expect(written.contains(kept) && written != text && host.run("check \(name)") == 0)
  }

  @Test func `what cannot be read leaves everything as it is`() {
    let host = FakeHost(["a.json": Self.confused, "b.json": "{"])
    #expect(host.run("fix --write a.json b.json") == 2)
    #expect(host.text("a.json") == Self.confused)
    #expect(host.result.error.contains("first repair what cannot be read"))
  }

  @Test func `files are written all or none`() throws {
    let other = Self.confused.replacing("Profit", with: "Gain")
    let host = FakeHost(["a.json": Self.confused, "b.json": other], readOnly: ["b.json"])
    #expect(host.run("fix --write a.json b.json") == 2)
    #expect(host.text("a.json") == Self.confused && host.text("b.json") == other)
    #expect(host.result.error.contains("'b.json' cannot be written: permission denied"))
  }

  @Test func `colours of the command line get an answer and no file`() {
    let host = FakeHost()
    #expect(host.run("fix '#5b8c2a' '#b8602f'") == 1)
    // A list to copy, where there is no file.
    #expect(host.result.output.firstMatch(of: /Use: #[0-9a-f]{6} #[0-9a-f]{6}\n/) != nil)
    #expect(host.run("fix --write '#5b8c2a' '#b8602f'") == 2)
    #expect(host.result.error.contains("these colours are in no file"))
  }

  @Test func `json tells every change, the figures and what is left`() throws {
    let host = FakeHost(["theme.json": Self.confused])
    #expect(host.run("fix theme.json --format json") == 1)
    let json = try JSONReader.read(Array(host.result.output.utf8), .strict).root
    #expect(json["exit"]?.number == 1 && json["written"]?.boolean == false && json["errorsBefore"]?.number == 1)
    let changes = try #require(json["changes"]?.items)
    #expect(changes.compactMap { $0["name"]?.string } == ["Profit", "Loss"])
    #expect(changes.compactMap { $0["from"]?.string } == ["#5b8c2a", "#b8602f"])
    #expect(changes.allSatisfy { $0["file"]?.string == "theme.json" && ($0["moved"]?.number ?? 0) > 0 })
    let figures = try #require(json["figures"]?.items)
    let deutan = try #require(figures.first { $0["vision"]?.string == "deutan" })
    #expect((deutan["before"]?["measured"]?.number ?? 9) < 8 && (deutan["after"]?["measured"]?.number ?? 0) >= 8)
    #expect(json["left"]?.items?.isEmpty == true && json["remaining"]?.items?.isEmpty == true)
    #expect(host.run("fix theme.json --format json --diff") == 2)
  }

  @Test func `json tells why not and what would do`() throws {
    let host = FakeHost(["theme.json": Self.confused])
    #expect(host.run("fix theme.json --format json --lock Profit --lock Loss") == 2)
    let json = try JSONReader.read(Array(host.result.output.utf8), .strict).root
    #expect(json["changes"]?.items?.isEmpty == true)
    let refusal = try #require(json["left"]?.items?.first)
    #expect(refusal["reason"]?.string == "locked")
    #expect(refusal["colors"]?.items?.compactMap { $0["lock"]?.string }.count == 2)
    #expect(refusal["advice"]?.items?.compactMap(\.string).count == 1)
  }

  @Test(arguments: ["theme.json", "./theme.json", "/home/repository/theme.json", "../repository/theme.json"])
  func `a diff names files as git does, however they were reached`(path: String) throws {
    let host = FakeHost(["theme.json": Self.confused])
    #expect(host.run("fix --diff \(path)") == 1)
    #expect(host.result.output.hasPrefix("--- a/theme.json\n+++ b/theme.json\n"))
  }

  @Test(arguments: [
    "fix", "fix --diff --write theme.json", "fix --rule PC999=off theme.json",
  ])
  func `mistakes in the arguments end in 2`(line: String) {
    #expect(FakeHost(["theme.json": Self.confused]).run(line) == 2)
  }
}
