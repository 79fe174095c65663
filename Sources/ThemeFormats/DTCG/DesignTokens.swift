package import PaletteRules
import SourceText

/// Design tokens as the Design Tokens Community Group writes them down, format module 2025.10, in one file.
///
/// The standard knows no charts. What a token is for is said by `$extensions.palettecheck` or guessed from its name; a
/// guess is reported in a note.
package enum DesignTokens: ThemeFormat {
  package static let name = "dtcg"
  package static let label = "DTCG design tokens"

  package static func recognises(_ input: ThemeInput) -> Bool {
    input.root?.anyNode { $0["$value"] != nil } ?? false
  }

  package static func read(_ input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> Theme {
    guard let document = input.document, let root = input.placedRoot, root.node.members != nil else {
      throw ThemeProblem("a file of design tokens is a JSON object", path: input.file.path)
    }
    let record = ReadingRecord()
    record.note(document, of: input.file)
    var tree = TokenTree(designTokens: root, options: options, record: record)
    SiblingTokens(of: input.file, searches: true, options: options, record: record).complete(&tree)
    let reading = try modes(of: tree, in: TokenTheme(file: input.file, options: options, record: record))
    return Theme(
      path: input.file.path, format: name, formatLabel: label, modes: reading.modes, palettes: reading.palettes,
      notes: record.notes, remarks: record.remarks, problems: record.problems
    ).leaving(record.unjudged)
  }

  /// The base, and each mode of the file's own in which a colour of the chart is another one.
  static func modes(of tree: TokenTree, in theme: TokenTheme) throws(ThemeProblem) -> TokenTheme.Reading {
    let names = tree.modeValues.names
    guard names.count <= ModeValues.most else {
      throw ThemeProblem(
        "\(names.count) modes are more than the limit of \(ModeValues.most)", path: theme.file.path)
    }
    // What a file calls `light` is its base; a value of its own for that mode stands over `$value`.
    let base = TokenTheme.Mode(name: "light", tree: tree.inMode("light"))
    guard !names.isEmpty else { return try theme.read([base]) }
    // Which colours a chart uses is known from one reading; modes that change none of them are not of interest.
    let scratch = TokenTheme(file: theme.file, options: theme.options, record: ReadingRecord())
    let reached = try scratch.read([base]).reached
    let others = names.filter { name in
      name != "light" && tree.modeValues.values(in: name).contains { reached.contains($0.token) }
    }
    return try theme.read([base] + others.map { TokenTheme.Mode(name: $0, tree: tree.inMode($0)) })
  }
}

extension TokenTree {
  /// The tokens as they are in a mode that the file names; as they are where it says nothing.
  func inMode(_ mode: String) -> TokenTree {
    var tree = self
    for value in modeValues.values(in: mode) {
      if let index = tree.index(of: value.token) { tree.replace(index, value: value.value) }
    }
    return tree
  }
}
