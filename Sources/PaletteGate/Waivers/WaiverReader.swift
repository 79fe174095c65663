import Colorimetry
package import PaletteRules
import SourceText

/// Reads a waiver. An invalid one has no effect, so that its finding stays.
package enum WaiverReader {
  /// The result of reading a waiver.
  package enum Outcome: Sendable {
    /// It holds until it expires.
    case waiver(Waiver)
    /// It counts for nothing: what is wrong, each with its place.
    case invalid([ThemeProblem])
  }

  /// The keys that a waiver may hold.
  static let keys = ["rule", "tokens", "modes", "vision", "atLeast", "reason", "owner", "ticket", "expires"]

  /// Characters of a reason without the blanks around it.
  package static let (leastReason, mostReason) = (10, 1_000)

  /// Reads a waiver and holds it to a policy.
  ///
  /// - Parameter today: The day that ``WaiverPolicy/maxDays`` counts from.
  package static func read(_ written: WrittenWaiver, policy: WaiverPolicy, today: CalendarDate) -> Outcome {
    var values = StrictValues(written.origin.file)
    let node = written.node
    let isComment = written.line != nil
    let members = values.members(node, keys: keys, of: "a waiver")
    func head() -> Range<Int> { node.range.lowerBound..<min(node.range.lowerBound + 1, node.range.upperBound) }
    if isComment, members["rule"] == nil || members["reason"] == nil {
      values.problem(SettingsProblem.incompleteComment(), at: node.range)
    } else if node.members != nil {
      for key in isComment ? [] : ["rule", "tokens", "reason", "expires"] where members[key] == nil {
        let isOtherWord = key == "expires" && node["until"] != nil
        values.problem(SettingsProblem.incompleteWaiver(key, isOtherWord ? "until" : ""), at: head())
      }
      if policy.requireOwner?.value == true, members["owner"] == nil {
        let problem = isComment ? SettingsProblem.commentWithoutOwner() : SettingsProblem.noOwner()
        values.problem(problem, at: isComment ? node.range : head())
      }
      if isComment, members["expires"] == nil, !policy.allowsCommentsWithoutEnd {
        values.problem(SettingsProblem.commentWithoutEnd(), at: node.range)
      }
    }
    let rule = members["rule"].flatMap { Self.rule($0, &values) }
    let tokens = isComment ? [] : values.texts(members["tokens"], "'tokens'", least: 1, most: 2_048)
    if let node = members["tokens"], let tokens, tokens.contains(where: { $0.contains("*") }) {
      values.problem(SettingsProblem.starsInWaiver(), at: node.range)
    }
    let modes = values.texts(members["modes"], "'modes'", least: 1, most: 100)
    let visions = members["vision"].flatMap { Self.visions($0, &values) }
    let atLeast = values.number(members["atLeast"], in: 0...1e6, "'atLeast'")
    let reason = members["reason"].flatMap { self.reason($0, isComment ? "the reason" : "'reason'", &values) }
    let owner = values.text(members["owner"], isComment ? "the owner after 'by'" : "'owner'", most: 200)
    let ticket = values.text(members["ticket"], "'ticket'", most: 500)
    let until = members["expires"].flatMap {
      Self.expiry($0, isComment ? "the day after 'until'" : "'expires'", policy, today, &values)
    }
    guard values.problems.isEmpty, let rule, let tokens, let reason, let until = until ?? (isComment ? .some(nil) : nil)
    else { return .invalid(values.problems) }
    return .waiver(
      Waiver(
        rule: rule, tokens: Waiver.sorted(tokens), line: written.line, modes: modes ?? [], visions: visions ?? [],
        atLeast: atLeast, reason: reason, owner: owner, ticket: ticket, until: until, origin: written.origin))
  }

  private static func rule(_ node: SourceNode, _ values: inout StrictValues) -> RuleKey? {
    guard let text = values.text(node, "'rule'"), let rule = values.rule(text, at: node.range) else { return nil }
    guard rule != .unreadableInput else {
      values.problem(SettingsProblem.unreadableWaived(text), at: node.range)
      return nil
    }
    guard !rule.isOfGate else {
      values.problem(SettingsProblem.gateWaived(text), at: node.range)
      return nil
    }
    return rule
  }

  private static func visions(_ node: SourceNode, _ values: inout StrictValues) -> [Vision]? {
    guard let items = node.items, !items.isEmpty else {
      values.wrong(node, .mustBeSomeOf, "'vision'", "normal, protan, deutan, tritan, grey")
      return nil
    }
    return items.compactMap { values.word($0, among: Vision.allCases, "a vision") }
  }

  private static func reason(_ node: SourceNode, _ what: String, _ values: inout StrictValues) -> String? {
    guard let text = node.string else {
      values.wrong(node, .mustBeString, what)
      return nil
    }
    let words = text.unicodeScalars.split { !$0.isLetterOrDigit }
    let length = words.reduce(max(words.count - 1, 0)) { $0 + $1.count }
    guard length >= leastReason else {
      values.problem(SettingsProblem.shortReason(what, leastReason), at: node.range)
      return nil
    }
    guard text.unicodeScalars.count <= mostReason else {
      values.problem(SettingsProblem.longReason(what, mostReason), at: node.range)
      return nil
    }
    return text
  }

  /// The last day; nil inside for none, nil for what is wrong.
  private static func expiry(
    _ node: SourceNode, _ what: String, _ policy: WaiverPolicy, _ today: CalendarDate, _ values: inout StrictValues
  ) -> CalendarDate?? {
    guard let text = node.string else {
      values.wrong(node, .mustBeDay)
      return nil
    }
    if text == "never" {
      guard policy.allowNever?.value == true else {
        values.problem(SettingsProblem.neverExpires(), at: node.range)
        return nil
      }
      return .some(nil)
    }
    guard let date = CalendarDate(text) else {
      values.problem(SettingsProblem.mustBeCalendarDay(what, text), at: node.range)
      return nil
    }
    if let most = policy.maxDays?.value, today.days(to: date) > most {
      let latest = CalendarDate(daysSinceEpoch: today.daysSinceEpoch + most)
      values.problem(
        SettingsProblem.expiresLate(what, today.days(to: date), most), help: "write \(latest) or earlier",
        at: node.range)
      return nil
    }
    return date
  }
}
