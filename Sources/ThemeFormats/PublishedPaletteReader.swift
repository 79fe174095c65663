package import PaletteRules
package import SourceText

/// Reads a file of `palettes/`: a palettecheck theme whose `$extensions.palettecheck` says where its colours come from.
package enum PublishedPaletteReader {
  /// Reads the colours and the facts.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - name: The name of the palette on the command line.
  /// - Throws: ``ThemeProblem`` when the theme cannot be read or a fact is missing.
  package static func read(_ file: SourceFile, name: String) throws(ThemeProblem) -> PublishedPalette {
    let options = ReadingOptions()
    let theme = try ThemeReader.read(file, options: options)
    guard let facts = try ThemeInput(file, options: options).placedRoot?["$extensions"]?["palettecheck"] else {
      throw ThemeProblem(ReadingProblem.paletteWithoutSource(), path: file.path)
    }
    let source = facts["source"]
    return PublishedPalette(
      name: name, theme: theme,
      source: PublishedPalette.Source(
        title: try text("title", of: source, file), authors: try text("authors", of: source, file),
        year: try text("year", of: source, file), url: try text("url", of: source, file),
        license: try text("license", of: source, file)),
      claim: try text("claim", of: facts, file), classFlags: try flags(facts["colorBrewerColorblindFriendly"]))
  }

  private static func text(
    _ key: String, of object: PlacedNode?, _ file: SourceFile
  ) throws(ThemeProblem) -> String {
    guard let text = object?[key]?.node.string, !text.isEmpty else {
      throw ThemeProblem(ReadingProblem.paletteWithoutKey(key), path: file.path, origin: object?.origin)
    }
    return text
  }

  private static func flags(_ object: PlacedNode?) throws(ThemeProblem) -> [PublishedPalette.ClassFlag] {
    var flags: [PublishedPalette.ClassFlag] = []
    for member in object?.members ?? [] {
      guard let classes = Int(member.key),
        let answer = member.value.node.string.flatMap(PublishedPalette.ClassFlag.Answer.init)
      else {
        let words = PublishedPalette.ClassFlag.Answer.allCases.map(\.rawValue).joined(separator: ", ")
        throw ThemeProblem(
          ReadingProblem.wrongClasses(member.key, words), path: member.value.file.path,
          origin: member.value.origin)
      }
      flags.append(PublishedPalette.ClassFlag(classes: classes, answer: answer))
    }
    return flags.sorted { $0.classes < $1.classes }
  }
}
