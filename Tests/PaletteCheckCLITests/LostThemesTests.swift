import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// Files of a directory that were themes and cannot be read any more, and files that never were.
struct LostThemesTests {
  private static let clean =
    ##"{"palettecheck":1,"background":"#ffffff","text":"#1b1f24","series":[{"name":"A","color":"#0b62d6"}]}"##
  private static let broken = "palettecheck: 1\nseries: [\"#4a7f14\", \"#c0392b\"\n"

  @Test(arguments: [
    ("theme.yaml", broken), ("base.tokens.json", "\n"), ("colours.yaml", "<<<<<<< HEAD\npalettecheck: 1\n=======\n"),
    ("any.yaml", broken), ("any.yml", "a:\n\t$value: 1\n"), ("base.tokens.yaml", "a: [1"),
    ("theme.json", "{"), ("any.json", "{\"a\": {\"$value\": \"#4a7f14\"}"),
  ])
  func `a theme that is broken fails the directory`(_ name: String, _ text: String) {
    for format in ["text", "concise", "xcode", "json"] {
      let host = FakeHost(["good.json": Self.clean, name: text])
      #expect(host.run("check . --format \(format)") == 2, "\(host.result)")
      #expect(host.result.output.contains(name))
    }
  }

  @Test(arguments: [
    ("any.yaml", "a: [1"), ("values.yaml", "{{ $value := 1 }}: [\n"), ("any.json", ""), ("any.json", "{"),
    ("any.json", "{\"color\": [\"#4a7f14\", \"#c0392b\", \"#0b62d6\","),
    ("any.json", "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 120\n"),
    ("motion.json", "{\"assets\": [{\"p\": \"\(String(repeating: "A", count: 70_000))\"}]}"),
  ])
  func `what may be something else is left out, and that is reported in every format`(_ name: String, _ text: String) {
    for format in ["text", "concise", "xcode", "json"] {
      let host = FakeHost(["good.json": Self.clean, name: text])
      #expect(host.run("check . --format \(format)") == 0, "\(host.result)")
      #expect(host.result.output.contains(name), "\(format): \(host.result)")
    }
  }

  @Test(arguments: [#"["good.json", "any.yaml"]"#, #"["*.json", "an*.yaml"]"#])
  func `what the configuration includes by name is meant`(_ include: String) {
    let host = FakeHost([
      "good.json": Self.clean, "any.yaml": "a: [1", "palettecheck.json": #"{"version": 1, "include": \#(include)}"#,
    ])
    #expect(host.run(".") == 2, "\(host.result)")
    let all = FakeHost([
      "good.json": Self.clean, "any.yaml": "a: [1", "palettecheck.json": #"{"version": 1, "include": ["**"]}"#,
    ])
    #expect(all.run(".") == 0, "\(all.result)")
  }

  @Test func `an emptied theme fails where the configuration names it`() {
    for include in [#"["good.json", "theme.json"]"#, #"["*.json"]"#] {
      let host = FakeHost([
        "good.json": Self.clean, "theme.json": "", "palettecheck.json": #"{"version": 1, "include": \#(include)}"#,
      ])
      #expect(host.run(".") == 2, "\(host.result)")
    }
  }

  @Test func `what the baseline remembers was a theme`() {
    let confused = ##"{"palettecheck":1,"series":["#5b8c2a","#b8602f"]}"##
    let host = FakeHost(["good.json": Self.clean, "any.json": confused], directories: ["."])
    #expect(host.run("baseline write .") == 0, "\(host.result)")
    #expect(host.run(".") == 0, "\(host.result)")
    for text in ["", "a: 1", #"{"a": 1}"#] {
      host.put(Array(text.utf8), at: "any.json")
      #expect(host.run(".") == 2, "\(text) \(host.result)")
    }
  }

  @Test func `an entry of include that matches nothing is reported, and a named hidden folder is read`() {
    let idle = FakeHost([
      "good.json": Self.clean, "palettecheck.json": #"{"version": 1, "include": ["good.json", "gone/*.json"]}"#,
    ])
    #expect(idle.run("check . --format concise") == 0)
    #expect(idle.result.output.contains("names 'gone/*.json', which matches no file that could be a theme."))
    let hidden = FakeHost([
      "good.json": Self.clean, ".storybook/theme.json": ##"{"palettecheck":1,"series":["#5b8c2a","#b8602f"]}"##,
      "palettecheck.json": #"{"version": 1, "include": ["good.json", ".storybook/*.json"]}"#,
    ])
    #expect(hidden.run(".") == 1, "\(hidden.result)")
    #expect(!hidden.result.output.contains("which no file"))
  }
}

/// What the command wrote itself, met again.
struct OwnOutputTests {
  private static let files = [
    "tokens/a.json": ##"{"palettecheck":1,"background":"#ffffff","series":["#5b8c2a","#b8602f"]}"##
  ]

  @Test(arguments: ["json", "sarif", "junit", "gitlab"])
  func `a report in a directory is not a theme, and the next one replaces it`(_ format: String) {
    let name = format == "junit" ? "report.xml" : "report.json"
    let host = FakeHost(Self.files)
    #expect(host.run("check . --report \(format)=\(name)") == 1, "\(host.result)")
    let first = host.text(name)
    let output = host.result.output
    #expect(host.run("check . --report \(format)=\(name)") == 1, "\(host.result)")
    #expect(host.text(name) == first)
    #expect(host.result.output == output + output)
  }

  @Test func `settings under any name are not themes`() {
    let host = FakeHost(
      Self.files.merging(["strict.json": ##"{"version": 1, "failOn": "info", "rules": {"PC201": "error"}}"##]) { $1 })
    #expect(host.run("check .") == 1)
    #expect(host.run("check strict.json") == 2)
    #expect(host.result.output.contains("this is a palettecheck configuration, not a theme"))
  }

  @Test(arguments: [
    "tokens/base.tokens.json", "Assets.xcassets/chart-a.colorset/Contents.json", "palettecheck.json", "base.json",
    "palettecheck-baseline.json", "list", "link.json", "other.json",
  ])
  func `no report replaces what a run reads`(_ target: String) {
    let files = [
      "tokens/base.tokens.json": ##"{"b":{"$type":"color","x":{"$value":"#0b62d6"},"y":{"$value":"#e69f00"}}}"##,
      "tokens/chart.tokens.json":
        ##"{"chart":{"series":{"$type":"color","a":{"$value":"{b.x}"},"z":{"$value":"{b.y}"}}}}"##,
      "Assets.xcassets/chart-a.colorset/Contents.json":
        ##"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0x0B","green":"0x62","blue":"0xD6","alpha":"1"}}}],"info":{"version":1}}"##,
      "palettecheck.json": #"{"version": 1, "extends": "base.json"}"#, "base.json": #"{"version": 1}"#,
      "palettecheck-baseline.json": #"{"palettecheckBaseline": 2, "entries": []}"#, "list": "tokens\nAssets.xcassets\n",
      "other.json": #"{"name": "package"}"#,
    ]
    let host = FakeHost(files, links: ["link.json": "tokens/base.tokens.json"])
    let before = host.bytes(target)
    #expect(host.run("check --files-from list . --report junit=new.xml --report json=\(target)") == 2, "\(host.result)")
    #expect(host.result.error.contains("would replace the"), "\(host.result)")
    #expect(host.bytes(target) == before)
    #expect(host.text("new.xml") == nil)
    if target.hasPrefix("palettecheck") {
      #expect(host.run("check tokens --isolated --no-baseline --report json=\(target)") == 2)
      #expect(host.bytes(target) == before)
    }
  }
}

/// Files that can be read and have no chart colours, named by those who do not look into them.
struct BareFilesTests {
  private static let files = [
    "spacing.tokens.json": ##"{"gap":{"$type":"dimension","$value":{"value":4,"unit":"px"}}}"##,
    "theme.json": ##"{"palettecheck":1,"background":"#ffffff","series":["#0b62d6"]}"##,
    "empty.json": ##"{"palettecheck":1,"background":"#ffffff","series":[]}"##, "list": "spacing.tokens.json\n",
    "palettecheck.json": #"{"version": 1}"#,
    "palettecheck-baseline.json": #"{"palettecheckBaseline": 2, "entries": []}"#,
  ]

  @Test(arguments: [
    ("spacing.tokens.json", 2), ("spacing.tokens.json theme.json", 2), ("--allow-empty spacing.tokens.json", 0),
    ("--force-exclude spacing.tokens.json theme.json", 0), ("--files-from list", 0),
    ("--force-exclude palettecheck.json palettecheck-baseline.json", 0), ("--force-exclude empty.json", 2),
  ])
  func `they pass where files are listed, and that is reported`(_ line: String, _ code: Int32) {
    let host = FakeHost(Self.files)
    #expect(host.run("check --format concise \(line)") == code, "\(host.result)")
    if code == 0 { #expect(host.result.output.contains("no chart colours"), "\(host.result)") }
  }
}
