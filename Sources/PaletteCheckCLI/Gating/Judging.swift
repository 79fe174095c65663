import Colorimetry
import PaletteGate
import PaletteRules
import ThemeFormats

extension Theme {
  /// The longest palettes that chart libraries ship have about twenty colours; an engineering choice.
  private static let longestPalette = 40

  /// Judges the theme, and completes its findings with what the rules do not know.
  func judged(_ settings: JudgementSettings) -> Judgement {
    let chains = hasReferences ? ColorChains(self) : nil
    var judgement = Judge.judge(self, settings: settings)
    judgement.findings = judgement.findings.map { finding in
      var finding = finding.placed(in: self)
      if let chains { finding.chain = chains.chain(of: finding) }
      // The first set judges the pairs that belong to none.
      finding.set = finding.against == nil ? setName : nil
      return finding
    }
    return judgement
  }

  /// Whether a colour of a chart is a reference to another token.
  fileprivate var hasReferences: Bool { colorsInOrder.contains { $0.way.count > 1 } }

  fileprivate var withoutSeries: Theme {
    var theme = self
    for index in theme.modes.indices { theme.modes[index].series = [] }
    return theme
  }

  /// Why a palette of a collection is not judged, where it has more colours than one chart could use.
  fileprivate var tooManyColors: NotChecked? {
    let count = modes.map(\.series.count).max() ?? 0
    guard count > Self.longestPalette else { return nil }
    return .tooManyColors(palette: name ?? "", count: count)
  }
}

extension CheckedInput {
  /// Judges what was read on all processors, in its order.
  static func judging(
    _ inputs: consuming [ReadInput], host: some CommandHost, settings: (ReadInput) throws -> JudgementSettings
  ) rethrows -> [CheckedInput] {
    let progress = ProgressLine("checking \(inputs.count) inputs", isShown: host.errorIsTerminal, host: host)
    defer { progress.clear() }
    var checked: [CheckedInput] = []
    var budget = FindingBudget()
    // The progress is shown, and the findings are counted, between the portions.
    while checked.count < inputs.count {
      let first = checked.count
      progress.show(Double(checked.count) / Double(inputs.count))
      let portion = try budget.portion(of: inputs[first...]).map { (budget.applied(to: try settings($0)), $0) }
      let judged = portion.concurrentMap { CheckedInput($1, settings: $0, host: host) }
      budget.spend(on: judged)
      checked += judged
      for index in first..<checked.count { inputs[index].theme = nil }
    }
    return checked
  }

  /// Judges the palettes of what was read, or its theme; what could not be read is an error of its own.
  init(_ input: ReadInput, settings: JudgementSettings, host: any CommandHost) {
    self.init(unjudged: input, host: host)
    self.settings = settings
    guard let theme = input.theme else { return }
    // The rules report a theme's problems themselves.
    unreadable = []
    let themes = theme.palettesAsThemes
    let isCollection = themes.count > ThemeReader.mostPalettes
    let judgements = themes.concurrentMap { part in
      let reason = isCollection ? part.tooManyColors : nil
      var judgement = (reason == nil ? part : part.withoutSeries).judged(settings)
      if let reason { judgement.record += CheckRecord(checks: 1, notChecked: [reason]) }
      return judgement
    }
    let identities = FindingIdentities(
      of: input.path, themes, judgements.flatMap(\.findings), host: host,
      relative: RepositoryRoot(of: input.path, host: host).relative)
    parts = zip(themes, judgements).map { part, judgement in
      JudgedTheme(
        theme: part, palette: theme.isJudgedInParts ? part.name : nil,
        findings: judgement.findings.map {
          ClassifiedFinding($0, path: input.path, identity: identities.identity(of: $0))
        },
        record: judgement.record)
    }
  }

  /// Only reads: for commands that do not judge.
  init(unjudged input: ReadInput, host: any CommandHost) {
    // Most inputs have no problem, and no need to know their repository.
    let rooted = input.problems.isEmpty ? "" : RepositoryRoot(of: input.path, host: host).relative(input.path)
    self.init(
      input,
      unreadable: input.problems.map {
        ClassifiedFinding(UnreadableInput.finding(for: $0), path: input.path, rootedPath: rooted)
      })
  }
}

extension [CheckedInput] {
  /// In which light the inputs were judged, where it is not that of the standards.
  var remarksOnFlare: [Message] {
    Set(compactMap(\.settings.flare.share).filter { $0 > 0 }).sorted().map {
      InputNote.flare(Figures.plain(100 * $0))
    }
  }
}
