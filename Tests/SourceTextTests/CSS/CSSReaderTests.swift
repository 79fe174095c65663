import Testing

@testable import SourceText

struct CSSReaderTests {
  private func read(_ text: String) throws -> (sheet: CSSStyleSheet, text: (Range<Int>) -> String) {
    let bytes = Array(text.utf8)
    return (try CSSReader.read(bytes), { String(decoding: bytes[$0], as: UTF8.self) })
  }

  @Test func `declarations stand in their blocks, with their bytes`() throws {
    let (sheet, text) = try read(
      """
      @import "a.css" screen;
      :root { /* --no: 1; */ --a : red /* ; */ ; --B:calc( 1 + (2) ) !important }
      @media (prefers-color-scheme: dark) { .x, html[data-a="};{"] { --a: url(x;y) ; & b { color: "} ;" } } }
      """)
    #expect(sheet.faults == [])
    #expect(sheet.statements.map(\.name) == ["import"])
    #expect(sheet.statements.map { text($0.prelude) } == ["\"a.css\" screen"])
    #expect(sheet.declarations.map(\.name) == ["--a", "--B", "--a", "color"])
    #expect(sheet.declarations.map { text($0.value) } == ["red", "calc( 1 + (2) )", "url(x;y)", "\"} ;\""])
    #expect(sheet.declarations.map(\.isImportant) == [false, true, false, false])
    #expect(sheet.declarations.map { text($0.nameRange) } == ["--a", "--B", "--a", "color"])
    #expect(sheet.blocks.map(\.atRule) == [nil, "media", nil, nil])
    #expect(sheet.blocks.map(\.parent) == [nil, nil, 1, 2])
    #expect(
      sheet.blocks.map { text($0.prelude) } == [
        ":root", "(prefers-color-scheme: dark)", ".x, html[data-a=\"};{\"]", "& b",
      ])
    #expect(sheet.declarations.map(\.block) == [0, 0, 2, 3])
  }

  @Test func `a custom property may hold braces, a selector may hold colons`() throws {
    let (sheet, text) = try read("a:hover{--x:{ b: c; d };--y:1} b{ a:is(i){--z:2} }")
    #expect(sheet.declarations.map { text($0.value) } == ["{ b: c; d }", "1", "2"])
    #expect(sheet.blocks.map { text($0.prelude) } == ["a:hover", "b", "a:is(i)"])
  }

  @Test(arguments: [
    ("a { --b: 1", "not closed"), ("} a { --b: 1 }", "closes nothing"), ("a { oops; --b: 1 }", "not a declaration"),
    ("a { : 2; --b: 1 }", "not a declaration"),
  ])
  func `what CSS passes over is reported, and the rest is read`(text: String, words: String) throws {
    let (sheet, _) = try read(text)
    #expect(sheet.faults.first?.message.contains(words) == true)
    #expect(sheet.declarations.map(\.name) == ["--b"])
  }

  @Test func `a byte order mark, CRLF and no final newline change nothing`() throws {
    let (sheet, text) = try read("\u{FEFF}:root {\r\n  --a: red;\r\n  --b: blue\r\n}")
    #expect(sheet.faults == [] && sheet.declarations.map { text($0.value) } == ["red", "blue"])
    #expect(sheet.blocks.map { text($0.prelude) } == [":root"])
  }

  @Test func `depth is limited, and broken brackets end with their block`() throws {
    let deep = String(repeating: "a{", count: CSSReader.deepestBlock + 1)
    let error = try #require(#expect(throws: SourceError.self) { try CSSReader.read(Array(deep.utf8)) })
    #expect(error.message.contains("nested more than \(CSSReader.deepestBlock) deep"))
    let (sheet, text) = try read("a { --x: rgb(1 2 3; --y: [ } b { --z: 1 }")
    #expect(sheet.declarations.map(\.name) == ["--x", "--z"])
    #expect(sheet.declarations.map { text($0.value) }.last == "1")
    let brackets = "a{--x:" + String(repeating: "([{", count: 20_000)
    #expect(try CSSReader.read(Array(brackets.utf8)).declarations.count == 1)
  }

  @Test func `a comment that is not closed is what is missing, not the brace in it`() throws {
    let text = ".a { color: red; /* never }"
    let sheet = try CSSReader.read(Array(text.utf8))
    #expect(sheet.faults.map(\.message) == ["'*/' is missing: this comment is not closed"])
    #expect(sheet.faults.first?.range == 17..<19)
    #expect(try CSSReader.read(Array(".a { color: red } /**/".utf8)).faults.isEmpty)
    #expect(try CSSReader.read(Array(".a { color: red } /*/".utf8)).faults.count == 1)
  }

  @Test(arguments: [
    ("--color-*: initial;", true), ("--*: initial;", true), ("--color-*: red;", false), ("color*: red;", false),
  ])
  func `a theme of Tailwind may drop its defaults`(line: String, isSound: Bool) throws {
    let sheet = try CSSReader.read(Array("@theme { \(line) --color-a: #fff; }".utf8))
    #expect(sheet.faults.isEmpty == isSound && sheet.declarations.map { $0.name } == ["--color-a"])
  }
}
