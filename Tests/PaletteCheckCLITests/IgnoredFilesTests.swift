import ArgumentParser
import HostInMemory
import PaletteGate
import Testing

@testable import PaletteCheckCLI

/// What git ignores, what the flags and the configuration exclude, and links: which files of a directory are read.
struct IgnoredFilesTests {
  /// A theme with colours of its own: copies would be one input.
  private static func theme(_ number: Int) -> String {
    ##"{"palettecheck": 1, "background": "#ffffff", "series": ["#0b62\##(number + 10)", "#a0\##(number + 10)00"]}"##
  }

  private static func read(
    _ paths: [String], _ others: [String: String] = [:], links: [String: String] = [:], flags: [String] = [],
    directory: String = "."
  ) throws -> [String] {
    let themes = paths.enumerated().map { ($1, theme($0)) }
    let host = FakeHost(
      Dictionary(themes + others.map { ($0.key, $0.value) }) { $1 }, links: links)
    let read = GatheredInputs([directory], flags: try ReadingFlags.parse(flags), host: host)
    return read.inputs.map(\.path).filter { $0 != directory }.map {
      $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0
    }
  }

  @Test(
    arguments: [
      ([".gitignore": "b.json\n"], ["a.json", "c/b.json", "c/d.json"], ["a.json", "c/d.json"]),
      ([".gitignore": "/b.json\n"], ["b.json", "c/b.json"], ["c/b.json"]),
      ([".gitignore": "c/\n!c/d.json\n"], ["a.json", "c/d.json"], ["a.json"]),
      ([".gitignore": "c/*\n!c/d.json\n"], ["c/a.json", "c/d.json"], ["c/d.json"]),
      ([".gitignore": "*.json\n", "c/.gitignore": "!d.json\n"], ["a.json", "c/a.json", "c/d.json"], ["c/d.json"]),
      ([".git/info/exclude": "a.json\n"], ["a.json", "b.json"], ["a.json", "b.json"]),
      ([".gitignore": "a.json\n", "inner/.git/HEAD": ""], ["a.json", "inner/a.json"], ["inner/a.json"]),
      ([".gitignore": "a.json\n", "c/.git": "gitdir: ../.git/modules/c\n"], ["a.json", "c/a.json"], ["c/a.json"]),
    ] as [([String: String], [String], [String])])
  func `what git ignores is not read`(_ rules: [String: String], _ paths: [String], _ expected: [String]) throws {
    #expect(try Self.read(paths, rules) == expected)
    #expect(try Self.read(paths, rules, flags: ["--no-ignore"]) == paths)
  }

  @Test func `a directory that is named is read though git ignores it, and so is what the configuration names`() throws
  {
    let rules = [".gitignore": "made/\n"]
    #expect(try Self.read(["a.json", "made/b.json"], rules, directory: "made") == ["made/b.json"])
    let named = rules.merging(["palettecheck.json": #"{"version": 1, "include": ["a.json", "made/b.json"]}"#]) { $1 }
    #expect(try Self.read(["a.json", "made/b.json", "made/c.json"], named) == ["a.json", "made/b.json"])
  }

  @Test func `folders of builds are left out, unless --no-ignore is given`() throws {
    let paths = ["a.json", "dist/b.json", "src/build/c.json"]
    #expect(try Self.read(paths) == ["a.json"])
    #expect(try Self.read(paths, flags: ["--no-ignore"]) == paths)
  }

  @Test(arguments: [
    (["a.json"], ["b.json", "c/b.json", "c/d/e.json"]), (["b.json"], ["a.json", "c/d/e.json"]),
    (["/b.json"], ["a.json", "c/b.json", "c/d/e.json"]),
    (["c/"], ["a.json", "b.json"]), (["c/**"], ["a.json", "b.json"]), (["*.json", "!b.json"], ["b.json", "c/b.json"]),
    (["c/d", "a.json"], ["b.json", "c/b.json"]),
  ])
  func `the flags and the configuration exclude as .gitignore does`(_ patterns: [String], _ expected: [String]) throws {
    let paths = ["a.json", "b.json", "c/b.json", "c/d/e.json"]
    #expect(try Self.read(paths, flags: patterns.flatMap { ["--exclude", $0] }) == expected)
    let list = patterns.map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(try Self.read(paths, ["palettecheck.json": #"{"version": 1, "exclude": [\#(list)]}"#]) == expected)
  }

  @Test func `links are followed inside the repository, and mentioned outside`() throws {
    let links = [
      "t/inside.json": "other/a.json", "t/folder": "other", "t/again": "t", "t/outside": "/elsewhere",
      "t/gone.json": "none",
      "t/same.json": "t/b.json",
    ]
    let paths = ["other/a.json", "t/b.json", "/elsewhere/c.json"]
    let found = try Self.read(paths, links: links, directory: "t")
    #expect(found.count == 2 && found.contains("t/b.json"), "\(found)")
    #expect(found.contains("t/folder/a.json") || found.contains("t/inside.json"))
    let host = FakeHost(["t/b.json": Self.theme(1), "/elsewhere/c.json": "x"], links: ["t/outside": "/elsewhere"])
    #expect(host.run("t --format concise") != 2, "\(host.result)")
    #expect(host.result.output.contains("t/outside: note: not judged: This symbolic link leads out of the repository."))
  }

  @Test func `what a link leads to outside of the repository is not read`() {
    let theme = Self.theme(1)
    let host = FakeHost(
      ["t/b.json": theme, "/elsewhere/c.json": theme, "/elsewhere/palettecheck.json": "{"],
      links: ["t/c.json": "/elsewhere/c.json"])
    #expect(host.run("check t --format concise") != 2)
    #expect(host.readings(of: "t/b.json") > 0, "\(host.result)")
    #expect(["/elsewhere/c.json", "/elsewhere/palettecheck.json"].allSatisfy { host.readings(of: $0) == 0 })
    #expect(host.result.output.contains("t/c.json: note: not judged: This symbolic link leads out of the repository."))
  }

  @Test(arguments: [("theme.json", 2), ("notes.json", 0), ("readme", 0)])
  func `a link that leads nowhere is an error where its name is that of a theme`(_ name: String, _ code: Int32) {
    let host = FakeHost(["a.json": ##"{"palettecheck": 1, "series": ["#0b62d6"]}"##], links: [name: "none"])
    #expect(host.run("check . --rule PC301=off --rule PC204=off") == code, "\(host.result)")
  }

  @Test func `a configuration that is a folder or a link to nothing is an error`() {
    let theme = ["a.json": ##"{"palettecheck": 1, "series": ["#0b62d6"]}"##]
    let folder = FakeHost(theme, directories: ["palettecheck.json"])
    #expect(folder.run("check .") == 2)
    #expect(folder.result.error.contains("'palettecheck.json' is not a regular file"), "\(folder.result)")
    let link = FakeHost(theme, links: ["palettecheck.json": "gone.json"])
    #expect(link.run("check .") == 2)
    #expect(link.result.error.contains("'palettecheck.json' is a symbolic link that leads nowhere"), "\(link.result)")
  }
}
