import SourceText

/// What is behind a chart of Flutter: the colour of the nearest widget around it that paints one.
struct FlutterGround {
  private let tokens: LiteralTokens
  /// What members are given, by where they begin.
  private var given: [Int: SourceNode?] = [:]

  /// Charts and widgets that paint a background, with the label of its colour.
  ///
  /// Sources: Flutter 3, `Card`, `Container`, `ColoredBox`, `Material`, `BoxDecoration`, `Scaffold`; fl_chart 1, `AxisChartData`;
  /// Syncfusion Flutter Charts, `SfCartesianChart`.
  private static let painting: [String: String] = [
    "LineChartData": "backgroundColor", "BarChartData": "backgroundColor", "ScatterChartData": "backgroundColor",
    "SfCartesianChart": "backgroundColor", "SfCircularChart": "backgroundColor", "Card": "color", "Container": "color",
    "AnimatedContainer": "color", "ColoredBox": "color", "Material": "color", "Scaffold": "backgroundColor",
    "DecoratedBox": "decoration", "Ink": "color", "Dialog": "backgroundColor",
  ]
  /// Those that paint a colour of the theme where they are given none.
  private static let themed: Set<String> = ["Card", "Material", "Dialog"]
  /// Names of the colours that members are given.
  private static let labels: Set<String> = ["color", "backgroundColor"]

  /// The backgrounds of the charts of a file; nil stands for one that cannot be followed.
  static func all(_ literals: LiteralTree, _ file: SourceFile) -> [SourceNode?] {
    guard file.path.hasSuffix(".dart") else { return [] }
    let marks = literals.uses.filter { $0.kind == .call && DrawnNames.drawing.contains($0.name) }
    return FlutterGround(literals, file).backgrounds(of: Set(marks.map(\.range.lowerBound)))
  }

  private init(_ literals: LiteralTree, _ file: SourceFile) {
    tokens = LiteralTokens(file.bytes, literals.language)
    for use in literals.uses where use.kind == .member && Self.labels.contains(use.name) {
      given[use.range.lowerBound] = .some(use.arguments.first?.node)
    }
  }

  /// What is behind one chart.
  private enum Ground {
    /// Nobody paints it.
    case page
    case color(SourceNode)
    case unknown
  }

  private func backgrounds(of marks: Set<Int>) -> [SourceNode?] {
    var grounds: [Ground] = []
    var around: [(open: Int, close: Int)] = []
    for index in 0..<tokens.count {
      while let last = around.last, last.close <= index { around.removeLast() }
      if let close = tokens[index].close { around.append((index, close)) }
      if marks.contains(tokens[index].range.lowerBound) { grounds.append(ground(behind: around)) }
    }
    let painted = grounds.filter { if case .page = $0 { false } else { true } }
    // Of two charts one may stand on the page.
    guard painted.count == grounds.count else { return painted.isEmpty ? [] : [nil] }
    return painted.map { if case .color(let node) = $0 { node } else { nil } }
  }

  /// The ground that the nearest widget paints; those whose colour the theme has hide what is behind them.
  private func ground(behind around: [(open: Int, close: Int)]) -> Ground {
    var isHidden = false
    for (open, close) in around.reversed() {
      guard let name = tokens.word(open - 1), let label = Self.painting[name] else { continue }
      let arguments = tokens.arguments(open, close)
      guard let given = arguments.first(where: { [label, "decoration"].contains($0.label) }) else {
        isHidden = isHidden || Self.themed.contains(name)
        continue
      }
      if tokens.path(at: given.range.lowerBound).names == ["Colors", "transparent"] { continue }
      guard let color = given.label == label ? value(given.range) : decoration(given.range) else { return .unknown }
      if ProgramGround.isTransparent(color) { continue }
      return isHidden ? .unknown : .color(color)
    }
    return .page
  }

  /// The colour of `BoxDecoration(color: …)`; nil for every other decoration.
  private func decoration(_ range: Range<Int>) -> SourceNode? {
    let start = tokens.word(range.lowerBound) == "const" ? range.lowerBound + 1 : range.lowerBound
    guard tokens.word(start) == "BoxDecoration", tokens.isMark(start + 1, "("), let close = tokens[start + 1].close,
      close + 1 == range.upperBound
    else { return nil }
    let arguments = tokens.arguments(start + 1, close)
    guard !arguments.contains(where: { ["gradient", "image"].contains($0.label) }) else { return nil }
    return arguments.first { $0.label == "color" }.flatMap { value($0.range) }
  }

  /// What a label is given, which stands two tokens before its value.
  private func value(_ range: Range<Int>) -> SourceNode? {
    given[tokens[range.lowerBound - 2].range.lowerBound] ?? nil
  }
}
