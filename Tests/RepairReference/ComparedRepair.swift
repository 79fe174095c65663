import Colorimetry

@testable import PaletteRules

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The repair of one palette, and what the slow search finds for the same goal.
struct ComparedRepair {
  let name: String
  /// The greatest move of the repair: CIEDE2000, and as it measures effort.
  let moved, effort: Double
  /// Of processor time.
  let seconds: Double
  /// The shares of their chroma that colours keep.
  let kept: [Double]
  /// The greatest effort that the slow search finds.
  let reference: Double

  /// Nil for a theme without an error, or without a repair.
  init?(_ name: String, _ theme: Theme, steps: Int) {
    let settings = JudgementSettings().normalized
    guard Judge.judge(theme, settings: settings).findings.contains(where: { $0.level == .error }) else { return nil }
    let options = RepairOptions()
    let start = clock()
    let repair = ColorRepair([theme], settings: settings, options: options)
    seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    guard !repair.changes.isEmpty else { return nil }
    (self.name, moved) = (name, repair.greatestMove)
    kept = repair.changes.compactMap { change in
      let (old, new) = (OKLCh(OKLab(LinearSRGB(change.color.original))), OKLCh(OKLab(LinearSRGB(change.new))))
      return old.chroma < 0.02 ? nil : new.chroma / old.chroma
    }
    guard steps > 0 else {
      (effort, reference) = (moved, moved)
      return
    }
    var seen = SeenColors(settings)
    let problem = RepairProblem([theme], settings: settings, options: options).keepingPassed(&seen)
    let changed = repair.replacements
    let colors = problem.colors.map { changed[$0.place] ?? $0.original }
    let movable = problem.colors.indices.filter { problem.colors[$0].lock == nil }
    // As clear as the repair leaves each pair.
    let demands = problem.demands.filter { !($0.goal != nil && problem.colors(of: $0).count == 1) }
      .map { (demand: $0, level: min(problem.level($0, colors, &seen), 1)) }
    var rules: [Int: ShadeRule] = [:]
    for color in movable {
      var rule = ShadeRule(problem.colors[color].original, keepsName: true)
      // What the repair needed, the search may use.
      let (old, new) = (OKLCh(OKLab(LinearSRGB(rule.original))), OKLCh(OKLab(LinearSRGB(colors[color]))))
      rule.leastShare = old.chroma < 0.02 ? 0 : min(0.8, new.chroma / old.chroma)
      let isExcluded = rule.effort(of: colors[color]) == nil
      rule.name?.admitsBrown = isExcluded
      rules[color] = rule
    }
    effort = movable.map { rules[$0]?.move(to: colors[$0]) ?? 0 }.max() ?? 0
    var search = SlowSearch(
      problem, movable: movable, demands: demands, rules: rules, settings: settings, steps: steps)
    reference = search.best(from: colors).move
  }

  /// A line of the table.
  var line: String {
    func figure(_ value: Double, _ width: Int, _ digits: Int) -> String {
      let text = value.rounded(digits)
      return String(repeating: " ", count: max(0, width - text.count)) + text
    }
    let least = kept.min() ?? 1
    return name + String(repeating: " ", count: max(1, 29 - name.count))
      + figure(moved, 8, 1) + figure(effort, 8, 1) + figure(seconds, 8, 2)
      + figure(Double(kept.count { $0 >= 0.7995 }), 5, 0) + " of \(kept.count), least " + figure(least, 5, 2)
      + figure(reference, 8, 1) + figure(effort - reference, 7, 2)
  }

  /// Prints the medians and extremes of some rows.
  static func summary(_ rows: [ComparedRepair]) {
    guard !rows.isEmpty else { return }
    func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    let kept = rows.flatMap(\.kept)
    print(
      """
      \(rows.count) palettes; excess: median \(median(rows.map { $0.effort - $0.reference }).rounded(2)), \
      greatest \((rows.map { $0.effort - $0.reference }.max() ?? 0).rounded(2)); seconds: median \
      \(median(rows.map(\.seconds)).rounded(3)), greatest \((rows.map(\.seconds).max() ?? 0).rounded(2)); \
      \(kept.count { $0 >= 0.7995 }) of \(kept.count) moved colours keep 80 % of their chroma
      """)
  }
}

extension Double {
  fileprivate func rounded(_ digits: Int) -> String {
    let factor = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    let value = Int((self * factor).rounded())
    guard digits > 0 else { return "\(value)" }
    let fraction = "\(abs(value) % Int(factor))"
    return (value < 0 ? "-" : "") + "\(abs(value) / Int(factor))."
      + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}
