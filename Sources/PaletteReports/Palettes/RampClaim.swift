import Colorimetry
import PaletteRules

/// What the makers of a ramp claim about colour vision, compared with PC221, PC223 and errors of PC225.
///
/// The other rules ask different questions, such as steps between classes and ends of equal weight.
enum RampClaim: String {
  case agrees = "agree"
  case agreesOnRedGreen = "agree on red-green, not on blue-yellow"
  case agreesOnFailure = "agree: not friendly"
  case disagrees = "disagree"

  /// Continuous maps whose makers claim that readers with a deficiency can read them. The table quotes them.
  static let promised: Set<String> = [
    "batlow", "berlin", "cividis", "coolwarm", "cork", "inferno", "lajolla", "magma", "oslo", "plasma", "roma", "romao",
    "vik", "viridis",
  ]

  /// The result; nil without a claim. ColorBrewer's flag is that of the number of classes shown.
  static func outcome(_ palette: PublishedPalette, _ findings: [Finding]) -> RampClaim? {
    let flag = palette.classFlags.first { $0.classes == palette.colors.count }?.answer
    let asked: Set<RuleKey> = [.rampNotMonotonic, .divergingArmsAlike, .distantColorsAlike]
    let found = findings.filter { asked.contains($0.rule) && ($0.rule != .distantColorsAlike || $0.level == .error) }
    switch flag {
    case .no?, .maybe?: return found.isEmpty ? .disagrees : .agreesOnFailure
    case .notStated?: return nil
    case nil where !promised.contains(palette.name): return nil
    case .yes?, nil:
      guard !found.isEmpty else { return .agrees }
      return found.allSatisfy { $0.measure?.observer?.vision == .tritan } ? .agreesOnRedGreen : .disagrees
    }
  }
}
