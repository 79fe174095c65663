package import PaletteRules
import SourceText

/// A report theme of Power BI: `{"name": "…", "dataColors": ["#…"], "visualStyles": {…}}`.
///
/// Source: Microsoft, `powerbi-desktop-samples`, "Report Theme JSON Schema", version 2.152 (MIT), and the page "Use report
/// themes in Power BI Desktop" for what each colour is for.
package enum PowerBITheme: ThemeFormat {
  package static let name = "powerbi"
  package static let label = "Power BI report theme"

  package static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root else { return false }
    return root["dataColors"]?.items != nil || (root["visualStyles"]?.members != nil && root["name"] != nil)
  }

  package static func read(_ input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> Theme {
    guard let document = input.document, let root = input.placedRoot, root.node.members != nil else {
      throw ThemeProblem("a Power BI report theme is a JSON object with 'dataColors'", path: input.file.path)
    }
    let record = ReadingRecord()
    record.note(document, of: input.file)
    let colors = PowerBIColors(root: root, record: record)
    let visuals = PowerBIVisuals(root["visualStyles"], colors: colors)

    var mode = ThemeMode()
    mode.background = visuals.page(record: record) ?? colors.surface("background")
    mode.plotBackground = visuals.ground(record: record)
    mode.text = colors.color("firstLevelElements") ?? colors.color(root.at(["textClasses", "label", "color"]))
    mode.axis = visuals.first(["categoryAxis", "valueAxis"], ["axisColor"])
    mode.gridlines = visuals.grid(record: record) ?? colors.color("thirdLevelElements")
    mode.status = ThemeStatus(
      good: colors.color("good"), neutral: colors.color("neutral"), bad: colors.color("bad"))
    mode.ramps = ramps(colors)
    let texts = PowerBITexts(root: root, colors: colors, visuals: visuals)
    let (roles, pairs) = texts.texts(in: mode)
    (mode.texts, mode.repeatedTexts, mode.pairs) = (roles.texts, roles.repeated, pairs)
    try addSeries(to: &mode, colors: colors, visuals: visuals, input: input, options: options, record: record)

    guard !mode.isWithoutColors else { throw .noColors(of: label, path: input.file.path) }
    if let place = visuals.computedGround(), mode.plotBackground == nil {
      mode.unknownGround = "\(place.name) is worked out by Power BI; set it with --background"
    }
    visuals.leaveOwn(
      besides: mode.plotBackground ?? mode.background, hasList: root.at(["dataColors"]) != nil, record: record)
    PowerBISchema.check(root, record: record)
    var theme = Theme(
      path: input.file.path, format: name, formatLabel: label, name: root["name"]?.node.string, modes: [mode],
      notes: record.notes, remarks: record.remarks, problems: record.problems)
    theme.unjudged = record.unjudged
    return theme
  }

  /// Conditional formatting goes from `minimum` over `center`, when there is one, to `maximum`.
  private static func ramps(_ colors: PowerBIColors) -> [Ramp] {
    let stops = ["minimum", "center", "maximum"].map { colors.color($0) }
    guard let low = stops[0], let high = stops[2] else { return [] }
    let ends = [low, stops[1], high].compactMap { $0.map { Ramp.Stop(color: $0) } }
    return [
      Ramp(name: "minimum to maximum", kind: stops[1] == nil ? .sequential : .diverging, stops: ends)
    ]
  }

  /// The data colours, or, in a theme that leaves them to Power BI, the default that each chart is given.
  private static func addSeries(
    to mode: inout ThemeMode, colors: PowerBIColors, visuals: PowerBIVisuals, input: ThemeInput,
    options: ReadingOptions, record: ReadingRecord
  ) throws(ThemeProblem) {
    if let list = input.placedRoot?.at(["dataColors"]) {
      if list.items == nil {
        record.problem("'dataColors' must be a list of colours, not \(list.node.kindName)", at: list.origin)
      }
      mode.series = try ListedColors(list, token: "dataColors", record: record)
        .series(tokenPrefix: "dataColors", of: input.file, options: options, record: record)
      return
    }
    record.note("no dataColors: Power BI then takes those of its own theme, which are not in the file")
    mode.series = visuals.defaults()
    // Each of them is the only colour of its own chart.
    if !mode.series.isEmpty { mode.usage.maxSeries = 1 }
  }
}
