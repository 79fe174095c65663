import Palette
import SourceText

/// The files that a palettecheck theme names under `sources`, each read once for all modes.
final class TokenSources {
  private let options: ReadingOptions
  private let record: ReadingRecord
  private var known: [String: TokenTree] = [:]

  /// Creates a reader of sources; trouble goes to the record.
  init(options: ReadingOptions, record: ReadingRecord) {
    self.options = options
    self.record = record
  }

  /// Every token of the files that `sources` names, later files over earlier ones.
  func tokens(_ sources: PlacedNode?) -> TokenTree {
    var tree = TokenTree()
    for pattern in sources?.items ?? [] {
      guard let text = pattern.node.string else {
        record.problem("a source is the path of a file, not \(pattern.node.kindName)", at: pattern.origin)
        continue
      }
      if let read = known[text] {
        tree.merge(read)
        continue
      }
      guard let siblings = options.siblings else {
        record.note("'\(text)' was not read: there is no folder to look for it in")
        continue
      }
      do throws(ThemeProblem) {
        let files = try siblings.files(matching: text, beside: pattern.file)
        if files.isEmpty { record.problem("no file matches '\(text)'", at: pattern.origin) }
        var found = TokenTree()
        for file in files { found.merge(try read(file)) }
        known[text] = found
        tree.merge(found)
      } catch {
        var problem = error
        if problem.origin == nil {
          problem.origin = pattern.origin
          problem.path = pattern.file.path
        }
        record.problem(problem)
      }
    }
    return tree
  }

  private func read(_ file: SourceFile) throws(ThemeProblem) -> TokenTree {
    let input = try ThemeInput(file, options: options)
    guard let root = input.placedRoot, root.node.members != nil else {
      throw ThemeProblem("'\(file.path)' holds no design tokens that this version reads", path: file.path)
    }
    if root["palettecheck"] != nil, let colors = root["colors"] {
      return TokenTree(namedColors: colors, record: record)
    }
    return TokenTree(designTokens: root, options: options, record: record)
  }
}
