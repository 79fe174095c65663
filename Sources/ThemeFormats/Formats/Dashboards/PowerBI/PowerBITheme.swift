import Colorimetry
import PaletteRules
import SourceText

/// A report theme of Power BI: `{"name": "…", "dataColors": ["#…"], "visualStyles": {…}}`.
///
/// Source: Microsoft, `powerbi-desktop-samples`, "Report Theme JSON Schema", version 2.152 (MIT), and the page "Use report
/// themes in Power BI Desktop" for what each colour is for.
enum PowerBITheme: ThemeFormat {
  static let name = "powerbi"
  static let label = "Power BI report theme"

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root else { return false }
    return root["dataColors"]?.items != nil || (root["visualStyles"]?.members != nil && root["name"] != nil)
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let root = try reading.object(or: Refusal.otherForm("a Power BI report theme", "a JSON object with 'dataColors'"))
    let record = reading.record
    let colors = PowerBIColors(root: root, record: record)
    let visuals = PowerBIVisuals(root["visualStyles"], colors: colors)

    var mode = ThemeMode()
    let own = colors.surface("background")
    mode.background = visuals.page(besides: own, record: record) ?? own
    mode.plotBackground = visuals.ground(record: record)
    mode.text = colors.color("firstLevelElements") ?? colors.color(root.at(["textClasses", "label", "color"]))
    mode.axis = visuals.first(["categoryAxis", "valueAxis"], ["axisColor"])
    mode.gridlines = visuals.grid(record: record) ?? colors.color("thirdLevelElements")
    mode.status = ThemeStatus(
      good: colors.color("good") ?? visuals.first(["status"], ["goodColor"]),
      neutral: colors.color("neutral") ?? visuals.first(["status"], ["neutralColor"]),
      bad: colors.color("bad") ?? visuals.first(["status"], ["badColor"]))
    mode.ramps = ramps(colors)
    try addSeries(to: &mode, colors: colors, visuals: visuals, reading)
    let texts = PowerBITexts(root: root, colors: colors, visuals: visuals, record: record)
    let roles = texts.add(to: &mode, hasList: root.at(["dataColors"])?.items != nil)
    (mode.texts, mode.repeatedTexts) = (roles.texts, roles.repeated)

    visuals.leaveOwn(
      besides: mode.plotBackground ?? mode.background, hasList: root.at(["dataColors"]) != nil, record: record)
    guard !mode.isWithoutColors || !mode.pairs.isEmpty else { throw nothing(reading) }
    if let place = visuals.computedGround(), mode.plotBackground == nil {
      mode.unknownGround = "\(place.name) is calculated by Power BI; set it with --background"
    }
    PowerBISchema.check(root, record: record)
    return ThemeContent(name: root["name"]?.node.string, modes: [mode])
  }

  private static func nothing(_ reading: Reading) -> ThemeProblem {
    var problem = ThemeProblem.noColors(of: label, path: reading.path)
    if let left = reading.record.unjudged.last(where: { !$0.isA(UnjudgedReason.noDataColors) }) {
      problem.sentence = Refusal.noJudgeableColors(label)
      problem.help = left.text
    } else if !HexSearch.codes(in: reading.file.bytes[...]).isEmpty {
      problem.sentence = Refusal.tablesAndPages(label)
    }
    return problem
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
    to mode: inout ThemeMode, colors: PowerBIColors, visuals: PowerBIVisuals, _ reading: Reading
  ) throws(ThemeProblem) {
    let record = reading.record
    if let list = reading.input.placedRoot?.at(["dataColors"]) {
      if list.items == nil {
        record.problem(FormatProblem.notColorList("dataColors", list.node.kindName), at: list.origin)
      }
      mode.series = try ListedColors(list, token: "dataColors", record: record)
        .series(tokenPrefix: "dataColors", reading)
      return
    }
    record.leave(.noDataColors)
    mode.series = visuals.defaults()
    // Each of them is the only colour of its own chart.
    if !mode.series.isEmpty { mode.usage.maxSeries = 1 }
  }
}

/// What Power BI itself would refuse or pass over in a theme.
///
/// Source: Microsoft, `powerbi-desktop-samples`, "Report Theme JSON Schema", version 2.152: names at the top, and the pattern
/// of a colour, `^#([A-Fa-f0-9]{8}|[A-Fa-f0-9]{6}|[A-Fa-f0-9]{3})$`.
enum PowerBISchema {
  private static let keys = [
    "name", "dataColors", "background", "foreground", "tableAccent", "good", "neutral", "bad", "minimum", "center",
    "maximum", "null", "firstLevelElements", "secondLevelElements", "thirdLevelElements", "fourthLevelElements",
    "secondaryBackground", "foregroundNeutralSecondary", "foregroundNeutralTertiary", "backgroundLight",
    "backgroundNeutral", "backgroundDark", "foregroundDark", "foregroundLight", "foregroundSelected",
    "foregroundButton", "hyperlink", "visitedHyperlink", "mapPushpin", "accent", "disabledText", "shapeStroke",
    "icons", "textClasses", "visualStyles",
  ]

  /// Reports which keys at the top are misspelt, and which data colours are not hex digits.
  static func check(_ root: PlacedNode, record: ReadingRecord) {
    for member in root.members ?? [] where !keys.contains(member.key) && !member.key.hasPrefix("$") {
      // A key that is like none of them may be a newer one.
      guard let near = record.suggestedName(for: member.key, among: keys) else { continue }
      record.leave(.misspeltKey, member.key, near)
    }
    let words = (root.at(["dataColors"])?.items ?? []).filter { place in
      place.node.string.map { !isHex($0) && (try? Color(css: $0)) != nil } ?? false
    }
    guard let first = words.first?.node.string else { return }
    record.note(.hexDigitsOnly, first, words.count - 1)
  }

  private static func isHex(_ text: String) -> Bool {
    let digits = text.utf8.dropFirst()
    return text.hasPrefix("#") && [3, 6, 8].contains(digits.count)
      && digits.allSatisfy { $0.isHexDigit }
  }
}
