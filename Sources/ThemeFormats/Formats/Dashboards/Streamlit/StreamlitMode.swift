import Colorimetry
import PaletteRules
import SourceText

/// One mode of a Streamlit theme.
struct StreamlitMode {
  /// What counts more first.
  let layers: [PlacedNode]
  /// Whether what the theme leaves open is that of Streamlit's dark theme.
  let isDark: Bool
  let record: ReadingRecord

  /// The mode that the layers make.
  func mode(_ name: String, _ reading: Reading) throws(ThemeProblem) -> ThemeMode {
    let record = reading.record
    var mode = ThemeMode(name: name)
    mode.background = color("backgroundColor")
    mode.text = color("textColor")
    mode.ramps = [ramp("chartSequentialColors", .sequential), ramp("chartDivergingColors", .diverging)]
      .compactMap(\.self)
    if let list = place("chartCategoricalColors") {
      if list.items == nil {
        record.problem("'chartCategoricalColors' must be a list of colours, not \(list.node.kindName)", at: list.origin)
      }
      mode.series = try ListedColors(list, token: "chartCategoricalColors", record: record)
        .series(tokenPrefix: "chartCategoricalColors", reading)
    }
    addSidebar(to: &mode)
    if isDark, !mode.isWithoutColors { fillInDark(&mode) }
    return mode
  }

  private func place(_ key: String) -> PlacedNode? { layers.lazy.compactMap { $0[key] }.first }

  private func color(_ key: String) -> ThemeColor? {
    place(key).flatMap { record.color($0, token: $0.name) }
  }

  private func ramp(_ key: String, _ kind: Ramp.Kind) -> Ramp? {
    guard let list = place(key) else { return nil }
    if let count = list.items?.count, count != 10 {
      record.note("\(key) has \(count) \(count == 1 ? "colour" : "colours"), and Streamlit asks for 10")
    }
    return Ramp(list, name: key, kind: kind, record: record)
  }

  /// The sidebar is another ground for text.
  private func addSidebar(to mode: inout ThemeMode) {
    let sidebars = layers.compactMap { $0["sidebar"] }
    func color(_ key: String) -> ThemeColor? {
      sidebars.lazy.compactMap { $0[key] }.first.flatMap { record.color($0, token: $0.name) }
    }
    let (ground, ownText) = (color("backgroundColor"), color("textColor"))
    guard let ground = ground ?? (ownText == nil ? nil : mode.background), let text = ownText ?? mode.text else {
      return
    }
    mode.pairs.append(
      ContrastPair(foreground: text, background: ground, reason: "text in the sidebar", text: "sidebar"))
  }

  /// What a dark theme leaves open is not white: `#0e1117` and `#fafafa` (Streamlit 1.50, `frontend/lib/src/theme`).
  private func fillInDark(_ mode: inout ThemeMode) {
    guard let origin = (place("base") ?? layers.first)?.origin else { return }
    func standard(_ hex: String, _ role: String) -> ThemeColor? {
      record.note("\(role) of Streamlit's dark theme: \(hex)")
      return (try? Color(css: hex)).map { ThemeColor($0, origin: origin) }
    }
    mode.background = mode.background ?? standard("#0e1117", "background")
    mode.text = mode.text ?? standard("#fafafa", "text")
  }
}
