package import Colorimetry
import PaletteCharts
package import PaletteRules

/// Two series of a chart that some readers take for each other by their colours.
package struct AlikeSeries: Hashable, Sendable {
  /// Places among the series of the chart.
  package let first, second: Int
  /// Who takes them for each other.
  package let visions: Set<Vision>

  /// Creates a pair.
  package init(_ first: Int, _ second: Int, _ visions: Set<Vision>) {
    (self.first, self.second, self.visions) = (min(first, second), max(first, second), visions)
  }

  /// The pairs that the rules found for each vision, each pair once, in the order of the series.
  package static func pairs(_ seen: [SeenAlike]) -> [AlikeSeries] {
    var visions: [[Int]: Set<Vision>] = [:]
    for seen in seen {
      for pair in seen.pairs {
        visions[[min(pair.kept, pair.changed), max(pair.kept, pair.changed)], default: []].insert(seen.vision)
      }
    }
    return visions.map { AlikeSeries($0[0], $0[1], $1) }.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }
}

/// Which series look alike, which readers confuse them, and what distinguishes them.
enum AlikeSentences {
  /// One sentence: of the only pair how it differs, of several how many there are.
  static func sentences(_ chart: Chart, _ alike: [AlikeSeries]) -> [SummarySentence] {
    let (series, text) = (chart.series, ChartText(chart))
    let pairs = alike.filter { $0.second < series.count && !$0.visions.isEmpty }
    // The pair that most readers take for each other.
    guard let pair = pairs.max(by: { ($0.visions.count, -$0.first) < ($1.visions.count, -$1.first) }) else { return [] }
    let (a, b) = (series[pair.first], series[pair.second])
    let names = "\(text.name(a.name)) and \(text.name(b.name))"
    guard pairs.count == 1 else {
      let count = "\(pairs.count) pairs of series look alike to some readers"
      return [SummarySentence("\(count), such as \(names) \(readers(pair.visions)).")]
    }
    let difference =
      switch (a.appearance, b.appearance) {
      case (let one, let other) where one.symbol != other.symbol:
        "; their symbols differ: \((one.symbol ?? .none).words) and \((other.symbol ?? .none).words)"
      case (let one, let other) where one.dash != other.dash: "; their dashes differ"
      case (let one, let other) where one.pattern != other.pattern: "; their patterns differ"
      default: ", and nothing but colour tells them apart"
      }
    return [SummarySentence("\(names) look alike \(readers(pair.visions))\(difference).")]
  }

  private static func readers(_ visions: Set<Vision>) -> String {
    if visions.contains(.normal) { return "to everybody" }
    let redGreen =
      visions.isSuperset(of: [.protan, .deutan])
      ? ["with red-green colour blindness"]
      : (visions.contains(.protan) ? ["with protanopia"] : [])
        + (visions.contains(.deutan) ? ["with deuteranopia"] : [])
    let deficient = redGreen + (visions.contains(.tritan) ? ["with tritanopia"] : [])
    return deficient.isEmpty ? "in shades of grey" : deficient.joined(separator: ", ")
  }
}
