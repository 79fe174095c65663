import Gate
import Palette
import SourceText

/// The waivers and the baseline of the inputs that share them.
struct ProjectGate {
  /// Where its baseline lies.
  let location: BaselineLocation
  private let configuration: ProjectConfiguration?
  private let today: CalendarDate
  private let host: any CommandHost
  private let root: RepositoryRoot
  private var waivers: WaiverBook
  private var baseline: BaselineBook?
  /// Why its baseline cannot be used; nil when it can, or there is none.
  let failure: ConfigurationReader.Failure?
  private var settings = JudgementSettings()
  /// Tokens of every theme that was judged whole.
  private var knownTokens: Set<String> = []
  /// Paths, relative to the root, of the files that were judged whole, and of those that were not.
  private var wholePaths: Set<String> = []
  private var brokenPaths: Set<String> = []

  init(
    _ location: BaselineLocation, _ configuration: ProjectConfiguration?, today: CalendarDate, host: any CommandHost
  ) {
    self.location = location
    self.configuration = configuration
    self.today = today
    self.host = host
    root = RepositoryRoot(path: location.root, host: host)
    waivers = WaiverBook(
      configuration?.configuration.waivers ?? [], policy: configuration?.configuration.waiverPolicy ?? WaiverPolicy(),
      today: today)
    do throws(ConfigurationReader.Failure) {
      baseline = try location.read(host).map { BaselineBook($0) }
      failure = nil
    } catch {
      failure = error
    }
  }

  /// Classifies what was found in an input, and says what there is to say about the waivers that it holds itself.
  mutating func classify(_ input: inout CheckedInput, settings: JudgementSettings, isNarrowed: Bool) {
    self.settings = settings
    let rooted = root.relative(input.path)
    let isWhole = input.problems.isEmpty && input.wasFound
    if isWhole { wholePaths.insert(rooted) } else { brokenPaths.insert(rooted) }
    let policy = configuration?.configuration.waiverPolicy ?? WaiverPolicy()
    var own = WaiverBook(input.theme?.waivers ?? [], policy: policy, today: today)
    var about: [Finding] = []
    for part in input.parts.indices {
      for index in input.parts[part].findings.indices {
        classify(&input.parts[part].findings[index], rooted, &own, &about)
      }
    }
    for index in input.unreadable.indices {
      input.unreadable[index].fingerprint = Fingerprint(input.unreadable[index].finding, path: rooted)
    }
    let tokens = input.parts.reduce(into: Set<String>()) { $0.formUnion($1.theme.tokenNames) }
    if isWhole { knownTokens.formUnion(tokens) }
    about += own.findings(settings) { waiver in
      isWhole && !isNarrowed && settings.levels[waiver.rule] != .off
    }
    input.aboutGate = FindingOrder.sorted(about).map { ClassifiedFinding($0, path: input.path, rootedPath: rooted) }
  }

  private mutating func classify(
    _ classified: inout ClassifiedFinding, _ rooted: String, _ own: inout WaiverBook, _ about: inout [Finding]
  ) {
    let finding = classified.finding
    classified.fingerprint = Fingerprint(finding, path: rooted)
    guard Baseline.remembers(finding.rule) else { return }
    // Both are asked, so that neither is said to be of no use.
    let answer = baseline?.answer(finding, path: rooted)
    let granted = [own.waiver(of: finding), waivers.waiver(of: finding)].compactMap(\.self)
    classified.recorded = answer?.recorded
    if let waiver = granted.first {
      classified.status = .waived
      classified.waiver = waiver
      return
    }
    if let failed = own.failed(finding) ?? waivers.failed(finding) {
      let why =
        failed.isExpired(on: today)
        ? "which is over" : "which holds down to \(failed.atLeast.map(Figures.plain) ?? "") only"
      classified.finding.related.append(RelatedPlace(label: "its waiver, \(why)", origin: failed.origin))
    }
    guard let answer else { return }
    classified.status = answer.status
    for (part, recorded) in answer.worse {
      guard let measured = part.measured else { continue }
      let worse = BaselineWorse.finding(finding, tokens: part.tokens, measured: measured, recorded: recorded, settings)
      if let worse { about.append(worse) }
    }
  }

  /// The configuration and the baseline, when there is something to say about them, after every input has been classified.
  func settingsFiles(isNarrowed: Bool, looksEverywhere: Bool) -> [CheckedInput] {
    var files: [CheckedInput] = []
    func add(_ path: String, _ findings: [Finding], _ problems: [ThemeProblem] = []) {
      guard !findings.isEmpty || !problems.isEmpty else { return }
      let rooted = root.relative(path)
      var file = CheckedInput(path: path, problems: problems, wasFound: problems.isEmpty)
      file.isSettings = true
      file.aboutGate = FindingOrder.sorted(findings).map { ClassifiedFinding($0, path: path, rootedPath: rooted) }
      file.unreadable = problems.map {
        ClassifiedFinding(UnreadableInput.finding(for: $0), path: path, rootedPath: rooted)
      }
      files.append(file)
    }
    if let path = configuration?.path {
      add(
        path,
        waivers.findings(settings) { waiver in
          guard !isNarrowed, brokenPaths.isEmpty, settings.levels[waiver.rule] != .off else { return false }
          return looksEverywhere || !knownTokens.isDisjoint(with: waiver.tokens)
        })
    }
    guard let path = location.path else { return files }
    if let failure {
      add(path, [], failure.problems)
    } else if let baseline {
      let stale = baseline.stale { entry in !isNarrowed && isLookedFor(entry) }
      add(
        path,
        stale.compactMap { entry in
          entry.origin.flatMap {
            BaselineStale.finding(
              rule: entry.rule, tokens: entry.tokens, path: entry.path, isFileGone: !wholePaths.contains(entry.path),
              at: $0, settings)
          }
        })
    }
    return files
  }

  /// What the baseline would be if it held what was found just now in the inputs of this run, and for other files what it
  /// holds already.
  func rewritten(_ inputs: [CheckedInput]) -> Baseline {
    var entries = (baseline?.baseline.entries ?? []).filter { !isLookedFor($0) }
    for input in inputs {
      let rooted = root.relative(input.path)
      for classified in input.parts.flatMap(\.findings)
      where classified.status != .waived && Baseline.remembers(classified.finding.rule) {
        entries += Baseline.Entry.entries(of: classified.finding, path: rooted)
      }
    }
    return Baseline(entries)
  }

  /// What the baseline holds.
  var recorded: Baseline? { baseline?.baseline }

  /// What the baseline would be without what is no longer found.
  func pruned() -> (baseline: Baseline, removed: Int)? {
    guard let baseline else { return nil }
    let pruned = baseline.pruned(isLookedFor: isLookedFor)
    return (pruned, baseline.baseline.entries.count - pruned.entries.count)
  }

  /// Whether the run has looked at what an entry is about, or nothing stands there any more.
  private func isLookedFor(_ entry: Baseline.Entry) -> Bool {
    if wholePaths.contains(entry.path) { return true }
    return !brokenPaths.contains(entry.path) && host.kind(of: location.root.appendingStep(entry.path)) == nil
  }
}

extension Theme {
  /// The names of the tokens of its charts.
  fileprivate var tokenNames: Set<String> { Set(modes.flatMap(\.series).map(\.token)) }
}
