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
  ]
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

  private func backgrounds(of marks: Set<Int>) -> [SourceNode?] {
    var backgrounds: [SourceNode?] = []
    var around: [(open: Int, close: Int)] = []
    for index in 0..<tokens.count {
      while let last = around.last, last.close <= index { around.removeLast() }
      if let close = tokens[index].close { around.append((index, close)) }
      guard marks.contains(tokens[index].range.lowerBound) else { continue }
      for (open, close) in around.reversed() {
        guard let color = color(of: open, close) else { continue }
        backgrounds.append(color)
        break
      }
    }
    return backgrounds
  }

  /// The colour that a widget paints; nil where it paints none.
  private func color(of open: Int, _ close: Int) -> SourceNode?? {
    guard let name = tokens.word(open - 1), let label = Self.painting[name] else { return nil }
    let arguments = tokens.arguments(open, close)
    if let color = arguments.first(where: { $0.label == label }) { return value(color.range) }
    // `decoration: BoxDecoration(color: …)`.
    guard let decoration = arguments.first(where: { $0.label == "decoration" })?.range else { return nil }
    let inner = decoration.first { tokens.isMark($0, "(") }
    let color = inner.flatMap { inner in
      tokens[inner].close.flatMap { tokens.arguments(inner, $0).first { $0.label == "color" } }
    }
    return color.map { value($0.range) } ?? nil
  }

  /// What a label is given, which stands two tokens before its value.
  private func value(_ range: Range<Int>) -> SourceNode? {
    given[tokens[range.lowerBound - 2].range.lowerBound] ?? nil
  }
}
