package import Colorimetry

/// The colours of a mode as each kind of reader sees them, with the pairs that look alike and the colours that are too
/// faint, as the rules judge them: what every report and picture shows at a glance.
package struct SwatchMatrix: Sendable {
  /// One series.
  package struct Column: Sendable {
    /// The series.
    package let series: Series
    /// Its colour on the plot; nil where an unknown surface shows through.
    package let shown: SRGB?
    /// The contrast ratio of a series that does not stand out from the plot, and what it needs; nil for one that does.
    package let faint: (ratio: Double, required: Double)?
  }

  /// One kind of reader.
  package struct Row: Sendable {
    /// The vision.
    package let vision: Vision
    /// The severity with which the colours are simulated, 0…1.
    package let severity: Double
    /// The colours as the reader sees them, in the order of the columns.
    package let colors: [SRGB?]
    /// The pairs that the rules report above info, the worst first.
    package let pairs: [SeenPair]
    /// How many more pairs look alike: marks tell some of them apart, and the settings leave the others as notes.
    package let marked, noted: Int
    /// How many pairs are apart, but less than their marks need (PC204).
    package let tight: Int
    /// How many pairs have no arc, because there are too many.
    package var undrawn: Int { pairs.count { $0.lane == nil } }
    /// Whether the run judges this reader.
    package let isJudged: Bool
    /// Whether some series are context, which nobody has to tell apart.
    package let hasContext: Bool
  }

  /// More colours than this are no picture any more; the rest is counted. The same as in previews.
  private static let mostColumns = 24

  /// The series.
  package let columns: [Column]
  /// The readers: most people, the deficiencies, grey.
  package let rows: [Row]
  /// How many series have no column.
  package let more: Int

  /// Collects what the rules measure; nil for a mode of fewer than two series.
  package init?(_ mode: ThemeMode, of theme: Theme, settings: JudgementSettings) {
    guard mode.series.count > 1 else { return nil }
    var shown = mode
    shown.series = Array(mode.series.prefix(Self.mostColumns))
    more = mode.series.count - shown.series.count
    let settings = settings.normalized
    let judged = JudgedMode(shown, of: theme, settings: settings)
    columns = zip(shown.series, judged.shown).map { series, color in
      let check = series.isContext ? nil : ContrastCheck.mark(series, in: shown, judged.surfaces, settings)
      return Column(series: series, shown: color, faint: check.flatMap { Self.faint($0, judged) })
    }
    let visions = [Vision.normal] + Vision.deficiencies + [.grey]
    rows = visions.map { Row($0, judged) }
  }

  /// As PC102 and PC401 judge it.
  private static func faint(_ check: ContrastCheck, _ mode: JudgedMode) -> (ratio: Double, required: Double)? {
    guard mode.settings.warns(check.rule), let ratio = check.measured?.ratio,
      ratio < check.required, check.outline == nil
    else { return nil }
    return (ratio, check.required)
  }

  /// How many arcs lie one below the other under a row.
  package func lanes(_ row: Row) -> Int { (row.pairs.compactMap(\.lane).max() ?? -1) + 1 }
}

extension SwatchMatrix.Row {
  fileprivate init(_ vision: Vision, _ mode: JudgedMode) {
    self.vision = vision
    severity = Vision.deficiencies.contains(vision) ? mode.settings.highestSeverity : 1
    let simulation = Simulation(vision, severity: severity)
    colors = mode.shown.map { color in
      vision == .normal ? color : color.map { SRGB(simulation(LinearSRGB($0), convention: .clamp)) }
    }
    isJudged =
      vision == .normal || mode.settings.visions.contains(vision.rawValue) && !mode.settings.severities.isEmpty
    hasContext = mode.series.contains(where: \.isContext)
    let alike = SeenAlike(vision, mode)
    func warns(_ rule: RuleKey) -> Bool {
      mode.settings.level(rule, under: [vision], in: mode.purpose).map { $0 > .info } ?? false
    }
    let reports = warns(Self.rule(vision))
    let apart = isJudged ? alike.pairs.filter(\.isDistinct).count : 0
    let alone = isJudged ? alike.pairs.filter { !$0.isDistinct } : []
    pairs = ((reports ? alone : []) + (isJudged && warns(.redGreenHues) ? alike.hard : [])).worstFirst.inLanes
    (marked, noted) = (apart, reports ? 0 : alone.count)
    tight = !isJudged || !warns(.hardForMark) ? 0 : mode.pairs.close.count { mode.isTight($0, to: vision) }
  }

  private static func rule(_ vision: Vision) -> RuleKey {
    switch vision {
    case .normal: .tooSimilar
    case .protan, .deutan: .redGreenConfusion
    case .tritan: .blueYellowConfusion
    case .grey: .greyscaleConfusion
    }
  }

  /// `Most people`, `Deuteranopia`, `In grey`.
  package var title: String { Self.title(vision, severity: severity) }

  /// The same of any reader.
  package static func title(_ vision: Vision, severity: Double) -> String {
    switch vision {
    case .normal: "Most people"
    case .grey: "In grey"
    case .protan, .deutan, .tritan:
      { $0.prefix(1).uppercased() + $0.dropFirst() }(visionName(vision, severity: severity))
    }
  }

  /// How many people have the deficiency, weaker forms included; empty where there is nothing to say. Sources: as for the
  /// prevalence in findings, Birch 2012, Went and Pronk 1985.
  package var share: String { Self.share(vision) }

  /// The same of any reader.
  package static func share(_ vision: Vision) -> String {
    switch vision {
    case .normal: ""
    case .protan: "up to 2\u{a0}% of men"
    case .deutan: "up to 6\u{a0}% of men"
    case .tritan: "up to 2 in 1,000"
    case .grey: "in print"
    }
  }

  /// `ΔE00`, or `ΔL*` in grey.
  package var unit: String { vision == .grey ? "ΔL*" : "ΔE00" }

  /// `1 pair alike`, `3 pairs hard to tell apart`: alike where that holds of each pair.
  package var count: String {
    "\(pairs.count) \(pairs.count == 1 ? "pair" : "pairs") "
      + (pairs.allSatisfy { $0.difference < hardlySeen } ? "alike" : "hard to tell apart")
  }

  /// What the reader confuses: `'Valley' and 'Coast' look alike: ΔE00 1.5`, `3 pairs look alike, the closest 'a' and 'b'`.
  package func verdict(_ names: [String]) -> String {
    guard isJudged else { return "not judged" }
    var words: [String] = []
    if let worst = pairs.first, names.indices.contains(worst.second) {
      let closest = "\(spokenName(names[worst.first])) and \(spokenName(names[worst.second]))"
      let figure = "\(unit) \(worst.figure)"
      words.append(
        pairs.count == 1
          ? "\(closest) \(howAlike(worst.difference)): \(figure)" : "\(count), the closest \(closest): \(figure)")
    }
    if marked > 0 { words.append("marks tell \(marked == 1 ? "1 pair" : "\(marked) pairs") apart") }
    if noted > 0 { words.append("\(noted == 1 ? "1 close pair" : "\(noted) close pairs") as a note") }
    if words.isEmpty, tight > 0 {
      words.append("all apart, \(tight == 1 ? "1 pair" : "\(tight) pairs") by less than the marks need")
    }
    return words.isEmpty ? hasContext ? "all apart from the context" : "all apart" : words.joined(separator: "; ")
  }
}

extension [SeenPair] {
  /// Short arcs above long ones; arcs that meet only in an end share a lane. Where not all fit, the closest pairs, which
  /// come first, have one.
  fileprivate var inLanes: [SeenPair] {
    var arcs: [(index: Int, lane: Int)] = []
    if let all = lanes(of: Array<Int>(indices)) {
      arcs = all
    } else {
      for index in indices { arcs = lanes(of: arcs.map(\.index) + [index]) ?? arcs }
    }
    var pairs = self
    for (index, lane) in arcs { pairs[index].lane = lane }
    return pairs
  }

  /// The lane of each of some pairs; nil where these are too many.
  private func lanes(of indices: [Int]) -> [(index: Int, lane: Int)]? {
    var lanes: [[Range<Int>]] = []
    var arcs: [(index: Int, lane: Int)] = []
    func span(_ index: Int) -> Range<Int> { self[index].first..<self[index].second }
    for index in indices.sorted(by: { (span($0).count, $0) < (span($1).count, $1) }) {
      let free = lanes.firstIndex { $0.allSatisfy { !$0.overlaps(span(index)) } } ?? lanes.count
      guard free < mostLanes else { return nil }
      if free == lanes.count { lanes.append([]) }
      lanes[free].append(span(index))
      arcs.append((index, free))
    }
    return arcs
  }
}

/// More arcs one below the other would be a thicket. Engineering choice.
private let mostLanes = 4
