import PaletteRules
import Testing

@testable import ThemeFormats

struct RepeatedListsTests {
  private func dark(_ path: String, _ colors: String) throws -> Theme {
    try readTheme("{\"palettecheck\": 1, \"background\": \"#101418\", \"series\": [\(colors)]}", path: path)
  }

  private let few = ##""#6aa9ff", "#ffb15c", "#7fd38a""##
  private let many = ##""#6aa9ff", "#ffb15c", "#7fd38a", "#e58ac0""##
  private let other = ##""#2166ac", "#b2182b", "#4d9221""##

  @Test func `lists that stand in themes with a ground are judged there`() throws {
    let lists = try readTheme("{\"sea\": [\(few)], \"dune\": [\(many)]}", path: "colors.json")
    let lists2 = RepeatedLists([lists, try dark("sea.json", few), try dark("dune.json", many)])
    #expect(lists2.gone == ["colors.json"] && lists2.shortened.isEmpty)
    #expect(lists2.places == ["sea.json": ["colors.json"], "dune.json": ["colors.json"]])
  }

  @Test func `a list is in a longer one as well, and the rest stays`() throws {
    let lists = try readTheme("{\"sea\": [\(few)], \"dune\": [\(other)]}", path: "colors.json")
    let repeated = RepeatedLists([lists, try dark("dune.json", many)])
    #expect(repeated.gone.isEmpty)
    let rest = try #require(repeated.shortened["colors.json"])
    #expect(rest.palettes.map(\.name) == ["dune"])
    #expect(rest.notes.contains(ReadingNote.judgedInFile(1, "dune.json")))
  }

  @Test func `two colours, themes with a ground, and files that somebody names stay`() throws {
    let two = try readTheme(##"{"sea": ["#6aa9ff", "#ffb15c"], "dune": ["#2166ac", "#b2182b"]}"##, path: "two.json")
    let own = try readTheme("{\"background\": \"#ffffff\", \"colors\": [\(few)]}", path: "own.json")
    let named = try readTheme("[\(few)]", path: "named.json")
    let repeated = RepeatedLists([two, own, named, try dark("dune.json", many)], meant: ["named.json"])
    #expect(repeated.gone.isEmpty && repeated.shortened.isEmpty)
  }

  @Test func `a build's file that holds the lists of several sources is judged in these`() throws {
    func program(_ path: String, _ lists: String...) throws -> Theme {
      let text = lists.enumerated().map { "export const chartColors\($0) = [\($1)];" }.joined(separator: "\n")
      return try readTheme(text, path: path)
    }
    let themes = try [program("dist/all.js", few, other), program("src/a.js", few), program("src/b.js", other)]
    #expect(RepeatedLists(themes).places == ["src/a.js": ["dist/all.js"], "src/b.js": ["dist/all.js"]])
    #expect(try RepeatedLists([program("lib/a.js", few), program("dist/a.js", few)]).gone.isEmpty)
  }

  @Test func `a program that imports a list is judged where the list is written`() throws {
    let list = "export const waves = ['#6aa9ff', '#ffb15c', '#7fd38a'];"
    let options = FolderInMemory.options(["src/chart-waves.ts": list])
    let index = try readTheme(
      "import {waves} from './chart-waves';\nexport const charts = {waves};", path: "src/charts.ts", options: options)
    let source = try readTheme(list, path: "src/chart-waves.ts")
    #expect(index.modes[0].series.map(\.color.hex) == source.modes[0].series.map(\.color.hex))
    #expect(RepeatedLists([index, source]).places == ["src/chart-waves.ts": ["src/charts.ts"]])
  }
}
