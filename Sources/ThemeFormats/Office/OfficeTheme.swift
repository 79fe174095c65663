import Colorimetry
package import PaletteRules
import SourceText

/// The colour scheme of an Office theme, `theme1.xml`: charts take `accent1` to `accent6` in turn, text `dk1`, paper `lt1`.
///
/// Source: ECMA-376, Part 1, section 20.1.6.2 (`clrScheme`).
package enum OfficeTheme: ThemeFormat {
  package static let name = "office-theme"
  package static let label = "Office theme"

  package static func recognises(_ input: ThemeInput) -> Bool {
    input.tags.contains { $0.name == "clrscheme" }
  }

  package static func read(_ input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> Theme {
    if let problem = input.notText { throw problem }
    let record = ReadingRecord()
    let scheme = OfficeColorScheme(input, record: record)
    var mode = ThemeMode()
    mode.background = scheme.color("lt1")
    mode.text = scheme.color("dk1")
    var list = ListedColors()
    for number in 1...6 {
      guard let color = scheme.color("accent\(number)") else { continue }
      list.items.append(ListedColors.Item(color: color, label: "accent\(number)"))
    }
    mode.series = try list.series(tokenPrefix: "accent", of: input.file, options: options, record: record)
    guard !mode.isWithoutColors || !record.problems.isEmpty else { throw .noColors(of: label, path: input.file.path) }
    if scheme.others > 0 {
      record.note("the file holds \(scheme.others + 1) colour schemes; the first is judged")
    }
    return Theme(
      path: input.file.path, format: name, formatLabel: label, name: scheme.name, modes: [mode], notes: record.notes,
      remarks: record.remarks, problems: record.problems)
  }
}
