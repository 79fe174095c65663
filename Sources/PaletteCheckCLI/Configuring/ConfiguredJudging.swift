import Colorimetry
import PaletteGate
import PaletteRules
import ThemeFormats

extension JudgementSettings {
  /// The defaults, with what a configuration says in their place.
  init(_ configuration: Configuration?) {
    self.init()
    canWrite = ColorWriting.isPossible
    guard let configuration else { return }
    levels = configuration.rules.mapValues(\.value)
    for (rule, threshold) in RuleCatalog.thresholds {
      if let set = configuration.thresholds[rule.key] { thresholds[keyPath: threshold.value] = set.value }
    }
    if let visions = configuration.visions?.value {
      self.visions = Set(visions.map(\.rawValue) + [Vision.normal.rawValue])
    }
    if case .some(.some(let severity)) = configuration.severity?.value { severities = [severity] }
    if let flare = configuration.flare?.value { self.flare = flare }
  }
}

extension ConfigurationSearch {
  /// How an input is judged before the flags say otherwise.
  func settings(for path: String) -> JudgementSettings {
    // What is built in is nobody's project, but how it is judged may be.
    configuration(for: path)?.settings ?? JudgementSettings(nil)
  }

  /// Names of the sets of colours that are judged, where all of some inputs have the same configuration; else none.
  func sets(of paths: [String]) -> [String] {
    guard let first = paths.first.flatMap({ configuration(for: $0) }),
      paths.allSatisfy({ configuration(for: $0)?.path == first.path })
    else { return [] }
    return first.configuration.sets?.value.map(\.name) ?? []
  }
}

/// The modes that a configuration asks to look at.
struct ConfiguredModes {
  private let wanted: [String]?
  private let ledger: NameLedger?

  /// - Parameter ledger: where it is written down which of them are there.
  init(_ configuration: Configuration, ledger: NameLedger?) {
    wanted = configuration.modes?.value
    self.ledger = ledger
  }

  /// Keeps the requested modes; all modes if a theme has none of these.
  func choose(of theme: inout Theme) {
    guard let wanted else { return }
    for name in wanted {
      ledger?.look("mode " + name, isFound: theme.modes.contains { $0.name == name }) {
        theme.modes.map { "mode " + $0.name }
      }
    }
    choose(wanted, of: &theme)
    for index in theme.sets.indices { choose(wanted, of: &theme.sets[index]) }
  }

  private func choose(_ wanted: [String], of theme: inout Theme) {
    guard theme.modes.contains(where: { wanted.contains($0.name) }) else {
      theme.notes.append(InputNote.configuredModesAbsent())
      return
    }
    theme.look(atModes: wanted)
  }
}
