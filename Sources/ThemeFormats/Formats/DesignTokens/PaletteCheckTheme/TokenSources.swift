import PaletteRules
import SourceText

/// The files that a palettecheck theme names under `sources`, each read once for all modes.
final class TokenSources {
  private let reading: Reading
  private var known: [String: TokenTree] = [:]

  /// Those of the files that `--include` names, below everything that the theme says.
  private lazy var included: TokenTree = {
    var tree = TokenTree()
    for file in reading.options.includes {
      do throws(ThemeProblem) {
        tree.merge(try reading.tokens(of: file))
      } catch {
        reading.record.problem(error)
      }
    }
    return tree
  }()

  /// Creates a reader of sources; trouble goes to the record.
  init(_ reading: Reading) {
    self.reading = reading
  }

  /// Every token of the files that `sources` names, later files over earlier ones.
  func tokens(_ sources: PlacedNode?) -> TokenTree {
    var tree = included
    for pattern in sources?.items ?? [] {
      guard let text = pattern.node.string else {
        reading.record.problem(TokenProblem.notPath("a source", pattern.node.kindName), at: pattern.origin)
        continue
      }
      if let read = known[text] {
        tree.merge(read)
        continue
      }
      guard let siblings = reading.options.siblings else {
        reading.record.note(.noFolder, text)
        continue
      }
      do throws(ThemeProblem) {
        let files = try siblings.files(matching: text, beside: pattern.file)
        if files.isEmpty { reading.record.problem(ReadingProblem.noSuchFile(text), at: pattern.origin) }
        var found = TokenTree()
        for file in files { found.merge(try reading.tokens(of: file)) }
        known[text] = found
        tree.merge(found)
      } catch {
        var problem = error
        if problem.origin == nil {
          problem.origin = pattern.origin
          problem.path = pattern.file.path
        }
        reading.record.problem(problem)
      }
    }
    return tree
  }
}
