import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Expects that a text is taken for one format, and that no other chart library's would take it too.
func expectRecognised(
  _ text: String, as name: String, path: String = "theme.json", sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let input = try ThemeInput(SourceFile(path: path, bytes: Array(text.utf8)), options: ReadingOptions())
  let format = try FormatTable.format(of: input, options: ReadingOptions())
  #expect(format.name == name, sourceLocation: sourceLocation)
  // Lists of colours and objects with a value are found in every theme; they are asked last.
  let lists = [StyleDictionaryTokens.name, PaletteJSON.name, HexList.name]
  let others = FormatTable.formats.filter { row in
    !lists.contains(row.format.name) && row.format.name != name && row.recognises(input)
  }
  #expect(others.map { $0.format.name } == [], sourceLocation: sourceLocation)
  let declined = (DeclinedFile.byName + DeclinedFile.byKeys).filter { $0.recognises(input) }
  #expect(declined.map(\.name) == [], sourceLocation: sourceLocation)
}
