package import Colorimetry
import PaletteCharts
package import PaletteRules
import SafeText

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
  static func sentences(_ voice: Voice, _ alike: [AlikeSeries]) -> [SummarySentence] {
    let series = voice.chart.series
    let pairs = alike.filter { $0.second < series.count && !$0.visions.isEmpty }
    // The pair that most readers take for each other.
    guard let pair = pairs.max(by: { ($0.visions.count, -$0.first) < ($1.visions.count, -$1.first) }) else { return [] }
    let (a, b) = (series[pair.first], series[pair.second])
    var fields = ["a": Spoken(name: a.name), "b": Spoken(name: b.name), "readers": readers(voice, pair.visions)]
    let phrase: Phrase
    switch (a.appearance, b.appearance) {
    case _ where pairs.count > 1:
      phrase = .alikeMany
      fields["count"] = voice.count(pairs.count)
    case (let one, let other) where one.symbol != other.symbol:
      phrase = .alikeMarks
      (fields["first"], fields["second"]) = (symbol(voice, one.symbol), symbol(voice, other.symbol))
    case (let one, let other) where one.dash != other.dash: phrase = .alikeDash
    case (let one, let other) where one.pattern != other.pattern: phrase = .alikePattern
    default: phrase = .alikeColorOnly
    }
    return [SummarySentence(phrase, fields, voice, worth: .alike)]
  }

  private static func symbol(_ voice: Voice, _ symbol: Symbol?) -> Spoken {
    let symbol = symbol ?? .none
    return Spoken(symbol.words, figure: .string(symbol.rawValue))
  }

  private static func readers(_ voice: Voice, _ visions: Set<Vision>) -> Spoken {
    let phrases: [Phrase]
    if visions.contains(.normal) {
      phrases = [.toEverybody]
    } else {
      let redGreen: [Phrase] =
        visions.isSuperset(of: [.protan, .deutan])
        ? [.toRedGreen]
        : (visions.contains(.protan) ? [.toProtan] : []) + (visions.contains(.deutan) ? [.toDeutan] : [])
      let deficient = redGreen + (visions.contains(.tritan) ? [.toTritan] : [])
      phrases = deficient.isEmpty ? [.inGrey] : deficient
    }
    let figure = JSONValue.strings(Vision.allCases.filter(visions.contains).map(\.rawValue))
    return Spoken(phrases.map { voice.words($0) }.joined(separator: ", "), figure: figure)
  }
}
