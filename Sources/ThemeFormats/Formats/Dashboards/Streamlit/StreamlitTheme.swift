import PaletteRules
import SourceText

/// The theme of a Streamlit app, `.streamlit/config.toml`: `[theme]`, and `[theme.light]` and `[theme.dark]` on top of it.
///
/// Source: Streamlit 1.50, `lib/streamlit/config.py`, section `theme`.
enum StreamlitTheme: ThemeFormat {
  static let name = "streamlit-toml"
  static let label = "Streamlit theme"
  static let fileExtensions = ["toml"]

  static func recognises(_ input: ThemeInput) -> Bool {
    guard ThemeInput.isTOML(input.file), let root = input.root else { return false }
    return root["theme"]?.members != nil || !PaletteJSON.recognises(input)
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    guard ThemeInput.isTOML(reading.file) else {
      throw ThemeProblem("a Streamlit theme is a TOML file", path: reading.path)
    }
    guard let theme = reading.input.placedRoot?["theme"], theme.node.members != nil else {
      throw ThemeProblem(
        "this TOML file has no [theme]", reason: .noChartColors,
        help: "give Streamlit's config.toml with a [theme], or the colours themselves", path: reading.path)
    }
    let record = reading.record
    var modes: [ThemeMode] = []
    for (name, layers) in sections(of: theme) {
      let reader = StreamlitMode(layers: layers, isDark: name == "dark", record: record)
      let mode = try reader.mode(name, reading)
      if !mode.isWithoutColors { modes.append(mode) }
    }
    guard let first = modes.first else { throw record.problems.first ?? .noColors(of: label, path: reading.path) }
    if first.series.isEmpty, first.ramps.isEmpty {
      record.leave("chartCategoricalColors is not set: Streamlit takes its own colours, which the file does not hold")
    }
    if let base = theme["base"]?.node.string, base != "light", base != "dark" {
      record.leave("base is '\(base)': the colours of that file are not read")
    }
    return ThemeContent(modes: modes)
  }

  /// The modes with what each rests on, what counts more first.
  private static func sections(of theme: PlacedNode) -> [(name: String, layers: [PlacedNode])] {
    let light = theme["light"].flatMap { $0.node.members == nil ? nil : $0 }
    let dark = theme["dark"].flatMap { $0.node.members == nil ? nil : $0 }
    if light == nil, dark == nil { return [(theme["base"]?.node.string == "dark" ? "dark" : "light", [theme])] }
    return [("light", [light, theme].compactMap(\.self)), ("dark", [dark, theme].compactMap(\.self))]
  }
}
