import PaletteRules
import SourceText

/// A role of a theme and its colour, in `inspect`.
struct RoleRow: Hashable {
  let role: String
  let hex: String
  /// `12:7`, after the file if it is not the theme's own; empty without line numbers.
  let place: String
  /// Additional information.
  let remarks: String

  /// Every role of a mode that has a colour.
  ///
  /// - Parameter path: The theme's path; colours of other files name their own.
  static func rows(_ mode: ThemeMode, of path: String) -> [RoleRow] {
    var rows: [RoleRow] = []
    func add(_ role: String, _ color: ThemeColor?, _ remarks: [String] = []) {
      guard let color else { return }
      rows.append(
        RoleRow(
          role: role, hex: color.hex, place: place(color.origin, in: path),
          remarks: (chain(color, in: path) + remarks).joined(separator: ", ")))
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

  /// The rows as a table; remarks that do not fit in a row go below it.
  static func lines(_ rows: [RoleRow], _ style: TextStyle, indent: String) -> [String] {
    let gap = 3
    let roles = style.names(rows.map(\.role), columns: min(40, max(16, style.width - 24)))
    var facts = TextTable()
    for (row, role) in zip(rows, roles) { facts.append(row.cells(role)) }
    let room = style.width - facts.width(style, indent: indent, gap: gap) - gap
    var table = TextTable()
    var below: [[String]] = []
    for (row, role) in zip(rows, roles) {
      let remarks = style.text(row.remarks)
      let fits = remarks.displayWidth <= room
      table.append(row.cells(role) + (fits ? [TextTable.Cell(text: remarks)] : []))
      below.append(fits ? [] : Paragraph.wrap(remarks, width: style.width, indent: indent + "  "))
    }
    return zip(table.blocks(style, indent: indent, gap: gap), below).flatMap { $0 + $1 }
  }

  private func cells(_ role: String) -> [TextTable.Cell] {
    [TextTable.Cell(text: role), .color(hex), TextTable.Cell(text: place, role: .faint)]
  }

  private static func quoted(_ name: String?) -> String { name.map { "'\($0)'" } ?? "" }

  private static func place(_ origin: TokenOrigin, in path: String) -> String {
    guard let start = origin.shownStart else { return "" }
    return (origin.file.path == path ? "" : origin.file.path + ":") + "\(start.line):\(start.column)"
  }

  private static func chain(_ color: ThemeColor, in path: String) -> [String] {
    guard !color.aliases.isEmpty else { return [] }
    return [
      "from "
        + color.aliases.map { "\($0.token) (\(place($0.origin, in: path)))" }.joined(separator: " → ")
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

  /// The channels besides colour that tell the series apart.
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
