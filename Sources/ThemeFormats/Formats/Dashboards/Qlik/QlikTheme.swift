import PaletteRules
import SourceText

/// A theme of Qlik Sense, `theme.json`: palettes, scales and the colours of text, grid and background, with variables.
///
/// Source: Qlik, "Custom themes", properties and color picker.
enum QlikTheme: OptionsFormat {
  static let name = "qlik"
  static let label = "Qlik Sense theme"

  static let spelling = OptionsSpelling(
    expectation: Refusal.otherForm("a Qlik Sense theme", "a JSON object with 'palettes' or 'dataColors'"))

  static func read(_ options: inout OptionsReader) throws(ThemeProblem) {
    options.mode.background = options.surface("object/backgroundColor", or: "backgroundColor")
    options.mode.text = options.color("color")
    options.mode.axis = options.color("object/axis/line/major/color")
    options.mode.gridlines = options.color("object/grid/line/major/color")
    for (name, keys) in [
      ("title", "title/main"), ("subtitle", "title/subTitle"), ("axis title", "axis/title"),
      ("axis labels", "axis/label/name"), ("legend title", "legend/title"), ("legend", "legend/label"),
      ("labels", "label/name"), ("values", "label/value"),
    ] {
      options.label(name, options.color("object/\(keys)/color"))
    }
    try readPalettes(&options)
  }

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root, root.members != nil else { return false }
    return root["dataColors"]?.members != nil || root["_variables"]?.members != nil
      || root["palettes"]?["data"]?.items != nil
  }
}

/// The palettes and scales of a Qlik Sense theme.
extension QlikTheme {
  /// Reads the series and ramps of a theme, or its palettes where it holds several.
  private static func readPalettes(_ options: inout OptionsReader) throws(ThemeProblem) {
    let entries = options.root["palettes"]?["data"]?.items ?? []
    let palettes = entries.enumerated().flatMap { index, entry in
      Self.palettes(of: entry["scale"], named: entry["name"]?.node.string ?? "palette \(index + 1)", options)
    }.filter { !$0.colors.items.isEmpty }
    options.mode.ramps = ramps(options)
    if palettes.count > 1 {
      if !options.mode.ramps.isEmpty { options.record.note(.scalesBeside, palettes.count) }
      options.palettes = palettes.map {
        NamedPalette(name: $0.name, kind: .categorical, colors: $0.colors.items.map(\.color))
      }
      options.record.note(.palettes, palettes.count)
    } else if let only = palettes.first {
      options.mode.series = try only.colors.series(tokenPrefix: only.name, options.reading)
    } else {
      // What charts take where there is no palette: one colour for all, and one for what is left over.
      options.mode.series = ["primaryColor", "othersColor"].compactMap { key in
        options.color("dataColors/\(key)").map { Series(name: key, token: "dataColors.\(key)", color: $0) }
      }
    }
  }

  /// A row of colours, or a pyramid whose n-th row serves n values: its longest, and those that have colours of their own.
  private static func palettes(
    of scale: PlacedNode?, named name: String, _ options: OptionsReader
  ) -> [(name: String, colors: ListedColors)] {
    let rows = Self.rows(of: scale)
    guard !rows.isEmpty else { return scale.map { [(name, options.listed($0, as: name))] } ?? [] }
    let read = rows.map {
      (name: "\(name) for \($0.count)", colors: options.listed($0.place, as: "\(name).\($0.count)"))
    }
    guard let longest = read.max(by: { $0.colors.items.count < $1.colors.items.count }) else { return [] }
    let covered = Set(longest.colors.items.map(\.color.hex))
    let others = read.filter { row in !row.colors.items.allSatisfy { covered.contains($0.color.hex) } }
    return [(name, longest.colors)] + others
  }

  private static func rows(of scale: PlacedNode?) -> [(count: Int, place: PlacedNode)] {
    (scale?.items ?? []).enumerated().compactMap { $1.items == nil ? nil : ($0 + 1, $1) }
  }

  /// `scales`: colours mixed (`gradient`) or in classes; of a class pyramid its longest row.
  private static func ramps(_ options: OptionsReader) -> [Ramp] {
    (options.root["scales"]?.items ?? []).enumerated().compactMap { index, entry in
      guard let scale = entry["scale"] else { return nil }
      let name = entry["name"]?.node.string ?? "scale \(index + 1)"
      let row = rows(of: scale).map(\.place).max { ($0.node.items?.count ?? 0) < ($1.node.items?.count ?? 0) } ?? scale
      let found = options.listed(row, as: name).items.map(\.color)
      guard found.count >= 2 else { return nil }
      let isGradient = entry["type"]?.node.string == "gradient"
      return Ramp(
        name: name, kind: RampShape.kind(of: found), stops: found.map { Ramp.Stop(color: $0) },
        interpolation: isGradient ? .srgb : .steps, steps: isGradient ? nil : found.count,
        isKindGuessed: true)
    }
  }

  /// Longer chains are circles, or made to keep a reader busy.
  private static let longestChain = 32

  /// A colour, with the variables that led to it: `"@accent"` stands for `_variables["@accent"]`.
  static func colors(of root: PlacedNode, _ record: ReadingRecord) -> OptionColors {
    OptionColors { place, token in
      var hops: [AliasHop] = []
      var here = place
      while let name = here.node.string, name.hasPrefix("@") {
        guard hops.count < longestChain else {
          record.problem(FormatProblem.longVariableChain(longestChain), at: place.origin)
          return nil
        }
        guard let next = root["_variables"]?[name] else {
          let names = root["_variables"]?.node.members?.map(\.key) ?? []
          record.problem(
            ThemeProblem(
              FormatProblem.unknownVariable(name), help: record.suggestion(for: name, among: names), token: token,
              path: here.file.path, origin: here.origin))
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
}
