import PaletteRules
import SourceText

/// The colours of one mode that a user may name.
struct NameableColors {
  /// A name of a colour; one colour may have several.
  struct Name {
    let index: Int
    /// The parts of the name.
    let path: [String]
    /// The way to the colour in its file, for JSON pointers; empty without one.
    var steps: [String] = []
  }

  private let list: () -> [Name]
  /// A name of the user's as the format writes names.
  let spelled: (String) -> String
  /// A colour; nil where the mode has none of that name. What is wrong with it goes into the record.
  let color: (Int, ReadingRecord) -> ThemeColor?

  /// - Parameter names: only listed when they are asked for: large files have tens of thousands.
  init(
    names: @escaping @autoclosure () -> [Name], spelled: @escaping (String) -> String = { $0 },
    color: @escaping (Int, ReadingRecord) -> ThemeColor?
  ) {
    (list, self.spelled, self.color) = (names, spelled, color)
  }

  var names: [Name] { list() }
}

extension NameableColors {
  /// Colours by their names alone, in order: for formats that name nothing else.
  init(_ colors: [(name: String, color: ThemeColor)]) {
    self.init(names: colors.enumerated().map { Name(index: $0, path: $1.name.split(separator: ".").map(String.init)) })
    {
      index, _ in colors[index].color
    }
  }

  /// The colours of a mode that was read already, by the names of its series and the parts of the chart.
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
    self.init(all)
  }
}

extension TokenColors {
  var nameables: NameableColors {
    NameableColors(names: self.indices.map { self.token($0).nameable($0) }) { self.use($0, record: $1) }
  }
}

extension Token {
  /// As a user may name it.
  func nameable(_ index: Int) -> NameableColors.Name {
    NameableColors.Name(index: index, path: path, steps: value.pointer.tokens)
  }
}

extension NamedParts {
  /// Whether they are something to judge where nothing else is: pairs, or a ramp.
  var makesThemes: Bool { !pairs.isEmpty || !ramps.isEmpty }

  /// The colours that any of the parts and pairs means, each once.
  ///
  /// - Throws: ``ThemeProblem`` for a text that begins as a pointer and is not one.
  func indices(in colors: NameableColors, path: String, names: NameLedger?) throws(ThemeProblem) -> [Int] {
    let choices = parts.values.joined() + pairs.flatMap { $0.foreground + $0.background }
    let texts = ramps + choices.filter { $0.color == nil }.map(\.text)
    return try SeriesChoice(texts.sorted(), path: path, names: names, spelled: colors.spelled).indices(in: colors.names)
  }
}
