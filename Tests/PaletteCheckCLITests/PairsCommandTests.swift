import HostInMemory
import Testing

@testable import PaletteCheckCLI

struct PairsCommandTests {
  @Test func `two colours are one pair`() {
    let host = FakeHost()
    #expect(host.run("pairs white black --metric cie76 --vision normal --vision grey --format json") == 0)
    #expect(
      host.result.output.contains(
        """
          "metric": "cie76",
          "model": "auto",
          "convention": "clamp",
          "visions": [
            {
              "vision": "normal",
              "minimum": {
        """))
    for key in ["minimum", "mean", "maximum", "minimumByPrefix", "pairs", "value", "pair", "severity"] {
      #expect(host.result.output.contains("\"\(key)\": "))
    }
    #expect(host.result.output.contains("\"pair\": [0, 1]"))
  }

  @Test func `names give way on a narrow terminal, figures do not`() {
    func lines(_ width: Int) -> [Substring] {
      let host = FakeHost()
      #expect(host.run("COLUMNS=\(width) pairs okabe-ito") == 0)
      return host.result.output.split(separator: "\n").filter { $0.hasPrefix("  #") }
    }
    #expect(lines(100).contains { $0.contains("orange        #cc79a7  reddish purple") })
    #expect(lines(70).allSatisfy { $0.count <= 70 } && lines(70).contains { $0.contains("…") })
    #expect(lines(100).map { $0.suffix(6) } == lines(70).map { $0.suffix(6) })
  }

  @Test func `the prefix minima are one fewer than the colours, in every vision`() {
    let host = FakeHost()
    #expect(host.run("pairs red green blue --vision deutan --severity 0 --metric cie76 --format json") == 0)
    let line = host.result.output.split(separator: "\n").first { $0.contains("minimumByPrefix") }
    #expect(line?.split(separator: ",").filter { $0.contains(".") }.count == 2)
  }

  @Test func `pairs that look alike are marked, in the metric of the rules only`() {
    let host = FakeHost()
    #expect(host.run("pairs #a33333 #338833 #2166ac") == 0)
    let lines = host.result.output.split(separator: "\n").filter { $0.hasPrefix("  #") }
    #expect(lines.map { $0.contains("✗") } == [true, true, false])
    #expect(host.result.output.contains("  ✗ below 8: too close to tell apart"))
    let other = FakeHost()
    #expect(other.run("pairs #a33333 #338833 #2166ac --metric oklab") == 0)
    #expect(!other.result.output.contains("✗"))
  }

  @Test func `text shows the closest pair first`() {
    let host = FakeHost(["c.hex": "#2166ac leaf\n#5b8c2a growth\n#b8602f loss\n"])
    #expect(host.run("pairs c.hex") == 0)
    let lines = host.result.output.split(separator: "\n")
    #expect(lines[0] == "c.hex  3 colours · 3 pairs · ΔE00 · model auto · severity 1 · convention clamp")
    #expect(lines[2].split(separator: " ").prefix(5).joined(separator: " ") == "#5b8c2a growth #b8602f loss 43.2")
  }

  @Test func `each mode and each file is a set of its own`() {
    let theme = """
      { "palettecheck": 1, "series": ["#2166ac", "#b2182b"], "modes": { "dark": { "background": "#000000" } } }
      """
    let host = FakeHost(["a.json": theme, "b.hex": "#2166ac\n#b2182b\n"])
    #expect(host.run("pairs a.json b.hex --format json") == 0)
    #expect(host.result.output.hasPrefix("["))
    for set in ["\"set\": \"mode light\"", "\"set\": \"mode dark\"", "\"set\": null"] {
      #expect(host.result.output.contains(set))
    }
    let single = FakeHost(["a.json": theme])
    #expect(single.run("pairs a.json --mode dark --format json") == 0)
    #expect(single.result.output.hasPrefix("{"))
  }

  @Test func `a translucent colour on an unknown background cannot be measured`() {
    let host = FakeHost()
    #expect(host.run("pairs '#2166ac80' red --background '#ffffff80'") == 2)
    #expect(host.result.error.contains("--background"))
  }
}
