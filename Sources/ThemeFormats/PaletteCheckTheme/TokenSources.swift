import PaletteRules
import SourceText

/// The files that a palettecheck theme names under `sources`, each read once for all modes.
final class TokenSources {
  private let options: ReadingOptions
  private let record: ReadingRecord
  private var known: [String: TokenTree] = [:]

  /// Those of the files that `--include` names, below everything that the theme says.
  private lazy var included: TokenTree = {
    var tree = TokenTree()
    for file in options.includes {
      do throws(ThemeProblem) {
        tree.merge(try TokenFile.tokens(of: file, options: options, record: record))
      } catch {
        record.problem(error)
      }
    }
    return tree
  }()

  /// Creates a reader of sources; trouble goes to the record.
  init(options: ReadingOptions, record: ReadingRecord) {
    self.options = options
    self.record = record
  }

  /// Every token of the files that `sources` names, later files over earlier ones.
  func tokens(_ sources: PlacedNode?) -> TokenTree {
    var tree = included
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
        for file in files { found.merge(try TokenFile.tokens(of: file, options: options, record: record)) }
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
}
