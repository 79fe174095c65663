package import Colorimetry

/// How well a figure does on one scale: what a repair makes as high as it can for every pair and every contrast.
///
/// - from −2 below −1: worse than it was, and below what passes;
/// - from −1 below 0: a rule makes an error of it;
/// - from 0 below 1: a rule warns;
/// - 1: nothing is said of it.
struct RepairLevel: Sendable {
  /// What passed before, or the figure as it was: never to be lost.
  let kept: Double
  /// From where no rule makes an error.
  let needed: Double
  /// From where no rule warns.
  let clear: Double

  init(kept: Double, needed: Double, clear: Double) {
    self.kept = kept
    self.needed = max(kept, needed)
    self.clear = max(kept, needed, clear)
  }

  @inline(__always)
  func of(_ figure: Double) -> Double {
    if figure >= clear { return 1 }
    if figure >= needed { return (figure - needed) / (clear - needed) }
    return figure >= kept ? (figure - kept) / (needed - kept) - 1 : figure / kept - 2
  }

  /// The figure that has a level.
  @inline(__always)
  func figure(at level: Double) -> Double {
    if level >= 0 { return needed + level * (clear - needed) }
    return level >= -1 ? kept + (level + 1) * (needed - kept) : kept * (level + 2)
  }
}

/// A contrast between two views, or between a view and a surface, as a ratio of 1…21.
struct RepairContrast: Sendable {
  /// From where it passes.
  let passes: Double
  /// How its rule speaks of less; nil where it does not.
  let level: Level?
  /// The contrast before, as far as it is not to be lost; 0 where nothing is kept.
  private var kept = 0.0
  /// The step of contrast that it reaches before, which it does not lose without need.
  private var step = 0.0

  init(passes: Double, level: Level?) { (self.passes, self.level) = (passes, level) }

  /// What the rules require; nil for a wish.
  var required: Double? { level == .error ? passes : nil }

  /// How well a ratio does (``RepairLevel``).
  func level(of ratio: Double, margin: Double) -> Double {
    let clear = max(level == nil ? 0 : passes, step)
    return RepairLevel(
      kept: kept, needed: level == .error ? passes + margin : 0, clear: clear > 0 ? clear + margin : 0
    ).of(ratio)
  }

  /// The same contrast that keeps what it reaches now.
  func keeping(_ ratio: Double, margin: Double) -> RepairContrast {
    var result = self
    result.kept = min(ratio - 1e-9, passes + margin)
    result.step = RepairProblem.contrastSteps.first { ratio >= $0 + margin } ?? 0
    return result
  }
}

/// A colour of a theme that a repair may change, with all its uses.
package struct RepairColor: Sendable {
  /// Where the file defines it.
  package let place: ColorPlace
  /// As shown now, opaque, encoded.
  package let original: SRGB
  /// Its first use.
  package let color: ThemeColor
  /// The name that readers see: of the first series or role. Untrusted text.
  package let name: String
  /// The name in waivers.
  package let token: String
  /// The names of all its other uses, in the order found.
  package private(set) var otherNames: [String] = []
  /// The modes that use it, in the order found.
  package private(set) var modes: [String] = []
  /// The number of modes of its theme.
  private var modeCount = 1
  /// Why it must stay; nil when it may change.
  package private(set) var lock: String?
  /// What would help where it must stay, in words; nil when unknown. Untrusted text.
  package private(set) var remedy: String?
  /// The most names kept for one colour: a sentence needs no more.
  private static let mostNames = 16

  init(_ color: ThemeColor, at place: ColorPlace, name: String, token: String) {
    (self.place, self.color) = (place, color)
    original = color.srgb
    (self.name, self.token) = (name, token)
  }

  /// `'growth'`; `'growth' in dark` where other modes use another colour. Untrusted text.
  package var spoken: String { quoted(name) + (modeWords.map { " in \($0)" } ?? "") }

  /// The modes that use it; nil where all modes of the theme do. Untrusted text.
  package var modeWords: String? { modes.count < modeCount ? NamedList.text(modes) : nil }

  /// Records one more use, in a mode of a theme with `count` modes.
  mutating func use(as name: String, in mode: String, of count: Int) {
    modeCount = max(modeCount, count)
    if !modes.contains(mode), modes.count < Self.mostNames { modes.append(mode) }
    if name != self.name, !otherNames.contains(name), otherNames.count < Self.mostNames { otherNames.append(name) }
  }

  /// Prevents a change; the first reason stays.
  mutating func lock(because reason: String, remedy: String? = nil) {
    if lock == nil { (lock, self.remedy) = (reason, remedy) }
  }
}

/// The limits of a repair.
package struct RepairOptions: Sendable {
  /// Whether a colour may change its name, according to ``ColorName``.
  package var allowsHue = false
  /// Colours that must stay, with the reason in words.
  package var locks: [ColorPlace: String] = [:]
  /// What would help with a colour that must stay, in words.
  package var remedies: [ColorPlace: String] = [:]
  /// The values of derived colours, which change with their sources; the repair itself does not change them.
  package var workedOut: [ColorPlace: SRGB] = [:]
  /// What waivers cover: it stays as it is.
  package var waived: Set<WaivedTokens> = []
  /// Maps a path to the file's unique name.
  package var nameOfFile: @Sendable (String) -> String = { $0 }
  /// The work of a run (``ColorRepair/work``), for the worst group of dependent colours first. An engineering choice: some two
  /// seconds of one processor.
  package var work = 100_000_000

  /// The defaults: the same colour names.
  package init() {}

  /// Whether waivers cover all that is found.
  func isWaived(_ finding: Finding) -> Bool {
    !waived.isEmpty && finding.wholeOrParts.allSatisfy { waived.contains(WaivedTokens(finding.rule, $0.tokens)) }
  }
}

/// A rule and the tokens of a finding that a waiver covers, in whichever mode.
package struct WaivedTokens: Hashable, Sendable {
  private let rule: RuleKey
  private let tokens: [String]

  /// States what is covered; the order of the tokens means nothing.
  package init(_ rule: RuleKey, _ tokens: [String]) { (self.rule, self.tokens) = (rule, tokens.sorted()) }
}
