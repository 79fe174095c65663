import SourceText
import Testing

@Suite struct ByteSearchTests {
  private func file(_ text: String) -> SourceFile { SourceFile(path: "theme.json", bytes: Array(text.utf8)) }

  @Test(arguments: 0...40)
  func `a key is found wherever it stands`(before: Int) {
    for after in [0, 1, 7, 8, 9] {
      let text = String(repeating: "w", count: before) + "waivers" + String(repeating: "s", count: after)
      #expect(file(text).mayHold(key: "waivers"))
    }
  }

  @Test(arguments: [
    "", "w", "waiver", "aivers", "waiver s", "wwaiverwaiver", "waive\u{301}rs", "WAIVERS", "waiverzé",
  ])
  func `what is nearly the key is not`(text: String) {
    #expect(!file(text).mayHold(key: "waivers"))
    #expect(!file(String(repeating: text, count: 20)).mayHold(key: "waivers"))
  }

  @Test(arguments: 0...20)
  func `where there is an escape, any key may be spelled with it`(before: Int) {
    #expect(file(String(repeating: "x", count: before) + #"\u0077aivers"#).mayHold(key: "waivers"))
    #expect(!file(String(repeating: "x", count: before) + "/[]\u{DC}").mayHold(key: "waivers"))
  }

  @Test(arguments: [
    (##"{"blue-500": 1}"##, true), (##"{"hue.blue-500": 1}"##, true), (##"{"blue-50": "say \"hue\""}"##, false),
    (##"{"\u0062lue-500": 1}"##, true), (##""\x62lue-500": 1"##, true), (##""\U00000062lue-500": 1"##, true),
    ("", false),
  ])
  func `a key may be held where it or a spelled letter stands`(text: String, isHeld: Bool) {
    #expect(file(text).mayHold(keyEndingIn: "blue-500") == isHeld)
  }

  @Test(arguments: ["", "9", "bl\u{FC}", "$root", "two words", String(repeating: "x", count: 256)])
  func `what is not spelled plainly any file may hold`(key: String) {
    #expect(file("{}").mayHold(keyEndingIn: key))
  }
}
