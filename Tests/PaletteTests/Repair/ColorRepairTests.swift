import Colorimetry
import Palette
import Testing

struct ColorRepairTests {
  @Test func `two colours that are confused come apart, and the rules are silent`() throws {
    let theme = try Repaired("#5b8c2a", "#b8602f")
    let repair = theme.repair()
    #expect(repair.errorsBefore == 1)
    #expect(repair.refusals.isEmpty)
    #expect(repair.remaining.isEmpty)
    // Each goes half of the way: the greatest move counts first.
    #expect(repair.greatestMove < 4)
    #expect(theme.errors(after: repair).isEmpty)
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
      #expect(ColorName(change.new) == ColorName(change.color.original))
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

  @Test func `with all colours locked the reason is given`() throws {
    let theme = try Repaired("#5b8c2a", "#b8602f")
    var options = RepairOptions()
    for index in 0..<2 { options.locks[theme.place(index)] = "it is the brand" }
    let repair = theme.repair(options)
    #expect(repair.changes.isEmpty)
    #expect(repair.refusals.map(\.reason) == [.locked("it is the brand")])
    #expect(repair.remaining.map(\.rule) == ["PC201"])
  }

  @Test func `a budget is kept, or what would do is said`() throws {
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
    settings.levels["PC202"] = .error
    let theme = try Repaired("#00ba38", "#619cff", backgrounds: ["#202020"])
    let repair = theme.repair(settings: settings)
    #expect(repair.errorsBefore == 1 && repair.remaining.isEmpty)
    #expect(repair.after.pairs.first { $0.vision == .tritan }.map { $0.value >= 8 } == true)
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
