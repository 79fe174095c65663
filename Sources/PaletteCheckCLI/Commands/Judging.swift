import PaletteGate
import PaletteRules
import ThemeFormats

extension CheckedInput {
  /// Judges what was read; what could not be read is an error of its own.
  init(_ input: ReadTheme, settings: JudgementSettings, host: any CommandHost) {
    self.init(unjudged: input, host: host)
    guard let theme = input.theme else { return }
    let root = RepositoryRoot(of: input.path, host: host)
    // The rules speak of a theme's problems themselves.
    unreadable = []
    parts = theme.palettesAsThemes.map { part in
      let judgement = Judge.judge(part, settings: settings)
      return JudgedTheme(
        theme: part, palette: theme.isJudgedInParts ? part.name : nil,
        findings: judgement.findings.map { finding in
          var finding = finding.placed(in: part)
          // The first set judges the pairs that belong to none.
          finding.set = finding.against == nil ? part.setName : nil
          return ClassifiedFinding(finding, path: input.path, rootedPath: "")
        },
        checks: judgement.checks, passed: judgement.passed, passedChecks: judgement.passedChecks,
        notChecked: judgement.notChecked)
    }
    let places = FindingPlaces(of: self, host: host, relative: root.relative)
    for part in parts.indices {
      for index in parts[part].findings.indices {
        let finding = parts[part].findings[index].finding
        parts[part].findings[index].fingerprint = Fingerprint(finding, at: places.place(of: finding))
      }
    }
  }

  /// Only reads: for commands that do not judge.
  init(unjudged input: ReadTheme, host: any CommandHost) {
    let rooted = RepositoryRoot(of: input.path, host: host).relative(input.path)
    self.init(
      path: input.path, theme: input.theme, problems: input.problems, wasFound: input.wasFound,
      unreadable: input.problems.map {
        ClassifiedFinding(UnreadableInput.finding(for: $0), path: input.path, rootedPath: rooted)
      })
  }
}
