/// One second channel for every series of a mode that colour does not tell apart: the same plan for all its findings.
///
/// Symbols for lines and points, patterns for bars and areas. Where eight symbols do not reach, dashes and then direct
/// labels for the rest.
package struct MarkerPlan: Sendable {
  /// What a series should carry.
  package enum Channel: Hashable, Sendable {
    /// A symbol at its points.
    case symbol(Symbol)
    /// On and off lengths in px.
    case dash([Double])
    /// A fill pattern.
    case pattern(Series.Pattern)
    /// Its name at the mark.
    case label
  }

  /// Dashes told apart at a glance, in multiples of the line width, solid left out. Source: seaborn `unique_dashes`.
  package static let dashes: [[Double]] = [[4, 1.5], [1, 1], [3, 1.25, 1.5, 1.25], [5, 1, 1, 1]]
  /// Patterns in the order they are given out; the first series of a conflict stays plain.
  package static let patterns: [Series.Pattern] = [
    .none, .diagonal, .horizontal, .dots, .diagonalBack, .vertical, .crosshatch, .squares,
  ]

  /// By series index; nil for series that conflict with nobody.
  package let channels: [Channel?]
  private let series: [Series]

  /// Plans for the pairs that nothing but colour tells apart.
  package init(_ pairs: PairMeasurements, of series: [Series], _ shown: [SecondChannel]) {
    self.series = series
    var channels = [Channel?](repeating: nil, count: series.count)
    let all = ConflictGraph(pairs, of: shown)
    let marked = ConflictGraph(edges: all.edges.filter { !series[$0.first].isFilled && !series[$0.second].isFilled })
    Self.assignSymbols(marked, series, into: &channels)
    let filled = ConflictGraph(edges: all.edges.filter { series[$0.first].isFilled && series[$0.second].isFilled })
    Self.assignPatterns(filled, series, into: &channels)
    self.channels = channels
  }

  private static func assignSymbols(_ graph: ConflictGraph, _ series: [Series], into channels: inout [Channel?]) {
    let neighbors = graph.neighbors
    // A declared symbol stays, unless a conflicting series before it declares the same.
    var pinned: [Symbol?] = []
    for (position, index) in graph.vertices.enumerated() {
      let declared = series[index].symbol.flatMap { $0 == .none ? nil : $0 }
      let isTaken = neighbors[position].contains { $0.vertex < position && pinned[$0.vertex] == declared }
      pinned.append(isTaken ? nil : declared)
    }
    let symbols = SymbolAssignment(graph, pinned: pinned).symbols
    for (position, index) in graph.vertices.enumerated() {
      if let symbol = symbols[position] {
        channels[index] = .symbol(symbol)
        continue
      }
      let taken = neighbors[position].map { channels[graph.vertices[$0.vertex]] }
      let width = series[index].width.map { series[index].mark == .line ? $0 : 2 } ?? 2
      let dash = series[index].mark == .point ? nil : dashes.first { !taken.contains(.dash(scaled($0, width))) }
      channels[index] = dash.map { .dash(scaled($0, width)) } ?? .label
    }
  }

  private static func assignPatterns(_ graph: ConflictGraph, _ series: [Series], into channels: inout [Channel?]) {
    let neighbors = graph.neighbors
    for (position, index) in graph.vertices.enumerated() {
      let taken = neighbors[position].compactMap { channels[graph.vertices[$0.vertex]] }
      let declared = series[index].pattern ?? .none
      let choices = [declared] + patterns
      let pattern = choices.first { !taken.contains(.pattern($0)) }
      channels[index] = pattern.map { .pattern($0) } ?? .label
    }
  }

  private static func scaled(_ dash: [Double], _ width: Double) -> [Double] { dash.map { $0 * width } }

  /// What to do about a pair; nil where the theme already does it.
  ///
  /// - Parameters:
  ///   - changed: The series written later, which changes when there is a choice.
  ///   - kept: The other.
  package func suggestion(changed: Int, kept: Int) -> Suggestion? {
    let (a, b) = (change(changed), change(kept))
    switch (a, b) {
    case (nil, nil):
      guard series[changed].isFilled != series[kept].isFilled else { return nil }
      return suggestion(changed, .label, text: "label '\(series[changed].name)' directly")
    case (let a?, nil):
      return suggestion(changed, a, text: words(changed, a) + keeps(kept))
    case (nil, let b?):
      return suggestion(kept, b, text: words(kept, b) + keeps(changed))
    case (let a?, let b?):
      if case .symbol(let first) = a, case .symbol(let second) = b {
        let text =
          "mark '\(series[changed].name)' with \(first.phrase) and '\(series[kept].name)' with \(second.phrase)"
        return suggestion(changed, a, text: text)
      }
      return suggestion(changed, a, text: words(changed, a) + " and " + words(kept, b))
    }
  }

  /// The channel that a series does not have yet.
  private func change(_ index: Int) -> Channel? {
    guard let channel = channels[index] else { return nil }
    switch channel {
    case .symbol(let symbol): return symbol == series[index].symbol ?? .circle ? nil : channel
    case .pattern(let pattern): return pattern == series[index].pattern ?? .none ? nil : channel
    case .dash, .label: return channel
    }
  }

  private func keeps(_ index: Int) -> String {
    switch channels[index] {
    case .symbol(let symbol): " ('\(series[index].name)' keeps the \(symbol.word))"
    case .pattern(let pattern):
      " ('\(series[index].name)' \(pattern == .none ? "stays plain" : "keeps the \(pattern.word) pattern"))"
    case .dash, .label, nil: ""
    }
  }

  private func words(_ index: Int, _ channel: Channel) -> String {
    let name = "'\(series[index].name)'"
    switch channel {
    case .symbol(let symbol): return "mark \(name) with \(symbol.phrase)"
    case .pattern(let pattern):
      return pattern == .none ? "fill \(name) plain" : "fill \(name) with a \(pattern.word) pattern"
    case .dash(let dash):
      let lengths = dash.map { Figures.plain($0) }.joined(separator: " ")
      return "dash \(name) (\(lengths) px), as the symbols are used up"
    case .label: return "label \(name) directly, as symbols and dashes are used up"
    }
  }

  private func suggestion(_ index: Int, _ channel: Channel, text: String) -> Suggestion {
    var suggestion = Suggestion(token: series[index].token, series: series[index].name, text: text)
    switch channel {
    case .symbol(let symbol): suggestion.symbol = symbol
    case .dash(let dash): suggestion.dash = dash
    case .pattern, .label: break
    }
    return suggestion
  }
}

extension Series {
  /// Whether the mark carries patterns and not symbols.
  var isFilled: Bool { mark == .bar || mark == .area }
}

extension Symbol {
  /// `triangle down`.
  package var word: String {
    switch self {
    case .triangleDown: "triangle down"
    case .triangleLeft: "triangle left"
    case .triangleRight: "triangle right"
    default: rawValue
    }
  }

  /// `a cross`, `an asterisk`.
  package var phrase: String { self == .asterisk ? "an asterisk" : self == .none ? "no symbol" : "a \(word)" }
}

extension Series.Pattern {
  /// `diagonal back`.
  var word: String { self == .diagonalBack ? "diagonal back" : rawValue }
}
