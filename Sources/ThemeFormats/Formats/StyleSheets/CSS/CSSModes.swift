import PaletteRules
import SourceText

/// The modes of a style sheet: which there are, and what each shows.
struct CSSModes {
  /// The first is the base.
  private(set) var modes: [ThemeMode] = []
  /// Groups of series of which nothing says which is the chart's, in the first mode.
  private(set) var palettes: [NamedPalette] = []

  /// Nobody distinguishes more than this.
  private static let most = 32

  private let properties: [CSSProperty]
  private let base: CSSSetting
  let parts: GuessedParts
  let record: ReadingRecord
  /// Whether properties that are not there count as not checked.
  let leavesMissing: Bool
  var failures: [(token: String, failure: UnresolvedColor)] = []

  /// Works out every mode that changes a property with a part in the chart.
  ///
  /// - Parameter naming: gives a mode the parts that the user names.
  /// - Parameter helping: the help for a property that is missing; nil without one.
  init(
    _ properties: [CSSProperty], parts: GuessedParts, base: CSSSetting, record: ReadingRecord, leavesMissing: Bool,
    naming: (ThemeMode, CSSEnvironment) throws(ThemeProblem) -> [ThemeMode], helping: (String) -> String?
  ) throws(ThemeProblem) {
    self.properties = properties
    self.base = base
    self.parts = parts
    self.record = record
    self.leavesMissing = leavesMissing
    let textName = parts.surfaces[.text].map { parts.names[$0] }
    var tailwind: Set<String> = []
    var numeric: Set<String> = []
    for key in keys() {
      let environment = CSSEnvironment(properties, mode: key, base: base)
      environment.textName = textName
      environment.modeName = key == CSSModeKey() ? nil : key.name(scheme: base)
      let guessed = mode(named: key.name(scheme: base), environment)
      let named = try naming(guessed, environment)
      let mode = named.first ?? guessed
      let palettes = parts.palettes { color(parts.names[$0], environment) }
      if !mode.series.isEmpty || !mode.ramps.isEmpty || !palettes.isEmpty || !mode.pairs.isEmpty || parts.isEmpty {
        modes += named.map { mode in
          var mode = mode
          mode.palettes = palettes
          return mode
        }
        if self.palettes.isEmpty { self.palettes = palettes }
      }
      tailwind.formUnion(environment.tailwindNames)
      numeric.formUnion(environment.guessedNames)
      if environment.usedCurrentColor {
        record.note(.currentColor, textName ?? "color")
      }
    }
    if let first = tailwind.min() {
      let names = tailwind.count == 1 ? first : "\(tailwind.count) colours, \(first) first"
      record.note(.fromTailwind, names)
    }
    if let first = numeric.min() {
      let names = numeric.count == 1 ? first : "\(numeric.count) properties, \(first) first"
      record.note(.bareNumbers, names)
    }
    noteCopies()
    report(helping)
  }

  /// The contexts in which a property with a part is set, in file order; the base first.
  private func keys() -> [CSSModeKey] {
    let used = closure()
    let drawn = Set(parts.drawn.map { parts.names[$0] })
    var keys: [CSSModeKey] = [CSSModeKey()]
    var holders: [CSSModeKey: [Int]] = [:]
    var usesLightDark = false
    for (index, property) in properties.enumerated() where used.contains(property.name) {
      usesLightDark = usesLightDark || property.value.text.lowercased().contains("light-dark(")
      for context in property.contexts {
        let key = CSSModeKey(scope: context.scope, settings: context.settings.subtracting([base]))
        // A part of a page that sets its own background is not a theme of charts.
        guard key.scope.isEmpty || key.namesTheme || drawn.contains(property.name) else { continue }
        if holders[key] == nil, key != keys[0] { keys.append(key) }
        holders[key, default: []].append(index)
      }
    }
    let dark = CSSModeKey(settings: [base == .dark ? .light : .dark])
    if usesLightDark, !keys.contains(dark) { keys.append(dark) }
    let contrast = CSSModeKey(settings: [.increaseContrast])
    let both = CSSModeKey(settings: dark.settings.union(contrast.settings))
    if keys.contains(dark), keys.contains(contrast), !keys.contains(both) { keys.append(both) }
    // Two selectors of one rule are one theme under two names.
    var seen: Set<[Int]> = []
    keys = keys.filter { key in
      guard !key.scope.isEmpty, let indices = holders[key] else { return true }
      return seen.insert(indices).inserted
    }
    if keys.count > Self.most {
      record.note(.modesJudged, keys.count, Self.most)
    }
    return Array(keys.prefix(Self.most))
  }

  /// The properties with a part and all that they refer to.
  private func closure() -> Set<String> {
    var byName: [String: [Int]] = [:]
    for (index, property) in properties.enumerated() { byName[property.name, default: []].append(index) }
    var pending = parts.all.map { parts.names[$0] }
    var found = Set(pending)
    while let name = pending.popLast() {
      for index in byName[name] ?? [] {
        for reference in properties[index].references where found.insert(reference).inserted {
          pending.append(reference)
        }
      }
    }
    return found
  }

  /// Says which modes show the same as the first.
  private func noteCopies() {
    guard let first = modes.first else { return }
    for mode in modes.dropFirst() where mode.drawnColors == first.drawnColors {
      record.note(.sameModes, mode.name, first.name)
    }
  }
}
