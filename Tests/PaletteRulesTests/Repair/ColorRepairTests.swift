import Colorimetry
import Testing

@testable import PaletteRules

struct ColorRepairTests {
  @Test(arguments: [
    ["#5b8c2a", "#b8602f"], ["#2ca02c", "#d62728", "#1f77b4"],
    ["#e65518", "#f2b701", "#009988", "#88ccee", "#9467bd", "#225522", "#882255"], ["#008fd5", "#ff2700", "#77ab43"],
    ["#1380a1", "#faab18", "#990000", "#588300"],
  ])
  func `where lighter and darker shades do, nothing fails and no hue has to change`(colors: [String]) throws {
    let written = try WrittenTheme(colors)
    let repair = ColorRepair([try written.theme()], settings: JudgementSettings(), options: RepairOptions())
    #expect(repair.errorsBefore > 0 && repair.remaining.isEmpty && repair.left.isEmpty)
    #expect(repair.changes.allSatisfy { KeptName(of: $0.color.original).fits($0.new) && $0.difference <= 15 })
    #expect(repair.changes.map(\.new).allSatisfy { $0 == SRGB(bytes: $0.bytes.red, $0.bytes.green, $0.bytes.blue) })
    let least = Dictionary(grouping: repair.after.pairs) { $0.model }.mapValues { $0.map(\.value).min() ?? 0 }
    #expect(least[.auto] ?? 0 >= 8 && least[.machado2009] ?? 0 >= 8)
  }

  @Test(
    arguments: [
      ["#000000", "#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7"],
      ["#e41a1c", "#377eb8", "#4daf4a", "#984ea3", "#ff7f00"],
      ["#66c2a5", "#fc8d62", "#8da0cb", "#e78ac3", "#a6d854", "#ffd92f", "#e5c494", "#b3b3b3"],
    ], [false, true])
  func `what passed still passes, by each reader, and who is far apart stays so`(colors: [String], allowsHue: Bool)
    throws
  {
    let written = try WrittenTheme(colors)
    var options = RepairOptions()
    options.allowsHue = allowsHue
    let theme = try written.theme()
    let repair = ColorRepair([theme], settings: JudgementSettings(), options: options)
    #expect(!repair.changes.isEmpty && repair.newWarnings.isEmpty)
    let (old, new) = (
      written.series.map(\.color.srgb), theme.replacing(repair.replacements).modes[0].series.map(\.color.srgb)
    )
    for (model, visions) in [
      (SimulationModel.auto, [Vision.normal, .protan, .deutan, .tritan]), (.machado2009, [.protan, .deutan]),
    ] {
      let tables = [old, new].map {
        PairTable($0.map { LinearSRGB($0) }, model: model, visions: visions, severities: .sweep)
      }
      for (before, after) in zip(tables[0].visions, tables[1].visions) {
        for (one, other) in zip(before.pairs, after.pairs) where one.value >= 8 { #expect(other.value >= 8) }
        guard before.vision == .normal else { continue }
        #expect(zip(before.pairs, after.pairs).allSatisfy { $0.value < 34 || $1.value >= 20 })
      }
    }
    guard allowsHue else { return }
    func names(_ colors: [SRGB]) -> [ColorName] { colors.map { SurveyedName($0).most.name } }
    for (i, j) in theme.modes[0].series.indices.flatMap({ i in (0..<i).map { (i, $0) } }) {
      #expect(names(old)[i] == names(old)[j] || names(new)[i] != names(new)[j])
    }
  }

  @Test func `a hue that has to change is offered, and the search says that it ended by itself`() throws {
    let written = try WrittenTheme(
      "#000000", "#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7")
    let repair = ColorRepair([try written.theme()], settings: JudgementSettings(), options: RepairOptions())
    let other = try #require(repair.clarity.otherHue)
    #expect(!other.colors.isEmpty && other.colors.count == other.new.count && !other.isOutOfWork)
    #expect(repair.left.flatMap { $0.colors.map(\.name) } == ["e"])
  }

  @Test func `colours whose names allow no contrast stay faint, and the others are repaired`() throws {
    let written = try WrittenTheme(
      "#ff0000", "#ffff00", "#00ff00", "#00ffff", "#0000ff", "#ff00ff", "#ffffff", "#888888", "#000000")
    let repair = ColorRepair([try written.theme()], settings: JudgementSettings(), options: RepairOptions())
    #expect(!repair.changes.isEmpty && repair.left.map(\.reason) == [.notFound])
    #expect(repair.left.flatMap { $0.colors.map(\.name) }.contains("g"))
    #expect(repair.remaining.count < repair.errorsBefore)
  }

  @Test(arguments: [
    ["#9282f5", "#88c71d", "#88c71d", "#88c71d", "#9282f5", "#88c71d", "#9282f5", "#88c71d"],
    ["#0eed15", "#00f91f", "#19ea1a", "#11e124", "#17f424", "#03df18", "#00f315"],
  ])
  func `even many colours that are almost the same come apart`(colors: [String]) throws {
    let repair = ColorRepair(
      [try WrittenTheme(colors).theme()], settings: JudgementSettings(), options: RepairOptions())
    #expect(repair.remaining.count < repair.errorsBefore)
  }

  @Test func `where the work is used up the best change so far counts, and the colours left are named`() throws {
    let written = try WrittenTheme("#5b8c2a", "#b8602f", "#2ca02c", "#d62728", "#f0e442", "#ffff99")
    let themes = try stride(from: 0, to: 6, by: 2).map { first in
      var mode = try written.mode()
      mode.series = Array(mode.series[first..<first + 2])
      return try written.theme(mode)
    }
    var options = RepairOptions()
    options.work = 0
    let none = ColorRepair(themes, settings: JudgementSettings(), options: options)
    #expect(none.changes.isEmpty && none.left.map(\.reason) == [.outOfWork, .outOfWork, .outOfWork])
    #expect(none.remaining.count == none.errorsBefore)
    options.work = 3_000_000
    let some = ColorRepair(themes, settings: JudgementSettings(), options: options)
    #expect(!some.changes.isEmpty && some.remaining.count < some.errorsBefore)
  }

  @Test func `all palettes of a run share its work, and the steps are the same every time`() throws {
    let shades = (0..<40).map { number in
      let channels = [37, 53, 71].map { 60 + number * $0 % 60 }
      return SRGB(bytes: UInt8(channels[0]), UInt8(channels[1]), UInt8(channels[2])).hex
    }
    let themes = try [shades, Array(shades.reversed()), Array(shades[..<20])].map { try WrittenTheme($0).theme() }
    var options = RepairOptions()
    options.work = 10_000_000
    let repairs = (0..<2).map { _ in ColorRepair(themes, settings: JudgementSettings(), options: options) }
    #expect(repairs[0].left.contains { $0.reason == .outOfWork })
    #expect(repairs[0].work == repairs[1].work && repairs[0].changes.map(\.new) == repairs[1].changes.map(\.new))
    // What was begun is finished: no single step is large.
    #expect((options.work..<2 * options.work).contains(repairs[0].work), "\(repairs[0].work)")
  }

  @Test func `a repair that nobody waits for ends, on other threads too`() throws {
    let cancellation = Cancellation()
    let theme = try WrittenTheme("#9467bd", "#1f77b4").theme()
    let judging: @Sendable (Int) -> Int = { _ in Judge.judge(theme).findings.count }
    let (judged, followed) = cancellation.during { (judging(0), Cancellation.following(judging)) }
    #expect(judged > 0 && followed(0) == judged)
    cancellation.cancel()
    #expect(followed(0) == 0 && cancellation.during { judging(0) } == 0 && judging(0) == judged)
    let repair = cancellation.during {
      ColorRepair([theme], settings: JudgementSettings(), options: RepairOptions())
    }
    #expect(repair.changes.isEmpty)
  }

  @Test func `every colour keeps four fifths of its chroma where that passes`() throws {
    let repair = try Repaired("#1b9e77", "#d95f02", "#7570b3", "#e7298a", "#66a61e", "#e6ab02").repair()
    #expect(!repair.changes.isEmpty && repair.remaining.isEmpty)
    func chroma(_ color: SRGB) -> Double { OKLCh(OKLab(LinearSRGB(color))).chroma }
    #expect(repair.changes.allSatisfy { chroma($0.new) >= 0.8 * chroma($0.color.original) })
  }

  @Test func `a pair that cannot become clear is named with its figure`() throws {
    let theme = try Repaired("#5b8c2a", "#b8602f", "#c0392b", "#27ae60", "#8e5b2a", "#6b8e23", "#a0522d")
    let repair = theme.repair()
    let close = try #require(repair.clarity.close.first)
    #expect(close.value < close.required)
  }

  @Test func `the same colours give the same answer`() throws {
    let (one, two) = (try Repaired("#9467bd", "#1f77b4").repair(), try Repaired("#9467bd", "#1f77b4").repair())
    #expect(!one.changes.isEmpty)
    #expect(one.changes.map(\.new) == two.changes.map(\.new))
  }

  @Test func `colours that pass stay as they are`() throws {
    let repair = try Repaired("#0072b2", "#d55e00").repair()
    #expect(repair.changes.isEmpty && repair.left.isEmpty && repair.errorsBefore == 0)
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
    let options = RepairOptions()
    let repair = ColorRepair([theme], settings: JudgementSettings(), options: options)
    #expect(repair.changes.map(\.color.name) == ["b"] && repair.left.isEmpty)
  }

  @Test func `pairs beyond the series that are used together are left alone`() throws {
    var theme = try Repaired("#5b8c2a", "#b8602f").theme()
    theme.modes[0].usage.maxSeries = 1
    let repair = ColorRepair([theme], settings: JudgementSettings(), options: RepairOptions())
    #expect(repair.changes.isEmpty && repair.left.isEmpty)
  }

  @Test func `with all colours locked the reason is given`() throws {
    let theme = try Repaired("#5b8c2a", "#b8602f")
    var options = RepairOptions()
    for index in 0..<2 { options.locks[theme.place(index)] = "it is the brand" }
    let repair = theme.repair(options)
    #expect(repair.changes.isEmpty)
    #expect(repair.left.map(\.reason) == [.locked])
    #expect(repair.left.flatMap(\.colors).map(\.lock) == ["it is the brand", "it is the brand"])
    #expect(repair.remaining.map(\.rule.id) == ["PC201"])
  }

  @Test func `every locked colour that is in the way is named`() throws {
    let theme = try Repaired("#5b8c2a", "#b8602f", "#9467bd", "#1f77b4", "#000000")
    var options = RepairOptions()
    for index in 0..<5 { options.locks[theme.place(index)] = "it is kept by --lock" }
    let refusal = try #require(theme.repair(options).left.first)
    #expect(refusal.colors.map(\.spoken) == ["'a'", "'b'", "'c'", "'d'"])
  }

  @Test func `colours of one name in two modes are distinguished by the mode`() throws {
    let written = try WrittenTheme("#5b8c2a", "#b8602f", "#5b8c2b", "#b8602e")
    var dark = try written.mode("dark", background: "#202020")
    dark.series = Array(written.series[2...])
    (dark.series[0].name, dark.series[1].name) = ("a", "b")
    var light = try written.mode()
    light.series = Array(written.series[..<2])
    let options = RepairOptions()
    let repair = ColorRepair([try written.theme(light, dark)], settings: JudgementSettings(), options: options)
    #expect(
      Set(repair.changes.map(\.color.spoken)).isSubset(of: [
        "'a' in light", "'b' in light", "'a' in dark", "'b' in dark",
      ]))
    #expect(Set(repair.changes.flatMap(\.color.modes)) == ["light", "dark"] && repair.remaining.isEmpty)
  }

  @Test func `a palette without a repair keeps its errors, and the others get theirs`() throws {
    let written = try WrittenTheme("#5b8c2a", "#b8602f", "#808080", "#818181", "#828282")
    var (first, second) = (try written.mode("sea"), try written.mode("grey"))
    (first.series, second.series) = (Array(written.series[..<2]), Array(written.series[2...]))
    var options = RepairOptions()
    for series in second.series { options.locks[ColorPlace(series.color)] = "it is the brand" }
    let repair = ColorRepair(
      [try written.theme(second, first)], settings: JudgementSettings(), options: options)
    #expect(Set(repair.changes.flatMap(\.color.modes)) == ["sea"])
    let refusal = try #require(repair.left.first)
    #expect(repair.left.count == 1 && refusal.reason == .locked && refusal.colors.map(\.name) == ["c", "d", "e"])
    #expect(!repair.remaining.isEmpty && repair.remaining.allSatisfy { $0.mode == "grey" })
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
    #expect(repair.left.map(\.reason) == [.shared])
  }

  @Test func `a pair that a symbol tells apart may stay confused`() throws {
    var theme = try Repaired("#5b8c2a", "#b8602f")
    theme.written.series[1].symbol = .cross
    #expect(theme.repair().errorsBefore == 0)
    #expect(theme.repair().changes.isEmpty)
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
      let options = RepairOptions()
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
    let options = RepairOptions()
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
    return ColorRepair([theme()], settings: settings, options: options)
  }

  /// What the rules say about the theme with the colours of a repair.
  func errors(after repair: ColorRepair) -> [Finding] {
    Judge.judge(theme().replacing(repair.replacements)).findings.filter { $0.level == .error }
  }
}
