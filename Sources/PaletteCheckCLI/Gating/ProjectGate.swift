import PaletteGate
import PaletteRules
import SourceText

/// The configuration that inputs share, and its waivers.
struct ProjectGate {
  private let configuration: ProjectConfiguration?
  private let today: CalendarDate
  private let host: any FileSystem
  private var waivers: WaiverBook
  private var settings = JudgementSettings()
  /// Tokens of every theme that was judged whole.
  private var knownTokens: Set<String> = []
  /// Waivers of themes that are of use.
  private var usedPlaces: Set<WaiverPlace> = []
  /// Whether an input was not judged whole.
  private var isBroken = false

  init(_ configuration: ProjectConfiguration?, today: CalendarDate, host: any FileSystem) {
    self.configuration = configuration
    self.today = today
    self.host = host
    waivers = WaiverBook(
      configuration?.configuration.waivers ?? [], policy: configuration?.configuration.waiverPolicy ?? WaiverPolicy(),
      today: today)
  }

  /// Classifies what was found in an input, and says what there is to say about the waivers that it holds itself.
  mutating func classify(
    _ input: inout CheckedInput, isNarrowed: Bool, baseline: inout BaselineGate?, earlier: inout EarlierFindings?
  ) {
    settings = input.settings
    let isWhole = input.problems.isEmpty && input.wasFound
    if !isWhole { isBroken = true }
    let policy = configuration?.configuration.waiverPolicy ?? WaiverPolicy()
    var own = WaiverBook(of: input.theme, policy: policy, today: today)
    for part in input.parts.indices {
      for index in input.parts[part].findings.indices {
        classify(&input.parts[part].findings[index], of: input.path, &own, &baseline, &earlier)
      }
    }
    let tokens = input.parts.reduce(into: Set<String>()) { $0.formUnion($1.theme.tokenNames) }
    if isWhole { knownTokens.formUnion(tokens) }
    usedPlaces.formUnion(own.usedPlaces)
    let about = own.findings(settings) { [settings] waiver in
      guard isWhole, !isNarrowed, settings.levels[waiver.rule] != .off else { return false }
      // A file that gives its tokens to several themes holds waivers for each of them.
      return !input.takesIn(waiver.origin.file.path)
        || !waiver.tokens.isEmpty && waiver.tokens.allSatisfy(tokens.contains)
    }
    guard !about.isEmpty else { return input.aboutGate = [] }
    let rooted = RepositoryRoot(of: input.path, host: host).outermost
    input.aboutGate = FindingOrder.sorted(about).map { finding in
      let place = finding.origin?.file.path ?? input.path
      return ClassifiedFinding(finding, path: input.path, rootedPath: rooted.relative(place))
    }
  }

  /// Several themes may take in the file of a waiver: it is unused where none of them uses it, and reported once.
  mutating func reportUnusedOnce(_ input: inout CheckedInput) {
    input.aboutGate.removeAll { classified in
      guard classified.finding.rule == .waiverUnused, let origin = classified.finding.origin else { return false }
      return !usedPlaces.insert(WaiverPlace(origin)).inserted
    }
  }

  private mutating func classify(
    _ classified: inout ClassifiedFinding, of input: String, _ own: inout WaiverBook,
    _ baseline: inout BaselineGate?, _ earlier: inout EarlierFindings?
  ) {
    let isKnown = baseline?.remembersSome == true || earlier != nil || !own.isEmpty || !waivers.isEmpty
    guard isKnown, Baseline.remembers(classified.finding.rule) else { return }
    let finding = classified.finding
    // All are looked up, so that none is reported as unused.
    let recorded = baseline?.answer(finding, of: input)
    let before = earlier?.answer(finding, of: input)
    let answer = recorded?.status == .baselined ? recorded : before ?? recorded
    let granted = [own.waiver(of: finding), waivers.waiver(of: finding)].compactMap(\.self)
    classified.recorded = answer?.recorded
    if let waiver = granted.first {
      classified.status = .waived
      classified.waiver = waiver
      return
    }
    if let failed = own.failed(finding) ?? waivers.failed(finding) {
      let label =
        failed.isExpired(on: today)
        ? "expired waiver" : "waiver for values from \(failed.atLeast.map(Figures.plain) ?? "") on"
      classified.finding.related.append(RelatedPlace(label: label, origin: failed.origin))
    }
    guard let answer else { return }
    let isInBaseline = recorded?.status == .baselined || before == nil
    classified.status = answer.status == .baselined && !isInBaseline ? .unchanged : answer.status
    if !answer.added.isEmpty {
      classified.finding = classified.finding.with(added: answer.added)
    }
    guard answer.status == .worse else { return }
    let state = before == nil ? WorseChange.State.baseline : .earlier
    if let worse = classified.finding.worse(answer.changes, than: state, settings) {
      classified.finding = worse
    } else {
      classified.status = isInBaseline ? .baselined : .unchanged
    }
  }

  /// The configuration, when there is something to say about its waivers, after every input has been classified.
  func settingsFile(isNarrowed: Bool, looksEverywhere: Bool) -> CheckedInput? {
    guard let path = configuration?.path else { return nil }
    let findings = waivers.findings(settings) { waiver in
      guard !isNarrowed, !isBroken, settings.levels[waiver.rule] != .off else { return false }
      return looksEverywhere || !knownTokens.isDisjoint(with: waiver.tokens)
    }
    var file = CheckedInput(settings: path, findings: findings, host: host)
    file?.take(configuration)
    return file
  }
}

extension CheckedInput {
  /// A file of settings that there is something to say about; nil where there is not.
  init?(settings path: String, findings: [Finding], problems: [ThemeProblem] = [], host: any FileSystem) {
    guard !findings.isEmpty || !problems.isEmpty else { return nil }
    let rooted = RepositoryRoot(of: path, host: host).outermost.relative(path)
    self.init(ReadInput(path: path, problems: problems, wasFound: problems.isEmpty))
    isSettings = true
    aboutGate = FindingOrder.sorted(findings).map { ClassifiedFinding($0, path: path, rootedPath: rooted) }
    unreadable = problems.map {
      ClassifiedFinding(Finding(unreadable: $0), path: path, rootedPath: rooted)
    }
  }

  /// Takes over what its configuration says about the end of the run.
  mutating func take(_ configuration: ProjectConfiguration?) {
    failOn = configuration?.configuration.failOn?.value
    mostWarnings = configuration.flatMap { project in
      project.configuration.maxWarnings.map { (configuration: project.path, count: $0.value) }
    }
  }

  /// Whether a file gives tokens to the input, and is not the input itself.
  fileprivate func takesIn(_ file: String) -> Bool {
    guard let theme, theme.path != file else { return false }
    // A folder holds its files.
    return !file.isPath(below: theme.path)
  }
}

extension Theme {
  fileprivate var tokenNames: Set<String> { Set(modes.flatMap(\.series).map(\.token)) }
}
