import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// What the shell sees: 0 clean, 1 findings, 2 the job could not be done. 2 beats 1.
struct ExitCodeTests {
  static let files = [
    // Told apart by everybody, dark enough on white.
    "clean.hex": "#2166ac\n#b2182b\n",
    // Confused with deuteranopia: an error.
    "confused.hex": "#5b8c2a\n#b8602f\n",
    "theme.json": """
    { "palettecheck": 1, "background": "#ffffff", "text": "#222222",
      "series": [{ "name": "a", "color": "#2166ac", "symbol": "circle" },
                 { "name": "b", "color": "#b2182b", "symbol": "cross" }],
      "modes": { "dark": { "background": "#000000", "text": "#eeeeee", "series": { "a": { "color": "#6aa9ff" } } } } }
    """,
    "broken.json": "{ \"palettecheck\": 1,\n  \"series\": [\"#2166ac\", ",
    "alias.json": """
    { "palettecheck": 1, "colors": { "blue": "#2166ac", "red": "#b2182b" },
      "series": ["{blue}", "{redd}", "{red}"] }
    """,
    "cycle.json": """
    { "palettecheck": 1, "colors": { "a": "{b}", "b": "{a}" }, "series": ["{a}", "#2166ac", "#b2182b"] }
    """,
    "color.json": "{ \"palettecheck\": 1, \"series\": [\"#2166ac\", \"#zzz\", \"#b2182b\"] }",
    "package.json": "{ \"name\": \"x\" }",
    "empty.json": "",
    "themes/clean.hex": "#2166ac\n#b2182b\n",
    "themes/package.json": "{ \"name\": \"x\" }",
    "mixed/b/confused.hex": "#5b8c2a\n#b8602f\n",
    "mixed/broken.json": "{ \"palettecheck\": 1",
    "none/readme.md": "# none",
    "other/package.json": "{ \"name\": \"x\" }",
  ]

  private func host(input: String = "", outputError: String? = nil) -> FakeHost {
    FakeHost(Self.files, directories: ["empty"], devices: ["pipe"], input: input, outputError: outputError)
  }

  @Test(arguments: [
    ("clean.hex", 0), ("check clean.hex", 0), ("confused.hex", 1), ("check confused.hex", 1), ("theme.json", 0),
    ("clean.hex theme.json", 0), ("clean.hex confused.hex", 1), ("confused.hex clean.hex", 1),
    ("clean.hex clean.hex", 0),
    ("confused.hex --fail-on never", 0), ("confused.hex --fail-on warning", 1), ("confused.hex --fail-on info", 1),
    ("confused.hex --rule PC201=warning", 0), ("confused.hex --rule PC201=off", 0),
    ("confused.hex --rule red-green-confusion=info", 0), ("confused.hex --rule PC201=warning --fail-on warning", 1),
    ("confused.hex --vision tritan", 0), ("confused.hex --vision deutan", 1),
    // Passes by less than the margin of the search.
    ("'#2198ff' '#000000'", 0), ("fix '#2198ff' '#000000'", 0),
    ("'#2166ac' '#b2182b'", 0), ("'color-mix(in srgb, #2166ac, black)'", 0), ("'#5b8c2a' '#b8602f'", 1),
    ("check '#2166ac' clean.hex '#b2182b'", 0),
    ("'#00ba38' '#619cff' --background black", 0), ("'#00ba38' '#619cff' --background black --fail-on warning", 1),
    ("clean.hex --background '#666666'", 1), ("theme.json --mode dark", 0), ("theme.json --mode light --mode dark", 0),
    ("empty --allow-empty", 0), ("themes", 0), ("themes clean.hex", 0), ("./themes/../clean.hex", 0),
    ("inspect confused.hex", 0), ("inspect theme.json --format json", 0), ("pairs confused.hex", 0),
    ("pairs '#5b8c2a' '#b8602f' --severity sweep --format json", 0), ("contrast '#777' white", 0),
    ("simulate red", 0), ("explain", 0), ("explain --format json", 0), ("explain PC201", 0),
    ("explain red-green-confusion PC301 --format json", 0), ("explain --format markdown", 0),
  ])
  func `what can be done is done`(_ line: String, _ code: Int32) {
    let host = host()
    #expect(host.run(line) == code, "\(host.result.error)")
    #expect(host.result.error.isEmpty)
    #expect(!host.result.output.isEmpty)
  }

  /// A command line, a part of what it says, and where.
  @Test(arguments: [
    ("", "nothing to check"), ("check", "nothing to check"), ("missing.json", "no such file: 'missing.json'"),
    ("them.json", "did you mean 'theme.json'?"), ("nowhere/theme.json", "there is no directory 'nowhere' either"),
    ("-theme.json", "for a file of that name write './-theme.json'"),
    ("fix -clean.hex", "there is no option '-clean.hex'"),
    ("pipe", "'pipe' is not a regular file"), ("empty", "no theme in directory 'empty'"),
    ("none", "no theme in directory 'none'"), ("other", "no theme in directory 'other'"),
    ("'#12345'", "'#12345' is neither a file nor a colour"), ("inspect", "nothing to inspect"),
    ("pairs missing.json", "no such file: 'missing.json'"), ("inspect missing.json", "no such file: 'missing.json'"),
    ("clean.hex --theme-format hexx", "unknown theme format 'hexx'; did you mean 'hex'?"),
    ("help chek", "unknown command 'chek'; did you mean 'check'?"), ("help baseline writ", "did you mean 'write'?"),
    ("baseline writ", "unknown command 'writ'; did you mean 'write'?"),
    ("config x", "the commands are show, schema"),
    ("clean.hex --format jsn", "jsn"), ("clean.hex --color sometimes", "sometimes"),
    ("clean.hex --fail-on errors", "errors"), ("clean.hex --max-warnings -1", "--max-warnings is -1"),
    ("clean.hex --background nocolor", "nocolor"), ("pairs clean.hex --severity 2", "--severity"),
    ("pairs clean.hex --severity -1", "give a number from 0 to 1"), ("simulate", "nothing to simulate"),
    ("simulate red --severity -1", "--severity is -1.0"), ("simulate --icc -o x.icc", "--icc needs one --vision"),
    ("clean.hex --context nope", "--context is 'nope'; write modifier=context"),
    ("clean.hex --vision deuteran", "deuteran"), ("clean.hex --rule PC201", "give a level too: PC201=error"),
    ("clean.hex --report html", "give a file too: html=palettecheck.html"),
    ("gren", "did you mean the colour 'green'?"),
    ("nope.json", "name a theme, a directory"), ("explain red-gren", "there is red-green-confusion"),
    ("simulate shot.png", "no such file: 'shot.png'"),
    ("clean.hex --rule PC2O1=off", "unknown rule 'PC2O1'; did you mean 'PC201'?"),
    ("clean.hex --rule PC201=of", "unknown level 'of'"),
    ("clean.hex --limit depth=0", "the limit 'depth' needs a number from 1 on"),
    ("clean.hex --limit dept=3", "no limit 'dept'; did you mean 'depth'?"), ("clean.hex -q -v", "exclude each other"),
    ("clean.hex --metric cie76", "Unknown option '--metric'"),
    ("pairs clean.hex --convention exact", "exact"), ("explain PC999", "unknown rule 'PC999'"),
    ("pairs package.json", "package.json:1:1"),
  ])
  func `what is wrong with the run is reported on standard error`(_ line: String, _ words: String) {
    let host = host()
    #expect(host.run(line) == 2)
    #expect(host.result.error.contains(words), "\(host.result.error)")
    #expect(host.result.output.isEmpty, "\(host.result.output)")
  }

  @Test(arguments: ["check closed/a.json", "closed/a.json", "pairs closed/a.json"])
  func `a file of which the system does not tell is not called missing`(_ line: String) {
    let host = FakeHost(obstacles: ["closed/a.json": "cannot be examined: permission denied"])
    #expect(host.run(line) == 2)
    #expect(host.result.error.contains("'closed/a.json' cannot be examined: permission denied"), "\(host.result.error)")
  }

  @Test func `a run in which no check could be made has not passed`() {
    let host = host()
    #expect(host.run("'#f7fbff80' '#08306b' --ramp --background '#ffffff80'") == 2)
    #expect(host.result.output.contains("not checked: ramp 1 in mode light: it is translucent"))
    #expect(host.result.output.hasSuffix("1 not checked.\nNothing was checked, so nothing has passed.\n"))
    let json = self.host()
    #expect(json.run("'#f7fbff80' '#08306b' --ramp --background '#ffffff80' --format json") == 2)
    #expect(json.result.output.contains("\"reason\": \"nothing-checked\""))
  }

  @Test(arguments: [
    "-q", "--format concise -q", "--format xcode -q", "-q --report gitlab=out", "--format gitlab",
    "--format junit", "--format github", "--format json",
  ])
  func `a run in which no check could be made never fails without a word`(_ flags: String) {
    let host = host()
    #expect(host.run("'#f7fbff80' '#08306b' --ramp --background '#ffffff80' \(flags)") == 2)
    let words = host.result.output + host.result.error
    #expect(words.contains("Nothing was checked, so nothing has passed."), "\(words)")
  }

  /// A command line, where the report points, and what it says.
  @Test(arguments: [
    ("broken.json", "broken.json:2:", "expected"), ("alias.json", "alias.json:2:24", "did you mean 'red'?"),
    ("cycle.json", "cycle.json:1:", "circular"), ("color.json", "color.json:1:", "#zzz"),
    ("package.json", "package.json", "not a theme"), ("empty.json", "empty.json", "error"),
    ("mixed", "mixed/broken.json:1:", "expected"), ("theme.json --mode drak", "theme.json", "no mode 'drak'"),
    ("clean.hex --limit bytes=4", "clean.hex", "--limit bytes"),
    ("clean.hex --limit series=1", "clean.hex", "--limit series"),
  ])
  func `what cannot be read is a finding with its place and a remedy`(_ line: String, _ place: String, _ words: String)
  {
    for format in ["text", "concise", "xcode", "json"] {
      let host = host()
      #expect(host.run("\(line) --format \(format)") == 2)
      let text = host.result.output + host.result.error
      #expect(text.contains(words), "\(format): \(text)")
      #expect(text.contains(format == "json" ? "\"rule\": \"PC001\"" : place), "\(format): \(text)")
    }
  }

  @Test(arguments: [
    "broken.json", "missing.json", "alias.json", "cycle.json", "color.json", "package.json", "empty", "none",
    "'#12345'",
  ])
  func `what cannot be read never hides what was found elsewhere`(_ bad: String) {
    for line in ["\(bad) confused.hex", "confused.hex \(bad)", "mixed \(bad)"] {
      let host = host()
      #expect(host.run(line + " --fail-on never") == 2)
      #expect(host.result.output.contains("error: PC201 "))
    }
  }

  @Test func `standard input is read, under the name it is given`() {
    let json = ExitCodeTests.files["theme.json"] ?? ""
    let named = host(input: json)
    #expect(named.run("- --stdin-filename chart.json") == 0)
    #expect(named.result.output.hasPrefix("✓ chart.json passes: "))
    #expect(host(input: json).run("-") == 0)
    #expect(host(input: "#5b8c2a\n#b8602f\n").run("check -") == 1)
    #expect(host(input: "{").run("- --stdin-filename chart.json") == 2)
    #expect(host(input: "").run("-") == 2)
  }

  @Test(arguments: ["clean.hex", "confused.hex --format json", "contrast red blue", "--help"])
  func `a report that cannot be written is not a finished job`(_ line: String) {
    let host = host(outputError: "no space left on device")
    #expect(host.run(line) == 2)
    #expect(host.result.error.contains("no space left on device"))
  }
}
