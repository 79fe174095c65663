import PaletteGate
import PaletteRules
import SourceText

/// A baseline, and the inputs that are compared with it: those of every package that shares it.
struct BaselineGate {
  let location: BaselineLocation
  /// Why it cannot be used; nil when it can, or does not exist.
  private(set) var failure: UnreadableFile?
  /// The settings for findings about the baseline itself: those of the first package.
  let settings: JudgementSettings
  /// From which level on that fails: as in the strictest of them.
  private(set) var failOn: FailOn?
  /// The warning limit of the first package that has one; findings about the baseline count as its warnings.
  private(set) var mostWarnings: (configuration: String, count: Int)?
  private var isShared = false
  private let host: any CommandHost
  /// Whether there is a baseline.
  private(set) var remembersSome = false
  private var run: RememberedRun
  /// Files of themes that several modes were judged of, together.
  private var filesOfModes: Set<String> = []
  /// Remembered paths of files, and of folders, that were judged whole, and of inputs that were not.
  private var wholeFiles: Set<String> = []
  private var wholeFolders: Set<String> = []
  private var brokenPaths: Set<String> = []
  /// Files of tokens that were judged, each for itself, and their tokens: such a file may be part of a folder that is one theme.
  private var tokenFiles: Set<String> = []
  private var knownTokens: Set<String> = []
  /// Whether whole directories were looked at.
  private let looksEverywhere: Bool

  /// Opens a baseline.
  ///
  /// - Parameter searched: The directories that were looked through.
  init(
    _ location: BaselineLocation, settings: JudgementSettings, startsAnew: Bool, searched: [String],
    host: any CommandHost
  ) {
    looksEverywhere = !searched.isEmpty
    self.location = location
    self.settings = settings
    self.host = host
    var baseline: Baseline?
    do throws(UnreadableFile) {
      baseline = try location.read(host, startsAnew: startsAnew)
    } catch {
      failure = error
    }
    remembersSome = baseline != nil
    run = RememberedRun(baseline ?? Baseline(), root: location.root, host: host)
    let remembered = Set((baseline?.entries ?? []).map { location.root.appendingStep($0.place.path) })
    guard let path = location.path, !remembered.isEmpty else { return }
    let absent = Submodules.problem(below: searched, of: path, host: host) { root in
      remembered.contains { $0.isPath(below: root) }
    }
    failure = failure ?? absent.map { UnreadableFile([$0]) }
  }

  /// Records the findings of an input before any lookup.
  mutating func expect(_ input: CheckedInput) {
    let strict: [FailOn] = [.info, .warning, .error, .never]
    failOn = isShared ? strict.first { [failOn ?? .error, input.failOn ?? .error].contains($0) } : input.failOn
    mostWarnings = mostWarnings ?? input.mostWarnings
    isShared = true
    let relative = RelativePath(directory: location.root, host: host)
    let path = relative.text(input.path)
    if !input.problems.isEmpty || !input.wasFound {
      brokenPaths.insert(path)
    } else if host.kind(of: input.path) == .directory {
      wholeFolders.insert(path)
    } else {
      wholeFiles.insert(path)
      if let format = input.theme?.format, Self.tokenFormats.contains(format) {
        tokenFiles.insert(path)
        knownTokens.formUnion(input.parts.flatMap(\.theme.modes).flatMap(\.series).map(\.token))
      }
    }
    guard remembersSome else { return }
    run.expect(input)
    // A mode may be a file of its own, `dark.json` beside `light.json`.
    let files = wholeFiles.contains(path) ? run.filesOfModes(of: input.path) : []
    wholeFiles.formUnion(files)
    if tokenFiles.contains(path) { tokenFiles.formUnion(files) }
    for mode in input.parts.map(\.theme.modes).filter({ $0.count > 1 }).joined() {
      filesOfModes.formUnion(mode.namedColors.map { relative.text($0.color.origin.file.path) })
    }
  }

  /// Formats whose files may be one theme together.
  private static let tokenFormats: Set<String> = ["dtcg", "style-dictionary"]

  /// Files with entries that no longer exist, the first of them: a change renames few.
  private lazy var gonePaths = Set(run.book.baseline.entries.map(\.place.path))
    .filter { host.kind(of: location.root.appendingStep($0)) == nil }.sorted().prefix(20)

  /// What the baseline holds about a finding of an input; nil without a baseline.
  ///
  /// - Parameter input: The path of the input.
  mutating func answer(_ finding: Finding, of input: String) -> BaselineBook.Answer? {
    guard remembersSome else { return nil }
    let paths = gonePaths
    return run.answer(finding, of: input) { _ in paths.map { path in { $0.place = FindingPlace(path: path) } } }
  }

  /// Unused entries, as one finding about the baseline.
  func stale(isNarrowed: Bool) -> [Finding] {
    guard !isNarrowed, remembersSome else { return [] }
    let stale = run.book.stale(isLookedFor: isLookedFor)
    guard let first = stale.first, let origin = first.origin else { return [] }
    let finding = Finding(
      staleEntry: first.rule, tokens: first.tokens, path: first.place.path, isFileGone: isGone(first),
      more: stale.count - 1, at: origin, settings)
    return finding.map { [$0] } ?? []
  }

  /// A baseline with what was found in the inputs of this run, and for other files what it holds already.
  func rewritten(_ baseline: Baseline?, _ inputs: [CheckedInput]) -> Baseline {
    var entries = (baseline?.entries ?? []).filter { !isLookedFor($0) }
    for input in inputs {
      // Information fails no run, unless somebody wants it to.
      let takesInfo = (input.failOn ?? failOn) == .info
      entries += run.entries(of: input).filter { $0.level > .info || takesInfo }
    }
    return Baseline(entries)
  }

  /// A baseline without what is no longer found.
  func pruned(_ baseline: Baseline) -> Baseline {
    remembersSome ? run.book.pruned(baseline, isLookedFor: isLookedFor) : baseline
  }

  /// Changes the baseline as it is now, whole or not at all, while no other run does: entries that another run wrote since
  /// this one began stay.
  ///
  /// - Parameters:
  ///   - startsAnew: Whether a baseline that cannot be used is written over.
  ///   - change: The new baseline; nil leaves the file as it is.
  func update(startsAnew: Bool = false, _ change: (Baseline?) throws -> Baseline?) throws {
    guard let path = location.path else { return }
    let lock = host.lock(location.root)
    defer { withExtendedLifetime(lock) {} }
    guard let changed = try change(location.read(host, startsAnew: startsAnew)) else { return }
    do throws(HostError) {
      try host.writeWhole(BaselineText.text(changed), to: path)
    } catch {
      throw UnreadableFile([ThemeProblem(file: path, error.message)])
    }
  }

  /// Whether the run has looked at the subject of an entry, or its file is gone.
  private func isLookedFor(_ entry: Baseline.Entry) -> Bool {
    let judged = entry.place.judged
    // What a rule finds between modes nobody looks for where each of them is judged by itself.
    if RuleCatalog.rule(entry.rule)?.isOfAllModes == true, !filesOfModes.contains(entry.place.path) {
      return isGone(entry)
    }
    if entry.place.theme == nil, wholeFolders.contains(where: { $0 == "." || judged == $0 || judged.isPath(below: $0) })
    {
      return true
    }
    if wholeFiles.contains(judged) {
      // The other token of a pair may be in a file that is part of the same folder, and the folder was not looked at.
      return looksEverywhere || !tokenFiles.contains(judged) || !hasForeignToken(entry)
    }
    return !brokenPaths.contains(judged) && isGone(entry)
  }

  private func hasForeignToken(_ entry: Baseline.Entry) -> Bool {
    entry.tokens.contains(where: knownTokens.contains) && !entry.tokens.allSatisfy(knownTokens.contains)
  }

  private func isGone(_ entry: Baseline.Entry) -> Bool {
    [entry.place.path, entry.place.judged].contains { host.kind(of: location.root.appendingStep($0)) == nil }
  }
}
