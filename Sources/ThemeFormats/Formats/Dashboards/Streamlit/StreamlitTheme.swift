import Colorimetry
import PaletteRules
import SourceText

/// The theme of a Streamlit app, `.streamlit/config.toml`: `[theme]`, and `[theme.light]` and `[theme.dark]` on top of it.
///
/// Source: Streamlit 1.50, `lib/streamlit/config.py`, section `theme`.
enum StreamlitTheme: OptionsFormat {
  static let name = "streamlit-toml"
  static let label = "Streamlit theme"

  static let spelling = OptionsSpelling(
    expectation: Refusal.otherForm("a Streamlit theme", "a TOML file"),
    withoutSeries: .noStreamlitColors)

  static func read(_ options: inout OptionsReader) throws(ThemeProblem) {
    options.mode.background = options.color("backgroundColor")
    options.mode.text = options.color("textColor")
    options.mode.ramps = [
      ramp("chartSequentialColors", .sequential, options), ramp("chartDivergingColors", .diverging, options),
    ].compactMap(\.self)
    let series = "chartCategoricalColors"
    options.mode.series = try options.series(OptionKeys(stringLiteral: series), as: series, mustBeList: true)
    addSidebar(&options)
  }

  static func recognises(_ input: ThemeInput) -> Bool {
    guard ThemeInput.isTOML(input.file), let root = input.root else { return false }
    return root["theme"]?.members != nil || !PaletteJSON.recognises(input)
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    guard ThemeInput.isTOML(reading.file) else { throw ThemeProblem(spelling.expectation, path: reading.path) }
    guard let theme = reading.input.placedRoot?["theme"], theme.node.members != nil else {
      throw ThemeProblem(Refusal.noThemeTable(), reason: .noChartColors, path: reading.path)
    }
    var modes: [ThemeMode] = []
    for (name, layers) in sections(of: theme) {
      var options = try OptionsReader(Self.self, reading, layers: layers)
      try read(&options)
      options.mode.name = name
      if name == "dark", !options.mode.isWithoutColors { fillInDark(&options) }
      if !options.mode.isWithoutColors { modes.append(options.mode) }
    }
    try OptionsReader(Self.self, reading).checkColors(in: Array(modes.prefix(1)), of: label)
    if let base = theme["base"]?.node.string, base != "light", base != "dark" {
      reading.record.leave(.otherBase, base)
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

  private static func ramp(_ key: String, _ kind: Ramp.Kind, _ options: OptionsReader) -> Ramp? {
    Ramp(options.place(OptionKeys(stringLiteral: key)), name: key, kind: kind, record: options.record)
  }

  /// The sidebar is another ground for text.
  private static func addSidebar(_ options: inout OptionsReader) {
    let (ground, ownText) = (options.color("sidebar/backgroundColor"), options.color("sidebar/textColor"))
    guard let ground = ground ?? (ownText == nil ? nil : options.mode.background),
      let text = ownText ?? options.mode.text
    else { return }
    options.mode.pairs.append(
      ContrastPair(foreground: text, background: ground, reason: "text in the sidebar", text: "sidebar"))
  }

  /// What a dark theme leaves open is not white: `#0e1117` and `#fafafa` (Streamlit 1.50, `frontend/lib/src/theme`).
  private static func fillInDark(_ options: inout OptionsReader) {
    guard let origin = (options.place("base") ?? options.layers.first)?.origin else { return }
    let record = options.record
    func standard(_ hex: String, _ role: String) -> ThemeColor? {
      record.note(.streamlitDefault, role, hex)
      return (try? Color(css: hex)).map { ThemeColor($0, origin: origin) }
    }
    options.mode.background = options.mode.background ?? standard("#0e1117", "background")
    options.mode.text = options.mode.text ?? standard("#fafafa", "text")
  }
}
