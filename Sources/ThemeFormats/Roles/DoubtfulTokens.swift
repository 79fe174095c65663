import PaletteRules
import SourceText

/// Tokens that nothing declares as colours and that are none, and colours declared as something else, where the chart's
/// colours are: none of them may vanish, for it may be a colour that is misspelt.
struct DoubtfulTokens {
  /// Those whose names have a word that some part of a chart has, in file order.
  private(set) var candidates: [RoleCandidate] = []
  /// Values that are not tokens, by name; their indices are negative.
  private let valueless: [(member: ValuelessMember, candidate: RoleCandidate)]
  /// Those that `$extensions.palettecheck` makes a series or a ramp.
  private var declared: [Int] = []
  /// Those that it gives another part, first of each.
  private(set) var parts: [TokenSettings.Role: Int] = [:]

  /// Looks through the tokens of a file that are not colours.
  init(_ colors: inout TokenColors, known words: inout KnownKeys, record: ReadingRecord) {
    valueless = Self.valueless(colors, &words)
    for index in colors.doubtful { take(index, colors.token(index), known: &words, record: record) }
    for index in colors.otherwise {
      let token = colors.token(index)
      if token.saysOwnRole {
        // The stops of a gradient are tokens of their own by now.
        if token.type != "gradient" { take(index, token, known: &words, record: record) }
      } else if !token.settings.isEmpty || RoleCandidate.mayBe(token, known: &words), colors.holdsColor(index) {
        take(index, token, known: &words, record: record)
      }
    }
  }

  private static func valueless(
    _ colors: TokenColors, _ words: inout KnownKeys
  ) -> [(member: ValuelessMember, candidate: RoleCandidate)] {
    func candidate(_ group: [String], _ key: String?, _ index: Int) -> RoleCandidate? {
      RoleCandidate(index: index, group: group, key: key, known: &words, shade: { .broken })
    }
    let members = colors.valueless { group, key, settings in
      !settings.isEmpty || candidate(group, key, -1) != nil
    }
    return members.enumerated().map { number, member in
      let path = member.group + [member.key]
      return (
        member,
        candidate(member.group, member.key, -1 - number)
          ?? RoleCandidate(index: -1 - number, path: path, shade: .broken)
      )
    }
  }

  private mutating func take(_ index: Int, _ token: Token, known words: inout KnownKeys, record: ReadingRecord) {
    switch TokenSettings(token, record: record)?.role {
    case .some(.none): break
    case .series, .ramp: declared.append(index)
    case let role?: if parts[role] == nil { parts[role] = index }
    case nil:
      let candidate = RoleCandidate(
        index: index, group: token.group, key: token.key, known: &words, shade: { .unknown })
      if let candidate { candidates.append(candidate) }
    }
  }

  private static let grounds: Set<String> = ["background", "bg", "surface", "canvas"]

  /// Whether a value is meant to be the colour that its name promises. A font may have the name of a text.
  static func isMeant(_ candidate: RoleCandidate, for surface: SurfaceGuess.Surface, _ colors: TokenColors) -> Bool {
    // What has a type is here because it holds a colour.
    if colors.token(candidate.index).type != nil { return true }
    let node = colors.token(candidate.index).value.node
    if TokenReference(node) != nil || MisspeltColor.isOne(node) { return true }
    // A page, a body and an app may have names of their own; a background is a colour or a picture.
    guard surface == .background, let text = node.string, text != "none" else { return false }
    return !grounds.isDisjoint(with: candidate.allWords) && !text.contains { $0 == "(" || $0 == " " || $0 == "/" }
  }

  /// What is wrong where a surface would be found, were it a token; nil when another has a better name.
  func problem(for surface: SurfaceGuess.Surface, insteadOf found: RoleCandidate?) -> ThemeProblem? {
    let meant = valueless.filter { $0.member.surfaceProblem != nil }
    guard !meant.isEmpty,
      let best = SurfaceGuess.best(
        surface, among: (found.map { [$0] } ?? []) + meant.map(\.candidate), broken: true)
    else { return nil }
    return meant.first { $0.candidate.index == best.index }?.member.surfaceProblem
  }

  /// Says of each token in the groups of the chart that it is broken, or counts it as not checked.
  ///
  /// - Parameter groups: the members of each group, by its pattern.
  func judge(beside groups: [String: [RoleCandidate]], _ colors: inout TokenColors, record: ReadingRecord) {
    for candidate in candidates where candidate.namesChart {
      guard let members = groups[SeriesGuess.holder(of: candidate)],
        Set(candidate.allWords).isDisjoint(with: RoleWords.furniture)
      else { continue }
      judge(candidate.index, beside: members.map(\.index), &colors, record: record)
    }
    for (member, candidate) in valueless where candidate.namesChart {
      guard let members = groups[SeriesGuess.holder(of: candidate)],
        Set(candidate.allWords).isDisjoint(with: RoleWords.furniture)
      else { continue }
      judge(member, beside: members.map(\.index), colors, record: record)
    }
  }

  /// The same for tokens whose group, or who themselves, were given a part by the author.
  func judgeDeclared(beside members: [Int], _ colors: inout TokenColors, record: ReadingRecord) {
    for index in declared {
      let group = colors.token(index).group
      judge(
        index, beside: members.filter { [colors] in colors.token($0).group == group }, &colors, record: record)
    }
    for (member, _) in valueless where member.settings.contains(where: { $0["role"] != nil }) {
      let siblings = members.filter { [colors] in colors.token($0).group == member.group }
      if !siblings.isEmpty { judge(member, beside: siblings, colors, record: record) }
    }
  }

  private func judge(
    _ member: ValuelessMember, beside siblings: [Int], _ colors: TokenColors, record: ReadingRecord
  ) {
    switch member.fault(isInRow: Self.isInRow(member.key, beside: siblings, colors)) {
    case .problem(let problem): record.problem(problem)
    case .unclear(let reason): record.leave(reason)
    case nil: break
    }
  }

  /// Whether a name counts on as those of its siblings do.
  private static func isInRow(_ key: String, beside siblings: [Int], _ colors: TokenColors) -> Bool {
    let own = NumericOrder.parts(of: key)
    return own.number != nil
      && siblings.contains {
        let other = NumericOrder.parts(of: colors.token($0).key ?? "")
        return other.number != nil && other.stem == own.stem
      }
  }

  private func judge(_ index: Int, beside members: [Int], _ colors: inout TokenColors, record: ReadingRecord) {
    let token = colors.token(index)
    if let fault = MisnamedValue.fault(in: token.value.node, token: token.name) {
      let key = TokenOrigin(file: token.value.file, range: fault.key, pointer: token.value.pointer)
      record.problem(
        ThemeProblem(fault.sentence, help: fault.help, token: token.name, path: key.file.path, origin: key))
      return
    }
    let isInRow = Self.isInRow(token.key ?? "", beside: members, colors)
    if isInRow || token.type != nil || colors.isMeantForColor(index) {
      _ = colors.use(index, record: record)
      return
    }
    let value = token.value.node.string.map { "'\($0)'" } ?? token.value.node.kindName
    record.leave(.noColorInSeries, token.name, token.value.origin.start.line, value)
  }
}

extension Token {
  /// Whether `$extensions.palettecheck` of its own gives it a part, not that of a group around it.
  fileprivate var saysOwnRole: Bool {
    guard let own = settings.last, own["role"] != nil else { return false }
    // `…/$extensions/palettecheck` beside `…/$value`.
    return own.pointer.tokens.dropLast(2) == value.pointer.tokens.dropLast()
  }
}

extension RoleCandidate {
  /// Whether the name of a token has a word that some part of a chart has.
  fileprivate static func mayBe(_ token: Token, known words: inout KnownKeys) -> Bool {
    RoleCandidate(index: 0, group: token.group, key: token.key, known: &words, shade: { .unknown }) != nil
  }

  /// Whether it is broken, and nothing says that it is a colour.
  var isUnknown: Bool { if case .unknown = shade { true } else { false } }
}
