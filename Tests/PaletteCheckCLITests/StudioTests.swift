import Colorimetry
import FileAccess
import HostInMemory
import PaletteStudio
import SafeText
import SourceText
import Testing

@testable import PaletteCheckCLI

/// The studio: what its page is answered.
struct StudioTests {
  private static let token = String(repeating: "a", count: 32)
  private static let theme = """
    {
      "palettecheck": 1, // ours
      "background": "#ffffff",
      "series": [
        { "name": "Profit", "color": "#5B8C2A" },
        { "name": "Loss",   "color": "#b8602f" }
      ]
    }
    """

  /// A session in a world, and the answers of its page.
  private struct Page {
    let host: FakeHost
    let session: StudioSession

    init(_ host: FakeHost, _ start: StudioStart = .nothing, mode: [String] = []) {
      self.host = host
      let access = StudioAccess(token: StudioTests.token, port: 1)
      let plain = CheckCommand(plain: ["."])!
      var reading = plain.reading
      reading.mode = mode
      session = StudioSession(
        access, start: start, flags: StudioFlags(reading: reading, judging: plain.judging), host: host,
        check: StudioCommand.check)
    }

    func ask(_ name: String, _ json: String, _ fields: [String: String] = [:]) throws -> (status: Int, json: SourceNode)
    {
      var all = [
        "Host": "127.0.0.1:1", "X-Studio-Token": StudioTests.token, "Content-Length": "\(json.utf8.count)",
      ]
      all.merge(fields) { $1 }
      let lines = ["POST /\(StudioTests.token)/\(name) HTTP/1.1"] + all.map { "\($0.key): \($0.value)" }
      guard
        case .request(let request, _) = HTTPRequest.read(
          Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + json).utf8))
      else { throw Unanswered() }
      let response = session.response(to: request)
      let node = try? JSONReader.read(response.body).root
      return (response.status.rawValue, node ?? SourceNode(.null, range: 0..<0))
    }

    private struct Unanswered: Error {}
  }

  private static func palette(_ series: String) -> String {
    ##"{"palette": {"ground": "#ffffff", "series": [\##(series)]}, "selected": 0, "charts": ["lines", "bars"]}"##
  }

  private static let eight = ["4477aa", "ee6677", "228833", "ccbb44", "66ccee", "aa3377", "bbbbbb", "e67e22"]
    .map { "{\"color\": \"#\($0)\"}" }.joined(separator: ", ")

  @Test func `the verdict is byte for byte that of check on the file that the page saves`() throws {
    let page = Page(FakeHost())
    let answer = try page.ask("judge", Self.palette(Self.eight))
    #expect(answer.status == 200)
    let saved = try page.ask("export", Self.palette(Self.eight).dropLast() + ##", "format": "theme"}"##).json
    let bytes = try #require(saved["base64"]?.string.flatMap(bytesOfBase64))
    let host = FakeHost([saved["name"]?.string ?? "": String(decoding: bytes, as: UTF8.self)])
    #expect(host.run("palette.json --format json") == 1)
    #expect(answer.json["report"]?.string == host.result.output)
  }

  @Test(arguments: ["", ##", "format": "xls""##])
  func `an export in no format that there is names the formats`(format: String) throws {
    let answer = try Page(FakeHost()).ask("export", String(Self.palette(Self.eight).dropLast()) + format + "}")
    #expect(answer.status == 422)
    #expect(answer.json["problem"]?.string?.contains("theme, hex, css, dtcg") == true)
  }

  @Test func `while a colour moves, the answer has the same verdict and figures, and no report`() throws {
    let page = Page(FakeHost())
    let whole = try page.ask("judge", Self.palette(Self.eight)).json
    let brief = try page.ask("judge", Self.palette(Self.eight).dropLast() + ##", "brief": true}"##).json
    #expect(brief["report"]?.string == nil && whole["report"]?.string != nil)
    for key in ["exit", "errors", "warnings"] {
      #expect(brief["verdict"]?[key]?.number == whole["verdict"]?[key]?.number, "\(key)")
    }
    func findings(_ answer: SourceNode) -> [[String?]] {
      (answer["view"]?["series"]?.items ?? []).map { ($0["notes"]?.items ?? []).map { $0["text"]?.string } }
    }
    #expect(findings(brief) == findings(whole) && !findings(whole).isEmpty)
  }

  @Test func `the verdict on a changed file is that of check once it is saved, and nothing else changes`() throws {
    let host = FakeHost([
      "theme.json": Self.theme, "palettecheck.json": ##"{ "version": 1, "rules": { "PC301": "off" } }"##,
    ])
    let page = Page(host, .file("theme.json"))
    let opened = try #require(try page.ask("start", "{}").json["opened"])
    #expect(opened["path"]?.string == "theme.json" && opened["views"]?.items?.count == 1)
    let changed = ##"{"document": 0, "view": 0, "changes": [{"view": 0, "series": 1, "color": "#7a2f8f"}]}"##
    let report = try page.ask("judge", changed).json["report"]?.string
    #expect(host.text("theme.json") == Self.theme)
    #expect(try page.ask("save", changed).status == 200)
    #expect(host.text("theme.json") == Self.theme.replacing("#b8602f", with: "#7a2f8f"))
    _ = host.run("theme.json --format json")
    #expect(report == host.result.output)
    // Undone and saved once more, it is as it was.
    #expect(try page.ask("save", ##"{"document": 0, "view": 0, "changes": []}"##).status == 200)
    #expect(host.text("theme.json") == Self.theme)
  }

  @Test func `a page saves only over what it has seen, not over what another page has saved`() throws {
    let host = FakeHost(["theme.json": Self.theme])
    let page = Page(host, .file("theme.json"))
    let opened = try (0..<2).map { _ in try page.ask("start", "{}").json["opened"]?["document"]?.number }
    #expect(opened == [0, 1])
    func save(_ document: Int, _ series: Int) throws -> Int {
      let change = ##"{"view": 0, "series": \##(series), "color": "#7a2f8f"}"##
      return try page.ask("save", ##"{"document": \##(document), "view": 0, "changes": [\##(change)]}"##).status
    }
    #expect(try save(0, 1) == 200 && save(1, 0) == 409)
    #expect(host.text("theme.json") == Self.theme.replacing("#b8602f", with: "#7a2f8f"))
  }

  @Test func `a theme of status colours alone has a view, and its finding`() throws {
    let host = FakeHost(["c.ts": "export const chartColors = { success: '#2da44e', danger: '#cf222e' };"])
    let page = Page(host, .file("c.ts"))
    _ = try page.ask("start", "{}")
    let answer = try page.ask("judge", ##"{"document": 0, "view": 0, "changes": []}"##)
    #expect(answer.status == 200 && answer.json["view"]?["series"]?.items?.count == 2)
    #expect(answer.json["report"]?.string?.contains("PC304") == true)
  }

  /// What became of the file that the page has open.
  @Test(arguments: ["gone", "a folder", "without its colours"])
  func `saving is refused where the file is no longer the one that was opened`(fate: String) throws {
    let tokens = ##"{"blue": {"$type": "color", "$value": "#2166ac"}, "red": {"$type": "color", "$value": "#b2182b"}}"##
    let chart =
      ##"{"chart": {"a": {"$type": "color", "$value": "{blue}"}, "b": {"$type": "color", "$value": "{red}"}}}"##
    let host = FakeHost(["t/chart.tokens.json": chart, "t/base.tokens.json": tokens])
    let page = Page(host, .file("t/chart.tokens.json"))
    _ = try page.ask("start", "{}")
    switch fate {
    case "gone": host.remove("t/chart.tokens.json")
    case "a folder":
      host.remove("t/chart.tokens.json")
      _ = try host.createDirectory("t/chart.tokens.json")
    default: host.remove("t/base.tokens.json")
    }
    let answer = try page.ask(
      "save", ##"{"document": 0, "view": 0, "changes": [{"view": 0, "series": 0, "color": "#1b7837"}]}"##)
    #expect(answer.status == 409, "\(answer.json["problem"]?.string ?? "")")
    #expect(host.text("t/base.tokens.json") == (fate == "without its colours" ? nil : tokens))
  }

  @Test func `a file that changes meanwhile is not overwritten, whether it was saved before or not`() throws {
    let host = FakeHost(["theme.json": Self.theme])
    let page = Page(host, .file("theme.json"))
    _ = try page.ask("start", "{}")
    let changed = ##"{"document": 0, "view": 0, "changes": [{"view": 0, "series": 1, "color": "#7a2f8f"}]}"##
    for savesFirst in [false, true] {
      if savesFirst {
        host.put(Array(Self.theme.utf8), at: "theme.json")
        #expect(try page.ask("save", changed).status == 200)
      }
      let other = Self.theme.replacing("Profit", with: "Gain")
      host.put(Array(other.utf8), at: "theme.json")
      let answer = try page.ask("save", changed.replacing("7a2f8f", with: "7a2f90"))
      #expect(answer.status == 409)
      #expect(answer.json["problem"]?.string?.contains("has changed since it was read") == true)
      #expect(host.text("theme.json") == other)
    }
  }

  @Test(arguments: [
    ("save", ##"{"document": 0}"##), ("save", ##"{"document": -1}"##), ("judge", "{}"),
    ("judge", ##"{"document": 1e9}"##),
    ("read", ##"{"text": "no colours"}"##), ("read", ##"{"known": "nothing"}"##), ("read", "{}"),
    ("read", ##"{"name": "../../etc/passwd", "base64": "AAAA"}"##), ("read", ##"{"name": "x", "base64": "A"}"##),
    ("judge", ##"{"palette": {"ground": "#fff", "series": []}}"##),
  ])
  func `a question without an answer receives the reason`(name: String, question: String) throws {
    let answer = try Page(FakeHost(["theme.json": Self.theme])).ask(name, question)
    #expect(answer.status == 422)
    #expect(answer.json["problem"]?.string?.isEmpty == false)
  }

  @Test(arguments: [["Host": "evil.example"], ["Origin": "http://evil.example"], ["X-Studio-Token": "b"]])
  func `nobody else gets an answer`(fields: [String: String]) throws {
    let answer = try Page(FakeHost(["theme.json": Self.theme]), .file("theme.json")).ask("start", "{}", fields)
    #expect(answer.status == 403 && answer.json.members == nil)
  }

  @Test func `a stranger is refused before the body has come, and the page waits for it`() {
    let session = Page(FakeHost()).session
    func reply(to host: String) -> LoopbackReply {
      let fields = "Host: \(host)\r\nX-Studio-Token: \(Self.token)\r\nContent-Length: 20000000\r\n\r\n"
      return session.reply(Array("POST /\(Self.token)/judge HTTP/1.1\r\n\(fields)".utf8))
    }
    if case .last = reply(to: "evil.example") {} else { Issue.record("the stranger's body is awaited") }
    if case .incomplete = reply(to: "127.0.0.1:1") {} else { Issue.record("the page's body is not awaited") }
  }

  @Test(arguments: ["judge", "plane", "repair", "read", "export", "copy", "start", "save"])
  func `what may take long is worked out beside, and ends when nobody waits`(name: String) {
    let session = Page(FakeHost(["theme.json": Self.theme])).session
    let body = Self.palette(##"{ "color": "#5b8c2a" }, { "color": "#b8602f" }"##)
    let fields = "Host: 127.0.0.1:1\r\nX-Studio-Token: \(Self.token)\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
    switch session.reply(Array("POST /\(Self.token)/\(name) HTTP/1.1\r\n\(fields)\(body)".utf8)) {
    case .work(let bytes, let cancel, _):
      #expect(name != "save")
      let before = String(decoding: bytes(), as: UTF8.self)
      cancel()
      let after = String(decoding: bytes(), as: UTF8.self)
      #expect(before.contains("\"errorsAfter\":0") == (name == "repair"))
      if ["judge", "repair"].contains(name) { #expect(after != before) }
    case .answer: #expect(name == "save")
    default: Issue.record("no answer")
    }
  }

  @Test func `the figures of the page have the flare of the configuration, and leave context aside`() throws {
    let theme = """
      { "palettecheck": 1, "background": "#ffffff", "series": [
        { "name": "a", "color": "#8a8a8a" }, { "name": "b", "color": "#c7c7c7", "role": "context" },
        { "name": "c", "color": "#c9c9c9", "role": "context" } ] }
      """
    let host = FakeHost([
      "theme.json": theme,
      "palettecheck.json": #"{ "version": 1, "vision": { "flare": 0.2 } }"#,
    ])
    let page = Page(host, .file("theme.json"))
    _ = try page.ask("start", "{}")
    let answer = try page.ask("judge", ##"{"document": 0, "view": 0, "changes": [], "selected": 1}"##).json["view"]
    // (1 + 0.2) / (0.2540 + 0.2), the luminance of #8a8a8a.
    #expect(answer?["series"]?.items?.first?["contrast"]?.string == "2.64:1")
    #expect(answer?["series"]?.items?.map { $0["faint"]?.boolean } == [true, false, false])
    #expect(answer?["nearest"]?.items?.allSatisfy { $0["index"]?.number == 0 } == true)
    #expect(answer?["readers"]?.items?.first?["verdict"]?.string == "all apart from the context")
  }

  @Test func `no name of a file of the page leads to a folder`() throws {
    let host = FakeHost(["secret/palettecheck.json": "{ broken", "a": ""])
    let text = base64(Array("#1b9e77\n#d95f02\n".utf8))
    let opened = try Page(host).ask("read", ##"{"name": "secret/colours.hex", "base64": "\##(text)"}"##)
    #expect(opened.status == 200 && opened.json["path"]?.string == "colours.hex")
  }

  @Test(arguments: [
    "#1b9e77 #d95f02", "['rgb(27,158,119)','rgb(217,95,2)']",
    ":root { --chart-1: #1b9e77; --chart-2: #d95f02 }", ##"{"color": ["#1b9e77", "#d95f02"]}"##,
  ])
  func `pasted text becomes a palette`(text: String) throws {
    let read = try Page(FakeHost()).ask("read", JSONWriter.text(["text": .string(text)], .compact)).json
    #expect(read["palette"]?["series"]?.items?.map { $0["color"]?.string } == ["#1b9e77", "#d95f02"])
  }

  @Test func `the repair leaves a locked colour as it is`() throws {
    let free = try Page(FakeHost()).ask("repair", Self.palette(Self.eight)).json
    let changes = try #require(free["changes"]?.items)
    #expect(free["errorsAfter"]?.number == 0 && changes.count > 1)
    let first = try #require(changes.first?["uses"]?.items?.first?["series"]?.number)
    let locked = Self.palette(Self.eight).dropLast() + ##", "locked": [{"view": 0, "series": \##(Int(first))}]}"##
    let rest = try Page(FakeHost()).ask("repair", String(locked)).json
    let places = rest["changes"]?.items?.compactMap { $0["uses"]?.items?.first?["series"]?.number }
    #expect(places?.contains(first) == false)
  }

  @Test func `every shade that the picker outlines passes check, and no other`() throws {
    let page = Page(FakeHost())
    let plane = try page.ask("plane", Self.palette(Self.eight).dropLast() + ##", "hue": 300}"##).json
    let cells = Array(try #require(plane["cells"]?.string))
    let colors = try #require(plane["colors"]?.string)
    var checked: [Character: Int] = [:]
    // A sample of each kind; the whole plane takes a second.
    for (index, cell) in cells.enumerated() where cell != "-" && index.isMultiple(of: 7) {
      let start = colors.index(colors.startIndex, offsetBy: index * 6)
      let hex = colors[start..<colors.index(start, offsetBy: 6)]
      let question = Self.palette(Self.eight.replacing("#4477aa", with: "#\(hex)"))
      let report = try JSONReader.read(
        Array((try page.ask("judge", question).json["report"]?.string ?? "").utf8)
      ).root
      let fails = (report["findings"]?.items ?? []).contains { finding in
        finding["level"]?.string == "error"
          && ([finding] + (finding["parts"]?.items ?? [])).contains {
            $0["tokens"]?.items?.contains { $0.string == "series.series 1" } ?? false
          }
      }
      checked[cell, default: 0] += 1
      #expect(fails == (cell == "0"), "#\(hex)")
    }
    #expect(checked.count == 2)
  }

  @Test func `a reference to another token becomes the colour, and the token keeps its own`() throws {
    let text =
      ##"{"olive": {"$type": "color", "$value": "#5b8c2a"}, "rust": {"$type": "color", "$value": "#b8602f"}, "##
      + ##""chart": {"series": {"$type": "color", "a": {"$value": "{olive}"}, "b": {"$value": "{rust}"}}}}"##
    let host = FakeHost(["tokens.json": text])
    let page = Page(host, .file("tokens.json"))
    _ = try page.ask("start", "{}")
    let changed = ##"{"document": 0, "view": 0, "changes": [{"view": 0, "series": 0, "color": "#2f6ad0"}]}"##
    let series = try page.ask("judge", changed).json["view"]?["series"]?.items
    #expect(series?.compactMap { $0["color"]?.string } == ["#2f6ad0", "#b8602f"])
    #expect(try page.ask("save", changed).status == 200)
    #expect(host.text("tokens.json") == text.replacing("{olive}", with: "#2f6ad0"))
    #expect(
      try page.ask("repair", ##"{"document": 0, "view": 0, "changes": []}"##).json["changes"]?.items?.isEmpty == false)
  }

  @Test func `a palette made of a file keeps the mode that is shown, its kind, roles, opacities and marks`() throws {
    let series = ##"""
      {
        "palettecheck": 1, "series": [
          {"name": "a", "color": "rgb(91 140 42 / 0.5)", "symbol": "circle", "dash": [6, 3]},
          {"name": "b", "color": "#c9c9c9", "role": "context"}],
        "modes": {"light": {"background": "#ffffff"}, "dark": {"background": "#111111"}}
      }
      """##
    let ramp = ##"{"palettecheck": 1, "ramps": [{"kind": "cyclic", "colors": ["#f7fbff", "#6baed6", "#f7fbff"]}]}"##
    let page = Page(FakeHost(["series.json": series]), .file("series.json"))
    _ = try page.ask("start", "{}")
    let copied = try #require(try page.ask("copy", ##"{"document": 0, "view": 1}"##).json["palette"])
    #expect(copied["ground"]?.string == "#111111")
    #expect(copied["series"]?.items?.map { $0["role"]?.string } == [nil, "context"])
    #expect(copied["series"]?.items?.map { $0["alpha"]?.number } == [0.5, nil])
    #expect(copied["series"]?.items?.first?["symbol"]?.string == "circle")
    let palette = ##"{"ground": "#111111", "series": [{"color": "#5b8c2a", "alpha": 0.5}]}"##
    let json = ##"{"palette": \##(palette), "format": "theme"}"##
    let bytes = try page.ask("export", json).json["base64"]?.string.flatMap { bytesOfBase64($0) } ?? []
    #expect(String(decoding: bytes, as: UTF8.self).contains(##""rgb(91 140 42 / 0.5)""##))
    let scale = Page(FakeHost(["ramp.json": ramp]), .file("ramp.json"))
    _ = try scale.ask("start", "{}")
    #expect(try scale.ask("copy", ##"{"document": 0}"##).json["palette"]?["kind"]?.string == "cyclic")
  }

  @Test func `marks are written into a theme of this project, beside its colours, and nowhere else`() throws {
    let host = FakeHost(["theme.json": Self.theme, "list.json": ##"["#5b8c2a", "#b8602f"]"##])
    let page = Page(host, .file("theme.json"))
    #expect(try page.ask("start", "{}").json["opened"]?["takesMarks"]?.boolean == true)
    let marked = ##"""
      {"document": 0, "view": 0, "changes": [{"view": 0, "series": 1, "color": "#7a2f8f"}],
       "marks": [{"view": 0, "series": 0, "symbol": "circle", "dash": [6, 3], "pattern": null}]}
      """##
    let series = try page.ask("judge", marked).json["view"]?["series"]?.items
    #expect(series?.map { $0["symbol"]?.string } == ["circle", nil])
    #expect(try page.ask("save", marked).status == 200)
    let wanted = Self.theme.replacing("#b8602f", with: "#7a2f8f").replacing(
      ##""#5B8C2A""##, with: ##""#5B8C2A", "symbol": "circle", "dash": [6, 3]"##)
    #expect(host.text("theme.json") == wanted)
    let list = Page(host, .file("list.json"))
    #expect(try list.ask("start", "{}").json["opened"]?["takesMarks"]?.boolean == false)
    #expect(try list.ask("judge", marked).status == 422)
  }

  @Test func `options for the file are not applied to a palette`() throws {
    let text = ##"{"palettecheck": 1, "series": ["#5b8c2a"], "modes": {"dark": {"background": "#111111"}}}"##
    let page = Page(FakeHost(["theme.json": text]), .file("theme.json"), mode: ["dark"])
    let opened = try page.ask("start", "{}").json["opened"]
    #expect(opened?["views"]?.items?.count == 1)
    #expect(try page.ask("judge", ##"{"document": 0}"##).json["view"]?["ground"]?.string == "#111111")
    #expect(try page.ask("judge", Self.palette(Self.eight)).status == 200)
  }

  @Test func `a scale is shown and changed in its file`() throws {
    let text = ##"{"palettecheck": 1, "ramps": [{"kind": "sequential", "colors": ["#f7fbff", "#6baed6", "#08306b"]}]}"##
    let host = FakeHost(["ramp.json": text])
    let page = Page(host, .file("ramp.json"))
    _ = try page.ask("start", "{}")
    let changed = ##"{"document": 0, "view": 0, "changes": [{"view": 0, "series": 1, "color": "#5ba3d0"}]}"##
    let view = try #require(try page.ask("judge", changed).json["view"])
    #expect(view["isRamp"]?.boolean == true)
    #expect(view["series"]?.items?.compactMap { $0["color"]?.string } == ["#f7fbff", "#5ba3d0", "#08306b"])
    #expect(try page.ask("save", changed).status == 200)
    #expect(host.text("ramp.json") == text.replacing("#6baed6", with: "#5ba3d0"))
  }

  @Test(arguments: [
    ("studio theme.json '#fff'", "the page opens one file"), ("studio a", "is a directory"),
    ("studio -", "standard input"),
    ("studio nothing.json", "no such file"), ("studio --port -1", "--port is -1; give a number from 0 to 65535"),
  ])
  func `the command says what it does not open`(arguments: String, words: String) {
    let host = FakeHost(["theme.json": Self.theme, "a/b": ""])
    #expect(host.run(arguments) == 2)
    #expect(host.result.error.contains(words), "\(host.result.error)")
  }
}
