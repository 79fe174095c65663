import PaletteRules
import SourceText

/// The colours of one mode that ``NamedParts`` means.
struct NamedTokens {
  private enum Found {
    case token(Int)
    case color(ThemeColor)
  }

  private let named: NamedParts
  private let colors: NameableColors
  private let path: String
  private let ledger: NameLedger?
  private var parts: [NamedParts.Part: [Found]] = [:]
  private var ramps: [(name: String, indices: [Int])] = []

  /// The maximum number of pairs with a required contrast in one mode; an engineering choice.
  private static let mostPairs = 4_096

  /// - Throws: ``ThemeProblem`` for a text that begins as a pointer and is not one.
  init(_ named: NamedParts, in colors: NameableColors, path: String, names: NameLedger?) throws(ThemeProblem) {
    self.named = named
    self.colors = colors
    self.path = path
    ledger = names
    guard !named.isEmpty else { return }
    for part in NamedParts.Part.allCases {
      guard let choices = named.parts[part] else { continue }
      parts[part] = try find(choices)
    }
    for name in named.ramps {
      ramps.append((name, try matches(name)))
    }
  }

  private func matches(_ name: String) throws(ThemeProblem) -> [Int] {
    try SeriesChoice([name], path: path, names: ledger, spelled: colors.spelled).indices(in: colors.names)
  }

  private func find(_ choices: [NamedParts.Choice]) throws(ThemeProblem) -> [Found] {
    var found: [Found] = []
    for choice in choices {
      if let color = choice.color {
        found.append(.color(color))
      } else {
        found += try matches(choice.text).map { .token($0) }
      }
    }
    return found
  }

  /// Parts that nothing has to be guessed for.
  var roles: Set<TokenSettings.Role> {
    Set(named.parts.keys.compactMap { TokenSettings.Role(rawValue: $0.rawValue) })
  }

  /// Tokens that have a part and do not belong to the series.
  var indices: Set<Int> {
    Set(
      parts.values.joined().compactMap { if case .token(let index) = $0 { index } else { nil } }
        + ramps.flatMap(\.indices))
  }

  /// Gives a mode its parts.
  ///
  /// - Returns: the mode, and the same on every further background.
  func modes(_ mode: ThemeMode, record: ReadingRecord) throws(ThemeProblem) -> [ThemeMode] {
    guard !named.isEmpty else { return [mode] }
    var mode = mode
    func all(_ part: NamedParts.Part) -> [ThemeColor] {
      (parts[part] ?? []).compactMap { color($0, record) }
    }
    let backgrounds = all(.background)
    if named.parts[.background] != nil {
      mode.background = backgrounds.first
      // What is named and not there must not be taken for white.
      mode.unknownGround = backgrounds.isEmpty ? "no colour has the name \(spoken(.background))" : nil
      if named.parts[.plotBackground] == nil { mode.plotBackground = nil }
    }
    let fields: [(NamedParts.Part, WritableKeyPath<ThemeMode, ThemeColor?>)] = [
      (.plotBackground, \.plotBackground), (.text, \.text), (.axis, \.axis), (.gridlines, \.gridlines),
      (.outline, \.usage.outline), (.good, \.status.good), (.neutral, \.status.neutral), (.bad, \.status.bad),
    ]
    for (part, field) in fields where named.parts[part] != nil {
      let color = all(part).first
      mode[keyPath: field] = color
      guard color == nil else { continue }
      record.leave(.noColorOfName, mode.name, spoken(part), part.rawValue)
      if part == .plotBackground { mode.unknownGround = "no colour has the name \(spoken(part))" }
    }
    for (name, indices) in ramps {
      let stops = indices.compactMap { colors.color($0, record).map { Ramp.Stop(color: $0) } }
      if stops.count < 2 {
        record.leave(.fewStops, mode.name, stops.count, name)
      } else {
        let kind = RampShape.kind(of: stops.map(\.color))
        mode.ramps.append(Ramp(name: name, kind: kind, stops: stops, isKindGuessed: true))
      }
    }
    try addPairs(to: &mode, record)
    return [mode]
      + backgrounds.dropFirst().map { background in
        var other = mode
        other.background = background
        other.name = "\(mode.name) on \(background.hex)"
        return other
      }
  }

  private func addPairs(to mode: inout ThemeMode, _ record: ReadingRecord) throws(ThemeProblem) {
    for pair in named.pairs {
      let sides = (
        try find(pair.foreground).compactMap { color($0, record) },
        try find(pair.background).compactMap { color($0, record) }
      )
      if sides.0.isEmpty || sides.1.isEmpty {
        let missing = (sides.0.isEmpty ? pair.foreground : pair.background).map { "'\($0.text)'" }
        record.note(.unknownPair, missing.joined(separator: " or "))
        continue
      }
      guard mode.pairs.count + sides.0.count * sides.1.count <= Self.mostPairs else {
        record.leave(.pairsBeyond, mode.name, Self.mostPairs)
        return
      }
      for front in sides.0 {
        for behind in sides.1 {
          mode.pairs.append(
            ContrastPair(foreground: front, background: behind, minimum: pair.minimum, reason: pair.reason))
        }
      }
    }
  }

  private func color(_ found: Found, _ record: ReadingRecord) -> ThemeColor? {
    switch found {
    case .token(let index): colors.color(index, record)
    case .color(let color): color
    }
  }

  private func spoken(_ part: NamedParts.Part) -> String {
    (named.parts[part] ?? []).map { "'\($0.text)'" }.joined(separator: " or ")
  }
}
