import HostInMemory
import KnownPalettes
import Testing

@testable import PaletteCheckCLI

struct PalettesCommandTests {
  @Test func `the list has a line for each palette`() {
    let host = FakeHost()
    #expect(host.run("palettes") == 0)
    let lines = host.result.output.split(separator: "\n")
    let names = lines.dropLast().compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names == KnownPalette.all.map(\.name))
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(
      lines.contains {
        $0.hasPrefix("  brewer-set2") && $0.hasSuffix("ColorBrewer: yes at 3, maybe at 4 to 6, no at 7 to 8")
      })
    #expect(lines.last == "\(names.count) palettes; 'palettecheck palettes NAME' shows who confuses what in one")
  }

  @Test func `quiet says the names, verbose the whole claim`() {
    let quiet = FakeHost()
    #expect(quiet.run("palettes -q") == 0)
    #expect(quiet.result.output.split(separator: "\n").map { $0.dropFirst(2) } == KnownPalette.all.map { $0.name[...] })
    let verbose = FakeHost()
    #expect(verbose.run("palettes -v") == 0)
    let words = verbose.result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("\"Set of colors that is unambiguous both to colorblinds and non-colorblinds\"."))
  }

  @Test func `a name shows who confuses what in words, and in bands where the terminal has colours`() {
    let words = FakeHost()
    #expect(words.run("palettes tab10 okabe-ito") == 0)
    #expect(words.result.output.contains("\n  Hard to tell apart:\n"))
    #expect(words.result.output.contains("\n  Protanopia    orange ≈ green "))
    let bands = FakeHost()
    #expect(bands.run("palettes tab10 viridis --color always") == 0)
    let lines = bands.result.output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("  Deuteranopia  \u{1b}[48;2;") } == 2)
  }

  @Test func `an unknown name has its nearest, and nothing is printed`() {
    let host = FakeHost()
    #expect(host.run("palettes okabeito") == 2)
    #expect(host.result.output.isEmpty && host.result.error.contains("did you mean 'okabe-ito'?"))
  }

  @Test func `programs get the colours, the source and the flags`() {
    let one = FakeHost()
    #expect(one.run("palettes viridis --format json") == 0)
    #expect(one.result.output.ranges(of: "\"license\": ").count == 1)
    let host = FakeHost()
    #expect(host.run("palettes --format json") == 0)
    for part in [
      "\"name\": \"okabe-ito\"", "\"title\": \"Okabe–Ito\"", "\"#e69f00\"", "\"license\": ", "\"classes\": 3",
      "\"colorblindFriendly\": \"maybe\"",
    ] {
      #expect(host.result.output.contains(part))
    }
  }
}
