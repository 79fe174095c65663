import Colorimetry

/// Pairs that look alike to somebody and carry the same symbol: the second channel says nothing.
enum SymbolRepeated: Rule {
  static let id = "PC302"
  static let name = "symbol-repeated"
  static let defaultLevel: Level? = .warning
  static let summary = "series whose colours are confused do not share a symbol"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    for pair in mode.newClosePairs {
      let (a, b) = (mode.series[pair.first], mode.series[pair.second])
      guard a.declaresSymbol || b.declaresSymbol, a.shownSymbol != .none, b.shownSymbol != .none else { continue }
      guard a.shownSymbol == b.shownSymbol, !a.isToldApart(from: b) else {
        ledger.pass()
        continue
      }
      let told = PairFinding(pair, in: mode)
      var finding = told.finding(Self.self, level, repeatedMessage(told.names, a.shownSymbol))
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
        let (a, b) = (mode.series[i], mode.series[j])
        guard a.declaresSymbol, b.declaresSymbol, a.shownSymbol != b.shownSymbol, a.shownSymbol != .none,
          b.shownSymbol != .none, !mode.isJudgedEarlier(i, j), found < PairMeasurements.limit
        else { continue }
        let key = Measured(a, b)
        let distance = known[key] ?? key.distance
        known[key] = distance
        // What another channel tells apart needs no symbol.
        guard distance < SymbolDistance.alike, !a.withoutSymbol.isToldApart(from: b.withoutSymbol) else {
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
    var finding = GroupedFinding(mode: mode, pairs: [(i, j)])
      .finding(Self.self, level, alikeMessage(a, b, distance, diameter))
    finding.measured = distance
    finding.required = SymbolDistance.alike
    finding.unit = .fraction
    let taken = Set(mode.series.map(\.shownSymbol))
    let free = SymbolDistance.preferred.filter { !taken.contains($0) }
    if let symbol = free.first(where: { SymbolDistance.between($0, b.shownSymbol) >= SymbolDistance.clear }) {
      finding.suggestions = [
        Suggestion(
          token: a.token, series: a.name, symbol: symbol,
          text: "mark '\(a.name)' with \(symbol.phrase) ('\(b.name)' keeps the \(b.shownSymbol.word))")
      ]
    }
    return finding
  }

  /// Two symbols at a size: what a distance is worked out for, once.
  private struct Measured: Hashable {
    let first, second: Symbol
    /// Across a circle of that area, px.
    let diameter: Double

    init(_ a: Series, _ b: Series) {
      let area = min(a.symbolArea, b.symbolArea)
      (first, second) =
        a.shownSymbol.rawValue < b.shownSymbol.rawValue
        ? (a.shownSymbol, b.shownSymbol) : (b.shownSymbol, a.shownSymbol)
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

extension Series {
  /// The same series with the symbol left open.
  fileprivate var withoutSymbol: Series {
    var series = self
    series.symbol = nil
    return series
  }
}

private func repeatedMessage(_ names: String, _ symbol: Symbol) -> String {
  "\(names) look alike to some readers and share the \(symbol.word)."
}

private func alikeMessage(_ a: Series, _ b: Series, _ distance: Double, _ diameter: Double) -> String {
  "the \(a.shownSymbol.word) of '\(a.name)' and the \(b.shownSymbol.word) of '\(b.name)' look alike at "
    + "\(Figures.plain(diameter)) px: \(Figures.atLeast(distance, digits: 2, required: SymbolDistance.alike)), "
    + "needs \(Figures.plain(SymbolDistance.alike))."
}
