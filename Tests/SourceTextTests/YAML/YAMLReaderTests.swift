import SourceText
import Testing

@Suite struct YAMLReaderTests {
  private func root(_ text: String) throws(SourceError) -> SourceNode { try YAMLReader.read(Array(text.utf8)).root }

  private func error(_ text: String, limits: JSONReader.Limits = JSONReader.Limits()) -> String? {
    do throws(SourceError) {
      _ = try YAMLReader.read(Array(text.utf8), limits: limits)
      return nil
    } catch {
      let position = LineTable(Array(text.utf8)).position(of: error.range.lowerBound)
      return "\(position.line):\(position.column) \(error.message)"
    }
  }

  @Test(arguments: [
    ("a: 1\nb:\n  - x\n  - 'y'\n", "{a:1,b:['x','y']}"),
    ("- true\n- False\n- yes\n- ~\n-\n- #fff\n- NULL", "[true,false,'yes',null,null,null,null]"),
    (
      "- 1.5\n- 0x1F\n- .inf\n- '1'\n- 1e3\n- 1.2.3\n- -2\n- 2020-01-01",
      "[1.5,0x1F,'.inf','1',1e3,'1.2.3',-2,'2020-01-01']"
    ),
    ("{a: 1, \"b\": {c: d}}", "{a:1,b:{c:'d'}}"),
    ("a: !!str 12\nb: ! 12\nc: !color red\n", "{a:'12',b:'12',c:'red'}"),
    ("a: |\n  one\n  two\n", "{a:'one\ntwo\n'}"),
    ("base: &b {x: 1, y: 2}\nuse:\n  <<: *b\n  y: 3\n", "{base:{x:1,y:2},use:{x:1,y:3}}"),
    ("a: &c '#ff0000'\nb: *c\n", "{a:'#ff0000',b:'#ff0000'}"),
    ("{\"a\":\n\t\"tab\"}", "{a:'tab'}"),
    ("%YAML 1.2\n---\na: 1\n...\n", "{a:1}"),
    ("\u{FEFF}a: 1", "{a:1}"),
  ])
  func `values are those of the core schema`(text: String, sketch: String) throws {
    #expect(try root(text).sketch == sketch)
  }

  @Test func `every range holds its value and nothing else`() throws {
    let text = """
      # größer
      colors: &all
        red: &r  '#ff0000'  # a comment
        blau: !!str   "#0000ff"
        list:
          - rgb(1, 2, 3)
          - &n 12

      flow: [ *r, é ]
      again: *all
      """
    let bytes = Array(text.utf8)
    func source(_ pointer: String) throws -> String {
      let node = try root(text).node(at: try #require(JSONPointer(pointer)))
      return String(decoding: bytes[try #require(node).range], as: UTF8.self)
    }
    #expect(try source("/colors/red") == "'#ff0000'")
    #expect(try source("/colors/blau") == "\"#0000ff\"")
    #expect(try source("/colors/list/0") == "rgb(1, 2, 3)")
    #expect(try source("/colors/list/1") == "12")
    #expect(try source("/colors/list") == "- rgb(1, 2, 3)\n    - &n 12")
    #expect(try source("/flow") == "[ *r, é ]")
    // An alias is where its anchor is.
    #expect(try source("/flow/0") == "'#ff0000'")
    #expect(try source("/again/blau") == "\"#0000ff\"")
    let key = try #require(try root(text)["colors"]?.member("blau"))
    #expect(bytes[key.keyRange].elementsEqual("blau".utf8))
  }

  @Test(arguments: [
    ("", "1:1 the text is empty: expected a value"),
    ("# nothing\n", "2:1 the text is empty: expected a value"),
    ("a: 1\n---\nb: 2\n", "2:1 a second document begins here: a file holds one; split it at '---'"),
    ("a: *b", "1:4 '*b' refers to nothing: no '&b' comes before it"),
    ("a: &b [1, *b]", "1:11 '*b' is inside the value that it refers to, '&b'"),
    ("? [a]\n: 1\n", "1:3 a key must be a single text, not a mapping or a list"),
    ("a: 1\n<<: 2\n", "2:1 '<<' draws in mappings, not a number"),
    (
      "a: [1, 2\nb: 3",
      "2:2 did not find expected ',' or ']', while parsing a flow sequence that begins at line 1, column 4"
    ),
  ])
  func `errors say where and what`(text: String, expected: String) {
    #expect(error(text) == expected)
  }

  @Test func `a repeated key and a colour lost to a comment are noted`() throws {
    let text = "a: 1\nb: #ff0000\na: 2\nc: # later\n"
    let notes = try YAMLReader.read(Array(text.utf8)).notes
    #expect(notes.map(\.kind) == [.lostColor, .duplicateKey])
    #expect(notes.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) } == ["#ff0000", "a"])
  }

  /// Followed, they are 10³⁰ values.
  @Test(.timeLimit(.minutes(1)))
  func `aliases that multiply are refused`() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...30 {
      text += "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ") + "]\n"
    }
    #expect(error(text)?.contains("more values than the limit of 1000000") == true)
  }

  @Test(arguments: [(0, true), (1, false)])
  func `each limit holds at its value and not one further`(over: Int, fits: Bool) {
    var limits = JSONReader.Limits()
    (limits.depth, limits.bytes, limits.string, limits.members, limits.values) = (5, 100, 20, 4, 10)
    let nested = String(repeating: "[", count: 5 + over) + String(repeating: "]", count: 5 + over)
    #expect((error(nested, limits: limits) == nil) == fits)
    #expect(
      (error(
        "- &a [[[]]]\n- " + String(repeating: "[", count: 1 + over) + "*a" + String(repeating: "]", count: 1 + over),
        limits: limits) == nil) == fits)
    #expect((error("a" + String(repeating: " ", count: 99 + over), limits: limits) == nil) == fits)
    #expect((error(String(repeating: "a", count: 20 + over), limits: limits) == nil) == fits)
    #expect((error((0..<4 + over).map { "k\($0): 1\n" }.joined(), limits: limits) == nil) == fits)
    #expect((error((0..<9 + over).map { "- \($0)\n" }.joined(), limits: limits) == nil) == fits)
  }

  @Test func `half a million brackets are refused, not followed`() {
    #expect(error(String(repeating: "[", count: 500_000))?.contains("nested deeper than the limit of 512") == true)
    #expect(error(String(repeating: "{a: ", count: 500_000))?.contains("nested deeper") == true)
    #expect(error(String(repeating: "- ", count: 500_000))?.contains("nested deeper") == true)
  }

  @Test func `whole numbers may be hexadecimal or octal`() throws {
    let items = try root("[0x1F, 0o17, 0xFF]").items
    #expect(items?.map(\.number) == [31, 15, 255])
  }

  @Test func `aliases have their places, where the tree has those of their anchors`() {
    let text = "a: &x '#fff'\nb: *x\nc:\n  <<: &y {d: 1}\ne: [1, *x, {f: *x}]\ng:\n  <<: *y\n"
    let aliases = YAMLReader.aliases(in: Array(text.utf8))
    #expect(aliases.map(\.pointer.description) == ["/b", "/e/1", "/e/2/f", "/g/<<"])
    #expect(aliases.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) } == ["*x", "*x", "*x", "*y"])
    #expect(YAMLReader.aliases(in: Array("a: *nothing".utf8)).isEmpty)
  }
}
