/// What no check could judge, and why: a value, so that reports fold and count it without reading its words. `mode` is as
/// sentences say it, with the word: `mode dark`, `palette warm`.
package enum NotChecked: Hashable, Sendable {
  /// One check of a rule. `subject` is quoted where it is a name; it and `mode` are untrusted.
  case check(RuleKey, subject: String, mode: String, Obstacle)
  /// Pairs of series of a mode.
  case pairs(mode: String, PairObstacle)
  /// Overlaps of translucent series, of which there are more than the rule judges.
  case overlaps(mode: String, series: Int, most: Int)
  /// A ramp, as sentences name it; `why` is the reason.
  case ramp(String, mode: String, why: String)
  /// Ramps beyond the most that are judged in one theme.
  case rampsBeyond(Int, mode: String, most: Int)
  /// Text contrast of a theme that declares no text colour.
  case noTextColor
  /// Pairs under visions that nobody selected.
  case visionsNotSelected
  /// A palette of a collection with more colours than one chart can tell apart.
  case tooManyColors(palette: String, count: Int)
  /// What a format reads and cannot give to any check.
  case unread(Message)

  /// What hinders one check.
  package enum Obstacle: Hashable, Sendable {
    /// The surface behind the colour is translucent, with nothing opaque below it.
    case translucent(surface: String)
    /// The surface behind the colour is unknown, and why.
    case unknown(surface: String, why: String)
    /// The text refers to a series that does not exist.
    case noSeries(String)
  }

  /// What hinders checks of pairs.
  package enum PairObstacle: Hashable, Sendable {
    /// Pairs with series beyond `usage.maxSeries`.
    case beyondUsed(pairs: Int, used: Int)
    /// Pairs with series beyond those that one theme may have, or a theme of a run with very many findings.
    case beyondJudged(pairs: Int, judged: Int)
    /// Pairs with translucent series over an unknown background, and why it is unknown; nil over a translucent one.
    case noGround(pairs: Int, series: Int, why: String?)
    /// Pairs with translucent series on the other colours of a gradient.
    case gradient(series: Int)
    /// Pairs beyond the longest list of pairs that look alike.
    case beyondList(pairs: Int, most: Int)
  }

  /// What identifies the reason in JSON; stable.
  package var id: String {
    switch self {
    case .check(_, _, _, .translucent): "translucent-surface"
    case .check(_, _, _, .unknown): "unknown-surface"
    case .check(_, _, _, .noSeries): "text-on-missing-series"
    case .pairs(_, .beyondUsed): "pairs-beyond-max-series"
    case .pairs(_, .beyondJudged): "pairs-beyond-limit-of-series"
    case .pairs(_, .noGround): "pairs-on-unknown-ground"
    case .pairs(_, .gradient): "pairs-on-gradient"
    case .pairs(_, .beyondList): "pairs-beyond-limit"
    case .overlaps: "overlaps-beyond-limit"
    case .ramp: "unreadable-ramp"
    case .rampsBeyond: "ramps-beyond-limit"
    case .noTextColor: "no-text-colour"
    case .visionsNotSelected: "visions-not-selected"
    case .tooManyColors: "too-many-colours"
    case .unread(let reason): reason.id
    }
  }

  /// The reason in words; untrusted.
  package var text: String {
    switch self {
    case .check(_, let subject, _, _): text(of: subject)
    case .pairs(let mode, let obstacle): "\(mode): \(Self.words(obstacle))"
    case .overlaps(let mode, let count, let most):
      "\(mode): overlaps of \(count) series: the rule judges overlaps of at most \(most)"
    case .ramp(let ramp, let mode, let why): "\(ramp) in \(mode): \(why)"
    case .rampsBeyond(let count, let mode, let most):
      "\(mode): \(count) ramps beyond the first \(most), too many for one theme"
    case .noTextColor: "the theme declares no text colour: text contrast not checked"
    case .visionsNotSelected: "pairs under protan, deutan and tritan vision: not selected"
    case .tooManyColors(let palette, let count):
      "'\(palette)': \(count) colours are more than one chart can tell apart; --palette '\(palette)' checks it anyway"
    case .unread(let reason): reason.text
    }
  }

  /// The reason in words for a check of several subjects; the same as ``text`` for any other.
  private func text(of subjects: String) -> String {
    guard case .check(let rule, _, let mode, let obstacle) = self else { return text }
    let why =
      switch obstacle {
      case .translucent(let surface): "the \(surface) behind it is \(Self.translucent)"
      case .unknown(let surface, let why): "the \(surface) behind it is not known: \(why)"
      case .noSeries(let series): "no series has the name \(quoted(series))"
      }
    return "\(rule.id) of \(subjects) in \(mode): \(why)"
  }

  private static let translucent = "translucent and nothing opaque is declared under it"

  private static func words(_ obstacle: PairObstacle) -> String {
    switch obstacle {
    case .beyondUsed(let pairs, let used): "\(pairs) pairs with series beyond the first \(used) (usage.maxSeries)"
    case .beyondJudged(let pairs, let judged):
      "\(pairs) pairs with series beyond the first \(judged), too many to judge"
    case .noGround(let pairs, let series, let why):
      "\(pairs) pairs with \(series) translucent series: the background behind them is "
        + (why.map { "not known: \($0)" } ?? translucent)
    case .gradient(let series):
      "pairs with \(series) translucent series on the other colours of the gradient behind them"
    case .beyondList(let pairs, let most): "\(pairs) further pairs: the list ends after \(most) that look alike"
    }
  }
}

extension NotChecked {
  /// The reasons in words, in the order of the first of each; checks that differ only in their subject in one sentence:
  /// `PC102 of '1', '2', '3' and 5 more in mode light: the background behind it is not known`.
  package static func folded(_ reasons: [NotChecked]) -> [String] {
    var order: [NotChecked] = []
    var subjects: [NotChecked: [String]] = [:]
    for reason in reasons {
      let (kind, subject) = reason.withoutSubject
      if subjects[kind] == nil || subject == nil { order.append(kind) }
      subjects[kind, default: []].append(subject ?? "")
    }
    return order.map { kind in
      guard case .check = kind else { return kind.text }
      return kind.text(of: NamedList.text(subjects[kind] ?? []))
    }
  }

  /// The same for any subject, and the subject.
  private var withoutSubject: (kind: NotChecked, subject: String?) {
    guard case .check(let rule, let subject, let mode, let obstacle) = self else { return (self, nil) }
    return (.check(rule, subject: "", mode: mode, obstacle), subject)
  }
}
