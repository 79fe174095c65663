import Colorimetry
import FileAccess
import PaletteGate
import PaletteRules
import Synchronization
import ThemeFormats

extension Theme {
  /// The longest palettes that chart libraries ship have about twenty colours; an engineering choice.
  private static let longestPalette = 40

  /// Judges the theme, and completes its findings with what the rules do not know.
  func judged(_ settings: JudgementSettings) -> Judgement {
    let chains = hasReferences ? ColorChains(self) : nil
    var judgement = Judge.judge(self, settings: settings)
    func completed(_ finding: Finding) -> Finding {
      var finding = finding.placed(in: self)
      if finding.level < settings.leastShown {
        finding.dropDetails()
      } else if let chains {
        finding.chain = chains.chain(of: finding)
      }
      // The first set judges the pairs that belong to none.
      finding.set = finding.against == nil ? setName : nil
      return finding
    }
    judgement.findings = judgement.findings.map(completed)
    judgement.repeated = judgement.repeated.map(completed)
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
    return NotChecked(.tooManyColours, name ?? "", count, name ?? "")
  }
}

extension CheckedInput {
  /// Judges what was read on all processors, in its order.
  static func judging(
    _ inputs: consuming [ReadInput], host: some CommandHost, settings: (ReadInput) throws -> JudgementSettings
  ) rethrows -> [CheckedInput] {
    var checked: [CheckedInput] = []
    var budget = FindingBudget()
    // The findings are counted between the portions.
    while checked.count < inputs.count {
      let first = checked.count
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
      relative: RepositoryRoot(of: input.path, host: host).outermost.relative)
    parts = zip(themes, judgements).map { part, judgement in
      var judged = JudgedTheme(
        theme: part, palette: theme.isJudgedInParts ? part.name : nil,
        findings: judgement.findings.map {
          ClassifiedFinding($0, path: input.path, identity: identities.identity(of: $0))
        },
        record: judgement.record)
      judged.repeated = judgement.repeated
      return judged
    }
  }

  /// Only reads: for commands that do not judge.
  init(unjudged input: ReadInput, host: any CommandHost) {
    // Most inputs have no problem, and no need to know their repository.
    let rooted = input.problems.isEmpty ? "" : RepositoryRoot(of: input.path, host: host).outermost.relative(input.path)
    self.init(
      input,
      unreadable: input.problems.map {
        ClassifiedFinding(Finding(unreadable: $0), path: input.path, rootedPath: rooted)
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

/// How many findings all themes of a run may have together before the rest are judged more briefly.
///
/// A theme of 300 colours in 3 kB can have 10,000 findings, 26 MB: a folder of such files must not fill the memory. What is
/// left is counted between portions of inputs, so that the number of processors changes nothing. Engineering choices.
struct FindingBudget {
  /// Findings beyond ``usual`` of each theme: some 60 MB.
  private var left = 20_000
  /// The findings of a theme that cost nothing: more than those of a theme with forty series.
  private static let usual = 500
  /// Inputs judged together, and their pairs of series together.
  private static let (mostInputs, mostPairs) = (64, 20_000)
  /// The pairs of forty series, the longest palettes that are in use: what is judged of a theme when nothing is left.
  private static let pairsAtLeast = 780

  private var isSpent: Bool { left <= 0 }

  /// The inputs to judge next.
  func portion(of inputs: ArraySlice<ReadInput>) -> ArraySlice<ReadInput> {
    var pairs = 0
    for (count, input) in inputs.prefix(Self.mostInputs).enumerated() {
      let series = input.theme?.modes.map { $0.series.count * ($0.series.count - 1) / 2 } ?? []
      pairs += min(series.reduce(0, +), isSpent ? Self.pairsAtLeast : PairMeasurements.limit)
      if pairs >= Self.mostPairs { return inputs.prefix(count + 1) }
    }
    return inputs.prefix(Self.mostInputs)
  }

  /// How the next portion is judged.
  func applied(to settings: JudgementSettings) -> JudgementSettings {
    guard isSpent else { return settings }
    var settings = settings
    (settings.mostPairs, settings.seeksColors) = (Self.pairsAtLeast, false)
    return settings
  }

  /// Counts what was found. Eight pairs of a grouped finding take as much memory as a finding.
  mutating func spend(on inputs: [CheckedInput]) {
    for input in inputs {
      let count = input.parts.flatMap(\.findings).reduce(0) { $0 + 1 + $1.finding.parts.count / 8 }
      left -= max(0, count - Self.usual)
    }
  }
}

extension Array where Element: Sendable {
  /// Transforms the elements on all processors; the results are in the order of the elements.
  func concurrentMap<Result: Sendable>(_ transform: @escaping @Sendable (Element) -> Result) -> [Result] {
    guard count > 1 else { return map(transform) }
    let transform = Cancellation.following(transform)
    let results = Mutex<[Result?]>(Array<Result?>(repeating: nil, count: count))
    Processors.perform(count) { index in
      let result = transform(self[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
