import FileAccess
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

struct ThemeSchemaTests {
  private func schema() throws -> SourceNode {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(5).joined(separator: "/")
    let path = folder + "/Sources/ThemeFormats/Formats/DesignTokens/PaletteCheckTheme/theme-1.schema.json"
    return try JSONReader.read(FileAccess.read(path, limit: 1 << 20), .strict).root
  }

  private func keys(_ node: SourceNode?) -> Set<String> { Set(node?["properties"]?.members?.map(\.key) ?? []) }

  @Test func `the schema allows the keys that the reader allows`() throws {
    let schema = try schema()
    let shared = schema["$defs"]
    #expect(keys(schema) == Set(ThemeKeys.root))
    #expect(keys(schema["properties"]?["modes"]?["additionalProperties"]) == Set(ThemeKeys.overlay))
    #expect(keys(schema["properties"]?["usage"]) == Set(ThemeKeys.usage))
    #expect(keys(schema["properties"]?["pairs"]?["items"]) == Set(ThemeKeys.pair))
    #expect(keys(shared?["seriesPatch"]) == Set(ThemeKeys.seriesPatch))
    #expect(keys(shared?["seriesNamed"]) == Set(ThemeKeys.series))
    #expect(keys(shared?["ramp"]) == Set(ThemeKeys.ramp))
    #expect(keys(shared?["texts"]?["items"]) == Set(ThemeKeys.text))
    #expect(keys(shared?["status"]) == Set(ThemeKeys.status))
  }

  @Test func `the schema allows the words that the reader allows`() throws {
    let properties = try schema()["$defs"]?["seriesPatch"]?["properties"]
    func words(_ key: String) -> [String] { properties?[key]?["enum"]?.items?.compactMap(\.string) ?? [] }
    #expect(words("mark") == Series.Mark.allCases.map(\.rawValue))
    #expect(words("symbol") == Symbol.allCases.map(\.rawValue))
    #expect(words("pattern") == Series.Pattern.allCases.map(\.rawValue))
    #expect(words("label") == Series.Label.allCases.map(\.rawValue))
  }
}
