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
  let isSmallest: Bool
  /// The greatest move of the repair: CIEDE2000, and as it measures effort.
  let moved, effort: Double
  /// Of processor time.
  let seconds: Double
  /// The shares of their chroma that colours keep.
  let kept: [Double]
  /// The greatest effort that the slow search finds.
  let reference: Double

  /// Nil for a theme without an error, or without a repair.
  init?(_ name: String, _ theme: Theme, isSmallest: Bool, steps: Int) {
    let settings = JudgementSettings().normalized
    guard Judge.judge(theme, settings: settings).findings.contains(where: { $0.level == .error }) else { return nil }
    var options = RepairOptions()
    options.isSmallest = isSmallest
    let start = clock()
    let repair = ColorRepair([theme], settings: settings, options: options)
    seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    guard !repair.changes.isEmpty else { return nil }
    (self.name, self.isSmallest, moved) = (name, isSmallest, repair.greatestMove)
    kept = repair.changes.compactMap { change in
      let (old, new) = (OKLCh(OKLab(LinearSRGB(change.color.original))), OKLCh(OKLab(LinearSRGB(change.new))))
      return old.chroma < 0.02 ? nil : new.chroma / old.chroma
    }
    guard steps > 0 else {
      (effort, reference) = (moved, moved)
      return
    }
    var problem = RepairProblem([theme], settings: settings, options: options)
    var seen = SeenColors(settings, isQuick: true)
    problem.keepWorst(&seen)
    let changed = repair.replacements
    let colors = problem.colors.map { changed[$0.place] ?? $0.original }
    let rows = problem.views.map { seen.row(of: $0.shown(colors[$0.color])) }
    let movable = problem.colors.indices.filter { problem.colors[$0].lock == nil }
    var demands: [(demand: RepairDemand, level: Double)] = []
    for (index, demand) in problem.demands.enumerated()
    where demand.first != demand.second || !problem.isPair(index) {
      let level = seen.level(demand.kind, rows[demand.first], rows[demand.second])
      // As clear as the repair leaves the pair.
      if demand.goal != nil || !demand.isWish { demands.append((demand, min(level, 1))) }
    }
    var rules: [Int: CandidateRule] = [:]
    for color in movable {
      let floors = problem.demands.compactMap { demand -> CandidateRule.Floor? in
        guard case .contrastOn(let surface, let ratio) = demand.kind, !demand.isWish,
          problem.views[demand.first].color == color
        else { return nil }
        let shown = WCAG.contrastRatio(problem.views[demand.first].shown(colors[color]), surface) - RepairMargin.ratio
        return (problem.views[demand.first], WCAG.relativeLuminance(surface), min(ratio, shown))
      }
      var rule = CandidateRule(
        problem.colors[color].original, keepsName: true, measure: isSmallest ? .difference : .effort, floors: floors,
        flare: .standard)
      // What the repair needed, the search may use.
      if !isSmallest {
        let (old, new) = (OKLCh(OKLab(LinearSRGB(rule.original))), OKLCh(OKLab(LinearSRGB(colors[color]))))
        rule.leastShare = old.chroma < 0.02 ? 0 : min(0.8, new.chroma / old.chroma)
      }
      let isExcluded = rule.difference(of: colors[color]) == nil
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
    return name + String(repeating: " ", count: max(1, 29 - name.count)) + (isSmallest ? "smallest" : "clear   ")
      + figure(moved, 8, 1) + figure(effort, 8, 1) + figure(seconds, 8, 2)
      + figure(Double(kept.count { $0 >= 0.7995 }), 5, 0) + " of \(kept.count), least " + figure(least, 5, 2)
      + figure(reference, 8, 1) + figure(effort - reference, 7, 2)
  }

  /// Prints the medians and extremes of some rows.
  static func summary(_ rows: [ComparedRepair], _ goal: String) {
    guard !rows.isEmpty else { return }
    func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    let kept = rows.flatMap(\.kept)
    print(
      """
      \(goal): \(rows.count) palettes; excess: median \(median(rows.map { $0.effort - $0.reference }).rounded(2)), \
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
