import Colorimetry

/// Pairs that look alike to somebody and carry the same symbol: the second channel says nothing.
enum SymbolRepeated: Rule {
  static let id = "PC302"
  static let name = "symbol-repeated"
  static let defaultLevel: Level? = .warning
  static let summary = "series whose colours are confused do not share a symbol"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    for pair in mode.newClosePairs {
      let (a, b) = (mode.channels[pair.first], mode.channels[pair.second])
      guard a.declaresSymbol || b.declaresSymbol, a.symbol != .none, b.symbol != .none else { continue }
      guard a.symbol == b.symbol, !a.isToldApart(from: b) else {
        ledger.pass()
        continue
      }
      let told = PairFinding(pair, in: mode)
      var finding = told.finding(Self.self, level, repeatedMessage(told.names, a.symbol))
      (finding.vision, finding.required, finding.unit) = (nil, nil, nil)
      ledger.report(finding)
    }
  }
}

/// Symbols that differ by name but hardly by look, at the size they are drawn.
enum SymbolsAlike: Rule {
  static let id = "PC303"
  static let name = "symbols-alike"
  static let defaultLevel: Level? = .warning
  static let summary = "two symbols look different at the size they are drawn: 0.15 of 1"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    var known: [Measured: Double] = [:]
    var found = 0
    for i in 0..<mode.judgedCount {
      for j in (i + 1)..<max(mode.judgedCount, i + 1) {
        let (a, b) = (mode.channels[i], mode.channels[j])
        guard a.declaresSymbol, b.declaresSymbol, a.symbol != b.symbol, a.symbol != .none, b.symbol != .none,
          !mode.isJudgedEarlier(i, j), found < PairMeasurements.limit
        else { continue }
        let key = Measured(mode, i, j)
        let distance = known[key] ?? key.distance
        known[key] = distance
        // What another channel tells apart needs no symbol.
        guard distance < SymbolDistance.alike, !a.isToldApartWithoutSymbol(from: b) else {
          ledger.pass()
          continue
        }
        found += 1
        ledger.report(finding(mode, i, j, distance, key.diameter, at: level))
      }
    }
  }

  private static func finding(
    _ mode: JudgedMode, _ i: Int, _ j: Int, _ distance: Double, _ diameter: Double, at level: Level
  ) -> Finding {
    let (changed, kept) = mode.laterFirst(i, j)
    let (a, b) = (mode.series[changed], mode.series[kept])
    let (symbol, other) = (mode.channels[changed].symbol, mode.channels[kept].symbol)
    var finding = GroupedFinding(mode: mode, pairs: [(i, j)])
      .finding(Self.self, level, alikeMessage((symbol, a.name), (other, b.name), distance, diameter))
    finding.measured = distance
    finding.required = SymbolDistance.alike
    finding.unit = .fraction
    let taken = Set(mode.channels.map(\.symbol))
    let free = SymbolDistance.preferred.filter { !taken.contains($0) }
    if let symbol = free.first(where: { SymbolDistance.between($0, other) >= SymbolDistance.clear }) {
      finding.suggestions = [
        Suggestion(
          token: a.token, series: a.name, symbol: symbol,
          text: "mark '\(a.name)' with \(symbol.phrase) ('\(b.name)' keeps the \(other.word))")
      ]
    }
    return finding
  }

  /// Two symbols at a size: what a distance is worked out for, once.
  private struct Measured: Hashable {
    let first, second: Symbol
    /// Across a circle of that area, px.
    let diameter: Double

    init(_ mode: JudgedMode, _ i: Int, _ j: Int) {
      let area = min(mode.series[i].symbolArea, mode.series[j].symbolArea)
      let (a, b) = (mode.channels[i].symbol, mode.channels[j].symbol)
      (first, second) =
        a.rawValue < b.rawValue ? (a, b) : (b, a)
      // Half pixels: a hostile theme must not ask for a picture a series.
      diameter = min(max((4 * area / .pi).squareRoot() * 2, 2), 60).rounded() / 2
    }

    var distance: Double {
      // A circle of 9 px is the table's 64 px².
      diameter == 9
        ? SymbolDistance.between(first, second)
        : SymbolDistance.measured(first, second, area: .pi * diameter * diameter / 4)
    }
  }
}

private func repeatedMessage(_ names: String, _ symbol: Symbol) -> String {
  "\(names) look alike to some readers and share the \(symbol.word)."
}

private func alikeMessage(
  _ a: (symbol: Symbol, name: String), _ b: (symbol: Symbol, name: String), _ distance: Double, _ diameter: Double
) -> String {
  "the \(a.symbol.word) of '\(a.name)' and the \(b.symbol.word) of '\(b.name)' look alike at "
    + "\(Figures.plain(diameter)) px: \(Figures.atLeast(distance, digits: 2, required: SymbolDistance.alike)), "
    + "needs \(Figures.plain(SymbolDistance.alike))."
}
