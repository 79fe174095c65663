import Colorimetry

/// Modes in which something fails that the default keeps: who switches a mode on must not lose by it.
enum ModeRegression: Rule {
  static let id = "PC501"
  static let name = "mode-regression"
  static let defaultLevel: Level? = .warning
  static let summary = "no mode fails where the default passes"

  static func check(_ modes: [JudgedMode], at level: Level, into ledger: inout CheckLedger) {
    guard let base = modes.first, modes.count > 1 else { return }
    let before = ModeFailures(base)
    let known = Set(base.series.map(\.name))
    for mode in modes.dropFirst() {
      let now = ModeFailures(mode)
      let pairs = now.pairs.subtracting(before.pairs).filter { known.isSuperset(of: $0) }.sorted {
        $0.lexicographicallyPrecedes($1)
      }
      let faint = now.faint.subtracting(before.faint).intersection(known).sorted()
      let texts = now.texts.subtracting(before.texts).sorted()
      guard !(pairs.isEmpty && faint.isEmpty && texts.isEmpty) else {
        ledger.pass()
        continue
      }
      let named = Set(pairs.flatMap(\.self) + faint)
      let concerned = mode.series.filter { named.contains($0.name) }
      var finding = finding(
        level, message(mode, base, pairs, faint, texts),
        at: concerned.first?.color.origin ?? mode.mode.text?.origin ?? mode.mode.texts.first?.color.origin)
      finding.tokens = concerned.map(\.token)
      finding.series = concerned.map(\.name)
      finding.mode = mode.mode.name
      finding.measured = Double(pairs.count + faint.count + texts.count)
      finding.required = 0
      finding.unit = .count
      ledger.report(finding)
    }
  }

  private static func message(
    _ mode: JudgedMode, _ base: JudgedMode, _ pairs: [[String]], _ faint: [String], _ texts: [String]
  ) -> String {
    var parts: [String] = []
    if !pairs.isEmpty {
      let names = pairs.prefix(NamedList.shown).map { $0.map { quoted($0) }.joined(separator: " with ") }
      parts.append("\(NamedList.text(names, of: pairs.count)) \(pairs.count == 1 ? "is" : "are") confused")
    }
    if !faint.isEmpty {
      parts.append("\(NamedList.text(faint.map { quoted($0) })) \(faint.count == 1 ? "is" : "are") too faint")
    }
    if !texts.isEmpty {
      let names = texts.map { $0 == "text" ? "the text" : quoted($0) }
      parts.append("\(NamedList.text(names)) \(texts.count == 1 ? "is" : "are") hard to read")
    }
    return
      "mode \(quoted(mode.mode.name)) does worse than \(quoted(base.mode.name)): \(parts.joined(separator: "; ")) there "
      + "and not in \(quoted(base.mode.name))."
  }
}

extension ModeRegression {
  static let page = RulePage(
    measures: """
      Whether something fails in a mode that passes in the default, which is the theme's first mode: a pair that is \
      confused, a series that is too faint, a text that is hard to read. The other rules name each of them with its figures; \
      this one says once a mode that it is the mode which loses.
      """,
    formula: """
      failures of PC101, PC102, PC201, PC203 and PC401 in the mode,
      less those in the default; series are matched by name
      """,
    threshold: "None: a mode may change everything as long as nothing is lost.",
    affects: "Everyone who uses that mode; many of those who switch one on do so because they see less.",
    remedies: [
      "Mend the mode's own colours; the other findings of the mode say how.",
      "A dark mode needs lighter colours than the default, not the same ones.",
    ],
    sources: [.textContrast, .nonTextContrast, .charts],
    bad: [
      RuleExample(
        "a dark mode with the dark blue of the light one", alongside: ["PC102"],
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [{ "name": "Rain", "color": "#2c3e70" }],
            "modes": { "dark": { "background": "#14181d" } }
          }
          """)
    ],
    good: [
      RuleExample(
        "a dark mode with a lighter blue",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [{ "name": "Rain", "color": "#2c3e70" }],
            "modes": { "dark": { "background": "#14181d", "series": { "Rain": { "color": "#7f9be0" } } } }
          }
          """)
    ])
}
