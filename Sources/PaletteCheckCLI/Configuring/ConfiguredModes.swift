import PaletteGate
import PaletteRules
import ThemeFormats

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
    let chosen = theme.modes.filter { wanted.contains($0.name) }
    guard !chosen.isEmpty else {
      theme.notes.append(InputNote.configuredModesAbsent())
      return
    }
    theme.modesLeftOut += theme.modes.map(\.name).filter { !wanted.contains($0) }
    theme.modes = chosen
  }
}
