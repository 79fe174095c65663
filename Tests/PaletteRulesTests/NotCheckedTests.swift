import PaletteRules
import Testing

struct NotCheckedTests {
  private func contrast(of subject: String, mode: String = "mode light") -> NotChecked {
    .check(
      .markContrast, subject: "'\(subject)'", mode: mode,
      NotChecked.Reason.unknownSurface("background", "nothing says so"))
  }

  @Test func `checks that differ only in their subject are one sentence, in the order of the first`() {
    let reasons = ["a", "b", "c", "d", "e"].map { contrast(of: $0) }
    let why = "the background behind it is not known: nothing says so"
    let first = IdleChannel.symbols("'a'")
    #expect(
      NotChecked.folded([.other(first)] + reasons + [contrast(of: "a", mode: "mode dark"), .other(first)]) == [
        first.text, "PC102 of 'a', 'b', 'c' and 2 more in mode light: \(why)", "PC102 of 'a' in mode dark: \(why)",
        first.text,
      ])
    #expect(NotChecked.folded(Array(reasons.prefix(2))) == ["PC102 of 'a' and 'b' in mode light: \(why)"])
    #expect(NotChecked.folded([]).isEmpty)
  }

  @Test func `a single check reads the same folded and alone`() {
    let reason = NotChecked.check(
      .textContrast, subject: "'t'", mode: "mode m", NotChecked.Reason.textOnMissingSeries("'x'"))
    #expect(NotChecked.folded([reason]) == [reason.text])
  }
}
