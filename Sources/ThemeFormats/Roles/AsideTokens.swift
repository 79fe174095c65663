import PaletteRules
import SourceText

/// Tokens that are no colours where the chart's colours are, and entries that are no tokens: none of them may vanish, for each may
/// be a colour that is misspelt.
struct AsideTokens {
  private let colors: TokenColors
  private let record: ReadingRecord
  /// Those whose names have a word that some part of a chart has, in file order.
  private var candidates: [RoleCandidate] = []
  /// Those that `$extensions.palettecheck` makes a series or a ramp.
  private var declared: [Int] = []
  /// Those that it gives another part, first of each.
  private(set) var parts: [TokenSettings.Role: Int] = [:]

  init(_ colors: TokenColors, known words: inout KnownKeys, record: ReadingRecord) {
    (self.colors, self.record) = (colors, record)
    for index in colors.doubtful + colors.otherwise + colors.valueless {
      let token = colors.token(index)
      let candidate = RoleCandidate(
        index: index, group: token.group, key: token.key, known: &words, shade: { .unknown })
      guard candidate != nil || !token.settings.isEmpty else { continue }
      // What says that it is something else is that, unless it holds a colour or is given a part itself.
      if token.type != nil, !(token.saysOwnRole ? token.type != "gradient" : colors.holdsColor(index)) { continue }
      switch TokenSettings(token, record: record)?.role {
      case .some(.none): break
      case .series, .ramp: declared.append(index)
      case let role?: if parts[role] == nil { parts[role] = index }
      case nil: if let candidate { candidates.append(candidate) }
      }
    }
  }

  private static let grounds: Set<String> = ["background", "bg", "surface", "canvas"]

  /// Those that are meant to be the colour that their name promises. A font may have the name of a text.
  func meant(for surface: SurfaceGuess.Surface) -> [RoleCandidate] {
    candidates.filter { candidate in
      let token = colors.token(candidate.index)
      if candidate.index < 0 { return token.fault("") != nil }
      // What has a type is here because it holds a colour.
      if token.type != nil || colors.isMeantForColor(candidate.index) { return true }
      // A page, a body and an app may have names of their own; a background is a colour or a picture.
      guard surface == .background, let text = token.value.node.string, text != "none" else { return false }
      let isPlain = !text.contains { $0 == "(" || $0 == " " || $0 == "/" }
      return isPlain && !Self.grounds.isDisjoint(with: candidate.allWords)
    }
  }

  /// Says of each that is in a group of the chart that it is broken, or counts it as not checked.
  ///
  /// - Parameter groups: the members of each group, by its pattern.
  func judge(beside groups: [String: [RoleCandidate]]) {
    for candidate in candidates where candidate.namesChart {
      guard let members = groups[TokenRow.holder(of: candidate)], !candidate.isFurniture else { continue }
      judge(candidate.index, beside: members.map(\.index))
    }
  }

  /// The same for those that were given a part by the author, or whose group was.
  func judgeDeclared(beside members: [Int]) {
    for index in declared {
      let group = colors.token(index).group
      let siblings = members.filter { colors.token($0).group == group }
      if index >= 0 || !siblings.isEmpty { judge(index, beside: siblings) }
    }
  }

  private func judge(_ index: Int, beside siblings: [Int]) {
    let token = colors.token(index)
    if index < 0 {
      if let fault = colors.fault(of: index) { return record.problem(fault) }
    } else if token.type != nil || colors.isMeantForColor(index) || isInRow(token, beside: siblings) {
      _ = colors.use(index, record: record)
      return
    }
    let value = token.value.node.string.map { "'\($0)'" } ?? token.value.node.kindName
    record.leave(.noColorInSeries, token.name, token.value.origin.start.line, value)
  }

  /// Whether a name counts on as those of its siblings do.
  private func isInRow(_ token: Token, beside siblings: [Int]) -> Bool {
    let own = NumericOrder.parts(of: token.key ?? "")
    return own.number != nil
      && siblings.contains {
        let other = NumericOrder.parts(of: colors.token($0).key ?? "")
        return other.number != nil && other.stem == own.stem
      }
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
