import Colorimetry
import Testing

@testable import PaletteRules

struct ColorRepairTests {
  @Test func `two colours that are confused come apart, and the rules are silent`() throws {
    let theme = try Repaired("#5b8c2a", "#b8602f")
    var options = RepairOptions()
    options.isSmallest = true
    let repair = theme.repair(options)
    #expect(repair.errorsBefore == 1)
    #expect(repair.refusals.isEmpty)
    #expect(repair.remaining.isEmpty)
    // Each goes half of the way: the greatest move counts first.
    #expect(repair.greatestMove < 4)
    #expect(theme.errors(after: repair).isEmpty)
  }

  @Test(arguments: [["#5b8c2a", "#b8602f"], ["#2ca02c", "#d62728", "#1f77b4"]])
  func `a repaired pair is clear by both families of simulation, and keeps its names`(colors: [String]) throws {
    let written = try WrittenTheme(colors)
    let repair = ColorRepair([try written.theme()], settings: JudgementSettings(), options: RepairOptions())
    #expect(repair.remaining.isEmpty && repair.clarity.isAsked && repair.clarity.close.isEmpty)
    let least = Dictionary(grouping: repair.after.pairs) { $0.model }.mapValues { $0.map(\.value).min() ?? 0 }
    #expect(least[.auto] ?? 0 >= 10 && least[.machado2009] ?? 0 >= 8)
    #expect(repair.changes.allSatisfy { KeptName(of: $0.color.original).fits($0.new) && $0.difference <= 20 })
  }

  @Test(arguments: [
    ["#000000", "#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7"],
    ["#e41a1c", "#377eb8", "#4daf4a", "#984ea3", "#ff7f00"],
  ])
  func `the closest pair of a vision comes no closer unless it stays clear`(colors: [String]) throws {
    let written = try WrittenTheme(colors)
    var options = RepairOptions()
    options.work = 40_000
    let repair = ColorRepair([try written.theme()], settings: JudgementSettings(), options: options)
    #expect(!repair.changes.isEmpty)
    for (before, after) in zip(repair.before.pairs, repair.after.pairs) {
      #expect(before.vision == after.vision && before.model == after.model)
      let clear = after.model == .machado2009 ? 8.0 : after.vision == .tritan ? 10 : 11
      #expect(after.value >= min(before.value, clear) - 1e-9)
    }
    // What stays faint for that reason is named.
    let faint = repair.left.filter { $0.reason == .wouldConfuse }
    #expect(repair.remaining.isEmpty == faint.isEmpty && faint.allSatisfy { $0.cost != nil })
  }

  @Test(arguments: [
    (["#e69f00", "#56b4e9", "#f0e442", "#cc79a7", "#f5994e"], ["c"]),
    (["#2ec7c9", "#ffb980", "#e5cf0d", "#f5994e", "#c9ab00", "#b6a2de"], ["b", "c"]),
  ])
  func `where contrasts would confuse a pair, as few colours as possible stay faint`(
    colors: [String], faint: [String]
  ) throws {
    let written = try WrittenTheme(colors)
    let repair = ColorRepair([try written.theme()], settings: JudgementSettings(), options: RepairOptions())
    #expect(repair.left.filter { $0.reason == .wouldConfuse }.flatMap { $0.colors.map(\.name) } == faint)
  }

  @Test func `colours whose names allow no contrast stay faint, and the others are repaired`() throws {
    let written = try WrittenTheme(
      "#ff0000", "#ffff00", "#00ff00", "#00ffff", "#0000ff", "#ff00ff", "#ffffff", "#888888", "#000000")
    let repair = ColorRepair([try written.theme()], settings: JudgementSettings(), options: RepairOptions())
    #expect(repair.refusals.isEmpty && !repair.changes.isEmpty)
    #expect(repair.left.map(\.reason) == [.beyondReach])
    #expect(repair.left.flatMap { $0.colors.map(\.name) } == ["b", "d", "g"])
  }

  @Test(arguments: [
    ["#9282f5", "#88c71d", "#88c71d", "#88c71d", "#9282f5", "#88c71d", "#9282f5", "#88c71d"],
    ["#0eed15", "#00f91f", "#19ea1a", "#11e124", "#17f424", "#03df18", "#00f315"],
  ])
  func `a clearer change replaces one that passes only where it passes too`(colors: [String]) throws {
    var options = RepairOptions()
    options.work = 40_000
    let repair = ColorRepair(
      [try WrittenTheme(colors).theme()], settings: JudgementSettings(), options: options)
    #expect(repair.errorsBefore > 0 && repair.remaining.isEmpty && repair.refusals.isEmpty)
  }

  @Test func `the smallest change moves no further than a clear one`() throws {
    let theme = try Repaired("#5b8c2a", "#b8602f")
    var options = RepairOptions()
    options.isSmallest = true
    let (smallest, clear) = (theme.repair(options), theme.repair())
    #expect(smallest.greatestMove < clear.greatestMove && !smallest.clarity.isAsked)
  }

  @Test(arguments: [nil, 0.5])
  func `groups of colours get the same repair in whatever order they are searched`(budget: Double?) throws {
    let written = try WrittenTheme("#5b8c2a", "#b8602f", "#2ca02c", "#d62728", "#f0e442", "#ffff99")
    let themes = try stride(from: 0, to: 6, by: 2).map { first in
      var mode = try written.mode()
      mode.series = Array(mode.series[first..<first + 2])
      return try written.theme(mode)
    }
    var options = RepairOptions()
    (options.budget, options.work) = (budget, 40_000)
    let forward = ColorRepair(themes, settings: JudgementSettings(), options: options)
    options.perform = { count, work in
      for number in (0..<count).reversed() { work(number) }
    }
    let backward = ColorRepair(themes, settings: JudgementSettings(), options: options)
    #expect(
      budget == nil
        ? forward.changes.count > 3 : forward.refusals.map(\.reason) == [.notFound, .notFound, .notTried])
    #expect(backward.replacements == forward.replacements)
    #expect(backward.refusals.map { $0.colors.map(\.name) } == forward.refusals.map { $0.colors.map(\.name) })
  }

  @Test(arguments: [true, false])
  func `every colour keeps four fifths of its chroma where that passes`(isSmallest: Bool) throws {
    var options = RepairOptions()
    options.isSmallest = isSmallest
    let repair = try Repaired("#1b9e77", "#d95f02", "#7570b3", "#e7298a", "#66a61e", "#e6ab02").repair(options)
    #expect(!repair.changes.isEmpty && repair.remaining.isEmpty)
    func chroma(_ color: SRGB) -> Double { OKLCh(OKLab(LinearSRGB(color))).chroma }
    #expect(repair.changes.allSatisfy { chroma($0.new) >= 0.8 * chroma($0.color.original) })
  }

  @Test func `a pair that cannot become clear within the budget is named with its figure`() throws {
    let theme = try Repaired("#5b8c2a", "#b8602f")
    var options = RepairOptions()
    options.budget = 4
    let repair = theme.repair(options)
    #expect(repair.remaining.isEmpty && repair.greatestMove <= 4)
    let close = try #require(repair.clarity.close.first)
    #expect(close.value >= 8 && close.value < close.required)
  }

  @Test func `the same colours give the same answer`() throws {
    let (one, two) = (try Repaired("#9467bd", "#1f77b4").repair(), try Repaired("#9467bd", "#1f77b4").repair())
    #expect(!one.changes.isEmpty)
    #expect(one.changes.map(\.new) == two.changes.map(\.new))
  }

  @Test func `colours that pass stay as they are`() throws {
    let repair = try Repaired("#0072b2", "#d55e00").repair()
    #expect(repair.changes.isEmpty && repair.refusals.isEmpty && repair.errorsBefore == 0)
  }

  @Test func `every change is an eight-bit colour of the same name`() throws {
    for change in try Repaired("#9467bd", "#1f77b4", "#f0e442").repair().changes {
      let (red, green, blue) = change.new.bytes
      #expect(SRGB(bytes: red, green, blue) == change.new)
      #expect(KeptName(of: change.color.original).fits(change.new))
    }
  }

  @Test func `a colour that is locked stays, and the other one does all of the work`() throws {
    let theme = try Repaired("#5b8c2a", "#b8602f")
    var options = RepairOptions()
    options.locks[theme.place(0)] = "it is the brand"
    let repair = theme.repair(options)
    #expect(repair.changes.map(\.color.name) == ["b"])
    #expect(theme.errors(after: repair).isEmpty)
  }

  @Test func `a colour of a ramp stays, and the other one does all of the work`() throws {
    let repaired = try Repaired("#5b8c2a", "#b8602f")
    var theme = repaired.theme()
    let shared = repaired.written.series[0].color
    theme.modes[0].ramps = [Ramp(name: "heat", kind: .sequential, stops: [Ramp.Stop(color: shared)])]
    var options = RepairOptions()
    options.work = 40_000
    let repair = ColorRepair([theme], settings: JudgementSettings(), options: options)
    #expect(repair.changes.map(\.color.name) == ["b"] && repair.refusals.isEmpty)
  }

  @Test func `pairs beyond the series that are used together are left alone`() throws {
    var theme = try Repaired("#5b8c2a", "#b8602f").theme()
    theme.modes[0].usage.maxSeries = 1
    let repair = ColorRepair([theme], settings: JudgementSettings(), options: RepairOptions())
    #expect(repair.changes.isEmpty && repair.refusals.isEmpty)
  }

  @Test func `with all colours locked the reason is given`() throws {
    let theme = try Repaired("#5b8c2a", "#b8602f")
    var options = RepairOptions()
    for index in 0..<2 { options.locks[theme.place(index)] = "it is the brand" }
    let repair = theme.repair(options)
    #expect(repair.changes.isEmpty)
    #expect(repair.refusals.map(\.reason) == [.locked])
    #expect(repair.refusals.flatMap(\.colors).map(\.lock) == ["it is the brand", "it is the brand"])
    // Symbols would do, as only a deficiency confuses the two; nobody chose to keep them, so nobody can let them go.
    #expect(repair.refusals.allSatisfy { $0.symbolsHelp && !$0.unlockingHelps })
    #expect(repair.remaining.map(\.rule.id) == ["PC201"])
  }

  @Test func `every locked colour that is in the way is named, and that letting it go would do`() throws {
    let theme = try Repaired("#5b8c2a", "#b8602f", "#9467bd", "#1f77b4", "#000000")
    var options = RepairOptions()
    for index in 0..<5 { options.locks[theme.place(index)] = "it is kept by --lock" }
    options.chosenLocks = Set(options.locks.keys)
    let refusal = try #require(theme.repair(options).refusals.first)
    #expect(refusal.colors.map(\.spoken) == ["'a'", "'b'", "'c'", "'d'"])
    #expect(refusal.unlockingHelps && refusal.symbolsHelp)
  }

  @Test func `symbols are not offered for what everyone confuses, nor hues where they do not help`() throws {
    let theme = try Repaired("#2166ac", "#2a6bb0")
    var options = RepairOptions()
    for index in 0..<2 { options.locks[theme.place(index)] = "it cannot be written back" }
    let refusal = try #require(theme.repair(options).refusals.first)
    #expect(!refusal.symbolsHelp && !refusal.unlockingHelps && refusal.moveWithOtherHues == nil)
  }

  @Test func `colours of one name in two modes are distinguished by the mode`() throws {
    let written = try WrittenTheme("#5b8c2a", "#b8602f", "#5b8c2b", "#b8602e")
    var dark = try written.mode("dark", background: "#202020")
    dark.series = Array(written.series[2...])
    (dark.series[0].name, dark.series[1].name) = ("a", "b")
    var light = try written.mode()
    light.series = Array(written.series[..<2])
    var options = RepairOptions()
    options.work = 40_000
    let repair = ColorRepair([try written.theme(light, dark)], settings: JudgementSettings(), options: options)
    #expect(
      Set(repair.changes.map(\.color.spoken)).isSubset(of: [
        "'a' in light", "'b' in light", "'a' in dark", "'b' in dark",
      ]))
    #expect(Set(repair.changes.flatMap(\.color.modes)) == ["light", "dark"] && repair.remaining.isEmpty)
  }

  @Test func `a repair keeps its budget or says what would help`() throws {
    var options = RepairOptions()
    options.budget = 1
    let poor = try Repaired("#5b8c2a", "#b8602f").repair(options)
    #expect(poor.changes.isEmpty)
    let refusal = try #require(poor.refusals.first)
    #expect(refusal.reason == .notFound)
    #expect(refusal.closest?.pairs.isEmpty == false)
    let needed = try #require(refusal.budget)
    options.budget = needed
    let rich = try Repaired("#5b8c2a", "#b8602f").repair(options)
    #expect(rich.refusals.isEmpty)
    #expect(rich.changes.allSatisfy { $0.difference <= needed })
  }

  @Test func `a palette without a repair keeps its colours, and the others get theirs`() throws {
    let written = try WrittenTheme("#5b8c2a", "#b8602f", "#808080", "#818181", "#828282")
    var (first, second) = (try written.mode("sea"), try written.mode("grey"))
    (first.series, second.series) = (Array(written.series[..<2]), Array(written.series[2...]))
    var options = RepairOptions()
    options.budget = 5
    let theme = try written.theme(second, first)
    let repair = ColorRepair([theme], settings: JudgementSettings(), options: options)
    #expect(repair.refusals.isEmpty && Set(repair.changes.flatMap(\.color.modes)) == ["sea"])
    let refusal = try #require(repair.left.first)
    #expect(repair.left.count == 1 && refusal.reason == .notFound && refusal.colors.map(\.name) == ["c", "d", "e"])
    #expect(!repair.remaining.isEmpty && repair.remaining.allSatisfy { $0.mode == "grey" })
    // The figures are those of the palette that changes.
    let names = Set((repair.before.pairs + repair.after.pairs).flatMap { $0.colors.map(\.name) })
    #expect(names == ["a", "b"])
    // Alone, nothing of it changes, and the refusal says so.
    let alone = ColorRepair([try written.theme(second)], settings: JudgementSettings(), options: options)
    #expect(alone.changes.isEmpty && alone.left.isEmpty && alone.refusals.map(\.reason) == [.notFound])
  }

  @Test func `one colour in two modes meets the floors of both backgrounds`() throws {
    let theme = try Repaired("#ffe08a", backgrounds: ["#ffffff", "#202020"])
    let repair = theme.repair()
    let new = try #require(repair.changes.first?.new)
    #expect(repair.changes.count == 1)
    for background in ["#ffffff", "#202020"] {
      let surface = try Color(css: background).mappedToSRGB.srgb
      #expect(WCAG.contrastRatio(new, surface) >= 3)
    }
  }

  @Test func `two series in one colour are no question of colour`() throws {
    let repair = try Repaired(shared: "#2166ac").repair()
    #expect(repair.refusals.map(\.reason) == [.shared])
  }

  @Test func `a pair that a symbol tells apart may stay confused`() throws {
    var theme = try Repaired("#5b8c2a", "#b8602f")
    theme.written.series[1].symbol = .cross
    #expect(theme.repair().errorsBefore == 0)
    #expect(theme.repair().changes.isEmpty)
  }

  @Test func `left to markers, only what everyone confuses is changed`() throws {
    var options = RepairOptions()
    options.usesMarkers = true
    #expect(try Repaired("#5b8c2a", "#b8602f").repair(options).changes.isEmpty)
    #expect(try Repaired("#2166ac", "#2a6bb0").repair(options).changes.isEmpty == false)
  }

  @Test func `tritan is a demand where its rule is an error`() throws {
    var settings = JudgementSettings()
    settings.levels[.blueYellowConfusion] = .error
    let theme = try Repaired("#00ba38", "#619cff", backgrounds: ["#202020"])
    let repair = theme.repair(settings: settings)
    #expect(repair.errorsBefore == 1 && repair.remaining.isEmpty)
    #expect(repair.after.pairs.first { $0.vision == .tritan }.map { $0.value >= 8 } == true)
  }

  @Test func `in a mode for a deficiency its confusions are errors, and others are not`() throws {
    for (mode, colors, errors) in [
      ("tritanopia", ["#00ba38", "#619cff"], 1), ("light", ["#00ba38", "#619cff"], 0),
      ("tritanopia", ["#5b8c2a", "#b8602f"], 0), ("deuteranopia", ["#5b8c2a", "#b8602f"], 1),
    ] {
      let written = try WrittenTheme(colors)
      var options = RepairOptions()
      options.work = 40_000
      let theme = try written.theme(try written.mode(mode, background: "#202020"))
      let repair = ColorRepair([theme], settings: JudgementSettings(), options: options)
      #expect(repair.errorsBefore == errors && repair.remaining.isEmpty && repair.changes.isEmpty == (errors == 0))
    }
  }

  @Test func `more contrast is a demand where its rule is an error`() throws {
    var settings = JudgementSettings()
    settings.levels[.increaseContrastTooLow] = .error
    var written = try WrittenTheme("#949494", "#5f5f5f", "#ffffff")
    // A place of its own for the background, which stays.
    let background = written.series.removeLast().color
    var mode = try written.mode("increaseContrast", background: nil)
    mode.background = background
    // The text and the second series are one colour.
    mode.text = written.series[1].color
    let theme = try written.theme(mode)
    var options = RepairOptions()
    options.work = 40_000
    let repair = ColorRepair([theme], settings: settings, options: options)
    #expect(repair.errorsBefore > 0 && repair.remaining.isEmpty && !repair.changes.isEmpty)
  }

  @Test func `text that is too faint is darkened`() throws {
    let repair = try Repaired("#2166ac", text: "#999999").repair()
    #expect(repair.changes.map(\.color.name) == ["text"])
    #expect(repair.after.contrast.map { $0.ratio >= $0.required } == true)
  }
}

/// A theme on backgrounds of its own, one mode each.
private struct Repaired {
  var written: WrittenTheme
  private let lines: [String]
  private let count: Int
  private let backgrounds: [String]
  private let text: String?

  init(_ colors: String..., backgrounds: [String] = ["#ffffff"], text: String? = nil) throws {
    count = colors.count
    lines = colors + backgrounds + (text.map { [$0] } ?? [])
    written = try WrittenTheme(lines)
    written.series.removeLast(lines.count - colors.count)
    (self.backgrounds, self.text) = (backgrounds, text)
  }

  init(shared color: String) throws {
    try self.init(color)
    var other = written.series[0]
    other.name = "other"
    written.series.append(other)
  }

  func place(_ index: Int) -> ColorPlace { ColorPlace(written.series[index].color) }

  func theme() -> Theme {
    let modes = backgrounds.enumerated().map { index, background in
      ThemeMode(
        name: "mode \(index)", background: try? written.color(background, line: count + index),
        text: text.flatMap { try? written.color($0, line: lines.count - 1) }, series: written.series)
    }
    return Theme(path: "theme.json", format: "hex", formatLabel: "hex list", modes: modes)
  }

  func repair(
    _ options: RepairOptions = RepairOptions(), settings: JudgementSettings = JudgementSettings()
  ) -> ColorRepair {
    var options = options
    options.work = 40_000
    return ColorRepair([theme()], settings: settings, options: options)
  }

  /// What the rules say about the theme with the colours of a repair.
  func errors(after repair: ColorRepair) -> [Finding] {
    Judge.judge(theme().replacing(repair.replacements)).findings.filter { $0.level == .error }
  }
}
