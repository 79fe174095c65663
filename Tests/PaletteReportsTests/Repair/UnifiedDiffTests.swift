import PaletteReports
import Testing

struct UnifiedDiffTests {
  @Test func `a changed line has context`() {
    let old = (1...9).map { "line \($0)\n" }.joined()
    #expect(
      diff(old, old.replacing("line 5", with: "line five")) == """
        --- a/t.json
        +++ b/t.json
        @@ -2,7 +2,7 @@
         line 2
         line 3
         line 4
        -line 5
        +line five
         line 6
         line 7
         line 8

        """)
  }

  @Test func `changes with adjoining context are one hunk, others are not`() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let near = diff(old, old.replacing("\n3\n", with: "\nx\n").replacing("\n9\n", with: "\ny\n"))
    #expect(near.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,12 +1,12 @@"])
    let far = diff(old, old.replacing("\n3\n", with: "\nx\n").replacing("\n10\n", with: "\ny\n"))
    #expect(far.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,6 +1,6 @@", "@@ -7,7 +7,7 @@"])
  }

  @Test func `adjacent lines are removed together and added together`() {
    #expect(diff("a\nb\n", "c\nd\n") == "--- a/t.json\n+++ b/t.json\n@@ -1,2 +1,2 @@\n-a\n-b\n+c\n+d\n")
  }

  @Test func `a last line without a line feed is marked on both sides`() {
    let text = diff("{}\n#111", "{}\n#222")
    #expect(
      text.hasSuffix(
        " {}\n-#111\n\\ No newline at end of file\n+#222\n\\ No newline at end of file\n"))
  }

  @Test func `equal texts have an empty diff`() { #expect(diff("a\n", "a\n") == "") }

  @Test func `a terminal gets no control characters, and a patch keeps them`() {
    let (old, new) = ("\u{1b}[31m #111\n", "\u{1b}[31m #222\n")
    #expect(!diff(old, new, isForTerminal: true).contains("\u{1b}"))
    #expect(diff(old, new).contains("\u{1b}[31m #222\n"))
  }

  @Test(arguments: [("./t.json", "a/t.json\n"), ("/tmp/t.json", "a/tmp/t.json\n"), ("my t.json", "a/my t.json\t\n")])
  func `names are relative`(path: String, expected: String) {
    let text = UnifiedDiff.text(path: path, old: [0x61], new: [0x62], isForTerminal: false)
    #expect(text.hasPrefix("--- \(expected)"))
  }
}

private func diff(_ old: String, _ new: String, isForTerminal: Bool = false) -> String {
  UnifiedDiff.text(path: "t.json", old: Array(old.utf8), new: Array(new.utf8), isForTerminal: isForTerminal)
}
