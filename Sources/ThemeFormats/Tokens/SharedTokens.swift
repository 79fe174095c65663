import Colorimetry
import PaletteRules
import SourceText

extension ReferenceResolver {
  /// The tokens that some used tokens refer to, with their other users and the steps of their scales.
  ///
  /// - Parameters:
  ///   - starts: The tokens from which the chart takes references: its own, or the first that a value refers to.
  ///   - own: The chart's own tokens, which are no other users.
  mutating func shared(from starts: [Int], own: Set<Int>) -> [SharedToken] {
    var ends: [Int: [Int]] = [:]
    for start in starts {
      guard let end = chainEnd(from: start), end != start || !own.contains(start) else { continue }
      ends[end] = []
    }
    guard !ends.isEmpty else { return [] }
    let used = own.union(starts.flatMap { references(from: $0) })
    for index in tree.tokens.indices where !used.contains(index) && !tree.tokens[index].isForReferences {
      _ = outcome(of: index)
      guard let end = chainEnd(from: index), end != index, ends[end] != nil else { continue }
      ends[end]?.append(index)
    }
    return ends.keys.sorted().map { end in
      let users = ends[end] ?? []
      return SharedToken(
        name: tree.tokens[end].name, definition: tree.tokens[end].value.origin,
        users: users.prefix(SharedToken.mostUsers).map { tree.tokens[$0].name }, userCount: users.count,
        scale: scale(around: end))
    }
  }

  /// The most tokens of one group to look at on either side. An engineering choice: no scale has more steps.
  private static let mostSteps = 32

  /// The tokens of the same group and stem, by their number; empty below three.
  private mutating func scale(around index: Int) -> [SharedToken.Step] {
    let parts = NumericOrder.parts(of: tree.tokens[index].key ?? "")
    guard parts.number != nil else { return [] }
    let group = tree.tokens[index].group
    var steps: [SharedToken.Step] = []
    let near = max(0, index - Self.mostSteps)...min(tree.tokens.count - 1, index + Self.mostSteps)
    for other in near where tree.tokens[other].group == group {
      let its = NumericOrder.parts(of: tree.tokens[other].key ?? "")
      guard its.stem == parts.stem, let number = its.number, case .color(let written) = outcome(of: other) else {
        continue
      }
      steps.append(
        SharedToken.Step(name: tree.tokens[other].name, number: number, color: written.color.mappedToSRGB.srgb))
    }
    return steps.count < 3 ? [] : steps.sorted { ($0.number, $0.name) < ($1.number, $1.name) }
  }
}
