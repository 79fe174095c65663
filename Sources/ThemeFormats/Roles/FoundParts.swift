import PaletteRules
import SourceText

/// The colours of one mode that ``NamedParts`` means.
struct FoundParts {
  private enum Found {
    case token(Int)
    case color(ThemeColor)

    var index: Int? { if case .token(let index) = self { index } else { nil } }
  }

  private let named: NamedParts
  private let colors: NamedColors
  private let record: ReadingRecord
  private var parts: [NamedParts.Part: [Found]] = [:]
  private var ramps: [(name: String, indices: [Int])] = []
  private var pairs: [(named: NamedParts.Pair, front: [Found], behind: [Found])] = []

  /// The maximum number of pairs with a required contrast in one mode; an engineering choice.
  private static let mostPairs = 4_096

  /// - Throws: ``ThemeProblem`` for a text that begins as a pointer and is not one.
  init(_ colors: NamedColors, _ reading: Reading) throws(ThemeProblem) {
    (named, self.colors, record) = (reading.options.named, colors, reading.record)
    func find(_ choices: [NamedParts.Choice]) throws(ThemeProblem) -> [Found] {
      var found: [Found] = []
      for choice in choices {
        if let color = choice.color {
          found.append(.color(color))
        } else {
          found += try reading.indices(of: [choice.text], in: colors).map { .token($0) }
        }
      }
      return found
    }
    for part in NamedParts.Part.allCases { parts[part] = try named.parts[part].map(find) }
    for name in named.ramps { ramps.append((name, try reading.indices(of: [name], in: colors))) }
    for pair in named.pairs { pairs.append((pair, try find(pair.foreground), try find(pair.background))) }
  }

  /// Parts that nothing has to be guessed for.
  var roles: Set<TokenSettings.Role> {
    Set(named.parts.keys.compactMap { TokenSettings.Role(rawValue: $0.rawValue) })
  }

  /// Colours that have a part and do not belong to the series.
  var indices: Set<Int> { Set(parts.values.joined().compactMap(\.index) + ramps.flatMap(\.indices)) }

  /// Those and the colours of pairs.
  var all: [Int] { indices.union(pairs.flatMap { ($0.front + $0.behind).compactMap(\.index) }).sorted() }

  /// Gives a mode its parts.
  ///
  /// - Returns: the mode, and the same on every further background.
  func modes(_ mode: ThemeMode) -> [ThemeMode] {
    guard !named.isEmpty else { return [mode] }
    var mode = mode
    func all(_ part: NamedParts.Part) -> [ThemeColor] { (parts[part] ?? []).compactMap(color) }
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
    addPairs(to: &mode)
    return [mode]
      + backgrounds.dropFirst().map { background in
        var other = mode
        other.background = background
        other.name = "\(mode.name) on \(background.hex)"
        return other
      }
  }

  private func addPairs(to mode: inout ThemeMode) {
    for (pair, front, behind) in pairs {
      let sides = (front.compactMap(color), behind.compactMap(color))
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

  private func color(_ found: Found) -> ThemeColor? {
    switch found {
    case .token(let index): colors.color(index, record)
    case .color(let color): color
    }
  }

  private func spoken(_ part: NamedParts.Part) -> String {
    (named.parts[part] ?? []).map { "'\($0.text)'" }.joined(separator: " or ")
  }
}
