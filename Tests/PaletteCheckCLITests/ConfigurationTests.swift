import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// `palettecheck.json`, as commands find it and follow it.
struct ConfigurationTests {
  /// Confused with deuteranopia: an error.
  private static let confused = "#5b8c2a\n#b8602f\n"
  private static let tokens = """
    { "chart": { "series": { "$type": "color", "a": { "$value": "#5b8c2a" }, "b": { "$value": "#b8602f" } },
                 "other": { "$type": "color", "x": { "$value": "#2166ac" }, "y": { "$value": "#b2182b" } } },
      "surface": { "$type": "color", "card": { "$value": "#ffffff" }, "night": { "$value": "#5a5a5a" } },
      "ink": { "$type": "color", "faint": { "$value": "#aaaaaa" } } }
    """

  private func host(_ configuration: String, _ files: [String: String] = [:]) -> FakeHost {
    var all = ["palettecheck.json": configuration, "a.hex": Self.confused, "t.json": Self.tokens]
    all.merge(files) { $1 }
    return FakeHost(all)
  }

  @Test(arguments: [
    (#"{ "version": 1, "rules": { "PC201": "warning" } }"#, "a.hex", 0),
    (#"{ "version": 1, "rules": { "PC201": "warning" }, "failOn": "warning" }"#, "a.hex", 1),
    (#"{ "version": 1, "rules": { "PC201": "warning" }, "maxWarnings": 0 }"#, "a.hex", 1),
    (#"{ "version": 1, "rules": { "PC201": "warning" }, "maxWarnings": 1 }"#, "a.hex", 0),
    (#"{ "version": 1, "failOn": "never" }"#, "a.hex", 0),
    (#"{ "version": 1, "failOn": "never" }"#, "a.hex --fail-on error", 1),
    (#"{ "version": 1, "rules": { "PC201": "off" } }"#, "a.hex --rule PC201=error", 1),
    (#"{ "version": 1, "rules": { "PC201": "off" } }"#, "a.hex --isolated", 1),
    (#"{ "version": 1, "rules": { "PC201": "off" } }"#, "a.hex", 0),
    (#"{ "version": 1, "vision": { "kinds": ["tritan"] } }"#, "a.hex", 0),
    (#"{ "version": 1, "vision": { "kinds": ["tritan"] } }"#, "a.hex --vision deutan", 1),
    (#"{ "version": 1, "vision": { "severity": 0 } }"#, "a.hex", 0),
    (#"{ "version": 1 }"#, "'#000000' '#002b00'", 0),
    (#"{ "version": 1, "vision": { "flare": 0.05 } }"#, "'#000000' '#002b00'", 1),
    (#"{ "version": 1 }"#, "'#000000' '#002b00'", 0),
    (#"{ "version": 1 }"#, "a.hex", 1),
    (#"{ "version": 1 }"#, "a.hex --config other.json", 0),
    (#"{ "version": 1, "rules": { "PC201": "off" } }"#, "'#5b8c2a' '#b8602f'", 0),
  ])
  func `settings hold where flags are silent`(_ configuration: String, _ line: String, _ code: Int32) {
    let host = host(configuration, ["other.json": #"{ "version": 1, "failOn": "never" }"#])
    #expect(host.run("check \(line)") == code, "\(host.result)")
    #expect(host.result.error.isEmpty, "\(host.result.error)")
  }

  @Test func `the nearest configuration counts, and none above a repository`() {
    let off = #"{ "version": 1, "rules": { "PC201": "off" } }"#
    let files = [
      "palettecheck.json": off, "a.hex": Self.confused, "deep/er/b.hex": Self.confused,
      "deep/palettecheck.json": #"{ "version": 1 }"#, "inner/.git": "gitdir: x", "inner/c.hex": Self.confused,
    ]
    #expect(FakeHost(files).run("a.hex") == 0)
    #expect(FakeHost(files).run("deep/er/b.hex") == 1)
    #expect(FakeHost(files).run("inner/c.hex") == 1)
    #expect(FakeHost(["/palettecheck.json": off, "/tmp/x/d.hex": Self.confused]).run("/tmp/x/d.hex") == 0)
  }

  @Test(arguments: [
    (
      "{ \"version\": 1,\n\n\n  \"rule\": {} }",
      "palettecheck.json:4:3: error: unknown key 'rule' in a configuration, did you mean 'rules'?"
    ),
    ("{ \"version\": 1,", "palettecheck.json:1:16: error: "),
    (#"{ "version": 1, "extends": "gone.json" }"#, "palettecheck.json:1:28: error: no such configuration: 'gone.json'"),
    (#"{ "version": 1, "extends": "palettecheck.json" }"#, "circular 'extends'"),
    (#"{ "version": 1, "extends": "one.json" }"#, "one.json:1:28: error: circular 'extends': 'palettecheck.json'"),
    (#"{ "version": 1, "extends": "../../etc/x.json" }"#, "leads out of the repository"),
    (#"{ "version": 1, "extends": "/etc/x.json" }"#, "is not a relative path"),
    (#"{ "version": 1, "extends": "https://a.example/x.json" }"#, "fetches nothing"),
    (#"{ "version": 1, "extends": "l1.json" }"#, "more than 8 files in a row"),
  ])
  func `a configuration that cannot be used is exit 2, with its place`(_ configuration: String, _ words: String) {
    var files = [
      "one.json": #"{ "version": 1, "extends": "palettecheck.json" }"#, "/home/etc/x.json": #"{ "version": 1 }"#,
      "/etc/x.json": #"{ "version": 1 }"#,
    ]
    for level in 1...9 { files["l\(level).json"] = "{ \"version\": 1, \"extends\": \"l\(level + 1).json\" }" }
    files["l10.json"] = #"{ "version": 1 }"#
    for line in ["check a.hex", "inspect a.hex", "a.hex t.json", "pairs a.hex", "fix a.hex"] {
      let host = host(configuration, files)
      #expect(host.run(line) == 2, "\(line)")
      #expect(host.result.error.contains(words), "\(line): \(host.result.error)")
    }
    let named = host(#"{ "version": 1 }"#, files.merging(["bad.json": configuration]) { $1 })
    let isCircle = words.contains("circular")
    #expect(named.run("a.hex --config bad.json") == (isCircle ? 1 : 2))
    #expect(named.run("a.hex --config missing.json") == 2)
    #expect(named.run("a.hex --isolated") == 1)
  }

  @Test func `what is extended holds, also from another folder`() {
    let files = [
      "ui/palettecheck.json": #"{ "version": 1, "extends": ["../shared/base.json"], "rules": { "PC201": "error" } }"#,
      "shared/base.json": #"{ "version": 1, "rules": { "PC201": "off", "PC301": "error" } }"#,
      "ui/a.hex": Self.confused,
    ]
    let host = FakeHost(files)
    #expect(host.run("ui/a.hex --format concise") == 1)
    #expect(host.result.output.contains("error: PC201") && host.result.output.contains("error: PC301"))
  }

  @Test func `a directory gives what is included and not excluded`() {
    let files = [
      "themes/a.hex": Self.confused, "themes/old/b.hex": Self.confused, "themes/gen/c.hex": Self.confused,
      "palettecheck.json": #"{ "version": 1, "include": ["themes/**"], "exclude": ["themes/old", "**/gen/*.hex"] }"#,
      "d.hex": Self.confused,
    ]
    let host = FakeHost(files)
    #expect(host.run(". --format concise") == 1)
    #expect(host.result.output.contains("themes/a.hex:"))
    for other in ["b.hex", "c.hex", "d.hex", "palettecheck.json"] { #expect(!host.result.output.contains(other)) }
    // Who names a file means it.
    #expect(FakeHost(files).run("themes/old/b.hex") == 1)
  }

  @Test func `roles say what names do not`() {
    let host = host(
      #"{ "version": 1, "roles": { "series": ["chart.other.*"], "background": ["surface.night"], "text": ["ink.faint"] } }"#
    )
    #expect(host.run("t.json --format concise") == 1)
    #expect(host.result.output.contains("PC102 mark-contrast: 2 series are too faint on #5a5a5a: "))
    #expect(host.result.output.contains("PC101 text-contrast: the text is hard to read"))
    #expect(!host.result.output.contains("PC201"))
    let flagged = self.host(#"{ "version": 1, "roles": { "background": ["surface.night"] } }"#)
    #expect(flagged.run("inspect t.json --background white") == 0)
    #expect(flagged.result.output.contains("#ffffff") && !flagged.result.output.contains("#5a5a5a"))
  }

  @Test func `a background that is named and not there is not taken for white`() {
    let host = host(#"{ "version": 1, "roles": { "background": ["surface.gone"] } }"#)
    _ = host.run("t.json --format concise")
    #expect(host.result.output.contains("not checked: "))
    #expect(host.result.output.contains("no colour has the name 'surface.gone'"))
  }

  @Test func `each set is judged for itself, on its own background`() {
    let host = host(
      #"""
      { "version": 1, "sets": [
        { "name": "greens", "tokens": ["chart.series.*"], "background": ["#ffffff"],
          "encodings": { "chart.series.a": { "symbol": "circle" }, "chart.series.b": { "symbol": "cross" } } },
        { "name": "blues", "tokens": ["chart.other.*"], "background": ["surface.night", "surface.card"], "marks": "bar" },
        { "name": "gone", "tokens": ["nothing.*"] } ] }
      """#,
      [
        "u.json": ##"{"nothing": {"$type": "color", "a": {"$value": "#2166ac"}, "b": {"$value": "#b2182b"}}}"##
      ])
    #expect(host.run("t.json -v") == 1)
    let text = host.result.output
    #expect(text.contains("sets that name no colour here: 'gone'"))
    #expect(text.contains("greens") && text.contains("blues"))
    #expect(text.contains("info: PC201") && !text.contains("error: PC201"))
    #expect(text.contains("PC102 mark-contrast"))
    #expect(text.contains(" in 1 file: "))
    let bare = self.host(
      #"{ "version": 1, "sets": [{ "name": "blues", "tokens": ["chart.other.*"], "kind": "sequential" }] }"#)
    _ = bare.run("inspect t.json --format json")
    #expect(bare.result.output.contains("\"kind\": \"sequential\""))
  }

  @Test func `a set takes colours of several files, and one that is not there is an error`() {
    let files = [
      "palettecheck.json":
        #"{ "version": 1, "sets": [{ "name": "all", "tokens": ["src/brand.ts:brand.*", "src/extra.json:accent.*"] }] }"#,
      "src/brand.ts": "export const brand = {sea: '#2166ac', sun: '#b2182b'};",
      "src/extra.json": ##"{"accent": {"leaf": {"$type": "color", "$value": "#4d7a21"}}}"##,
    ]
    let host = FakeHost(files)
    #expect(host.run("COLUMNS=200 src/brand.ts -v") == 1)
    #expect(host.result.output.contains("3 series") && host.result.output.contains("'leaf'"), "\(host.result)")
    for (name, text) in [("src/extra.json", "{}"), ("src/extra.json", nil)] {
      var files = files
      files[name] = text
      #expect(FakeHost(files).run("src/brand.ts") == 2)
    }
  }

  @Test func `pairs and text must reach a contrast, in any tree`() {
    let configuration = #"""
      { "version": 1, "text": [{ "tokens": ["ink.*"], "on": ["surface.card"] }],
        "pairs": [{ "foreground": ["ink.faint"], "background": ["surface.night"], "atLeast": 5, "why": "focus ring" }] }
      """#
    let host = host(configuration)
    #expect(host.run("t.json --format concise") == 1)
    #expect(host.result.output.contains("needs 4.5:1"))
    #expect(host.result.output.contains("(focus ring)") && host.result.output.contains("needs 5:1"))
    let vega = FakeHost([
      "palettecheck.json":
        #"{ "version": 1, "pairs": [{ "foreground": ["title.color"], "background": ["background"], "atLeast": 7 }] }"#,
      "v.json":
        ##"{ "background": "#ffffff", "title": { "color": "#888888" }, "range": { "category": ["#2166ac", "#b2182b"] } }"##,
    ])
    #expect(vega.run("v.json --format concise") == 1)
    #expect(vega.result.output.contains("needs 7:1"))
  }

  @Test func `modes of the configuration are looked at, where a theme has them`() {
    let theme = """
      { "palettecheck": 1, "background": "#ffffff", "series": ["#2166ac", "#b2182b"],
        "modes": { "dark": { "background": "#303030" } } }
      """
    let host = FakeHost(["palettecheck.json": #"{ "version": 1, "modes": ["light"] }"#, "m.json": theme])
    #expect(host.run("m.json") == 0)
    #expect(!host.result.output.contains("dark"))
    let dusk = """
      { "palettecheck": 1, "background": "#ffffff", "series": ["#2166ac", "#b2182b"],
        "modes": { "dusk": { "background": "#303030" } } }
      """
    let other = FakeHost([
      "palettecheck.json": #"{ "version": 1, "modes": ["dusk"] }"#, "m.json": theme, "d.json": dusk,
    ])
    #expect(other.run("m.json") == 1)
    #expect(other.result.output.contains("none of the modes that the configuration names is here"))
  }

  @Test func `too many warnings fail the run and are reported`() {
    let host = host(#"{ "version": 1 }"#)
    #expect(host.run("a.hex --rule PC201=warning --max-warnings 0 --format json") == 1)
    #expect(host.result.output.contains("\"too-many-warnings\""))
    let text = self.host(#"{ "version": 1 }"#)
    #expect(text.run("a.hex --rule PC201=warning --max-warnings 0") == 1)
    #expect(text.result.output.contains("1 warnings are more than the 0 that are allowed") == false)
    #expect(text.result.output.contains("1 warning is more than the 0 that are allowed"))
    #expect(self.host(#"{ "version": 1 }"#).run("a.hex --max-warnings -1") == 2)
    for flags in ["-q", "-q --format concise"] {
      let quiet = self.host(#"{ "version": 1 }"#)
      #expect(quiet.run("a.hex --rule PC201=warning --max-warnings 0 \(flags)") == 1)
      #expect(quiet.result.output.contains("PC201"), "\(flags)")
      #expect(quiet.result.output.contains("1 warning is more than the 0 that are allowed"), "\(flags)")
    }
  }
}
