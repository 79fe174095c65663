import PaletteGate
import PaletteRules

/// What waivers cover of the errors in some inputs: a repair leaves it as it is.
enum WaivedFindings {
  /// The rules and tokens, each part of a finding by itself.
  static func tokens(of read: GatheredInputs, settings: JudgementSettings, today: CalendarDate) -> Set<WaivedTokens> {
    var waived: Set<WaivedTokens> = []
    for input in read.inputs {
      guard let theme = input.theme else { continue }
      let configuration = read.configurations.configuration(for: input.path)?.configuration
      let policy = configuration?.waiverPolicy ?? WaiverPolicy()
      var books = [
        WaiverBook(of: theme, policy: policy, today: today),
        WaiverBook(configuration?.waivers ?? [], policy: policy, today: today),
      ]
      guard books.contains(where: { !$0.isEmpty }) else { continue }
      let findings = theme.palettesAsThemes.flatMap { Judge.judge($0, settings: settings).findings }
      for finding in findings where finding.level == .error {
        for part in finding.wholeOrParts {
          var single = finding
          (single.parts, single.tokens) = (finding.parts.isEmpty ? [] : [part], part.tokens)
          for index in books.indices where books[index].waiver(of: single) != nil {
            waived.insert(WaivedTokens(finding.rule, part.tokens))
          }
        }
      }
    }
    return waived
  }
}
