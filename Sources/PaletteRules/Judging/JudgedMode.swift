package import Colorimetry
import SourceText

/// One mode of a theme with the measurements that several rules share, computed once.
///
/// A class, because every finding of the mode refers to it.
package final class JudgedMode: Sendable {
  /// The theme the mode belongs to.
  package let theme: Theme
  /// The mode.
  package let mode: ThemeMode
  /// The mode in a sentence.
  var spokenName: String { theme.modeWord.called(mode.name) }
  /// The surfaces behind the text and the marks.
  package let surfaces: Surfaces
  /// Each series as it looks on the plot, encoded; nil where the surface that shows through is unknown.
  package let shown: [SRGB?]
  /// What people call each of these colours.
  let names: [ColorName?]
  /// The second channels of each series.
  package let channels: [SecondChannel]
  /// The pairs among the first ``judgedCount`` series.
  package let pairs: PairMeasurements
  /// How many series the rules compare: all, or the declared maximum in use together.
  package let judgedCount: Int
  /// The second channel to give each conflicting series.
  package let markers: MarkerPlan

  /// The readers the mode is for.
  package let purpose: ModePurpose

  /// The ramps that the rules can judge.
  let ramps: JudgedRamps

  private let distinct: DistinctPairs
  /// The most series in use together.
  private let usedCount: Int
  /// The settings.
  package let settings: JudgementSettings

  /// Measures a mode.
  ///
  /// - Parameters:
  ///   - pairBudget: The most pairs to compare.
  ///   - rampBudget: The most ramps to judge.
  package init(
    _ mode: ThemeMode, of theme: Theme, settings: JudgementSettings, pairBudget: Int = .max,
    rampBudget: Int = JudgedRamps.most
  ) {
    (self.theme, self.mode, self.settings) = (theme, mode, settings)
    purpose = ModePurpose(mode.name)
    let surfaces = Surfaces(mode, flare: settings.flare)
    self.surfaces = surfaces
    let shown = mode.series.map { surfaces.surface(of: $0).color }
    self.shown = shown
    let channels = mode.series.map { SecondChannel($0) }
    self.channels = channels
    usedCount = min(mode.series.count, max(mode.usage.maxSeries ?? mode.series.count, 0))
    judgedCount = Self.count(upTo: usedCount, pairs: pairBudget)
    let linear = shown.prefix(judgedCount).map { $0.map(settings.flare.light) }
    let distinct = DistinctPairs(mode.series, channels, measuresSymbols: settings.isOn(.symbolsAlike))
    self.distinct = distinct
    let names = shown.map { $0.map { ColorName($0) } }
    self.names = names
    pairs = PairMeasurements(
      linear, severities: settings.severities, visions: settings.deficiencies, thresholds: settings.thresholds,
      compared: distinct.compared
    ) { i, j in
      guard !distinct.isDistinct(i, j) else { return nil }
      return ComfortableDistance(
        mode.series[i], mode.series[j], isRedGreen: ComfortableDistance.areRedAndGreen(names[i], names[j]),
        settings.thresholds)
    }
    let needsColor = settings.warns(.tooSimilar)
    let sharesPairs = settings.sharesPairs(in: purpose)
    let conflicts = pairs.readings.filter { pair in
      let isLeft =
        pair.isAlike && needsColor
        || sharesPairs && pair.confusions.tritan == nil && pair.isHardlyChanged(below: settings.thresholds.everyone)
      return pair.isConfused && !isLeft || pair.isHardRedGreen
    }
    markers = MarkerPlan(
      conflicts.map { ($0.first, $0.second) }, of: mode.series, drawnBy: theme.vocabulary)
    ramps = JudgedRamps(mode, of: theme, on: surfaces.plot, most: rampBudget)
  }

  /// The largest number of series with at most this many pairs.
  private static func count(upTo count: Int, pairs: Int) -> Int {
    guard count > 1, count * (count - 1) / 2 > pairs else { return count }
    var count = Int((2 * Double(max(pairs, 0))).squareRoot()) + 1
    while count > 0, count * (count - 1) / 2 > pairs { count -= 1 }
    return count
  }

  /// The number of compared pairs.
  var measuredPairCount: Int { pairs.pairCount - pairs.unjudged }

  /// The series.
  package var series: [Series] { mode.series }

  /// Whether a second channel distinguishes the pair; two symbols that look alike at the drawn size do not.
  package func isDistinct(_ i: Int, _ j: Int) -> Bool { distinct.isDistinct(i, j) }

  /// What helps to distinguish the pair besides its colours.
  func channel(_ i: Int, _ j: Int) -> PairChannel {
    isDistinct(i, j) ? .visible : channels[i].widths(beside: channels[j]) ?? .none
  }

  /// Whether the declared second channels of the pair differ, however they look.
  func differ(_ i: Int, _ j: Int) -> Bool {
    !distinct.compared.hold(i, j) || channels[i].isDistinct(from: channels[j])
      || channels[i].widths(beside: channels[j]) != nil
  }

  /// Whether a confused pair has only two symbols that look alike beside its colours.
  func haveSymbolsAlike(_ i: Int, _ j: Int) -> Bool { distinct.areAlike(i, j) }

  /// Two series in the order to change them: the one that comes later in the file first.
  package func laterFirst(_ i: Int, _ j: Int) -> (Int, Int) {
    let (a, b) = (series[i].color.origin, series[j].color.origin)
    let isLater = (a.file.path, a.range.lowerBound, i) > (b.file.path, b.range.lowerBound, j)
    return isLater ? (i, j) : (j, i)
  }

  func findingColor(_ index: Int, under simulation: Simulation? = nil) -> FindingColor {
    let color = shown[index] ?? series[index].color.srgb
    return FindingColor(
      token: series[index].token, hex: color.hex,
      simulatedHex: simulation.map { SRGB($0(LinearSRGB(color), convention: .clamp)).hex })
  }

  /// Says in a finding that it is about series of this mode.
  func name(_ series: [Series], in finding: inout Finding) {
    finding.tokens = series.map(\.token)
    finding.series = series.map(\.name)
    finding.mode = mode.name
  }

  /// Why some pairs were not measured.
  var unmeasured: [NotChecked] {
    let (all, judged) = (series.count, judgedCount)
    let known = shown.prefix(judged).count { $0 != nil }
    func pairCount(_ count: Int) -> Int { count * (count - 1) / 2 }
    let beyond = pairCount(all) - pairCount(usedCount)
    let tooMany = pairCount(usedCount) - pairCount(judged)
    let hidden = pairCount(judged) - pairCount(known)
    let translucent = series.prefix(judged).count { $0.alpha < 1 }
    var reasons = ramps.unmeasured
    func leave(_ reason: NotChecked.Reason, _ arguments: any CustomStringConvertible...) {
      reasons.append(.other(Message(reason, [spokenName] + arguments)))
    }
    if beyond > 0 { leave(.pairsBeyondMaxSeries, beyond, usedCount) }
    if tooMany > 0 { leave(.pairsBeyondLimitOfSeries, tooMany, judged) }
    if hidden > 0 {
      let why = mode.unknownGround.map { "not known: \($0)" }
      leave(
        .pairsOnUnknownGround, hidden, judged - known, why ?? "translucent and nothing opaque is declared under it")
    }
    if surfaces.plots.count > 1, translucent > 0, judged > 1 { leave(.pairsOnGradient, translucent) }
    if pairs.unjudged > 0 { leave(.pairsBeyondLimit, pairs.unjudged, PairMeasurements.limit) }
    return reasons
  }
}
