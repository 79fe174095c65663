/// Finds the best of all assignments of different symbols to the vertices of a graph, by depth-first branch and bound.
///
/// Symbols are indices into `Symbol.allCases` here, and -1 means none: the search visits up to 100,000 branches for
/// eight series.
struct SymbolSearch {
  private let choices: [Int]
  /// The vertices that take a symbol, in order.
  private let free: [Int]
  /// For each of ``free``: the neighbours whose symbol is chosen before its own.
  private let fixedNeighbors: [[(vertex: Int, weight: Double)]]
  /// The most that the edges of a step and of all later steps can add to a sum.
  private let left: [Double]
  private let areAlike: SymbolAssignment.Likeness
  private var likeness: [Bool?]

  private var current: [Int]
  private var taken: [Bool]
  private var ranks: [Int] = []
  private var best: (symbols: [Int], score: Score, ranks: [Int])?

  private static let all = Symbol.allCases
  private static let numbers = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1, $0) })
  private static let differences = all.flatMap { one in
    all.map { min(PerceivedDifference.between(one, $0), PerceivedDifference.clear) }
  }

  /// A score; greater is better.
  private struct Score {
    var least = PerceivedDifference.clear
    var sum = 0.0
    /// Differences of sums up to this are floating-point noise.
    static let epsilon = 1e-12
  }

  private init(
    _ graph: ConflictGraph, _ pinned: [Symbol?], _ choices: [Symbol], _ areAlike: @escaping SymbolAssignment.Likeness
  ) {
    self.choices = choices.compactMap { Self.numbers[$0] }
    self.areAlike = areAlike
    current = pinned.map { $0.flatMap { Self.numbers[$0] } ?? -1 }
    taken = Self.all.indices.map(current.contains)
    likeness = Array(repeating: nil, count: Self.all.count * Self.all.count * pinned.count * pinned.count)
    let neighbors = graph.neighbors
    let free = graph.vertices.indices.filter { pinned[$0] == nil }
    fixedNeighbors = free.map { vertex in neighbors[vertex].filter { pinned[$0.vertex] != nil || $0.vertex < vertex } }
    // No choice affects the edges between two pinned symbols.
    var left = [Double](repeating: 0, count: free.count + 1)
    for step in free.indices.reversed() {
      left[step] = left[step + 1] + fixedNeighbors[step].reduce(0) { $0 + $1.weight } * PerceivedDifference.clear
    }
    self.left = left
    self.free = free
  }

  /// The symbol of each vertex; nil where every assignment gives two neighbours symbols that look alike.
  static func best(
    _ graph: ConflictGraph, pinned: [Symbol?], choices: [Symbol], areAlike: @escaping SymbolAssignment.Likeness
  ) -> [Symbol?]? {
    var search = Self(graph, pinned, choices, areAlike)
    search.visit(0, Score())
    return search.best.map { $0.symbols.map { $0 < 0 ? nil : all[$0] } }
  }

  private mutating func visit(_ step: Int, _ score: Score) {
    if let best {
      if score.least < best.score.least - Score.epsilon { return }
      if score.least < best.score.least + Score.epsilon, score.sum + left[step] < best.score.sum - Score.epsilon {
        return
      }
    }
    guard step < free.count else { return finish(score) }
    let vertex = free[step]
    for (rank, symbol) in choices.enumerated() where !taken[symbol] {
      guard let next = adding(symbol, step, to: score) else { continue }
      current[vertex] = symbol
      taken[symbol] = true
      ranks.append(rank)
      visit(step + 1, next)
      ranks.removeLast()
      taken[symbol] = false
      current[vertex] = -1
    }
  }

  private mutating func finish(_ score: Score) {
    let ranks = ranks.sorted()
    if let best, score.least < best.score.least + Score.epsilon, score.sum < best.score.sum + Score.epsilon,
      !ranks.lexicographicallyPrecedes(best.ranks)
    {
      return
    }
    best = (current, score, ranks)
  }

  /// The score with a symbol on the vertex of a step; nil where it looks like a neighbour's symbol.
  private mutating func adding(_ symbol: Int, _ step: Int, to score: Score) -> Score? {
    var score = score
    for neighbor in fixedNeighbors[step] {
      let other = current[neighbor.vertex]
      guard other >= 0 else { continue }
      if looksAlike(symbol, free[step], other, neighbor.vertex) { return nil }
      let difference = Self.differences[symbol * Self.all.count + other]
      score.least = min(score.least, difference)
      score.sum += neighbor.weight * difference
    }
    return score
  }

  /// The caller's answer, cached: the search repeats the same few questions, and each answer takes drawing.
  private mutating func looksAlike(_ symbol: Int, _ vertex: Int, _ other: Int, _ neighbor: Int) -> Bool {
    let count = Self.all.count
    let vertices = current.count
    let place = ((symbol * vertices + vertex) * count + other) * vertices + neighbor
    if let known = likeness[place] { return known }
    let answer = areAlike(Self.all[symbol], vertex, Self.all[other], neighbor)
    likeness[place] = answer
    return answer
  }
}
