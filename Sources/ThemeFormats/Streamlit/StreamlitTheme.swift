package import PaletteRules
import SourceText

/// The theme of a Streamlit app, `.streamlit/config.toml`: `[theme]`, and `[theme.light]` and `[theme.dark]` on top of it.
///
/// Source: Streamlit 1.50, `lib/streamlit/config.py`, section `theme`.
package enum StreamlitTheme: ThemeFormat {
  package static let name = "streamlit-toml"
  package static let label = "Streamlit theme"

  package static func recognises(_ input: ThemeInput) -> Bool {
    guard ThemeInput.isTOML(input.file), let root = input.root else { return false }
    return root["theme"]?.members != nil || !PaletteJSON.recognises(input)
  }

  package static func read(_ input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> Theme {
    guard ThemeInput.isTOML(input.file) else {
      throw ThemeProblem("a Streamlit theme is a TOML file", path: input.file.path)
    }
    guard let theme = input.placedRoot?["theme"], theme.node.members != nil else {
      throw ThemeProblem(
        "this TOML file has no [theme]", reason: .noChartColors,
        help: "give Streamlit's config.toml with a [theme], or the colours themselves", path: input.file.path)
    }
    let record = ReadingRecord()
    var modes: [ThemeMode] = []
    for (name, layers) in sections(of: theme) {
      let reader = StreamlitMode(layers: layers, isDark: name == "dark", record: record)
      let mode = try reader.mode(name, of: input.file, options: options)
      if !mode.isWithoutColors { modes.append(mode) }
    }
    guard let first = modes.first else { throw record.problems.first ?? .noColors(of: label, path: input.file.path) }
    if first.series.isEmpty, first.ramps.isEmpty {
      record.note("no chartCategoricalColors: Streamlit then takes its own colours, which are not judged here")
    }
    if let base = theme["base"]?.node.string, base != "light", base != "dark" {
      record.note("base is '\(base)': what that file says is not read")
    }
    return Theme(
      path: input.file.path, format: name, formatLabel: label, modes: modes, notes: record.notes,
      remarks: record.remarks, problems: record.problems)
  }

  /// The modes with what each rests on, what counts more first.
  private static func sections(of theme: PlacedNode) -> [(name: String, layers: [PlacedNode])] {
    let light = theme["light"].flatMap { $0.node.members == nil ? nil : $0 }
    let dark = theme["dark"].flatMap { $0.node.members == nil ? nil : $0 }
    if light == nil, dark == nil { return [(theme["base"]?.node.string == "dark" ? "dark" : "light", [theme])] }
    return [("light", [light, theme].compactMap(\.self)), ("dark", [dark, theme].compactMap(\.self))]
  }
}
