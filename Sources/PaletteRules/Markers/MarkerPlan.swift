/// A second channel for every series of a mode that colour does not distinguish: all findings share this plan.
///
/// A symbol for lines and points, a pattern for bars and areas; dashes where the symbols are used up, and direct labels for the
/// rest. The channel of a series follows from its place among the series, not from what is confused, so that it is the same in
/// every mode.
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
  /// Patterns in order of preference; the first series stays plain.
  package static let patterns: [Series.Pattern] = [
    .none, .diagonal, .horizontal, .dots, .diagonalBack, .vertical, .crosshatch, .squares,
  ]

  /// By series index; nil for series without a conflict.
  package private(set) var channels: [Channel?]
  let series: [Series]
  /// What the chart library can draw; nil without a known library, which allows everything.
  let vocabulary: MarkerVocabulary?

  /// Plans for the pairs that only colour distinguishes, or only two symbols that look alike.
  ///
  /// - Parameters:
  ///   - pairs: The confused pairs, as indices of series.
  ///   - vocabulary: What the chart library can draw; the plan uses nothing else.
  package init(
    _ pairs: [(first: Int, second: Int)], of series: [Series], drawnBy vocabulary: MarkerVocabulary? = nil
  ) {
    (self.series, self.vocabulary) = (series, vocabulary)
    channels = Array(repeating: nil, count: series.count)
    let confused = pairs.filter { !series[$0.first].isToldApart(from: series[$0.second]) }
    guard !confused.isEmpty else { return }
    let own = ownChannels()
    for index in Set(confused.flatMap { [$0.first, $0.second] }) { channels[index] = own[index] ?? .label }
    // What is left: a line among bars, symbols that are too small, more series than symbols or patterns.
    for (first, second) in pairs
    where channels[first] != nil || channels[second] != nil {
      guard !planned(first).isToldApart(from: planned(second)) else { continue }
      channels[channels[second] != nil ? max(first, second) : first] = .label
    }
  }

  /// The channel of each series, by its place; nil where all are used up.
  private func ownChannels() -> [Channel?] {
    let known = vocabulary?.symbol.words.map(\.value) ?? SymbolSizes.preferred
    let symbols = SymbolSizes.preferred.filter(known.contains) + known.filter { !SymbolSizes.preferred.contains($0) }
    let dashes = vocabulary.flatMap { $0.dash.words.isEmpty ? nil : $0.dash.words.map(\.value) } ?? Self.dashes
    let patterns = vocabulary.map { [.none] + $0.pattern.words.map(\.value) } ?? Self.patterns + [.grid]
    func left<Value: Hashable>(_ values: [Value], without declared: [Value]) -> ArraySlice<Value> {
      values.filter { !declared.contains($0) }[...]
    }
    var symbolsLeft = left(symbols, without: series.compactMap { $0.isFilled ? nil : $0.symbol })
    var patternsLeft = left(
      patterns, without: series.compactMap { $0.isFilled && $0.pattern != Series.Pattern.none ? $0.pattern : nil })
    var dashesLeft = dashes[...]
    var taken: Set<Channel> = []
    return series.indices.map { index in
      let one = series[index]
      // The first that declares a symbol or a pattern keeps it.
      let declared: Channel? =
        one.isFilled
        ? one.pattern.flatMap { $0 == .none ? nil : .pattern($0) }
        : one.symbol.flatMap { $0 == .none ? nil : .symbol($0) }
      if let declared, taken.insert(declared).inserted { return declared }
      if one.isFilled { return patternsLeft.popFirst().map { .pattern($0) } }
      if let symbol = symbolsLeft.popFirst() { return .symbol(symbol) }
      guard one.mark != .point else { return nil }
      let width = dashWidth(index)
      return dashesLeft.popFirst().map { .dash($0.map { $0 * width }) }
    }
  }

  /// The width in px that multiplies the lengths of a series' dash.
  func dashWidth(_ index: Int) -> Double { max(series[index].dashedWidth, DashRhythm.leastGap) }

  /// A series after the plan.
  package func planned(_ index: Int) -> Series {
    var series = series[index]
    switch channels[index] {
    case .symbol(let symbol): series.symbol = symbol
    case .dash(let dash): series.dash = dash
    case .pattern(let pattern): series.pattern = pattern
    case .label: series.label = .direct
    case nil: break
    }
    return series
  }
}
