import Colorimetry
package import PaletteGate
package import PaletteRules
import SafeText
import SourceText

/// The waivers of a project, sorted by expiry date.
package struct WaiverList {
  private let waivers: [Waiver]
  private let invalid: [ThemeProblem]
  private let today: CalendarDate
  private let isNarrowed: Bool

  /// Collects waivers.
  ///
  /// - Parameter within: Only those that end within this many days or have ended; nil for all.
  package init(books: [WaiverBook], today: CalendarDate, within days: Int?) {
    self.today = today
    isNarrowed = days != nil
    func left(_ waiver: Waiver) -> Int { waiver.until.map { today.days(to: $0) } ?? .max }
    // Several themes may take in the file of a waiver.
    var places: Set<WaiverPlace> = []
    var seen: Set<String> = []
    let all = books.flatMap(\.waivers).filter { places.insert(WaiverPlace($0.origin)).inserted }
    waivers = all.filter { waiver in days.map { left(waiver) <= $0 } ?? true }
      .enumerated().sorted { (left($0.element), $0.offset) < (left($1.element), $1.offset) }.map(\.element)
    invalid = books.flatMap(\.invalid).filter { problem in
      problem.origin.map { seen.insert("\($0.place) \(problem.message)").inserted } ?? true
    }
  }

  /// One block per waiver.
  func blocks(_ style: TextStyle) -> [[String]] {
    var blocks = waivers.map { lines($0, style) }
    blocks += invalid.map { problem in
      [
        style.paint(style.path(problem.origin?.place ?? problem.path), .strong) + ": "
          + style.paint("has no effect", .error) + ": " + style.text(problem.message)
      ]
    }
    if style.verbosity != .quiet { blocks.append([summary]) }
    return blocks
  }

  private var summary: String {
    let expired = waivers.count { $0.isExpired(on: today) }
    let what = isNarrowed ? "expired or ending soon" : "in all"
    return "\(counted(waivers.count, "waiver", "waivers")) \(what), \(expired) expired, \(invalid.count) invalid."
  }

  private func lines(_ waiver: Waiver, _ style: TextStyle) -> [String] {
    let state = self.state(waiver)
    let role: TextStyle.Role = waiver.isExpired(on: today) ? .error : state.isSoon ? .warning : .remedy
    var lines = [
      style.paint(style.path(waiver.origin.place), .strong) + ": " + style.paint(state.words, role)
        + ": \(waiver.rule.title)"
    ]
    let tokens = waiver.tokens.isEmpty ? "none on line \(waiver.line ?? 0)" : waiver.tokens.joined(separator: ", ")
    var facts = [("tokens:", tokens), ("reason:", waiver.reason)]
    if let owner = waiver.owner { facts.append(("owner:", owner)) }
    if let ticket = waiver.ticket { facts.append(("ticket:", ticket)) }
    if let atLeast = waiver.atLeast {
      facts.append(("applies:", "while the value is at least \(Figures.plain(atLeast))"))
    }
    if !waiver.modes.isEmpty { facts.append(("modes:", waiver.modes.joined(separator: ", "))) }
    for (label, text) in facts { lines += Paragraph.labelled(label, text, .faint, style) }
    return lines
  }

  private func state(_ waiver: Waiver) -> (words: String, isSoon: Bool) {
    guard let until = waiver.until else { return ("never ends", false) }
    let left = today.days(to: until)
    if left < 0 { return ("expired on \(until), \(counted(-left, "day", "days")) ago", false) }
    return ("until \(until), \(counted(left, "day", "days")) left", left <= WaiverBook.soon)
  }

  /// `waivers` with `{"rule", "tokens", "reason", "owner", "ticket", "expires", "daysLeft", …}` of each, and `invalid`.
  var members: [(String, JSONValue)] {
    let valid = waivers.map { waiver -> JSONValue in
      let place = waiver.origin.start
      return [
        "rule": .string(waiver.rule.id), "tokens": .strings(waiver.tokens), "modes": .strings(waiver.modes),
        "vision": .strings(waiver.visions.map(\.rawValue)), "atLeast": .number(waiver.atLeast),
        "reason": .string(waiver.reason), "owner": .string(waiver.owner), "ticket": .string(waiver.ticket),
        "expires": .string(waiver.until?.description ?? "never"),
        "daysLeft": .integer(waiver.until.map { today.days(to: $0) }),
        "expired": .boolean(waiver.isExpired(on: today)), "file": .string(waiver.origin.file.path),
        "line": .integer(place.line), "column": .integer(place.column),
      ]
    }
    let invalid = invalid.map { problem -> JSONValue in
      [
        "file": .string(problem.origin?.file.path ?? problem.path),
        "line": .integer(problem.origin?.start.line), "column": .integer(problem.origin?.start.column),
        "message": .string(problem.message),
      ]
    }
    return [("waivers", .array(valid)), ("invalid", .array(invalid))]
  }
}
