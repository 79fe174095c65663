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
}
