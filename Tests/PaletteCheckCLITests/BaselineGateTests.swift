import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// What a baseline lets pass, and what it must not.
struct BaselineGateTests {
  /// Green and red that look alike to many: PC201, ΔE00 1.5.
  private static func lines(_ a: String = "#4a7f14", _ b: String = "#c0392b", _ more: (String, String) = ("", ""))
    -> String
  {
    """
    { "palettecheck": 1, "background": "#ffffff", "text": "#1b1f24", "series": [
      { "name": "a", "color": "\(a)", "mark": "line"\(more.0) }, { "name": "b", "color": "\(b)", "mark": "line"\(more.1) }] }
    """
  }
  private static let symbols = (#", "symbol": "circle""#, #", "symbol": "cross""#)
  private static func bar(_ more: String = "") -> String {
    """
    { "palettecheck": 1, "background": "#ffffff", "text": "#1b1f24",
      "series": [{ "name": "a", "color": "#ffe9a0", "mark": "bar" }]\(more) }
    """
  }

  /// A theme, what becomes of it after its baseline is written, the exit code then, and what is reported.
  @Test(arguments: [
    // Information is not remembered: what becomes an error is new.
    (lines("#4a7f14", "#c0392b", symbols), lines(), 1, "1 error"),
    (bar(##", "usage": { "outline": "#333333" }"##), bar(), 1, "1 error"),
    (lines(), lines("#4a7f14", "#c0392b", symbols), 0, "0 errors"),
    (lines(), lines("#4a7f14", "#b8392b"), 1, "Worse than in the baseline (PC906)"),
    (lines(), lines("#c0392b", "#4a7f14"), 0, "0 errors"),
    (lines(), lines("#4a7f14", "#c83d2f"), 0, "0 errors"),
    (lines().replacing("\"b\"", "\"a\""), lines().replacing("\"b\"", "\"a\""), 0, "0 errors"),
    (lines(), lines().replacing("\"b\"", "\"c\""), 1, "PC201"),
    (lines(), "\n\n" + lines(), 0, "0 errors"),
    (lines(), lines().replacing("\n", "\r\n"), 0, "0 errors"),
  ])
  func `only what is new or worse counts`(_ before: String, _ after: String, _ code: Int32, _ reported: String) {
    let host = FakeHost(["t.json": before])
    #expect(host.run("baseline write t.json") == 0, "\(host.result.error)")
    #expect(host.run("t.json --fail-on warning") == 0, "\(host.result.output)")
    host.put(Array(after.utf8), at: "t.json")
    let start = host.result.output.count
    #expect(host.run("COLUMNS=300 t.json") == code, "\(host.result.output)\(host.result.error)")
    #expect(host.result.output.dropFirst(start).contains(reported), "\(host.result.output)")
  }

  private static let modules = "[submodule \"lib1\"]\n\tpath = lib1\n\turl = ../lib1\n"

  @Test(arguments: [(".", 2), ("web", 0), ("web/t.json", 0)])
  func `a submodule that is not checked out is an error where the baseline knows it`(path: String, code: Int32) throws {
    let whole = ["web/t.json": Self.lines(), ".gitmodules": Self.modules, ".git/HEAD": ""]
    let host = FakeHost(whole.merging(["lib1/t.json": Self.lines("#4f7f14"), "lib1/.git": "gitdir: x"]) { $1 })
    #expect(host.run("baseline write . --baseline all.json") == 0, "\(host.result.error)")
    let baseline = try #require(host.text("all.json"))
    let empty = FakeHost(whole.merging(["all.json": baseline]) { $1 }, directories: ["lib1"])
    #expect(empty.run("check \(path) --baseline all.json") == code, "\(empty.result)")
    #expect((empty.result.output + empty.result.error).contains("git submodule update --init lib1") == (code == 2))
    #expect(empty.run("baseline write . --baseline all.json") == 2, "\(empty.result)")
    #expect(empty.text("all.json") == baseline)
  }

  @Test func `a folder that is a theme and the files in it keep their baselines apart`() {
    let core = ##"{"hue": {"$type": "color", "green": {"$value": "#4a7f14"}, "red": {"$value": "#c0392b"}}}"##
    let chart =
      ##"{"chart": {"$type": "color", "a": {"$value": "{hue.green}"}, "b": {"$value": "{hue.red}"}}}"##
    let host = FakeHost([
      "tokens/palettecheck.json": ##"{"version": 1}"##, "tokens/core.json": core, "tokens/chart.json": chart,
      "tokens/rain.json": Self.lines("#4f7f14"),
    ])
    #expect(host.run("tokens") == 1)
    #expect(host.run("baseline write tokens") == 0, "\(host.result.error)")
    #expect(host.run("tokens --fail-on warning") == 0, "\(host.result.output)")
  }

  @Test func `what has got worse is one finding, of its own level`() {
    let host = FakeHost(["t.json": Self.lines()])
    #expect(host.run("baseline write t.json") == 0)
    host.put(Array(Self.lines("#4a7f14", "#b8392b").utf8), at: "t.json")
    #expect(host.run("t.json --format concise") == 1)
    #expect(host.result.output.contains("1 error, 0 warnings"), "\(host.result.output)")
    // Information has no entry, unless it fails the run.
    let faint = { (color: String) in
      "{ \"palettecheck\": 1, \"background\": \"#ffffff\", \"series\": [{ \"name\": \"a\", \"color\": \"\(color)\", \"mark\": \"line\" }] }"
    }
    let silent = FakeHost(["t.json": faint("#7a7a7a")])
    #expect(silent.run("baseline write t.json") == 0)
    #expect(silent.text("palettecheck-baseline.json")?.contains("\"entries\": []") == true)
    let calm = FakeHost(["t.json": faint("#7a7a7a"), "palettecheck.json": #"{"version": 1, "failOn": "info"}"#])
    #expect(calm.run("baseline write t.json") == 0)
    calm.put(Array(faint("#7c7c7c").utf8), at: "t.json")
    #expect(calm.run("t.json --format json") == 1, "\(calm.result.output)")
    #expect(calm.result.output.contains("\"status\": \"worse\""))
    #expect(calm.run("t.json --rule PC906=off") == 0)
  }

  private static let tokens = [
    "tokens/base.tokens.json":
      ##"{"c":{"$type":"color","green":{"$value":"#4a7f14"},"red":{"$value":"#c0392b"},"page":{"$value":"#ffffff"}}}"##,
    "tokens/chart.tokens.json":
      ##"{"chart":{"$type":"color","background":{"$value":"{c.page}"},"series":{"a":{"$value":"{c.green}"},"b":{"$value":"{c.red}"}}}}"##,
  ]

  @Test(arguments: [
    "tokens", "tokens/", "./tokens", ".", "tokens/chart.tokens.json", "./tokens/chart.tokens.json",
    "tokens/base.tokens.json tokens/chart.tokens.json", "/home/repository/tokens",
  ])
  func `a theme of several files is the same however it is named`(_ arguments: String) {
    let host = FakeHost(Self.tokens)
    #expect(host.run("baseline write tokens/") == 0, "\(host.result.error)")
    #expect(host.text("palettecheck-baseline.json")?.contains(#""path":"tokens/chart.tokens.json""#) == true)
    #expect(host.run("check --format concise \(arguments)") == 0, "\(host.result.output)")
    #expect(!host.result.output.contains("PC905"))
    // And the other way round.
    let other = FakeHost(Self.tokens)
    #expect(other.run("baseline write \(arguments)") == 0)
    #expect(other.text("palettecheck-baseline.json") == host.text("palettecheck-baseline.json"))
  }

  @Test(arguments: ["tokens", ".", "tokens/chart.tokens.json", "tokens/base.tokens.json tokens/chart.tokens.json"])
  func `a waiver of a file whose tokens are taken in holds`(_ arguments: String) {
    var files = Self.tokens
    let waivers =
      #"{"$extensions":{"palettecheck":{"waivers":[{"rule":"PC201","tokens":["chart.series.a","chart.series.b"],"reason":"print runs are out","expires":"2027-03-01"}]}},"#
    files["tokens/base.tokens.json"] = files["tokens/base.tokens.json"].map { waivers + $0.dropFirst() }
    let host = FakeHost(files)
    #expect(host.run("check \(arguments)") == 0, "\(host.result.output)\(host.result.error)")
    #expect(host.result.output.contains("1 waived") && !host.result.output.contains("PC902"))
  }

  private static func pairs(_ one: String, _ two: String) -> String {
    ##"{"c":{"$type":"color","fg":{"$value":"#777777"},"p1":{"$value":"\##(one)"},"p2":{"$value":"\##(two)"},"series":{"a":{"$value":"#0b62d6"}}}}"##
  }
  private static let text = #"{"version":1,"text":[{"tokens":["c.fg"],"on":["c.p1","c.p2"]}]}"#

  /// Backgrounds of one text then and now, and the exit code.
  @Test(arguments: [
    (("#bbbbbb", "#ffffff"), ("#bbbbbb", "#ffffff"), 0), (("#bbbbbb", "#ffffff"), ("#000000", "#bcbcbc"), 1),
    (("#bbbbbb", "#ffffff"), ("#ffffff", "#bbbbbb"), 1), (("#bbbbbb", "#ffffff"), ("#bbbbbb", "#000000"), 0),
    (("#bbbbbb", "#ffffff"), ("#000000", "#ffffff"), 0), (("#bbbbbb", "#bbbbbb"), ("#000000", "#bbbbbb"), 0),
    (("#bbbbbb", "#000000"), ("#000000", "#bbbbbb"), 1),
  ])
  func `on one background the fix does not pay for the other`(
    _ then: (String, String), _ now: (String, String), _ code: Int32
  ) {
    let host = FakeHost(["palettecheck.json": Self.text, "p.tokens.json": Self.pairs(then.0, then.1)])
    #expect(host.run("baseline write p.tokens.json") == 0, "\(host.result.error)")
    #expect(host.run("p.tokens.json") == 0, "\(host.result.output)")
    host.put(Array(Self.pairs(now.0, now.1).utf8), at: "p.tokens.json")
    #expect(host.run("p.tokens.json --format concise") == code, "\(host.result.output)")
  }

  @Test func `colours of the configuration are backgrounds of their own`() {
    let configuration = { (one: String, two: String) in
      #"{"version":1,"text":[{"tokens":["c.fg"],"on":["\#(one)","\#(two)"]}]}"#
    }
    let host = FakeHost([
      "palettecheck.json": configuration("#bbbbbb", "#ffffff"), "p.tokens.json": Self.pairs("#000000", "#000000"),
    ])
    #expect(host.run("baseline write p.tokens.json") == 0)
    host.put(Array(configuration("#000000", "#bcbcbc").utf8), at: "palettecheck.json")
    #expect(host.run("p.tokens.json") == 1)
    // Another order is the same.
    host.put(Array(configuration("#ffffff", "#bbbbbb").utf8), at: "palettecheck.json")
    #expect(host.run("p.tokens.json") == 0, "\(host.result.output)")
  }

  @Test func `in one set the fix does not pay for the other`() {
    let sets = { (one: String, two: String) in
      """
      {"version":1,"sets":[{"name":"one","tokens":["c.series.*"],"background":["\(one)"]},
       {"name":"two","tokens":["c.series.*"],"background":["\(two)"]}]}
      """
    }
    let tokens =
      ##"{"c":{"$type":"color","series":{"a":{"$value":"#6b8fc4"},"b":{"$value":"#2166ac"}}}}"##
    let host = FakeHost(["palettecheck.json": sets("#bbbbbb", "#999999"), "p.tokens.json": tokens])
    #expect(host.run("baseline write p.tokens.json") == 0)
    #expect(host.run("p.tokens.json") == 0, "\(host.result.output)")
    #expect(host.text("palettecheck-baseline.json")?.contains(#""set":"two""#) == true)
    host.put(Array(sets("#ffffff", "#bbbbbb").utf8), at: "palettecheck.json")
    #expect(host.run("p.tokens.json") == 0)
    host.put(Array(sets("#ffffff", "#888888").utf8), at: "palettecheck.json")
    #expect(host.run("p.tokens.json") == 1, "\(host.result.output)")
    // What one set had is nothing to the other.
    host.put(Array(sets("#999999", "#ffffff").utf8), at: "palettecheck.json")
    #expect(host.run("p.tokens.json") == 1)
  }

  @Test func `each of several findings has a fingerprint of its own, each package as well`() {
    let host = FakeHost([
      "palettecheck.json": Self.text, "p.tokens.json": Self.pairs("#bbbbbb", "#888888"),
      "a/palettecheck.json": #"{"version":1}"#, "a/theme.json": Self.lines(), "b/palettecheck.json": #"{"version":1}"#,
      "b/theme.json": Self.lines(),
    ])
    #expect(host.run("p.tokens.json a b --format json") == 1)
    let prints = host.result.output.split(separator: "\n").filter { $0.contains("\"fingerprint\"") }
    #expect(prints.count > 6 && Set(prints).count == prints.count, "\(prints)")
    let sarif = FakeHost(["a/theme.json": Self.lines(), "b/theme.json": Self.lines()])
    #expect(sarif.run("a b --format sarif") == 1)
    let keys = sarif.result.output.split(separator: "\n").filter { $0.contains("palettecheckFinding/v1") }
    #expect(keys.count > 2 && Set(keys).count == keys.count)
  }

  @Test func `series of one name are remembered, and read again`() {
    let twice = Self.lines().replacing("\"b\"", "\"a\"")
    let host = FakeHost(["t.json": twice])
    for _ in 1...2 {
      #expect(host.run("baseline write t.json") == 0, "\(host.result.error)")
      #expect(host.run("t.json") == 0, "\(host.result.output)\(host.result.error)")
    }
  }

  @Test(arguments: ["", "{", "<<<<<<< ours\n{", #"{ "palettecheckBaseline": 1, "entries": [] }"#])
  func `what cannot be read can be written anew`(_ text: String) {
    let host = FakeHost(["t.json": Self.lines(), "palettecheck-baseline.json": text])
    #expect(host.run("baseline write t.json") == 2)
    #expect(host.result.error.contains("palettecheck baseline write --force"), "\(host.result.error)")
    #expect(host.text("palettecheck-baseline.json") == text)
    #expect(host.run("t.json --fail-on never") == 2)
    #expect(host.run("baseline write --force t.json") == 0, "\(host.result.error)")
    #expect(host.run("t.json") == 0)
  }

  @Test func `packages share a baseline, and none takes what another has`() {
    for named in [true, false] {
      let configuration = named ? #"{"version":1}"# : #"{"version":1,"baseline":"../known.json"}"#
      let flag = named ? " --baseline known.json" : ""
      let host = FakeHost([
        "a/palettecheck.json": configuration, "a/theme.json": Self.lines(), "b/palettecheck.json": configuration,
        "b/theme.json": Self.lines(),
      ])
      #expect(host.run("baseline write a\(flag)") == 0, "\(host.result.error)")
      #expect(host.run("check a\(flag)") == 0)
      #expect(host.run("check b\(flag)") == 1)
      #expect(host.run("baseline write .\(flag)") == 0)
      let text = host.text("known.json") ?? ""
      #expect(text.contains(#""path":"a/theme.json""#) && text.contains(#""path":"b/theme.json""#), "\(text)")
      #expect(host.result.output.split(separator: "\n").count { $0.hasPrefix("Wrote 'known.json'") } == 2)
      for path in [".", "a", "b", "b/theme.json a/theme.json"] {
        #expect(host.run("check \(path)\(flag)") == 0, "\(path)")
      }
      #expect(!host.result.output.contains("PC905"))
    }
    let beside = FakeHost([
      "palettecheck.json": #"{"version":1,"baseline":"ci/known.json"}"#, "ui/t.json": Self.lines(), "ci/x.md": "",
    ])
    #expect(beside.run("baseline write ui") == 0)
    #expect(beside.text("ci/known.json")?.contains(#""path":"../ui/t.json""#) == true)
    #expect(beside.run("check ui") == 0)
  }

  @Test func `a token that is gone leaves a stale entry, and a file beside does not`() {
    var files = Self.tokens
    files["tokens/more.tokens.json"] =
      ##"{"chart":{"series":{"c":{"$type":"color","$value":"{chart.series.a}"}}}}"##
    let host = FakeHost(files)
    #expect(host.run("baseline write tokens") == 0, "\(host.result.error)")
    #expect(host.run("tokens") == 0, "\(host.result.output)")
    #expect(host.run("tokens/chart.tokens.json") == 0, "\(host.result.output)")
    #expect(!host.result.output.contains("PC905"), "\(host.result.output)")
    let renamed = files["tokens/chart.tokens.json"]?.replacing("\"b\"", "\"z\"") ?? ""
    host.put(Array(renamed.utf8), at: "tokens/chart.tokens.json")
    #expect(host.run("tokens") == 1)
    #expect(host.result.output.contains("PC905"))
  }

  @Test func `a file that two themes take in is remembered for each, by a path without detours`() {
    let theme = { (page: String) in
      "{\"palettecheck\":1,\"background\":\"\(page)\",\"series\":[\"{c.sun}\",\"#0b62d6\"]}"
    }
    let host = FakeHost([
      "base/shared.json": ##"{"c":{"$type":"color","sun":{"$value":"#ffe9a0"}}}"##, "p1/t.json": theme("#ffffff"),
      "p2/t.json": theme("#f0f0f0"),
    ])
    #expect(host.run("p1 p2 --format json") == 1, "\(host.result.error)")
    #expect(!host.result.output.contains("/../"), "\(host.result.output)")
    #expect(host.run("baseline write p1 p2") == 0)
    #expect(host.run("check p2") == 0)
    #expect(host.run("check p1 p2") == 0)
    host.put(Array(theme("#ffe9a0").utf8), at: "p2/t.json")
    #expect(host.run("check p1 p2") == 1)
  }

  @Test func `a page names a file in one way`() {
    let host = FakeHost(["css/t.json": Self.lines()])
    #expect(host.run("./css --format html") == 1)
    #expect(host.result.output.contains("<code>css/t.json:") && !host.result.output.contains("<code>./css"))
  }

  /// What the configuration says, flags, and the exit code with a waiver of no use (a warning) and a wrong one (an error).
  @Test(arguments: [
    ("", "", Int32(0), Int32(1)), (#", "failOn": "warning""#, "", 1, 1), (#", "failOn": "never""#, "", 0, 0),
    ("", "--fail-on warning", 1, 1), (#", "failOn": "warning""#, "--fail-on error", 0, 1),
    (#", "failOn": "warning""#, "--fail-on never", 0, 0), (#", "failOn": "info""#, "", 1, 1),
  ])
  func `the configuration's failOn applies to the findings about its waivers and its baseline`(
    _ member: String, _ flags: String, _ unused: Int32, _ wrong: Int32
  ) {
    let waiver =
      #"{ "rule": "PC201", "tokens": ["series.a", "series.z"], "reason": "print runs are out", "expires": "2027-03-01" }"#
    let clean = Self.lines("#0b62d6", "#8a4a00", Self.symbols)
    for (waiver, code) in [(waiver, unused), (waiver.replacing("PC201", "PC2O1"), wrong)] {
      let host = FakeHost([
        "palettecheck.json":
          "{ \"version\": 1\(member), \"rules\": { \"PC301\": \"off\" }, \"waivers\": [\(waiver)] }",
        "t.json": clean,
      ])
      #expect(
        host.run("t.json \(flags)") == code || member.contains("info"), "\(member) \(flags)\n\(host.result.output)")
    }
    let stale = FakeHost(["palettecheck.json": "{ \"version\": 1\(member) }", "t.json": Self.lines()])
    #expect(stale.run("baseline write t.json") == 0)
    stale.put(Array(clean.utf8), at: "t.json")
    #expect(
      stale.run("t.json --format concise \(flags)") == unused || member.contains("info"), "\(stale.result.output)")
    #expect(stale.result.output.contains("PC905"))
  }
}

extension String {
  /// The text with another one in place of a part, everywhere.
  fileprivate func replacing(_ part: String, _ other: String) -> String {
    var (rest, result) = (self[...], "")
    while let start = rest.indices.first(where: { rest[$0...].hasPrefix(part) }) {
      result += rest[..<start] + other
      rest = rest[rest.index(start, offsetBy: part.count)...]
    }
    return result + rest
  }
}
