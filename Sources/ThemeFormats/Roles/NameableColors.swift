import PaletteRules
import SourceText

/// A colour by its name, as ``SeriesChoice`` looks at it.
protocol Nameable {
  /// The parts of its name.
  var path: [String] { get }
  /// The way to it in its file, for JSON pointers; empty without one.
  var steps: [String] { get }
}

extension Token: Nameable {
  var steps: [String] { value.pointer.tokens }
}

/// A name that is nothing but that.
struct PlainName: Nameable {
  let path: [String]
  var steps: [String] { [] }
}

/// The colours of one mode that a user may name.
protocol NameableColors {
  associatedtype Name: Nameable
  /// Their names; one may have several.
  var nameables: [(index: Int, token: Name)] { get }
  /// A name of the user's as this format writes names.
  static func spelled(_ text: String) -> String
  /// A colour; nil where the mode has none of that name. What is wrong with it goes into the record.
  mutating func use(_ index: Int, record: ReadingRecord) -> ThemeColor?
}

extension NameableColors {
  static func spelled(_ text: String) -> String { text }
}

extension TokenColors: NameableColors {
  var nameables: [(index: Int, token: Token)] { indices.map { ($0, token($0)) } }
}

extension NamedParts {
  /// Whether they are something to judge where nothing else is: pairs, or a ramp.
  var makesThemes: Bool { !pairs.isEmpty || !ramps.isEmpty }

  /// The colours that any of the parts and pairs means, each once.
  ///
  /// - Throws: ``ThemeProblem`` for a text that begins as a pointer and is not one.
  func indices<Colors: NameableColors>(
    in colors: Colors, path: String, names: NameLedger?
  ) throws(ThemeProblem) -> [Int] {
    var choices: [String] = ramps
    for part in parts.values.joined() where part.color == nil { choices.append(part.text) }
    for pair in pairs {
      for side in pair.foreground + pair.background where side.color == nil { choices.append(side.text) }
    }
    let choice = try SeriesChoice(choices.sorted(), path: path, names: names, spelled: Colors.spelled)
    return choice.indices(in: colors.nameables)
  }
}

/// The colours of a mode that was read already, by the names of its series and the parts of the chart: for formats that
/// name nothing else.
struct ModeColors: NameableColors {
  let nameables: [(index: Int, token: PlainName)]
  private let colors: [ThemeColor]

  init(_ mode: ThemeMode) {
    var all: [(name: String, color: ThemeColor)] = []
    for series in mode.series {
      all.append((series.name, series.color))
      if series.token != series.name { all.append((series.token, series.color)) }
    }
    let parts = [
      ("background", mode.background), ("plotBackground", mode.plotBackground), ("text", mode.text),
      ("axis", mode.axis), ("gridlines", mode.gridlines),
    ]
    for (name, color) in parts { if let color { all.append((name, color)) } }
    colors = all.map(\.color)
    nameables = all.enumerated().map { ($0, PlainName(path: $1.name.split(separator: ".").map(String.init))) }
  }

  func use(_ index: Int, record: ReadingRecord) -> ThemeColor? { colors[index] }
}
