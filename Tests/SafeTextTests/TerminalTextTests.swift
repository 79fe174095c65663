import HostileText
import SafeText
import Testing

@Suite struct TerminalTextTests {
  @Test(arguments: NamedText.hostile)
  func `no terminal control or line break passes through`(_ hostile: NamedText) {
    let text = hostile.text
    let safe = terminalSafe(text)
    #expect(!safe.unicodeScalars.contains(where: isControl))
    for marker in ["##[", "##vso[", "##teamcity["] { #expect(!safe.contains(marker)) }
    // Wherever a line may come to begin.
    let words = safe.unicodeScalars.split { $0.properties.isWhitespace }.map { String(String.UnicodeScalarView($0)) }
    #expect(!words.contains { $0.hasPrefix("::") })
  }

  @Test(arguments: NamedText.hostile)
  func `escaping twice is escaping once`(_ hostile: NamedText) {
    let text = hostile.text
    #expect(terminalSafe(terminalSafe(text)) == terminalSafe(text))
  }

  @Test(arguments: [
    "", "revenue", "grün 色 🎨", "👩‍👩‍👧", "a # [b] #[c] #d[e] ## f[g]", "\\u{1b}", "std::chart", "a: :b", ":",
  ])
  func `harmless text stays as it is`(text: String) { #expect(terminalSafe(text) == text) }

  @Test(
    arguments: [
      ("\u{1B}[0m", #"\u{1b}[0m"#), ("a\nb", #"a\u{a}b"#), ("\u{9B}1m", #"\u{9b}1m"#), ("\u{7F}", #"\u{7f}"#),
      ("\u{2028}", #"\u{2028}"#), ("\u{202E}x", #"\u{202e}x"#), ("##[e]", #"##\u{5b}e]"#), ("\u{10FFFF}", #"\xff"#),
      ("x ##vso[a.b c=d]", #"x ##vso\u{5b}a.b c=d]"#), ("##teamcity[x]", #"##teamcity\u{5b}x]"#),
      ("\u{10FF80}", #"\x80"#), ("::error::x", #"\u{3a}:error::x"#), ("a ::b c::d", #"a \u{3a}:b c::d"#),
      ("\u{a0}::b", "\u{a0}\\u{3a}:b"), (":::", #"\u{3a}::"#),
    ] as [(NamedText, NamedText)])
  func `dangerous characters are shown by their number`(dangerous: NamedText, shown: NamedText) {
    #expect(terminalSafe(dangerous.text) == shown.text)
  }
}
