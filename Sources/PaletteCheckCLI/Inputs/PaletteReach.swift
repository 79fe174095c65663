import PaletteRules
import SourceText

/// Which places of a file belong to some of its palettes.
struct PaletteReach {
  private let names: [String]
  /// The lists that hold the colours, where the file is a tree.
  private var lists: Set<[String]> = []
  /// From the first colour of each palette to its last.
  private var spans: [Range<Int>] = []

  init(_ palettes: [NamedPalette]) {
    names = palettes.map(\.name)
    for palette in palettes {
      let origins = palette.colors.map(\.origin)
      lists.formUnion(origins.filter { !$0.pointer.tokens.isEmpty }.map { Array($0.pointer.tokens.dropLast()) })
      if let first = origins.map(\.range.lowerBound).min(), let last = origins.map(\.range.upperBound).max() {
        spans.append(first..<max(first, last))
      }
    }
  }

  /// Whether a problem may be one of these palettes.
  ///
  /// - Parameter surely: Whether a problem without a place counts as somebody else's.
  func mayHold(_ problem: ThemeProblem, surely: Bool = false) -> Bool {
    guard let origin = problem.origin else { return !surely }
    if let token = problem.token, names.contains(where: { token.hasPrefix($0 + ".") }) { return true }
    if lists.contains(Array(origin.pointer.tokens.dropLast())), !origin.pointer.tokens.isEmpty { return true }
    return spans.contains { $0.contains(origin.range.lowerBound) }
  }
}
