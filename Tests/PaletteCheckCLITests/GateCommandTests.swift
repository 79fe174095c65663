import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// Waivers and baselines, as commands read, follow and write them. Today is 21 November 2026.
struct GateCommandTests {
  private static func theme(_ a: String = "#5b8c2a", _ b: String = "#b8602f", more: String = "") -> String {
    """
    { "palettecheck": 1, "background": "#ffffff",
      "series": [{ "name": "a", "color": "\(a)" }, { "name": "b", "color": "\(b)" }]\(more) }
    """
  }
  private static func waiver(_ expires: String, _ more: String = "") -> String {
    #"{ "rule": "PC201", "tokens": ["series.b", "series.a"], "reason": "print runs are out", "expires": "\#(expires)"\#(more) }"#
  }
  private static func configuration(_ waivers: String..., more: String = "") -> String {
    "{ \"version\": 1\(more),\n  \"waivers\": [\(waivers.joined(separator: ",\n"))] }"
  }

  /// A configuration, more of the command line, the exit code, and what is printed and what not.
  @Test(arguments: [
    (configuration(waiver("2027-03-01")), "", 0, "(waived)", "PC9"),
    (configuration(waiver("2026-11-21")), "", 0, "PC903", "PC901"),
    (configuration(waiver("2026-11-20")), "", 1, "PC901 waiver-expired", "(waived)"),
    (configuration(waiver("2026-11-20")), "--today 2026-11-20", 0, "(waived)", "PC901"),
    (configuration(waiver("2027-03-01")), "--today 2027-03-02", 1, "expired yesterday, on 2027-03-01", "(waived)"),
    (configuration(waiver("2027-02-29")), "", 1, "PC904 waiver-invalid", "(waived)"),
    (configuration(waiver("2027-03-01", #", "atLeast": 1"#)), "", 0, "(waived)", "PC9"),
    (
      configuration(waiver("2027-03-01", #", "atLeast": 1.4"#)), "", 1, "waiver for values from 1.4 on",
      "(waived)"
    ),
    (configuration(waiver("2027-03-01").replacing("series.b", "series.c")), "", 1, "PC902 waiver-unused", "(waived)"),
    (configuration(waiver("2027-03-01").replacing("PC201", "PC202")), "", 1, "PC902 waiver-unused", "(waived)"),
    (configuration(waiver("2027-03-01")), "--vision tritan", 0, "0 errors", "PC902"),
    (configuration(waiver("2027-03-01")), "--isolated", 1, "PC201", "(waived)"),
    (configuration(waiver("2027-03-01")), "--rule PC201=warning --max-warnings 0", 0, "1 waived", "PC902"),
    (
      configuration(waiver("2026-11-20"), more: #", "rules": { "PC901": "warning", "PC201": "warning" }"#), "", 0,
      "warning: PC901", "error:"
    ),
  ])
  func `waivers of the configuration count`(
    _ configuration: String, _ flags: String, _ code: Int32, _ reported: String, _ absent: String
  ) {
    let host = FakeHost(["palettecheck.json": configuration, "t.json": Self.theme()])
    #expect(host.run("COLUMNS=300 check t.json -v \(flags)") == code, "\(host.result)")
    #expect(host.result.output.contains(reported), "\(host.result.output)")
    #expect(!host.result.output.contains(absent), "\(host.result.output)")
  }

  @Test func `waivers of the theme count, and what is waived is shown and counted`() {
    let waivers =
      ", \"$extensions\": { \"palettecheck\": { \"waivers\": [\(Self.waiver("2027-03-01", #", "owner": "design""#))] } }"
    let host = FakeHost(["t.json": Self.theme(more: waivers)])
    #expect(host.run("t.json") == 0)
    #expect(host.result.output.contains("error (waived): PC201 "))
    #expect(host.result.output.contains("waived until 2027-03-01 by design: print runs are out"))
    #expect(host.result.output.contains("1 waived"))
    let json = FakeHost(["t.json": Self.theme(more: waivers)])
    #expect(json.run("t.json --format json") == 0)
    for part in ["\"status\": \"waived\"", "\"expires\": \"2027-03-01\"", "\"daysLeft\": 100", "\"waived\": 1"] {
      #expect(json.result.output.contains(part), "\(part)")
    }
    let concise = FakeHost(["t.json": Self.theme(more: waivers)])
    #expect(concise.run("t.json --format xcode") == 0)
    #expect(!concise.result.output.contains("error:"))
    let broken = FakeHost(["t.json": Self.theme(more: waivers.replacing("PC201", "PC2O1"))])
    #expect(broken.run("t.json -v") == 1)
    #expect(broken.result.output.contains("t.json:2:"))
    #expect(broken.result.output.contains("PC904 waiver-invalid"))
  }

  @Test func `a waiver for a file that was not looked at is left alone`() {
    let files = ["palettecheck.json": Self.configuration(Self.waiver("2027-03-01")), "clean.hex": "#2166ac\n#b2182b\n"]
    let one = FakeHost(files)
    #expect(one.run("clean.hex") == 0)
    #expect(!one.result.output.contains("PC902"))
    let all = FakeHost(files)
    #expect(all.run(".") == 0)
    #expect(all.result.output.contains("palettecheck.json:2:15: warning: PC902"))
  }

  @Test func `a baseline is written, taken unasked, and only what is new or worse counts`() {
    let host = FakeHost(["themes/t.json": Self.theme()])
    #expect(host.run("themes") == 1)
    #expect(host.run("baseline write themes") == 0, "\(host.result.error)")
    let text = host.text("palettecheck-baseline.json") ?? ""
    #expect(text.contains("\"path\":\"themes/t.json\"") && text.contains("\"rule\":\"PC201\""))
    #expect(host.run("themes --fail-on warning") == 0, "\(host.result.output)")
    #expect(host.run("themes --no-baseline") == 1)
    // Written again it is the same.
    #expect(host.run("baseline write themes") == 0)
    #expect(host.text("palettecheck-baseline.json") == text)
    // Moved lines, another order of tokens and the other file's names do not matter.
    host.put(Array("\n\n\n\(Self.theme())".utf8), at: "themes/t.json")
    #expect(host.run("themes --fail-on warning") == 0)
    // Nearer to each other: worse.
    host.put(Array(Self.theme("#5b8c2a", "#b0652f").utf8), at: "themes/t.json")
    #expect(host.run("themes") == 1)
    #expect(host.result.output.contains("(worse)") && host.result.output.contains("(PC906)"))
    // Renamed it stays what it was; where another theme takes its place, that one is new, and the old entries are stale.
    let renamed = FakeHost(["themes/u.json": Self.theme(), "palettecheck-baseline.json": text])
    #expect(renamed.run("themes --fail-on warning") == 0)
    let other = Self.theme().replacing("\"a\"", with: "\"c\"")
    let replaced = FakeHost(["themes/u.json": other, "palettecheck-baseline.json": text])
    #expect(replaced.run("themes --format concise") == 1)
    #expect(replaced.result.output.contains("palettecheck-baseline.json:4:5: warning: PC905 baseline-stale"))
    #expect(replaced.result.output.contains("'themes/t.json' is gone"))
  }

  @Test func `a finding whose worst vision changes stays itself`() throws {
    // ΔE00 1.3, worst with deuteranopia; then 1.7, worst with protanopia.
    let (deutan, protan) = (Self.theme(), Self.theme("#c0392b", "#5c5a2a"))
    let host = FakeHost(["t.json": deutan])
    #expect(host.run("baseline write t.json") == 0)
    host.put(Array(protan.utf8), at: "t.json")
    #expect(host.run("t.json -v") == 0)
    #expect(host.result.output.contains("PC201 red-green-confusion (baselined)"), "\(host.result.output)")
    #expect(host.result.output.contains("with protanopia"))
    // The other way round it has got worse.
    let other = FakeHost(["t.json": protan])
    #expect(other.run("baseline write t.json") == 0)
    other.put(Array(deutan.utf8), at: "t.json")
    #expect(other.run("t.json --format concise") == 1)
    #expect(other.result.output.contains("error: PC201"), "\(other.result.output)")
    #expect(other.result.output.contains("Worse than in the baseline (PC906): 1.77 then, 1.32 now."))
    #expect(!other.result.output.contains("PC905"))
  }

  @Test func `one fix cannot pay for one regression, and pruning forgets what is repaired`() {
    let four = """
      { "palettecheck": 1, "background": "#ffffff", "series": [
        { "name": "a", "color": "#5b8c2a" }, { "name": "b", "color": "#b8602f" },
        { "name": "c", "color": "#2166ac" }, { "name": "d", "color": "#222222" }] }
      """
    let host = FakeHost(["t.json": four])
    #expect(host.run("baseline write t.json") == 0)
    #expect(host.run("t.json") == 0)
    // b is repaired, c and d look alike now.
    let changed = four.replacing("#b8602f", "#f0a3ff").replacing("#2166ac", "#232323")
    host.put(Array(changed.utf8), at: "t.json")
    #expect(host.run("t.json --format concise") == 1)
    #expect(host.result.output.contains("PC203") && host.result.output.contains("PC905 baseline-stale"))
    let before = host.text("palettecheck-baseline.json") ?? ""
    #expect(host.run("baseline prune t.json") == 0)
    let after = host.text("palettecheck-baseline.json") ?? ""
    #expect(after.count < before.count && !after.contains("\"rule\":\"PC201\""))
    // Pruning adds nothing.
    #expect(host.run("t.json") == 1)
    #expect(host.run("baseline show") == 0)
    #expect(host.result.output.contains("'palettecheck-baseline.json' holds"))
  }

  @Test func `the baseline lies beside the nearest configuration, or where somebody says`() {
    let files = ["ui/palettecheck.json": #"{ "version": 1 }"#, "ui/deep/t.json": Self.theme(), "x.json": Self.theme()]
    let host = FakeHost(files)
    #expect(host.run("baseline write ui x.json") == 0)
    #expect(host.text("ui/palettecheck-baseline.json")?.contains("\"path\":\"deep/t.json\"") == true)
    #expect(host.text("palettecheck-baseline.json")?.contains("\"path\":\"x.json\"") == true)
    #expect(host.run("ui x.json") == 0)
    let named = FakeHost(files)
    #expect(named.run("baseline write ui/deep/t.json --baseline known.json") == 0)
    #expect(named.run("ui/deep/t.json") == 1)
    #expect(named.run("ui/deep/t.json --baseline known.json") == 0)
    #expect(named.run("ui/deep/t.json --baseline missing.json") == 2)
    let set = FakeHost([
      "palettecheck.json": #"{ "version": 1, "baseline": "ci/known.json" }"#, "t.json": Self.theme(), "ci/x": "",
    ])
    #expect(set.run("baseline write t.json") == 0, "\(set.result.error)")
    #expect(set.text("ci/known.json") != nil)
    #expect(set.run("t.json") == 0)
  }

  @Test func `other files' entries stay, and what is waived needs none`() {
    let faint = Self.theme(more: ##", "text": "#aaaaaa""##)
    let host = FakeHost([
      "a.json": faint, "b.json": faint, "palettecheck.json": Self.configuration(Self.waiver("2027-03-01")),
    ])
    #expect(host.run("baseline write a.json") == 0)
    #expect(host.run("baseline write b.json") == 0)
    let text = host.text("palettecheck-baseline.json") ?? ""
    #expect(text.contains("\"path\":\"a.json\"") && text.contains("\"path\":\"b.json\""))
    #expect(!text.contains("\"rule\":\"PC201\""))
  }

  /// What is wrong with a baseline, and a part of what is reported.
  @Test(arguments: [
    ("{", "palettecheck-baseline.json:1:2: error:"), ("[]", "must be an object"), ("{}", "this is not a baseline"),
  ])
  func `a baseline that cannot be used is exit 2, and hides nothing`(_ text: String, _ words: String) {
    let host = FakeHost(["palettecheck-baseline.json": text, "t.json": Self.theme()])
    #expect(host.run("t.json --fail-on never") == 2)
    #expect(host.result.error.contains(words), "\(host.result.error)")
    #expect(host.result.output.contains("PC201"))
    #expect(host.run("baseline prune t.json") == 2)
    #expect(host.run("baseline show") == 2)
  }

  @Test func `nothing is written when something cannot be read`() {
    let host = FakeHost(["t.json": Self.theme(), "broken.json": "{ \"palettecheck\": 1, "])
    #expect(host.run("baseline write t.json broken.json") == 2)
    #expect(host.text("palettecheck-baseline.json") == nil)
    #expect(host.result.error.contains("nothing was done"))
    for line in [
      "baseline", "baseline write", "baseline prune t.json", "baseline show --baseline none.json",
      "baseline forget",
    ] {
      #expect(FakeHost(["t.json": Self.theme()]).run(line) == 2, "\(line)")
    }
  }

  @Test func `waivers are listed, those that end first at the top`() {
    let files = [
      "palettecheck.json": Self.configuration(
        Self.waiver("2027-03-01", #", "owner": "design""#), Self.waiver("2026-12-01"), Self.waiver("2026-11-01"), "{}"),
      "t.json": Self.theme(),
    ]
    let host = FakeHost(files)
    #expect(host.run("baseline show") == 0, "\(host.result.error)")
    let text = host.result.output
    #expect(text.contains("expired on 2026-11-01, 20 days ago") && text.contains("until 2026-12-01, 10 days left"))
    #expect(
      text.contains("3 waivers in all, 1 expired, 4 invalid.")
        || text.contains("3 waivers in all, 1 expired, 1 invalid."))
    let soon = FakeHost(files)
    #expect(soon.run("baseline show t.json --expiring 30d --format json") == 0)
    #expect(soon.result.output.contains("\"daysLeft\": 10") && !soon.result.output.contains("2027-03-01"))
    #expect(FakeHost(files).run("baseline show --expiring soon") == 2)
    #expect(FakeHost().run("baseline show") == 0)
    #expect(FakeHost(["palettecheck.json": "{"]).run("baseline show") == 2)
  }

  @Test func `notes are in a baseline where the configuration lets them fail the run`() {
    var host = FakeHost(["t.json": Self.theme("#2166ac", "#b2182b")])
    #expect(host.run("baseline write t.json") == 0)
    #expect(host.text("palettecheck-baseline.json")?.contains("PC301") == false)
    host = FakeHost([
      "t.json": Self.theme("#2166ac", "#b2182b"), "palettecheck.json": #"{"version": 1, "failOn": "info"}"#,
    ])
    #expect(host.run("baseline write t.json") == 0)
    #expect(host.text("palettecheck-baseline.json")?.contains("PC301") == true)
    #expect(host.run("check t.json --format json --fail-on info") == 0)
    #expect(host.result.output.contains(#""status": "baselined""#) && !host.result.output.contains(#""status": "new""#))
  }

  @Test func `what the command line says of levels holds for the text as well`() {
    let host = FakeHost([
      "t.json": Self.theme("#2166ac", "#b2182b"), "palettecheck.json": #"{"version": 1, "failOn": "info"}"#,
    ])
    #expect(host.run("t.json") == 1 && host.result.output.hasPrefix("✗"))
    let start = host.result.output.count
    #expect(host.run("t.json --fail-on error") == 0)
    #expect(host.result.output.dropFirst(start).hasPrefix("✓"), "\(host.result.output.dropFirst(start))")
  }

  /// What fails the run, and whether annotations have information.
  @Test(arguments: [("", false), ("--fail-on warning", false), ("--fail-on info", true)])
  func `information is annotated only where it fails the run`(_ flags: String, _ isShown: Bool) {
    let host = FakeHost(["t.json": Self.theme("#2166ac", "#b2182b")])
    _ = host.run("check t.json --format github \(flags)")
    #expect(host.result.output.contains("::notice") == isShown, "\(host.result.output)")
  }

  @Test func `check --fix names the commands to type`() {
    let host = FakeHost(["t.json": Self.theme()])
    #expect(PaletteCheckCommand.run(["check", "--fix", "t.json", "it's a.json"], on: host) == 2)
    #expect(host.result.error.contains(#"'palettecheck fix --write t.json 'it'\''s a.json''"#), "\(host.result.error)")
    #expect(host.text("t.json") == Self.theme())
  }

  @Test func `fix passes over named files without chart colours where a hook names them`() {
    let spacing = ##"{ "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } }"##
    let host = FakeHost(["gap.tokens.json": spacing, "t.json": Self.theme()])
    #expect(host.run("fix --write gap.tokens.json") == 2)
    #expect(host.run("fix --write --force-exclude gap.tokens.json") == 0)
    #expect(host.run("fix --write --force-exclude gap.tokens.json t.json") == 0, "\(host.result)")
    #expect(host.run("check t.json") == 0)
  }

  @Test func `settings are shown with where they come from`() {
    let host = FakeHost([
      "palettecheck.json": "{ \"version\": 1,\n  \"extends\": \"base.json\",\n  \"failOn\": \"warning\" }",
      "base.json": "{ \"version\": 1,\n  \"rules\": { \"PC201\": \"info\" } }",
    ])
    #expect(host.run("config show --rule PC202=error") == 0)
    let text = host.result.output
    #expect(text.contains("palettecheck.json:3:13") && text.contains("base.json:2:23") && text.contains("--rule"))
    let json = FakeHost()
    #expect(json.run("config show --format json") == 0)
    #expect(json.result.output.contains("\"file\": null") && json.result.output.contains("\"default\""))
    #expect(FakeHost(["palettecheck.json": "{"]).run("config show") == 2)
    #expect(FakeHost().run("config") == 2)
    let schema = FakeHost()
    #expect(schema.run("config schema") == 0)
    #expect(schema.result.output.contains("\"title\": \"palettecheck configuration, version 1\""))
  }
}

extension String {
  /// The text with another one in place of a part.
  fileprivate func replacing(_ part: String, _ other: String) -> String {
    guard let start = utf8.indices.first(where: { self[$0...].hasPrefix(part) }) else { return self }
    return self[..<start] + other + self[index(start, offsetBy: part.count)...]
  }
}
