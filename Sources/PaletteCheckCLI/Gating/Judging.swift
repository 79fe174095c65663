import PaletteGate
import PaletteRules
import ThemeFormats

extension CheckedInput {
  /// Judges what was read; what could not be read is an error of its own.
  init(_ input: ReadInput, settings: JudgementSettings, host: any CommandHost) {
    self.init(unjudged: input, host: host)
    self.settings = settings
    guard let theme = input.theme else { return }
    // The rules report a theme's problems themselves.
    unreadable = []
    let judgements = theme.palettesAsThemes.map { part in
      var judgement = Judge.judge(part, settings: settings)
      judgement.findings = judgement.findings.map { finding in
        var finding = finding.placed(in: part)
        // The first set judges the pairs that belong to none.
        finding.set = finding.against == nil ? part.setName : nil
        return finding
      }
      return (part: part, judgement: judgement)
    }
    let places = FindingPlaces(
      of: input.path, judgements.map(\.part), judgements.flatMap(\.judgement.findings), host: host,
      relative: RepositoryRoot(of: input.path, host: host).relative)
    parts = judgements.map { part, judgement in
      JudgedTheme(
        theme: part, palette: theme.isJudgedInParts ? part.name : nil,
        findings: judgement.findings.map { ClassifiedFinding($0, path: input.path, place: places.place(of: $0)) },
        record: judgement.record)
    }
  }

  /// Only reads: for commands that do not judge.
  init(unjudged input: ReadInput, host: any CommandHost) {
    let rooted = RepositoryRoot(of: input.path, host: host).relative(input.path)
    self.init(
      input,
      unreadable: input.problems.map {
        ClassifiedFinding(UnreadableInput.finding(for: $0), path: input.path, rootedPath: rooted)
      })
  }
}
