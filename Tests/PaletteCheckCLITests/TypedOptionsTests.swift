import ArgumentParser
import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// The commands that reports name judge what the run judged.
struct TypedOptionsTests {
  @Test func `options for reading become the words that were typed`() throws {
    let words = [
      "--theme-format", "dtcg", "--background", "#000000", "--text", "white", "--config", "a b.json", "--mode", "dark",
      "--mode", "fire", "--context", "theme=dark", "--palette", "warm", "--series", "--chart-*", "--include",
      "base.json",
      "--ramp",
    ]
    #expect(try ReadingFlags.parse(words).words == words)
    _ = try FixCommand.parse(["theme.json"] + words)
    #expect(try ReadingFlags.parse([]).words.isEmpty)
    #expect(try ReadingFlags.parse(["--isolated"]).words == ["--isolated"])
  }

  @Test func `options for judging become the words that were typed`() throws {
    let words = [
      "--rule", "PC203=off", "--vision", "protanopia", "--vision", "tritanopia",
    ]
    #expect(try JudgingFlags.parse(words).words == words)
    _ = try FixCommand.parse(["theme.json"] + words)
    #expect(try JudgingFlags.parse(["--vision", "tritan"]).words == ["--vision", "tritanopia"])
  }

  private static let options = "--background '#fefefe' --rule 'PC202=error'"

  @Test func `a remedy names the command with the options of the run`() {
    let host = FakeHost(["my theme.json": ##"{"palettecheck": 1, "series": ["#feec44", "#ffd700", "#ffe135"]}"##])
    #expect(host.run("COLUMNS=200 check 'my theme.json' \(Self.options)") == 1)
    #expect(host.result.output.contains("`palettecheck fix 'my theme.json' \(Self.options)`"))
  }

  @Test func `the page names the command with the options of the run`() {
    let host = FakeHost(["theme.json": ##"{"palettecheck": 1, "series": ["#b0b0b0", "#000000"]}"##])
    #expect(host.run("check theme.json \(Self.options) --report html=page.html") == 1)
    let command = "palettecheck fix theme.json --background &#39;#fefefe&#39; --rule &#39;PC202=error&#39; --diff"
    #expect(host.text("page.html")?.contains(command) == true)
  }
}
