import FileAccess
import PaletteRules
import Testing

/// The page in the documentation. `PALETTECHECK_RECORD_PAGES=1` writes it anew, as `make docs` does.
struct PalettePageTests {
  @Test func `the page in the documentation has the figures of the tool`() throws {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    let path = root + "/Sources/PaletteRules/PaletteRules.docc/KnownPalettes.md"
    let page = PalettePage.text(published)
    if FileAccess.environment("PALETTECHECK_RECORD_PAGES") != nil {
      let output = try FileOutput(path)
      try output.append(Array(page.utf8))
      try output.commit()
    }
    #expect(!page.contains("![") && !page.contains("<span") && !page.contains("style="))
    // Every palette is measured or followed, and has its source.
    for palette in published {
      #expect(page.split(separator: "\n").count { $0.hasPrefix("| `\(palette.name)` |") } == 2)
    }
    #expect(try FileAccess.read(path, limit: 1 << 20) == Array(page.utf8), "run 'make docs'")
  }
}
