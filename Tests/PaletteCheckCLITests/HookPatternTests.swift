import FileAccess
import SourceText
import Testing
import ThemeFormats

/// The manifest of the hooks, against the formats that are read.
struct HookPatternTests {
  private static let root =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")

  /// The pattern of a hook for the files that trigger it.
  private static func pattern(of hook: String) throws -> Regex<AnyRegexOutput> {
    let bytes = try FileAccess.read(root + "/.pre-commit-hooks.yaml", limit: 1 << 20)
    let hooks = try YAMLReader.read(bytes).root.items ?? []
    let found = try #require(hooks.first { $0["id"]?.string == hook })
    return try Regex(#require(found["files"]?.string))
  }

  private static let extensions = ThemeReader.fileExtensions

  @Test(arguments: ["palettecheck", "palettecheck-all", "palettecheck-fix"])
  func `a hook runs for every format that is read`(_ hook: String) throws {
    let pattern = try Self.pattern(of: hook)
    for ending in Self.extensions {
      #expect("src/charts/theme.\(ending)".firstMatch(of: pattern) != nil, "\(ending)")
      #expect("brand-colors.\(ending)".firstMatch(of: pattern) != nil, "\(ending)")
    }
    for folder in ThemeReader.folderExtensions {
      #expect("App/chart-1.\(folder)/Contents.json".firstMatch(of: pattern) != nil, "\(folder)")
    }
    #expect("README.md".firstMatch(of: pattern) == nil)
  }

  @Test func `files that are hardly themes run only the hook for all themes`() throws {
    let names = ["package.json", "src/index.ts", ".github/workflows/ci.yml", "setup.py", "data/sales.csv"]
    for name in names {
      #expect(name.firstMatch(of: try Self.pattern(of: "palettecheck")) == nil, "\(name)")
      #expect(name.firstMatch(of: try Self.pattern(of: "palettecheck-all")) != nil, "\(name)")
    }
  }
}
