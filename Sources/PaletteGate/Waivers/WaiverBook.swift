package import PaletteRules
import SourceText

/// The waivers that a run has, and which of them were of use.
package struct WaiverBook: Sendable {
  /// Waivers that hold today or have held, in the order given.
  package private(set) var waivers: [Waiver] = []
  /// What is wrong with others.
  package private(set) var invalid: [ThemeProblem] = []
  /// By index: whether a finding is waived by it, or would be if it had not expired.
  private var isUsed: [Bool] = []
  private var byRule: [RuleKey: [Int]] = [:]
  private let today: CalendarDate

  /// Days before its end from which PC903 reports a waiver; an engineering choice.
  package static let soon = 30

  /// Reads waivers; the same one, reached in two ways, once.
  package init(_ written: [WrittenWaiver], policy: WaiverPolicy, today: CalendarDate) {
    self.today = today
    var seen: Set<WaiverPlace> = []
    for one in written where seen.insert(WaiverPlace(one.origin)).inserted {
      switch WaiverReader.read(one, policy: policy, today: today) {
      case .waiver(let waiver):
        byRule[waiver.rule, default: []].append(waivers.count)
        waivers.append(waiver)
        isUsed.append(false)
      case .invalid(let problems): invalid += problems
      }
    }
  }

  /// Reads the waivers that a theme holds, and finds the colours that its comments are about.
  package init(of theme: Theme?, policy: WaiverPolicy, today: CalendarDate) {
    self.init(theme?.waivers ?? [], policy: policy, today: today)
    let paths = Set(waivers.filter { $0.line != nil }.map(\.origin.file.path))
    guard let theme, !paths.isEmpty else { return }
    let commented = CommentedTokens(theme, in: paths)
    for index in waivers.indices {
      guard let line = waivers[index].line else { continue }
      waivers[index].cover(commented.tokens(on: line, of: waivers[index].origin.file.path))
    }
  }

  /// The places of those that are of use.
  package var usedPlaces: Set<WaiverPlace> {
    Set(zip(waivers, isUsed).filter(\.1).map { WaiverPlace($0.0.origin) })
  }

  /// Whether there is nothing in it.
  package var isEmpty: Bool { waivers.isEmpty && invalid.isEmpty }

  /// The waiver that is meant for a finding and does not hold: it is over, or what was measured is worse than it allows. Nil
  /// without one.
  package func failed(_ finding: Finding) -> Waiver? {
    let whole = FindingPart(tokens: finding.tokens, measured: finding.measure?.value)
    return byRule[finding.rule]?.lazy.map { waivers[$0] }.first { $0.isMeant(for: whole, of: finding) }
  }

  /// The waiver that covers a finding; nil when the finding counts. If two cover it, the one that ends later. A finding about
  /// several pairs is covered as a whole, or part by part; the result is then the part's waiver that ends first.
  package mutating func waiver(of finding: Finding) -> GrantedWaiver? {
    guard let candidates = byRule[finding.rule] else { return nil }
    let whole = FindingPart(tokens: finding.tokens, measured: finding.measure?.value)
    if let index = best(candidates, for: whole, of: finding) { return waivers[index].granted(on: today) }
    guard finding.parts.count > 1 else { return nil }
    var indices: [Int] = []
    var isWhole = true
    for part in finding.parts {
      if let index = best(candidates, for: part, of: finding) { indices.append(index) } else { isWhole = false }
    }
    guard isWhole, let first = indices.min(by: { ends(before: $0, $1) }) else { return nil }
    return waivers[first].granted(on: today)
  }

  /// The waiver of a part that ends last; every waiver that is meant for the part counts as used.
  private mutating func best(_ candidates: [Int], for part: FindingPart, of finding: Finding) -> Int? {
    let meant = candidates.filter { waivers[$0].isMeant(for: part, of: finding) }
    for index in meant { isUsed[index] = true }
    let holding = meant.filter { !waivers[$0].isExpired(on: today) && waivers[$0].allows(part.measured, of: finding) }
    return holding.max { ends(before: $0, $1) }
  }

  /// Whether one waiver ends before the other; of two that end on the same day, the later one in the file.
  private func ends(before a: Int, _ b: Int) -> Bool {
    let (first, second) = (waivers[a].until?.daysSinceEpoch ?? .max, waivers[b].until?.daysSinceEpoch ?? .max)
    return (first, b) < (second, a)
  }

  /// What there is to say about the waivers themselves, after every finding has been asked for: expired (PC901), unused
  /// (PC902), soon to expire (PC903), invalid (PC904).
  ///
  /// - Parameters:
  ///   - settings: The levels of the rules.
  ///   - isLookedFor: Whether the run would have found what a waiver is meant for; others are not reported as unused.
  package func findings(_ settings: JudgementSettings, isLookedFor: (Waiver) -> Bool) -> [Finding] {
    var findings: [Finding] = []
    func add(_ finding: Finding?) { if let finding { findings.append(finding) } }
    for problem in invalid { add(Finding(invalidWaiver: problem, settings)) }
    for (index, waiver) in waivers.enumerated() {
      let subject = WaiverSubject(
        rule: waiver.rule.id, tokens: waiver.tokens, isComment: waiver.line != nil, origin: waiver.origin)
      let daysLeft = waiver.until.map { today.days(to: $0) }
      if !isUsed[index] {
        // One that is over as well is in nobody's way.
        if isLookedFor(waiver) { add(subject.unused(settings)) }
      } else if waiver.isExpired(on: today), let until = waiver.until {
        add(subject.expired(until.description, daysAgo: -(daysLeft ?? 0), settings))
      } else if let daysLeft, daysLeft <= Self.soon, let until = waiver.until {
        add(subject.expiring(until.description, daysLeft: daysLeft, settings))
      }
    }
    return findings
  }
}

/// The tokens of a theme by the lines on which they, or tokens that they refer to, are written: what comments waive.
struct CommentedTokens {
  /// By path, line and mode.
  private var places: [String: [Int: [String: Set<String>]]] = [:]

  /// A longer value is found by its first lines; an engineering choice.
  private static let mostLines = 64

  /// Gathers the tokens of a theme.
  ///
  /// - Parameter paths: The files that have comments.
  init(_ theme: Theme, in paths: Set<String>) {
    for mode in theme.palettesAsThemes.flatMap(\.modes) {
      for (token, color) in mode.namedColors + mode.colorsOfRamps {
        for origin in color.way.map(\.origin) where paths.contains(origin.file.path) {
          let first = origin.start.line
          for line in first...min(origin.end.line, first + Self.mostLines) {
            places[origin.file.path, default: [:]][line, default: [:]][mode.name, default: []].insert(token)
          }
        }
      }
    }
  }

  /// The tokens on a line, by mode.
  func tokens(on line: Int, of path: String) -> [String: Set<String>] { places[path]?[line] ?? [:] }
}
