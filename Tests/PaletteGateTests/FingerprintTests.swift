import Colorimetry
import PaletteRules
import SafeText
import Testing

@testable import PaletteGate

struct FingerprintTests {
  private let base = Fingerprint(rule: "PC201", path: "a/theme.json", mode: "light", tokens: ["x", "y"])

  @Test func `rule, path, mode and tokens each matter`() {
    func other(
      _ rule: String = "PC201", _ path: String = "a/theme.json", _ mode: String? = "light",
      _ tokens: [String] = ["x", "y"]
    ) -> Fingerprint { Fingerprint(rule: rule, path: path, mode: mode, tokens: tokens) }
    let others = [
      other("PC202"), other("PC201", "b/theme.json"), other("PC201", "a/theme.json", "dark"),
      other("PC201", "a/theme.json", nil), other("PC201", "a/theme.json", "light", ["x", "z"]),
      other("PC201", "a/theme.json", "light", ["x"]), other("PC201", "a/theme.json", "light", ["xy"]),
      Fingerprint(rule: "PC201", path: "a/theme.json", mode: "light", tokens: ["x", "y"], theme: "t.json"),
      Fingerprint(rule: "PC201", path: "a/theme.json", mode: "light", tokens: ["x", "y"], set: "t.json"),
      Fingerprint(rule: "PC201", path: "a/theme.json", mode: "light", tokens: ["x", "y"], against: "t.json"),
    ]
    #expect(Set(others + [base]).count == others.count + 1)
  }

  @Test func `the recipe is the documented one, whatever the order of tokens`() {
    #expect(Fingerprint(rule: "PC201", path: "a/theme.json", mode: "light", tokens: ["y", "x"]) == base)
    #expect(base.hex == SHA256.hex(Array("1\0PC201\0a/theme.json\0light\0x\0y".utf8)))
  }
}
