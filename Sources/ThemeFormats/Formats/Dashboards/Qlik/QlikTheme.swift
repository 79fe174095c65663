import PaletteRules
import SourceText

/// A theme of Qlik Sense, `theme.json`: palettes, scales and the colours of text, grid and background, with variables.
///
/// Source: Qlik, "Custom themes", properties and color picker.
enum QlikTheme: OptionsFormat {
  static let name = "qlik"
  static let label = "Qlik Sense theme"

  static let spelling = OptionsSpelling(
    expectation: Refusal.otherForm("a Qlik Sense theme", "a JSON object with 'palettes' or 'dataColors'"),
    naming: .keys,
    notesLists: false)

  static func read(_ options: inout OptionsReader) throws(ThemeProblem) {
    options.mode.background = options.surface("object/backgroundColor", or: "backgroundColor")
    options.mode.text = options.color("color")
    options.mode.axis = options.color("object/axis/line/major/color")
    options.mode.gridlines = options.color("object/grid/line/major/color")
    options.label("title", options.color("object/title/main/color"))
    options.label("subtitle", options.color("object/title/subTitle/color"))
    options.label("axis title", options.color("object/axis/title/color"))
    options.label("axis labels", options.color("object/axis/label/name/color"))
    options.label("legend title", options.color("object/legend/title/color"))
    options.label("legend", options.color("object/legend/label/color"))
    options.label("labels", options.color("object/label/name/color"))
    options.label("values", options.color("object/label/value/color"))
    try QlikPalettes.read(&options)
  }

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root, root.members != nil else { return false }
    return root["dataColors"]?.members != nil || root["_variables"]?.members != nil
      || root["palettes"]?["data"]?.items != nil
  }

  static func colors(of root: PlacedNode, _ record: ReadingRecord) -> OptionColors {
    let variables = QlikVariables(places: root["_variables"], record: record)
    return OptionColors { variables.color($0, token: $1) }
  }
}

/// The palettes and scales of a Qlik Sense theme.
struct QlikPalettes {
  private let options: OptionsReader

  /// Reads the series and ramps of a theme, or its palettes where it holds several.
  static func read(_ options: inout OptionsReader) throws(ThemeProblem) {
    let own = QlikPalettes(options: options)
    let palettes = own.palettes(options.root["palettes"]?["data"]).filter { !$0.colors.items.isEmpty }
    options.mode.ramps = own.ramps(options.root["scales"])
    if palettes.count > 1 {
      if !options.mode.ramps.isEmpty {
        options.record.note(.scalesBeside, palettes.count)
      }
      options.palettes = palettes.map {
        NamedPalette(name: $0.name, kind: $0.kind, colors: $0.colors.items.map(\.color))
      }
      options.record.note(.palettes, palettes.count)
    } else if let only = palettes.first {
      options.mode.series = try only.colors.series(tokenPrefix: only.name, options.reading)
    } else {
      options.mode.series = own.dataColors(options.root["dataColors"])
    }
  }

  /// `palettes.data`: a row of colours each, or a pyramid whose n-th row serves n values.
  private func palettes(_ list: PlacedNode?) -> [ReadPalette] {
    (list?.items ?? []).enumerated().flatMap { index, entry in
      palette(entry, name: entry["name"]?.node.string ?? "palette \(index + 1)")
    }
  }

  private func palette(_ entry: PlacedNode, name: String) -> [ReadPalette] {
    guard let scale = entry["scale"], let items = scale.items else { return [] }
    guard items.contains(where: { $0.node.items != nil }) else {
      return [ReadPalette(name: name, kind: .categorical, colors: options.listed(scale, as: name))]
    }
    let rows = items.enumerated().compactMap { index, row -> (count: Int, colors: ListedColors)? in
      guard row.node.items != nil else { return nil }
      return (index + 1, options.listed(row, as: "\(name).\(index + 1)"))
    }
    guard let longest = rows.max(by: { $0.colors.items.count < $1.colors.items.count }) else { return [] }
    let covered = Set(longest.colors.items.map(\.color.hex))
    // A row that takes its colours from the longest has no pair that the longest has not.
    let others = rows.filter { row in !row.colors.items.allSatisfy { covered.contains($0.color.hex) } }
    return [ReadPalette(name: name, kind: .categorical, colors: longest.colors)]
      + others.map { ReadPalette(name: "\(name) for \($0.count)", kind: .categorical, colors: $0.colors) }
  }

  /// `scales`: colours mixed (`gradient`) or in classes; of a class pyramid its longest row.
  private func ramps(_ list: PlacedNode?) -> [Ramp] {
    (list?.items ?? []).enumerated().compactMap { index, entry in
      guard let scale = entry["scale"] else { return nil }
      let name = entry["name"]?.node.string ?? "scale \(index + 1)"
      let rows = scale.items?.filter { $0.node.items != nil } ?? []
      let row = rows.max { ($0.node.items?.count ?? 0) < ($1.node.items?.count ?? 0) } ?? scale
      let found = options.listed(row, as: name).items.map(\.color)
      guard found.count >= 2 else { return nil }
      let isGradient = entry["type"]?.node.string == "gradient"
      return Ramp(
        name: name, kind: RampShape.kind(of: found), stops: found.map { Ramp.Stop(color: $0) },
        interpolation: isGradient ? .srgb : .steps, steps: isGradient ? nil : found.count,
        isKindGuessed: true)
    }
  }

  /// What charts take where there is no palette: one colour for all, and one for what is left over.
  private func dataColors(_ place: PlacedNode?) -> [Series] {
    ["primaryColor", "othersColor"].compactMap { key in
      place?[key].flatMap { options.colors.read($0, "dataColors.\(key)") }.map {
        Series(name: key, token: "dataColors.\(key)", color: $0)
      }
    }
  }
}

/// The variables of a Qlik Sense theme: `"@accent"` stands for `_variables["@accent"]`.
struct QlikVariables {
  let places: PlacedNode?
  let record: ReadingRecord

  /// Longer chains are made to keep a reader busy.
  private static let longestChain = 32

  /// The colour, with the variables that led to it; nil when it means no colour.
  func color(_ place: PlacedNode, token: String) -> ThemeColor? {
    var hops: [AliasHop] = []
    var here = place
    while let name = here.node.string, name.hasPrefix("@") {
      guard let next = places?[name] else {
        let names = places?.node.members?.map(\.key) ?? []
        record.problem(
          ThemeProblem(
            FormatProblem.unknownVariable(name),
            help: record.suggestion(for: name, among: names), token: token,
            path: here.file.path, origin: here.origin))
        return nil
      }
      if hops.contains(where: { $0.token == name }) {
        let chain = (hops.map(\.token) + [name]).joined(separator: " → ")
        record.problem(
          ThemeProblem(
            FormatProblem.circularVariables(chain), token: token, path: here.file.path,
            origin: place.origin))
        return nil
      }
      guard hops.count < Self.longestChain else {
        record.problem(FormatProblem.longVariableChain(Self.longestChain), at: place.origin)
        return nil
      }
      hops.append(AliasHop(token: name, origin: next.origin))
      here = next
    }
    guard var color = record.color(here, token: token) else { return nil }
    (color.origin, color.aliases) = (place.origin, hops)
    return color
  }
}
