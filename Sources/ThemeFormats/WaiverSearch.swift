import PaletteRules
import SourceText

/// Finds the waivers that a file holds: `$extensions.palettecheck.waivers` of the whole file, a group or a token, and comments.
enum WaiverSearch {
  /// Waivers of a file, as in a configuration; an engineering choice.
  private static let most = 10_000

  /// In file order.
  static func waivers(in input: ThemeInput) -> [WrittenWaiver] {
    extensions(in: input) + WaiverComments.waivers(in: input.file)
  }

  /// A `waivers` that is not a list is one wrong waiver.
  private static func extensions(in input: ThemeInput) -> [WrittenWaiver] {
    guard let root = input.root else { return [] }
    // Most files hold none, and looking for the word is quicker than walking the tree.
    guard input.file.mayHold(key: "waivers") else { return [] }
    var found: [WrittenWaiver] = []
    var pending = [PlacedNode(node: root, file: input.file, pointer: JSONPointer())]
    while let place = pending.popLast(), found.count < most {
      if let list = place["$extensions"]?["palettecheck"]?["waivers"] {
        let items = list.items ?? [list]
        found += items.prefix(most - found.count).map { WrittenWaiver($0.node, at: $0.origin) }
      }
      pending += place.members?.filter { $0.key != "$extensions" }.map(\.value) ?? place.items ?? []
    }
    return found.sorted { $0.origin.range.lowerBound < $1.origin.range.lowerBound }
  }

  /// The waivers of files whose tokens a theme takes in, by path: they may be meant for it, whether those files were named
  /// beside it or not.
  static func waivers(ofFilesTakenIn theme: Theme, by path: String, options: ReadingOptions) -> [WrittenWaiver] {
    var files: [String: SourceFile] = [:]
    for color in (theme.sets.isEmpty ? [theme] : theme.sets).flatMap(\.colorsInOrder) {
      for origin in color.way.map(\.origin) where origin.file.path != path {
        if files[origin.file.path] == nil { files[origin.file.path] = origin.file }
      }
    }
    return files.values.filter { !$0.isBuiltIn }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      .flatMap { file in
        let input = file.mayHold(key: "waivers") ? try? ThemeInput(file, options: options) : nil
        return (input.map(extensions) ?? []) + WaiverComments.waivers(in: file)
      }
  }
}
