import PaletteGate
import PaletteRules
import ThemeFormats

/// What was read with its judgement, which depends on nothing else: several can be judged at once.
struct JudgedInput: Sendable {
  /// What was read.
  let input: ReadInput
  /// How it was judged.
  let settings: JudgementSettings
  /// The palettes of the theme, or the theme itself; none of a file that could not be read.
  fileprivate let judgements: [(part: Theme, judgement: Judgement)]

  /// Judges what was read.
  init(_ input: ReadInput, settings: JudgementSettings) {
    self.input = input
    self.settings = settings
    let parts = input.theme?.palettesAsThemes ?? []
    let isCollection = parts.count > ThemeReader.mostLists
    judgements = parts.concurrentMap { part in
      let reason = isCollection ? part.tooManyColors : nil
      var judgement = (reason == nil ? part : part.withoutSeries).judged(settings)
      if let reason { judgement.record += CheckRecord(checks: 1, notChecked: [reason]) }
      return (part: part, judgement: judgement)
    }
  }
}

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
    _ inputs: [ReadInput], host: some CommandHost, settings: (ReadInput) throws -> JudgementSettings
  ) rethrows -> [CheckedInput] {
    let progress = ProgressLine("checking \(inputs.count) inputs", isShown: host.errorIsTerminal, host: host)
    defer { progress.clear() }
    var checked: [CheckedInput] = []
    // The progress is shown between the portions.
    while checked.count < inputs.count {
      progress.show(Double(checked.count) / Double(inputs.count))
      let portion = try inputs[checked.count...].prefix(64).map { (try settings($0), $0) }
      checked += portion.concurrentMap { CheckedInput(JudgedInput($1, settings: $0), host: host) }
    }
    return checked
  }

  /// Places what was judged; what could not be read is an error of its own.
  init(_ judged: JudgedInput, host: any CommandHost) {
    let (input, judgements) = (judged.input, judged.judgements)
    self.init(unjudged: input, host: host)
    settings = judged.settings
    guard let theme = input.theme else { return }
    // The rules report a theme's problems themselves.
    unreadable = []
    let identities = FindingIdentities(
      of: input.path, judgements.map(\.part), judgements.flatMap(\.judgement.findings), host: host,
      relative: RepositoryRoot(of: input.path, host: host).relative)
    parts = judgements.map { part, judgement in
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
    let rooted = RepositoryRoot(of: input.path, host: host).relative(input.path)
    self.init(
      input,
      unreadable: input.problems.map {
        ClassifiedFinding(UnreadableInput.finding(for: $0), path: input.path, rootedPath: rooted)
      })
  }
}
