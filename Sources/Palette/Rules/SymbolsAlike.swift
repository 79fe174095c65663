import Colorimetry

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
      .finding(Self.self, level, message((symbol, a.name), (other, b.name), distance, diameter))
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

private func message(
  _ a: (symbol: Symbol, name: String), _ b: (symbol: Symbol, name: String), _ distance: Double, _ diameter: Double
) -> String {
  "the \(a.symbol.word) of '\(a.name)' and the \(b.symbol.word) of '\(b.name)' look alike at "
    + "\(Figures.plain(diameter)) px: \(Figures.atLeast(distance, digits: 2, required: SymbolDistance.alike)), "
    + "needs \(Figures.plain(SymbolDistance.alike))."
}

extension SymbolsAlike {
  static let page = RulePage(
    measures: """
      Whether two symbols that differ by name also look different at the size they are drawn. A square of 9 px has lost \
      its corners and passes for a circle; at 12 px it is a square.
      """,
    formula: """
      Draw both at the same area, blur by 1 px, shift by up to 1 px for the
      best fit, and compare the two pictures: 0 is the same symbol.
      The area is that of a circle as wide as the point, 64 px² when unknown.
      """,
    threshold: """
      \(Figures.plain(SymbolDistance.alike)) of 1; our choice, between circle and square at 9 px and at 12 px. It is a \
      measure of pictures, not of people: it ranks symbols and proves nothing.
      """,
    affects: "Everyone, most of all those who have nothing but the symbols to go by.",
    remedies: [
      "Take the symbol that the finding names.",
      "Or draw the points larger: `\"width\"` of a point is its diameter in px.",
      "Mix closed symbols, such as circle and square, with open ones, such as cross and plus.",
    ],
    adjusting: ["It keeps silent where a dash, a pattern or a label tells the two apart as well."],
    sources: [.openAndClosedShapes, .useOfColor],
    bad: [
      RuleExample(
        "a circle and a square of 9 px",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Coast", "color": "#0072b2", "mark": "point", "width": 9, "symbol": "circle" },
              { "name": "Valley", "color": "#d55e00", "mark": "point", "width": 9, "symbol": "square" }
            ]
          }
          """)
    ],
    good: [
      RuleExample(
        "a circle and a square of 12 px",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Coast", "color": "#0072b2", "mark": "point", "width": 12, "symbol": "circle" },
              { "name": "Valley", "color": "#d55e00", "mark": "point", "width": 12, "symbol": "square" }
            ]
          }
          """),
      RuleExample(
        "a circle and a cross of 9 px",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Coast", "color": "#0072b2", "mark": "point", "width": 9, "symbol": "circle" },
              { "name": "Valley", "color": "#d55e00", "mark": "point", "width": 9, "symbol": "cross" }
            ]
          }
          """),
    ])
}
