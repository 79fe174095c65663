import PaletteRules
import SourceText

/// Tokens as Style Dictionary wrote them down before the standard: `{"value": "…"}`, in one file or in those that a
/// configuration names under `source` and `include`.
enum StyleDictionaryTokens: ThemeFormat {
  static let name = "style-dictionary"
  static let label = "Style Dictionary tokens"
  static let fileExtensions = ["json", "json5", "yaml", "yml"]
  static let namesItsColors = true
  static let holdsTokens = true

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root, root.members != nil else { return false }
    return isConfiguration(root) || holdsValues(root) || holdsReferences(root) || PlainNames(root).areTokens
  }

  static func tokens(_ input: ThemeInput, for use: TokenUse, _ reading: Reading) throws(ThemeProblem) -> TokenTree? {
    // A file that others refer to may hold anything that could be a token.
    guard let root = input.placedRoot, use == .reference || holdsValues(root.node) else { return nil }
    return tree(root, record: reading.record)
  }

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool { ChartEvidence.isInNames(theme, in: input) }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let root = try reading.object(or: "a file of tokens is an object")
    var tree: TokenTree
    if isConfiguration(root.node) {
      tree = try configured(root, reading)
    } else {
      tree = self.tree(root, record: reading.record)
      let searches = holdsValues(root.node) ? reading.mayShowChart(tree) : reading.mayReferToColors(tree)
      SiblingTokens(reading, searches: searches).complete(&tree)
    }
    var content = try TokenTheme(reading).read(modesOf: tree).content
    if tree.isBuilt { content.label = "tokens that Style Dictionary wrote" }
    return content
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

  /// Whether the tree contains texts that consist of one reference.
  private static func holdsReferences(_ root: SourceNode) -> Bool {
    root.anyNode { node in node.members?.contains { $0.value.string != nil && TokenReference($0.value) != nil } ?? false
    }
  }

  private static func isConfiguration(_ root: SourceNode) -> Bool {
    (root["source"]?.items ?? root["include"]?.items) != nil && root["platforms"]?.members != nil
  }

  /// The tokens of the files that a configuration names, those of `source` over those of `include`.
  private static func configured(
    _ root: PlacedNode, _ reading: Reading
  ) throws(ThemeProblem) -> TokenTree {
    let record = reading.record
    guard let siblings = reading.options.siblings else {
      throw ThemeProblem(
        "a Style Dictionary configuration names files, and there is no folder to look for them in",
        path: root.file.path)
    }
    var tree = TokenTree()
    var absent: [String] = []
    for pattern in (root["include"]?.items ?? []) + (root["source"]?.items ?? []) {
      guard let text = pattern.node.string else {
        record.problem("a source is the path of a file, not \(pattern.node.kindName)", at: pattern.origin)
        continue
      }
      do throws(ThemeProblem) {
        for file in try siblings.files(matching: text, beside: root.file) {
          tree.merge(try reading.tokens(of: file))
        }
      } catch {
        // Style Dictionary passes over what matches nothing; who names the configuration wants to know.
        if reading.options.isFound, error.isAbsent {
          absent.append(text)
          continue
        }
        var problem = error
        if problem.origin == nil { (problem.origin, problem.path) = (pattern.origin, root.file.path) }
        record.problem(problem)
      }
    }
    if tree.tokens.isEmpty, let first = record.problems.first { throw first }
    if let first = absent.first {
      let more = absent.count > 1 ? " and \(absent.count - 1) more" : ""
      guard !tree.tokens.isEmpty else {
        throw ThemeProblem(
          "this Style Dictionary configuration names files that are not there: '\(first)'\(more)",
          reason: .noChartColors, help: "name files that exist", path: root.file.path, doubt: .unusable)
      }
      record.note("no file matches '\(first)'\(more)")
    }
    return tree
  }
}
