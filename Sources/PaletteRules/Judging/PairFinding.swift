import Colorimetry
import SourceText

/// Two series, by their indices, and what they miss of what they need.
struct ShortPair {
  let first, second: Int
  let missed: PairReading.Shortfall
}

extension [ShortPair] {
  /// The least share of what is needed first.
  var worstFirst: [ShortPair] {
    sorted { ($0.missed.share, $0.first, $0.second) < ($1.missed.share, $1.first, $1.second) }
  }
}

/// One finding for pairs of series of a mode. Shared by all rules about pairs.
struct PairFinding {
  let mode: JudgedMode
  /// Worst first, at least one; in each the series to change, which comes later in the file, and the one to keep.
  let pairs: [(changed: Int, kept: Int)]
  /// The figure of each pair; empty for a rule without figures.
  private let measured: [Double]
  /// What each pair misses; empty for a rule that measures something else.
  private var missed: [PairReading.Shortfall] = []

  init(_ mode: JudgedMode, _ pairs: [(first: Int, second: Int)], measured: [Double] = []) {
    self.mode = mode
    self.pairs = pairs.map { mode.laterFirst($0.first, $0.second) }
    self.measured = measured
  }

  init(_ mode: JudgedMode, _ short: [ShortPair]) {
    self.init(mode, short.map { ($0.first, $0.second) }, measured: short.map(\.missed.weakest.value))
    missed = short.map(\.missed)
  }

  /// `'b' and 'a'`; for several pairs `'b' with 'a', 'd' with 'c'` or `'b' with 'a', 'd' with 'c' and 4 more`.
  var names: String {
    let word = pairs.count == 1 ? "and" : "with"
    return pairs.prefix(NamedList.shown).map { changed, kept in
      "\(quoted(mode.series[changed].name)) \(word) \(quoted(mode.series[kept].name))"
    }.listed(of: pairs.count)
  }

  /// `3 pairs` with their names, for a sentence about several.
  var counted: String { "\(pairs.count) pairs" }

  /// What people call the two colours of the worst pair: `red and green`, `two shades of blue`.
  var colorNames: String {
    let names = [pairs[0].changed, pairs[0].kept].map {
      (mode.names[$0] ?? ColorName(mode.series[$0].color.srgb)).rawValue
    }
    return names[0] == names[1] ? "two shades of \(names[0])" : "\(names[0]) and \(names[1])"
  }

  /// Everything but words, at the place of the worst pair: the series of one pair in that order, those of several in drawing
  /// order; with what the worst pair misses, and lines of figures for the first few.
  func finding(_ rule: RuleKey, _ level: Level, _ message: String, under simulation: Simulation? = nil) -> Finding {
    let (changed, kept) = pairs[0]
    var finding = rule.finding(level, message, at: mode.series[changed].color.origin)
    let all = pairs.count == 1 ? [changed, kept] : Set(pairs.flatMap { [$0.changed, $0.kept] }).sorted()
    mode.name(all.map { mode.series[$0] }, in: &finding)
    finding.colors = all.map { mode.findingColor($0, under: simulation) }
    if pairs.count > 1 {
      finding.parts = pairs.indices.map { index in
        FindingPart(
          tokens: [mode.series[pairs[index].changed].token, mode.series[pairs[index].kept].token],
          measured: measured.indices.contains(index) ? measured[index] : nil)
      }
    }
    finding.measure = missed.first?.measure
    finding.evidence = missed.indices.prefix(NamedList.shown).map { evidence(missed[$0], at: $0) }
    let related = pairs.map(\.kept).reduce(into: [Int]()) { if !$0.contains($1), $1 != changed { $0.append($1) } }
    finding.related = related.prefix(NamedList.shown).map {
      RelatedPlace(label: quoted(mode.series[$0].name), origin: mode.series[$0].color.origin)
    }
    return finding
  }

  /// A line of figures of a pair.
  func evidence(_ missed: PairReading.Shortfall, at index: Int = 0) -> Evidence {
    missed.evidence([pairs[index].changed, pairs[index].kept].map { mode.shown[$0] ?? mode.series[$0].color.srgb })
  }

  /// Second channels for all pairs.
  var channels: [Suggestion] { mode.markers.suggestions(for: pairs) }
}

extension PairReading.Shortfall {
  /// The measurement of a finding.
  var measure: Measure { Measure(weakest.value, of: required, vision == .grey ? .deltaL : .deltaE00, by: observer) }
  /// `ΔE00 7.8`, `ΔL* 9.1` in grey.
  var figure: String {
    (vision == .grey ? "ΔL* " : "ΔE00 ") + Figures.atLeast(weakest.value, digits: 1, required: required)
  }

  /// A line of figures: two colours as the reader sees them, and how far apart they are.
  func evidence(_ colors: [SRGB]) -> Evidence {
    observer.evidence(colors, figure, fails: weakest.value < required)
  }
}

/// Words for an engineering scale: below this CIEDE2000, people see a difference only side by side.
let hardlySeen = 5.0

/// What a report says of a pair: `look alike`, or `are hard to tell apart`.
package func howAlike(_ difference: Double) -> String {
  difference < hardlySeen ? "look alike" : "are hard to tell apart"
}

/// How alike two colours are, in words.
func likeness(_ difference: Double) -> String {
  switch difference {
  // On the same scale hardly anyone sees a difference below about 1.
  case ..<1: "are the same colour"
  case ..<hardlySeen: "are nearly the same colour"
  default: "are hard to tell apart"
  }
}

extension JudgedMode {
  /// Groups pairs with the same two colours, in the order of discovery: a colour that seven series share is one
  /// mistake, not seven. Pairs that a second channel distinguishes are groups of their own.
  func sameColors(_ pairs: [PairReading]) -> [[PairReading]] {
    struct Key: Hashable {
      let colors: Set<SRGB>
      let channel: PairChannel
    }
    return pairs.grouped { pair in
      Key(
        colors: Set([pair.first, pair.second].compactMap { shown[$0] }), channel: channel(pair.first, pair.second))
    }.map(\.members)
  }

  /// The rule that reports a pair for everyone and for readers with a red-green deficiency, so that a pair has one
  /// finding; nil where none does. The page of this module has the same order. A rule that is off, or that only informs of
  /// what colour does not separate clearly, leaves the pair to the next one.
  ///
  /// PC202 reports what a tritan deficiency confuses beside it, except where everyone does.
  func owner(of pair: PairReading) -> RuleKey? {
    if pair.isAlike { return .tooSimilar }
    if settings.sharesPairs(in: purpose), pair.isHardlyChanged(below: settings.thresholds.everyone) {
      return .tooSimilar
    }
    if pair.confusions.isRedGreen { return .redGreenConfusion }
    guard pair.isClose else { return nil }
    if pair.isRedGreen, pair.shortfall?.vision != .tritan, settings.warns(.redGreenHues) { return .redGreenHues }
    return pair.doubt != nil && settings.warns(.modelDependent) ? .modelDependent : .hardForMark
  }

  /// Whether a pair is apart, but less than its marks need (PC204), most of all to a reader.
  func isTight(_ pair: PairReading, to vision: Vision) -> Bool {
    pair.shortfall?.vision == vision && owner(of: pair) == .hardForMark
  }

  /// Whether PC203 requires another colour, so that a second channel would not help.
  func isTooSimilar(_ pair: PairReading) -> Bool {
    owner(of: pair) == .tooSimilar && settings.warns(.tooSimilar) && !isDistinct(pair.first, pair.second)
  }

  /// Whether PC201, PC202 or PC203 reports the pair above info.
  func isReportedAsConfused(_ pair: PairReading) -> Bool {
    if isTooSimilar(pair) { return true }
    guard !pair.isAlike, !isDistinct(pair.first, pair.second) else { return false }
    return pair.confusions.isRedGreen && settings.warns(.redGreenConfusion)
      || pair.confusions.tritan != nil && settings.warns(.blueYellowConfusion)
  }

  /// The names of the pairs that passed, `loss/growth`, the series that comes later in the file first; empty when there
  /// are too many, or when the names would not match the count.
  ///
  /// - Parameter failing: The pairs that failed.
  func passedPairs(except failing: [PairReading]) -> [String] {
    let count = measuredPairCount - failing.count
    guard count > 0, judgedCount <= Self.mostNamedSeries else { return [] }
    let failing = Set(failing.map { [$0.first, $0.second] })
    var names: [String] = []
    for i in 0..<judgedCount where shown[i] != nil {
      for j in (i + 1)..<max(judgedCount, i + 1) where shown[j] != nil && pairs.isCompared(i, j) {
        guard !failing.contains([i, j]) else { continue }
        let (changed, kept) = laterFirst(i, j)
        names.append("\(series[changed].name)/\(series[kept].name)")
      }
    }
    return names.count == count ? Array(names.prefix(PassedChecks.mostSubjects)) : []
  }

  /// The most series whose pairs get names: more would make 32,640 names (engineering choice).
  private static var mostNamedSeries: Int { 256 }
}
