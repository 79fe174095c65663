import PaletteRules
import SourceText

/// `$extends`: a group that takes over the tokens of another (DTCG 2025.10 format module, section 6.4).
struct GroupExtension {
  /// The group that takes over.
  let path: [String]
  /// What it names: `{group}` or `#/group`.
  let target: PlacedNode
  /// The index that the first token of the group has, or would have: the position of the group in the file.
  var first: Int

  /// Groups of one file that may extend others.
  private static let most = 64
  /// Tokens that may be taken over in one file: groups that extend each other twice double them.
  private static let mostCopies = 20_000

  /// The path of the group that is named; nil when the reference is written wrong.
  private var targetPath: [String]? {
    switch TokenReference(target.node) {
    case .name(let name): name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    case .pointer, nil: target.node.string.flatMap { JSONPointer(fragment: $0)?.tokens }
    }
  }

  /// Copies tokens that a group has not got itself, groups that are extended first before those that extend them.
  ///
  /// - Parameter limit: tokens of the tree; copying stops beyond.
  static func apply(_ extensions: [GroupExtension], to tree: inout TokenTree, limit: Int, record: ReadingRecord) {
    if extensions.count > most, let first = extensions.first {
      record.problem(
        TokenProblem.tooManyExtensions(extensions.count, most), at: first.target.origin)
      return
    }
    let limit = min(limit, tree.tokens.count + mostCopies)
    var order = ExtendedOrder(tree.tokens.count)
    defer { if !extensions.isEmpty { tree.arrange(order.sorted) } }
    var waiting = extensions
    while !waiting.isEmpty {
      let open = waiting.map(\.path)
      let ready = waiting.filter { one in
        guard let path = one.targetPath else { return true }
        return !open.contains { $0.starts(with: path) || path.starts(with: $0) }
      }
      guard !ready.isEmpty else { break }
      for one in ready {
        let number = extensions.firstIndex { $0.path == one.path } ?? 0
        one.apply(to: &tree, &order, number: number, limit: limit, record: record)
        guard tree.tokens.count <= limit else {
          record.problem(TokenProblem.tooManyCopies(limit), at: one.target.origin)
          return
        }
      }
      waiting.removeAll { one in ready.contains { $0.path == one.path } }
    }
    guard let first = waiting.first else { return }
    record.problem(
      ThemeProblem(
        TokenProblem.circularExtension(waiting.map { "'\($0.path.joined(separator: "."))'" }.joined(separator: ", ")),
        path: first.target.file.path, origin: first.target.origin,
        related: waiting.dropFirst().map {
          RelatedPlace(label: "'\($0.path.joined(separator: "."))'", origin: $0.target.origin)
        }))
  }

  private func apply(
    to tree: inout TokenTree, _ order: inout ExtendedOrder, number: Int, limit: Int, record: ReadingRecord
  ) {
    let name = targetPath?.joined(separator: ".") ?? ""
    guard let source = targetPath, tree.isGroup(name) else {
      if let source = targetPath, tree.index(of: source.joined(separator: ".")) != nil {
        record.problem(TokenProblem.extendsToken(name), at: target.origin)
        return
      }
      let help = DidYouMean.phrase(for: name, among: tree.groups.filter { !$0.isEmpty }.sorted())
      let written = target.node.string.map { "'\($0)'" } ?? target.node.kindName
      record.problem(
        TokenProblem.extendsNothing(written), help: help, at: target.origin)
      return
    }
    func members(of group: [String]) -> [Int] {
      order.sorted(tree.tokens.indices.filter { tree.tokens[$0].isBelow(group) })
    }
    let own = members(of: path)
    var merged: [Int] = []
    for index in members(of: source) where tree.tokens.count <= limit {
      let token = tree.tokens[index]
      let path = self.path + token.path.dropFirst(source.count)
      guard TokenPathLimit.allows(path, at: target, record: record) else { break }
      if let known = tree.index(of: path.joined(separator: ".")) {
        merged.append(known)
        continue
      }
      merged.append(tree.tokens.count)
      tree.add(Token(path: path, value: token.value, type: token.type, settings: token.settings))
      tree.add(group: Array(path.dropLast()))
    }
    order.place(merged, own, of: (first, number))
  }
}

/// The order of tokens once groups have taken over others (DTCG 2025.10 format module, section 6.4.2): first what is taken
/// over, in its own order, what the group overrides in the place of what it overrides, and then what the group adds. All of
/// it stands where the group is in the file.
struct ExtendedOrder {
  private struct Place: Comparable {
    /// The index of the token that stood there before any was taken over.
    let first: Int
    /// Groups at the same place, in file order; tokens of no such group last.
    let group: Int
    /// Within the group.
    let step: Int

    static func < (a: Place, b: Place) -> Bool { (a.first, a.group, a.step) < (b.first, b.group, b.step) }
  }

  private var places: [Place]

  /// The order before anything is taken over.
  init(_ count: Int) { places = (0..<count).map { Place(first: $0, group: .max, step: 0) } }

  /// Every index, in order.
  var sorted: [Int] { sorted(Array(places.indices)) }

  /// Some indices, in order.
  func sorted(_ indices: [Int]) -> [Int] { indices.sorted { (places[$0], $0) < (places[$1], $1) } }

  /// Orders the tokens of a group: those it has from another, overridden or not, then its own others.
  mutating func place(_ merged: [Int], _ own: [Int], of group: (first: Int, number: Int)) {
    let taken = Set(merged)
    for (step, index) in (merged + own.filter { !taken.contains($0) }).enumerated() {
      while places.count <= index { places.append(Place(first: places.count, group: .max, step: 0)) }
      places[index] = Place(first: group.first, group: group.number, step: step)
    }
  }
}
