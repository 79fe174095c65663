package import Colorimetry

/// The smallest change of colours after which the rules that are errors are silent, found for some themes together.
///
/// One problem over every vision, severity, background and mode: the greatest CIEDE2000 that a colour moves is as small as
/// the search can make it, then the sum. The result is judged by the same rules, and the proof is kept.
package struct ColorRepair: Sendable {
  /// A colour and what it becomes.
  package struct Change: Sendable {
    /// The colour as it is.
    package let color: RepairColor
    /// What it becomes: an eight-bit colour, encoded.
    package let new: SRGB
    /// CIEDE2000 between the two, as designed.
    package let difference: Double
  }

  /// By place.
  package private(set) var changes: [Change] = []
  /// Groups of colours for which nothing was found.
  package private(set) var refusals: [RepairRefusal] = []
  /// The worst figures before.
  package private(set) var before: RepairFigures
  /// The worst figures after.
  package private(set) var after: RepairFigures
  /// The second channels that are left to do what no colour does; only where markers are asked for.
  package private(set) var markers: [Suggestion] = []
  /// What the rules say in the end, errors only: none, or what no colour can mend.
  package private(set) var remaining: [Finding] = []
  /// The greatest CIEDE2000 that a colour was allowed to move; nil for any.
  package let budget: Double?
  /// How many errors there were.
  package private(set) var errorsBefore: Int

  /// Repairs themes that may share colours.
  package init(_ themes: [Theme], settings: JudgementSettings, options: RepairOptions) {
    let settings = settings.normalized
    budget = options.budget
    let parts = themes.flatMap(\.palettesAsThemes)
    let problem = RepairProblem(parts, settings: settings, options: options)
    let errors = Self.errors(parts, settings)
    errorsBefore = errors.count
    var seen = SeenColors(settings)
    let original = problem.colors.map(\.original)
    before = RepairFigures(problem, original, &seen)
    guard !problem.isTooLarge else {
      refusals = [RepairRefusal(.tooLarge, colors: Array(problem.colors.prefix(1)))]
      (after, remaining) = (before, errors)
      return
    }
    var colors = original
    for group in RepairGroup.groups(of: problem, original, &seen) {
      switch group.repair(problem, original, &seen, options) {
      case .success(let found): for index in group.colors { colors[index] = found[index] }
      case .failure(let refusal): refusals.append(refusal)
      }
    }
    after = RepairFigures(problem, colors, &seen)
    for (index, color) in problem.colors.enumerated() where colors[index] != color.original {
      let difference = DifferenceMetric.ciede2000.distance(LinearSRGB(color.original), LinearSRGB(colors[index]))
      changes.append(Change(color: color, new: colors[index], difference: difference))
    }
    changes.sort { $0.color.place < $1.color.place }
    var repaired = parts.map { $0.replacing(replacements, nameOfFile: options.nameOfFile) }
    if options.usesMarkers {
      let marked = repaired.map { $0.marked(settings) }
      markers = marked.flatMap(\.suggestions)
      repaired = marked.map(\.theme)
    }
    remaining = Self.errors(repaired, settings)
  }

  /// The new colour of every place that changes.
  package var replacements: [ColorPlace: SRGB] {
    Dictionary(changes.map { ($0.color.place, $0.new) }) { first, _ in first }
  }

  /// How far the colour that moves furthest moves, CIEDE2000; 0 without changes.
  package var greatestMove: Double { changes.map(\.difference).max() ?? 0 }

  private static func errors(_ parts: [Theme], _ settings: JudgementSettings) -> [Finding] {
    parts.flatMap { Judge.judge($0, settings: settings).findings.filter { $0.level == .error } }
  }
}
