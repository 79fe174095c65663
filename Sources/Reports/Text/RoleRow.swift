import Palette
import SourceText

/// A role of a theme and the colour that plays it, as `inspect` shows it.
struct RoleRow: Hashable {
  let role: String
  let hex: String
  let line: Int
  let column: Int
  /// Everything else that is known of it.
  let remarks: String

  /// Every role of a mode that has a colour.
  static func rows(_ mode: ThemeMode) -> [RoleRow] {
    var rows: [RoleRow] = []
    func add(_ role: String, _ color: ThemeColor?, _ remarks: [String] = []) {
      guard let color else { return }
      let start = color.origin.start
      rows.append(
        RoleRow(
          role: role, hex: color.hex, line: start.line, column: start.column,
          remarks: (chain(color) + remarks).joined(separator: ", ")))
    }
    add("background", mode.background)
    add("plot background", mode.plotBackground)
    add("text", mode.text)
    for text in mode.texts {
      add("text \(quoted(text.name))", text.color, [surface(text.on), size(text.size)].compactMap(\.self))
    }
    add("axis", mode.axis)
    add("gridlines", mode.gridlines)
    add("good", mode.status.good)
    add("neutral", mode.status.neutral)
    add("bad", mode.status.bad)
    for series in mode.series { add("series \(quoted(series.name))", series.color, channels(series)) }
    add("outline", mode.usage.outline)
    for pair in mode.pairs {
      add("pair", pair.foreground, ["on \(pair.background.hex), at least \(Figures.plain(pair.minimum)):1"])
    }
    return rows
  }

  /// The cells of its line.
  func cells(_ style: TextStyle) -> [TextTable.Cell] {
    [
      TextTable.Cell(text: style.text(role).shortened(to: 40, ellipsis: style.text("…"))), .color(hex),
      TextTable.Cell(text: "\(line):\(column)", role: .faint), TextTable.Cell(text: style.text(remarks)),
    ]
  }

  private static func quoted(_ name: String?) -> String { name.map { "'\($0)'" } ?? "" }

  private static func chain(_ color: ThemeColor) -> [String] {
    guard !color.aliases.isEmpty else { return [] }
    return [
      "from "
        + color.aliases.map { "\($0.token) (\($0.origin.start.line):\($0.origin.start.column))" }.joined(
          separator: " → ")
    ]
  }

  private static func surface(_ surface: ThemeText.Surface) -> String? {
    switch surface {
    case .background: nil
    case .plotBackground: "on the plot background"
    case .series(let name): "on '\(name)'"
    }
  }

  private static func size(_ size: ThemeText.Size) -> String? { size == .large ? "large" : nil }

  /// What tells the series apart beside its colour.
  private static func channels(_ series: Series) -> [String] {
    var words: [String] = []
    if let mark = series.mark { words.append(mark.rawValue) }
    if let symbol = series.symbol { words.append("symbol \(symbol.rawValue)") }
    if let dash = series.dash {
      words.append(dash.isEmpty ? "solid" : "dash " + dash.map(Figures.plain).joined(separator: " "))
    }
    if let pattern = series.pattern { words.append("pattern \(pattern.rawValue)") }
    if let width = series.width { words.append("width \(Figures.plain(width))") }
    if let opacity = series.opacity { words.append("opacity \(Figures.plain(opacity))") }
    if let label = series.label { words.append("\(label.rawValue) label") }
    return words
  }
}
