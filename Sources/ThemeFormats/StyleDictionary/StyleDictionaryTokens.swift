package import PaletteRules
import SourceText

/// Tokens as Style Dictionary wrote them down before the standard: `{"value": "…"}`, in one file or in those that a
/// configuration names under `source` and `include`.
package enum StyleDictionaryTokens: ThemeFormat {
  package static let name = "style-dictionary"
  package static let label = "Style Dictionary tokens"

  package static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root, root.members != nil else { return false }
    return isConfiguration(root) || holdsValues(root) || holdsReferences(root)
  }

  package static func read(_ input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> Theme {
    guard let document = input.document, let root = input.placedRoot, root.node.members != nil else {
      throw ThemeProblem("a file of tokens is an object", path: input.file.path)
    }
    let record = ReadingRecord()
    record.note(document, of: input.file)
    var tree: TokenTree
    if isConfiguration(root.node) {
      tree = try configured(root, options: options, record: record)
    } else {
      tree = self.tree(root, record: record)
      SiblingTokens(of: input.file, searches: true, options: options, record: record).complete(&tree)
    }
    let reading = try DesignTokens.modes(of: tree, in: TokenTheme(file: input.file, options: options, record: record))
    return Theme(
      path: input.file.path, format: name, formatLabel: label, modes: reading.modes, palettes: reading.palettes,
      notes: record.notes, remarks: record.remarks, problems: record.problems
    ).leaving(record.unjudged)
  }

  /// The tokens of one file.
  static func tree(_ root: PlacedNode, record: ReadingRecord) -> TokenTree {
    holdsValues(root.node)
      ? TokenTree(legacyTokens: root, record: record) : TokenTree(bareLeaves: root, record: record)
  }

  /// Whether tokens are spelled with `value`.
  static func holdsValues(_ root: SourceNode) -> Bool {
    root.anyNode { $0["value"]?.string != nil || ($0["value"] != nil && $0["type"]?.string != nil) }
  }

  /// Whether texts that are nothing but a reference stand in the tree.
  private static func holdsReferences(_ root: SourceNode) -> Bool {
    root.anyNode { node in node.members?.contains { $0.value.string != nil && TokenReference($0.value) != nil } ?? false
    }
  }

  private static func isConfiguration(_ root: SourceNode) -> Bool {
    (root["source"]?.items ?? root["include"]?.items) != nil && root["platforms"]?.members != nil
  }

  /// The tokens of the files that a configuration names, those of `source` over those of `include`.
  private static func configured(
    _ root: PlacedNode, options: ReadingOptions, record: ReadingRecord
  ) throws(ThemeProblem) -> TokenTree {
    guard let siblings = options.siblings else {
      throw ThemeProblem(
        "a Style Dictionary configuration names files, and there is no folder to look for them in",
        path: root.file.path)
    }
    var tree = TokenTree()
    for pattern in (root["include"]?.items ?? []) + (root["source"]?.items ?? []) {
      guard let text = pattern.node.string else {
        record.problem("a source is the path of a file, not \(pattern.node.kindName)", at: pattern.origin)
        continue
      }
      do throws(ThemeProblem) {
        for file in try siblings.files(matching: text, beside: root.file) {
          tree.merge(try TokenFile.tokens(of: file, options: options, record: record))
        }
      } catch {
        var problem = error
        if problem.origin == nil { (problem.origin, problem.path) = (pattern.origin, root.file.path) }
        record.problem(problem)
      }
    }
    if tree.tokens.isEmpty, let first = record.problems.first { throw first }
    return tree
  }
}
