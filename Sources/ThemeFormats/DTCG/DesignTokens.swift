package import Palette
import SourceText

/// Design tokens as the Design Tokens Community Group writes them down, format module 2025.10.
package enum DesignTokens: ThemeFormat {
  package static let name = "dtcg"
  package static let label = "DTCG design tokens"

  package static func recognises(_ input: ThemeInput) -> Bool {
    input.root?.anyNode { $0["$value"] != nil } ?? false
  }

  package static func read(_ input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> Theme {
    throw ThemeProblem("this looks like design tokens, which cannot be read yet", path: input.file.path)
  }
}
