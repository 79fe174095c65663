extension MarkerPlan {
  /// The remedy for a pair: one change, or two that belong together; empty where the theme already follows the plan.
  ///
  /// - Parameters:
  ///   - changed: The series that comes later in the file, named first.
  ///   - kept: The other.
  package func suggestions(changed: Int, kept: Int) -> [Suggestion] {
    switch (change(changed), change(kept)) {
    case (nil, nil): []
    case (let a?, nil): [suggestion(changed, a, besides: kept)]
    case (nil, let b?): [suggestion(kept, b, besides: changed)]
    case (let a?, let b?): [suggestion(changed, a), suggestion(kept, b)]
    }
  }

  /// The remedies for several pairs, each series once; `changed` comes later in the file.
  package func suggestions(for pairs: [(changed: Int, kept: Int)]) -> [Suggestion] {
    var marked: Set<String> = []
    return pairs.flatMap { suggestions(changed: $0.changed, kept: $0.kept) }.filter { marked.insert($0.token).inserted }
  }

  /// The channel that a series still lacks, including a circle that the theme leaves to the chart library.
  private func change(_ index: Int) -> Channel? {
    guard let channel = channels[index] else { return nil }
    switch channel {
    case .symbol(let symbol): return symbol == series[index].symbol ? nil : channel
    case .pattern(let pattern): return pattern == series[index].pattern ?? .none ? nil : channel
    case .dash, .label: return channel
    }
  }

  private func suggestion(_ index: Int, _ channel: Channel, besides kept: Int? = nil) -> Suggestion {
    let setting = vocabulary?.setting(channel, width: dashWidth(index))
    let asides = [setting.map { "\(vocabulary?.library ?? ""): \($0)" }, channel == .label ? nil : kept.flatMap(keeps)]
      .compactMap(\.self)
    let text = words(index, channel) + (asides.isEmpty ? "" : " (\(asides.joined(separator: "; ")))")
    var suggestion = Suggestion(token: series[index].token, series: series[index].name, action: text)
    suggestion.native = setting.map { (vocabulary?.library ?? "", $0) }
    switch channel {
    case .symbol(let symbol): suggestion.symbol = symbol
    case .dash(let dash): suggestion.dash = dash
    case .pattern(let pattern): suggestion.pattern = pattern
    case .label: suggestion.label = .direct
    }
    return suggestion
  }

  private func keeps(_ index: Int) -> String? {
    let name = quoted(series[index].name)
    switch channels[index] {
    case .symbol(let symbol): return "\(name) keeps the \(symbol.word)"
    case .pattern(let pattern):
      return "\(name) \(pattern == .none ? "stays plain" : "keeps the \(pattern.word) pattern")"
    case .dash, .label: return nil
    case nil:
      guard series[index].mark == .line else { return nil }
      return "\(name) stays \(series[index].dash?.isEmpty ?? true ? "solid" : "dashed")"
    }
  }

  private func words(_ index: Int, _ channel: Channel) -> String {
    let name = quoted(series[index].name)
    switch channel {
    case .symbol(let symbol): return "mark \(name) with \(symbol.phrase)"
    case .pattern(let pattern):
      return pattern == .none ? "fill \(name) plain" : "fill \(name) with a \(pattern.word) pattern"
    case .dash(let dash):
      let lengths = dash.map { Figures.plain($0) }.joined(separator: " ")
      return "dash \(name) by \(lengths) px"
    case .label: return "label \(name) directly"
    }
  }
}

extension MarkerVocabulary {
  /// The library's setting for a channel: `shape "triangle-up"`; nil when the library has none.
  ///
  /// - Parameter width: The width in px that multiplied the lengths of a dash.
  package func setting(_ channel: MarkerPlan.Channel, width: Double) -> String? {
    switch channel {
    case .symbol(let symbol): self.symbol.text(symbol)
    case .dash(let lengths):
      dash.words.isEmpty
        ? dash.filled("[\(lengths.map { Figures.plain($0) }.joined(separator: ", "))]")
        : dash.words.first { $0.value.map { $0 * width } == lengths }.map { dash.filled($0.word) }
    case .pattern(let pattern): self.pattern.text(pattern)
    case .label: label
    }
  }
}
