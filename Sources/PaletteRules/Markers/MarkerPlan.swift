/// A second channel for every series of a mode that colour does not distinguish: all findings share this plan.
///
/// Dashes for lines without symbols, symbols for other lines and points, patterns for bars and areas. Where these do not
/// suffice, symbols or dashes, and then direct labels for the rest. After the whole plan no confused pair shares a
/// symbol or has two that look alike.
package struct MarkerPlan: Sendable {
  /// The second channel for a series.
  package enum Channel: Hashable, Sendable {
    /// A symbol at its points.
    case symbol(Symbol)
    /// On and off lengths in px.
    case dash([Double])
    /// A fill pattern.
    case pattern(Series.Pattern)
    /// The name next to the mark.
    case label
  }

  /// Clearly different dashes, in multiples of the line width, without solid. Source: seaborn `unique_dashes`.
  package static let dashes: [[Double]] = [[4, 1.5], [1, 1], [3, 1.25, 1.5, 1.25], [5, 1, 1, 1]]
  /// Patterns in order of preference; the first series of a conflict stays plain.
  package static let patterns: [Series.Pattern] = [
    .none, .diagonal, .horizontal, .dots, .diagonalBack, .vertical, .crosshatch, .squares,
  ]

  /// By series index; nil for series without a conflict.
  package private(set) var channels: [Channel?]
  let series: [Series]
  /// What the chart library can draw; nil without a known library, which allows everything.
  let vocabulary: MarkerVocabulary?
  /// Whether no line or point of a confused pair declares a symbol: such a chart may not mark its points.
  private(set) var isWithoutSymbols = false
  private var drawn = DrawnSymbols()

  /// Plans for the pairs that only colour distinguishes, or only two symbols that look alike.
  ///
  /// - Parameters:
  ///   - pairs: The confused pairs.
  ///   - vocabulary: What the chart library can draw; the plan uses nothing else.
  package init(
    _ pairs: [ConflictGraph.Edge], of series: [Series], drawnBy vocabulary: MarkerVocabulary? = nil
  ) {
    self.series = series
    self.vocabulary = vocabulary
    channels = Array(repeating: nil, count: series.count)
    var conflicting: Set<Int> = []
    for pair in pairs where !drawn.tellApart(series[pair.first], series[pair.second]) {
      conflicting.formUnion([pair.first, pair.second])
    }
    // A pair that already has a second channel still limits the changes of its neighbours.
    let edges = pairs.filter { conflicting.contains($0.first) || conflicting.contains($0.second) }
    let marked = edges.filter { pair in
      let (a, b) = (series[pair.first], series[pair.second])
      return !a.isFilled && !b.isFilled && !SecondChannel(a).isDistinctWithoutSymbol(from: SecondChannel(b))
    }
    isWithoutSymbols = !marked.contains { series[$0.first].showsSymbol || series[$0.second].showsSymbol }
    if isWithoutSymbols { assignDashes(ConflictGraph(edges: marked), conflicting) }
    assignSymbols(ConflictGraph(edges: marked.filter { !isDistinct($0.first, $0.second) }), conflicting)
    assignPatterns(
      ConflictGraph(edges: edges.filter { series[$0.first].isFilled && series[$0.second].isFilled }), conflicting)
    // A line among bars, and every series without a symbol or pattern left.
    for pair in edges where !isDistinct(pair.first, pair.second) {
      channels[conflicting.contains(pair.second) ? pair.second : pair.first] = .label
    }
    drawn = DrawnSymbols()
  }

  /// Dashes the lines of a conflict after the first, which stays as it is.
  private mutating func assignDashes(_ graph: ConflictGraph, _ conflicting: Set<Int>) {
    let neighbors = graph.neighbors
    for (position, index) in graph.vertices.enumerated()
    where conflicting.contains(index) && series[index].mark == .line {
      let fixed = neighbors[position].map { graph.vertices[$0.vertex] }
        .filter { $0 < index || !conflicting.contains($0) || series[$0].mark != .line }
      guard fixed.contains(where: { !isDistinct(index, $0) }) else { continue }
      channels[index] = dash(for: index, besides: fixed)
    }
  }

  /// The first dash that distinguishes a series from others.
  private mutating func dash(for index: Int, besides others: [Int]) -> Channel? {
    guard series[index].mark != .point else { return nil }
    let words = vocabulary?.dash.words.map(\.value) ?? []
    let width = dashWidth(index)
    return (words.isEmpty ? Self.dashes : words).lazy.map { Channel.dash($0.map { $0 * width }) }.first { dash in
      others.allSatisfy { drawn.tellApart(applying(dash, to: index), planned($0)) }
    }
  }

  private mutating func assignSymbols(_ graph: ConflictGraph, _ conflicting: Set<Int>) {
    let neighbors = graph.neighbors
    // Copies, which the search may keep.
    let series = series
    var drawn = drawn
    func areAlike(_ a: Symbol, _ i: Int, _ b: Symbol, _ j: Int) -> Bool {
      drawn.areAlike(a, b, size: DrawnSymbols.size(series[i], series[j]))
    }
    // A declared symbol stays, unless an earlier conflicting series declares one that looks like it.
    var pinned: [Symbol?] = []
    for (position, index) in graph.vertices.enumerated() {
      guard conflicting.contains(index) else {
        pinned.append(series[index].symbol ?? .circle)
        continue
      }
      let declared = series[index].symbol.flatMap { $0 == .none ? nil : $0 }
      let isTaken = neighbors[position].contains { neighbor in
        guard neighbor.vertex < position, let declared, let other = pinned[neighbor.vertex] else { return false }
        return areAlike(declared, index, other, graph.vertices[neighbor.vertex])
      }
      pinned.append(isTaken ? nil : declared)
    }
    let words = vocabulary?.symbol.words.map(\.value)
    let symbols = SymbolAssignment(graph, pinned: pinned, choices: words ?? SymbolDistance.preferred) {
      symbol, vertex, other, neighbor in
      areAlike(symbol, graph.vertices[vertex], other, graph.vertices[neighbor])
    }.symbols
    for (position, index) in graph.vertices.enumerated() where conflicting.contains(index) {
      channels[index] = symbols[position].map { .symbol($0) }
    }
    for (position, index) in graph.vertices.enumerated() where conflicting.contains(index) && channels[index] == nil {
      channels[index] = dash(for: index, besides: neighbors[position].map { graph.vertices[$0.vertex] }) ?? .label
    }
  }

  /// The width in px that multiplies the lengths of a series' dash.
  func dashWidth(_ index: Int) -> Double {
    max(series[index].dashedWidth, DashRhythm.leastGap)
  }

  private mutating func assignPatterns(_ graph: ConflictGraph, _ conflicting: Set<Int>) {
    let neighbors = graph.neighbors
    for (position, index) in graph.vertices.enumerated() where conflicting.contains(index) {
      // Later conflicting series change instead of this one.
      let fixed = neighbors[position].map { graph.vertices[$0.vertex] }
        .filter { channels[$0] != nil || !conflicting.contains($0) }
      let patterns = vocabulary.map { [.none] + $0.pattern.words.map(\.value) } ?? Self.patterns + [.grid]
      let choices = ([series[index].pattern ?? .none] + patterns).map { Channel.pattern($0) }
      channels[index] = choices.first { pattern in
        let changed = applying(pattern, to: index)
        return fixed.allSatisfy { drawn.tellApart(changed, planned($0)) }
      }
      if channels[index] == nil { channels[index] = .label }
    }
  }

  private mutating func isDistinct(_ i: Int, _ j: Int) -> Bool { drawn.tellApart(planned(i), planned(j)) }

  /// A series after the plan.
  package func planned(_ index: Int) -> Series {
    channels[index].map { applying($0, to: index) } ?? series[index]
  }

  private func applying(_ channel: Channel, to index: Int) -> Series {
    var series = series[index]
    switch channel {
    case .symbol(let symbol): series.symbol = symbol
    case .dash(let dash): series.dash = dash
    case .pattern(let pattern): series.pattern = pattern
    case .label: series.label = .direct
    }
    return series
  }
}
