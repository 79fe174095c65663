import HostInMemory
import SourceText
import Testing

@testable import PaletteCheckCLI

/// `check --jsonl`: a theme a line in, a verdict a line out.
struct ThemeStreamTests {
  private static let clean = ##"["#2166ac","#b2182b"]"##
  private static let confused = ##"["#5b8c2a","#b8602f"]"##

  /// A verdict read back.
  private struct Line {
    let document: SourceNode
    var number: Double? { document["line"]?.number }
    var code: Double? { document["exit"]?["code"]?.number }
    var reason: String? { document["exit"]?["reason"]?.string }
    var path: String? { document["inputs"]?.items?.first?["path"]?.string }
    var findings: [SourceNode] { document["findings"]?.items ?? [] }
    var rules: [String] { findings.compactMap { $0["rule"]?.string } }
  }

  private static func lines(_ host: FakeHost) throws -> [Line] {
    try host.result.output.split(separator: "\n").map { text in
      Line(document: try JSONReader.read(Array(text.utf8), .strict).root)
    }
  }

  @Test func `every line has its verdict, in order, and the worst one ends the run`() throws {
    let input = [Self.clean, Self.confused, "{", "", "17", Self.clean].joined(separator: "\n") + "\n"
    let host = FakeHost(input: input)
    #expect(host.run("check --jsonl") == 2)
    let lines = try Self.lines(host)
    #expect(lines.map(\.number) == [1, 2, 3, 4, 5, 6])
    #expect(lines.map(\.code) == [0, 1, 2, 2, 2, 0])
    #expect(lines[1].rules.contains("PC201"))
    #expect(lines[2].rules == ["PC001"])
    #expect(lines[3].findings.first?["message"]?.string?.hasPrefix("the line is empty") == true)
    #expect(host.result.error.isEmpty)
  }

  private static let inputs: [(String, Int32)] = [
    (clean, 0), (confused, 1), ("[", 2), ("\(clean)\n\(confused)", 1), ("\(clean)\r\n\(clean)", 0),
  ]

  @Test(arguments: inputs)
  func `the exit code is the greatest of the lines'`(_ input: String, _ code: Int32) {
    #expect(FakeHost(input: input).run("check --jsonl -") == code)
    #expect(FakeHost(["a.jsonl": input]).run("check --jsonl a.jsonl") == code)
    #expect(FakeHost(input: input).run("--jsonl --fail-on never") == (code == 1 ? 0 : code))
  }

  @Test func `a verdict is that of check --format json for the same theme`() throws {
    let theme = ##"{"palettecheck":1,"series":[{"name":"é","color":"#5b8c2a"},{"name":"b","color":"#b8602f"}]}"##
    let single = FakeHost(input: theme)
    #expect(single.run("- --format json") == 1)
    let stream = FakeHost(input: theme)
    #expect(stream.run("- --jsonl") == 1)
    let expected = try JSONReader.read(Array(single.result.output.utf8)).root
    let line = try #require(try Self.lines(stream).first).document
    #expect(line.members?.map(\.key) == ["line"] + (expected.members ?? []).map(\.key))
    for key in expected.members?.map(\.key) ?? [] {
      #expect(line[key]?.plain == expected[key]?.plain, "\(key)")
    }
  }

  /// A line, the id it gives, and where its finding is reported.
  struct Place: Sendable {
    var text: String
    var id: String?
    var path = "-"
    var line = 2.0
    var column: Double
  }

  static let places = [
    Place(text: ##"{"id":7,"theme":{"palettecheck":1,"series":["#5b8c2a","#b8602f"]}}"##, id: "7", column: 55),
    Place(text: ##"{"theme":["#5b8c2a","#b8602f"],"id":-1}"##, id: "-1", column: 21),
    Place(
      text: ##"{"id":"a","path":"x/b.json","theme":["#5b8c2a","#b8602f"]}"##, id: "\"a\"", path: "x/b.json", line: 1,
      column: 12),
    Place(
      text: ##"{"id":"a","path":"x.hex","theme":"#5b8c2a\n#b8602f\n"}"##, id: "\"a\"", path: "x.hex", column: 1),
    Place(
      text: ##"{"path":"x.css","theme":":root{--chart-1:#5b8c2a;\n--chart-2:#b8602f}"}"##, path: "x.css", column: 11),
    Place(text: ##"{"palettecheck":1,"series":["#5b8c2a","#b8602f"]}"##, column: 39),
    Place(text: ##"{"theme":{"palettecheck":1,"series":["#5b8c2a","#b8602f"]}}"##, column: 48),
  ]

  @Test(arguments: places)
  func `an id comes back, and positions are those of the stream or of the text`(_ place: Place) throws {
    let host = FakeHost(input: Self.clean + "\n" + place.text)
    #expect(host.run("--jsonl") == 1)
    let verdict = try #require(try Self.lines(host).last)
    #expect(verdict.number == 2)
    #expect(verdict.document["id"]?.plain == place.id)
    let finding = try #require(verdict.findings.first { $0["rule"]?.string == "PC201" })
    #expect(finding["file"]?.string == place.path)
    #expect(finding["line"]?.number == place.line)
    #expect(finding["column"]?.number == place.column)
  }

  @Test(arguments: [
    ##"{"id":1,"theme":7}"##, ##"{"id":1,"theme":null}"##, ##"{"id":1,"theme":{}}"##, "\u{FEFF}", "\"x",
    ##"{"id":null,"theme":["red"]}"##, ##"{"id":1.5,"theme":["red"]}"##,
    ##"{"id":9223372036854775808,"theme":["red"]}"##,
    ##"{"id":1,"brand":"x","theme":["red"]}"##, ##"{"path":7,"theme":["red"]}"##,
  ])
  func `a line without a theme is reported, and the stream goes on`(_ line: String) throws {
    let host = FakeHost(input: line + "\n" + Self.clean)
    #expect(host.run("--jsonl") == 2)
    #expect(try Self.lines(host).map(\.code) == [2, 0])
  }

  @Test(arguments: [1, 2, 7, 1 << 16])
  func `it is the same in whatever pieces the stream comes`(_ size: Int) throws {
    let input = Self.clean + "\r\n" + Self.confused + "\n\n" + Self.clean
    let host = FakeHost(input: input, pieceSize: size)
    let whole = FakeHost(input: input)
    #expect(host.run("--jsonl") == 2)
    #expect(whole.run("--jsonl") == 2)
    #expect(host.result == whole.result)
    #expect(try Self.lines(host).map(\.code) == [0, 1, 2, 0])
  }

  @Test func `a line beyond the limit is passed over, and the next one is read`() throws {
    let long = "[" + String(repeating: " ", count: 100) + "]"
    let host = FakeHost(input: [Self.clean, long, Self.clean].joined(separator: "\n"), pieceSize: 9)
    #expect(host.run("--jsonl --limit bytes=30") == 2)
    let lines = try Self.lines(host)
    #expect(lines.map(\.code) == [0, 2, 0])
    #expect(lines[1].findings.first?["message"]?.string?.contains("the limit of 30") == true)
    // Exactly as long as the limit.
    #expect(FakeHost(input: Self.clean + "\r\n").run("--jsonl --limit bytes=\(Self.clean.utf8.count)") == 0)
    #expect(FakeHost(input: Self.clean).run("--jsonl --limit bytes=\(Self.clean.utf8.count - 1)") == 2)
  }

  @Test func `a file that is missing hides nothing of the others`() throws {
    let host = FakeHost(["b.jsonl": Self.confused])
    #expect(host.run("--jsonl a.jsonl b.jsonl") == 2)
    #expect(host.result.error.contains("'a.jsonl' cannot be read"))
    #expect(try Self.lines(host).map(\.path) == ["b.jsonl"])
  }

  @Test func `an empty stream has not passed, unless that is allowed`() {
    #expect(FakeHost().run("--jsonl") == 2)
    #expect(FakeHost().run("--jsonl --allow-empty") == 0)
    #expect(FakeHost(["a": ""]).run("--jsonl a") == 2)
  }

  @Test func `what a line means does not depend on the files around it`() throws {
    let theme = ##"{"palettecheck":1,"sources":["tokens.json"],"series":["{a}","#b2182b"]}"##
    let tokens = ##"{"a":{"$type":"color","$value":"#2166ac"}}"##
    #expect(FakeHost(["tokens.json": tokens], input: theme).run("-") == 0)
    #expect(FakeHost(["tokens.json": tokens], input: theme).run("--jsonl") == 2)
    #expect(FakeHost(["tokens.json": tokens], input: theme).run("--jsonl --include tokens.json") == 0)
  }

  @Test func `a verdict that cannot be written ends the run`() {
    let host = FakeHost(input: Self.clean, outputError: "no space left on device")
    #expect(host.run("--jsonl") == 2)
    #expect(host.result.error.contains("no space left on device"))
  }

  @Test(arguments: ["--format concise", "--watch"])
  func `flags that mean nothing here are refused`(_ flags: String) {
    #expect(FakeHost(input: Self.clean).run("--jsonl \(flags)") == 2)
  }

  @Test func `ten thousand lines are ten thousand verdicts in order`() {
    // A theme, one that is broken, and lines without any, which cost less.
    let themes = [##"["navy"]"##, ##"["#zzz"]"##, "0", "0", "0", "0"]
    let input = (0..<10_000).map { #"{"id":\#($0),"theme":\#(themes[$0 % themes.count])}"# }
    let host = FakeHost(input: input.joined(separator: "\n"))
    #expect(host.run("--jsonl") == 2)
    let output = host.result.output.utf8.split(separator: UInt8(ascii: "\n"))
    #expect(output.count == 10_000)
    for (index, line) in output.enumerated() {
      #expect(line.starts(with: #"{"line":\#(index + 1),"id":\#(index),"#.utf8))
    }
  }
}

extension SourceNode {
  /// The value as compact text, to compare.
  fileprivate var plain: String {
    switch value {
    case .object(let members): "{" + members.map { "\($0.key):\($0.value.plain)" }.joined(separator: ",") + "}"
    case .array(let items): "[" + items.map(\.plain).joined(separator: ",") + "]"
    case .string(let text): "\"\(text)\""
    case .number(_, let text): text
    case .boolean(let boolean): "\(boolean)"
    case .null: "null"
    }
  }
}
