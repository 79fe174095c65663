import Colorimetry
import PaletteRules
import SourceText

/// The colour scheme of an Office theme, `theme1.xml`: charts take `accent1` to `accent6` in turn, text `dk1`, paper `lt1`.
///
/// Source: ECMA-376, Part 1, section 20.1.6.2 (`clrScheme`).
enum OfficeTheme: ThemeFormat {
  static let name = "office-theme"
  static let label = "Office theme"
  static let fileExtensions = ["xml"]

  static func recognises(_ input: ThemeInput) -> Bool {
    input.tags.contains { $0.name == "clrscheme" }
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    try reading.requireText()
    let (mode, scheme) = try mode(of: reading.input, reading)
    try reading.requireColors(in: [mode], of: label)
    return ThemeContent(name: scheme.name, modes: [mode])
  }

  /// The mode that one theme part makes.
  ///
  /// - Throws: ``ThemeProblem`` when the options allow fewer series.
  static func mode(
    of input: ThemeInput, _ reading: Reading
  ) throws(ThemeProblem) -> (mode: ThemeMode, scheme: OfficeColorScheme) {
    let scheme = OfficeColorScheme(input, record: reading.record)
    var mode = ThemeMode()
    mode.background = scheme.color("lt1")
    mode.text = scheme.color("dk1")
    var list = ListedColors()
    for number in 1...6 {
      guard let color = scheme.color("accent\(number)") else { continue }
      list.items.append(ListedColors.Item(color: color, label: "accent\(number)"))
    }
    mode.series = try list.series(tokenPrefix: "accent", reading)
    if scheme.others > 0 {
      reading.record.note(.otherSchemes, scheme.others + 1)
    }
    return (mode, scheme)
  }
}
