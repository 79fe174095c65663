import Colorimetry

/// The finding for a pair of series. Shared by PC201–PC203.
struct PairFinding {
  let mode: JudgedMode
  /// The series to change: the one that comes later in the file.
  let changed: Int
  let kept: Int

  init(_ pair: PairMeasurements.ClosePair, in mode: JudgedMode) {
    self.mode = mode
    (changed, kept) = mode.laterFirst(pair.first, pair.second)
  }

  private init(changed: Int, kept: Int, in mode: JudgedMode) {
    (self.changed, self.kept, self.mode) = (changed, kept, mode)
  }

  /// The pair with the other series to change.
  var swapped: PairFinding { PairFinding(changed: kept, kept: changed, in: mode) }

  /// `'loss' and 'growth'`.
  var names: String { "\(quoted(mode.series[changed].name)) and \(quoted(mode.series[kept].name))" }

  /// What people call the two colours: `red and green`, `two shades of blue`.
  var colorNames: String {
    let names = [changed, kept].map { (mode.names[$0] ?? ColorName(mode.series[$0].color.srgb)).rawValue }
    return names[0] == names[1] ? "two shades of \(names[0])" : "\(names[0]) and \(names[1])"
  }

  /// Whether a second channel distinguishes the two.
  var isDistinct: Bool { mode.isDistinct(changed, kept) }

  /// Everything but words and figures.
  func finding(_ rule: RuleKey, _ level: Level, _ message: String, under simulation: Simulation? = nil) -> Finding {
    let (changed, kept) = (mode.series[changed], mode.series[kept])
    var finding = rule.finding(level, message, at: changed.color.origin)
    mode.name([changed, kept], in: &finding)
    finding.colors = [self.changed, self.kept].map { mode.findingColor($0, under: simulation) }
    finding.suggestions = isDistinct ? [] : mode.markers.suggestions(changed: self.changed, kept: self.kept)
    finding.related = [RelatedPlace(label: quoted(kept.name), origin: kept.color.origin)]
    return finding
  }

  /// A line of figures: the two colours under a vision and how far apart they are.
  func evidence(_ label: String, _ difference: Double, under simulation: Simulation? = nil) -> Evidence {
    let colors = [changed, kept].map { mode.findingColor($0, under: simulation) }
    let required = mode.pairs.thresholds[simulation?.vision ?? .normal]
    return Evidence(
      label: label, hexes: colors.map { $0.simulatedHex ?? $0.hex },
      figure: Figures.difference(difference, required: required), fails: difference < required)
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
