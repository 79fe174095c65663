import Colorimetry
import PaletteRules
import SafeText
import Testing

@testable import PaletteGate

struct FingerprintTests {
  private let base = Fingerprint(rule: "PC201", path: "a/theme.json", mode: "light", tokens: ["x", "y"])

  @Test func `the order of tokens does not matter`() {
    #expect(Fingerprint(rule: "PC201", path: "a/theme.json", mode: "light", tokens: ["y", "x"]) == base)
  }

  @Test func `rule, path, mode and tokens each matter`() {
    let others = [
      Fingerprint(rule: "PC202", path: "a/theme.json", mode: "light", tokens: ["x", "y"]),
      Fingerprint(rule: "PC201", path: "b/theme.json", mode: "light", tokens: ["x", "y"]),
      Fingerprint(rule: "PC201", path: "a/theme.json", mode: "dark", tokens: ["x", "y"]),
      Fingerprint(rule: "PC201", path: "a/theme.json", mode: nil, tokens: ["x", "y"]),
      Fingerprint(rule: "PC201", path: "a/theme.json", mode: "light", tokens: ["x", "z"]),
      Fingerprint(rule: "PC201", path: "a/theme.json", mode: "light", tokens: ["x"]),
      Fingerprint(rule: "PC201", path: "a/theme.json", mode: "light", tokens: ["xy"]),
      Fingerprint(rule: "PC201", path: "a/theme.json", mode: "light", tokens: ["x", "y"], theme: "t.json"),
      Fingerprint(rule: "PC201", path: "a/theme.json", mode: "light", tokens: ["x", "y"], set: "t.json"),
      Fingerprint(rule: "PC201", path: "a/theme.json", mode: "light", tokens: ["x", "y"], against: "t.json"),
    ]
    #expect(Set(others + [base]).count == others.count + 1)
  }

  @Test func `the recipe is the documented one`() {
    #expect(base.hex == SHA256.hex(Array("1\0PC201\0a/theme.json\0light\0x\0y".utf8)))
  }

  @Test func `vision, colour and message do not matter`() {
    var first = Finding(.redGreenConfusion, level: .error, message: "a", origin: nil, tokens: ["x"])
    let before = first.fingerprint(in: "t.json")
    first.message = "b"
    first.measure = Measure(1, .deltaE00, by: Observer(.deutan, severity: 0.5))
    first.colors = [FindingColor(token: "x", hex: "#000000")]
    #expect(first.fingerprint(in: "t.json") == before)
  }
}
