import Colorimetry
import PNGCodec
import PaletteCharts
import PaletteRules
import Testing

@testable import ChartPreview

@Suite struct ThemePreviewTests {
  private func preview(_ mode: ThemeMode, _ change: (inout PreviewOptions) -> Void = { _ in }) throws -> ThemePreview {
    var options = PreviewOptions()
    change(&options)
    return try ThemePreview(
      mode, of: DrawnThemes.theme(mode), title: "Drawn", options: options, fonts: DrawnThemes.fonts())
  }

  @Test(arguments: [2, 5, 8, 12, 14], [false, true])
  func `every panel shows every series that it has room for, and no other strong colour`(count: Int, isDark: Bool)
    throws
  {
    let mode = try DrawnThemes.mode(Array(DrawnThemes.tenColors.prefix(count)), isDark: isDark)
    let drawn = try preview(mode) { $0.visions = [.normal] }
    #expect(drawn.notes.isEmpty)
    let bytes = mode.series.map { RGBA8($0.color.srgb.bytes) }
    #expect(
      drawn.pictures.map(\.chart) == ["sheet", "line", "scatter", "bars", "area", "donut"])
    for picture in drawn.pictures.dropFirst() {
      let counts = picture.bitmap.colorCounts
      let shown = min(count, picture.chart == "donut" ? 6 : 24)
      for color in bytes.prefix(shown) {
        #expect(counts[color, default: 0] > 30, "\(color) in \(picture.chart)")
      }
      // Edges are mixtures of many kinds; what covers an area is a colour of the theme.
      for (color, pixels) in counts where pixels > 150 && color.spread > 40 {
        #expect(bytes.contains(color), "\(color) covers \(pixels) pixels of \(picture.chart)")
      }
    }
  }

  @Test func `lines that merge have one colour for the readers concerned`() throws {
    let drawn = try preview(DrawnThemes.mode(["#4a7f14", "#c0392b"])) { $0.visions = [.normal, .deutan] }
    let deutan = try #require(drawn.pictures.first { $0.vision == .deutan && $0.chart == "line" })
    let seen = try ["#4a7f14", "#c0392b"].map { hex in
      Simulation(.deutan)(LinearSRGB(try DrawnThemes.color(hex).srgb), convention: .clamp)
    }
    for color in seen {
      let (red, green, blue) = SRGB(color).bytes
      #expect(deutan.bitmap.colorCounts[RGBA8(red, green, blue), default: 0] > 40)
    }
  }

  @Test func `the reader of the one sheet is chosen by the series that the user's figures draw`() throws {
    let colors = ["#0b62d6", "#a03c00", "#5c4a00"]
    let table = ChartTable(
      title: "T", xTitle: "Year", yTitle: "mm", labels: ["2023", "2024"],
      columns: [.init(name: "A", values: [1, 2]), .init(name: "B", values: [2, 1])])
    let sheets = try [colors, Array(colors.prefix(2))].map { colors in
      try preview(DrawnThemes.mode(colors)) { ($0.isBrief, $0.data) = (true, table) }.pictures.map(\.bitmap.bytes)
    }
    // Not the bytes themselves, which would be printed.
    let areAlike = sheets[0] == sheets[1]
    #expect(areAlike)
  }

  @Test func `the sheet holds every picture where it belongs`() throws {
    let drawn = try preview(DrawnThemes.mode(["#4a7f14", "#2336a8"]))
    let sheet = try #require(drawn.pictures.first)
    #expect(sheet.chart == "sheet" && sheet.number == 0 && sheet.vision == nil)
    let singles = drawn.pictures.dropFirst()
    #expect(singles.allSatisfy { $0.bitmap.width == 520 && $0.bitmap.height == 360 })
    #expect(sheet.bitmap.width <= 2_610 && sheet.bitmap.height > 5 * 360)
    // Five panels, a row of five readers each.
    let head = sheet.bitmap.height - 5 * 361
    for (index, picture) in singles.enumerated() {
      let (row, column) = (index / 5, index % 5)
      let (left, top) = (1 + column * 521, head + 1 + row * 361)
      #expect(sheet.bitmap.holds(picture.bitmap, at: left, top), "\(picture.chart), row \(row)")
    }
  }

  @Test func `a brief sheet is one legible picture of what fails`() throws {
    let drawn = try preview(DrawnThemes.mode(["#4a7f14", "#c0392b"])) { $0.isBrief = true }
    let sheet = try #require(drawn.pictures.first)
    #expect(drawn.pictures.count == 1 && sheet.chart == "sheet")
    // Two panels; as designed and with deuteranopia, the first of those who confuse the two.
    #expect(sheet.bitmap.width == 2 * 521 && sheet.bitmap.height > 40 + 2 * 289)
    #expect(sheet.bitmap.height <= 768, "a laptop's screen")
    let one = try preview(DrawnThemes.mode(["#4a7f14"])) { $0.isBrief = true }
    #expect(try #require(one.pictures.first).bitmap.height == 40 + 2 * 289, "one series has no pairs to show")
    let many = try preview(DrawnThemes.mode(DrawnThemes.tenColors)) { $0.isBrief = true }
    #expect(try #require(many.pictures.first).bitmap.height <= 1_200)
  }

  @Test func `a brief sheet draws the marks of the theme`() throws {
    var mode = try DrawnThemes.mode(["#4a7f14", "#2336a8"])
    #expect(BriefSheet(mode, []).panels == ["line", "bars"])
    #expect(BriefSheet(mode, []).visions == [.normal, .deutan])
    for index in mode.series.indices { mode.series[index].mark = .point }
    #expect(BriefSheet(mode, []).panels == ["scatter", "line"])
    #expect(BriefSheet(ThemeMode(), []).panels == ["heat"])
  }

  @Test func `settings without a mode are drawn on request`() throws {
    var mode = try DrawnThemes.mode(["#4a7f14", "#2336a8"])
    #expect(try preview(mode) { $0.panels = ["settings"] }.pictures.contains { $0.chart == "settings" })
    #expect(try !preview(mode).pictures.contains { $0.chart == "settings" })
    var theme = DrawnThemes.theme(mode)
    mode.name = "increased-contrast"
    theme.modes.append(mode)
    let drawn = try ThemePreview(
      theme.modes[0], of: theme, title: "Drawn", options: PreviewOptions(), fonts: DrawnThemes.fonts())
    #expect(drawn.pictures.contains { $0.chart == "settings" })
  }

  @Test func `ramps are drawn as heat maps`() throws {
    var mode = ThemeMode(background: try DrawnThemes.color("#ffffff"))
    let ramp = try ["#f7fbff", "#08306b"].map { Ramp.Stop(color: try DrawnThemes.color($0)) }
    mode.ramps = (0..<5).map { Ramp(name: "rain \($0)", kind: .sequential, stops: ramp) }
    mode.ramps[1].stops.removeLast()
    let drawn = try preview(mode) { $0.visions = [.normal] }
    #expect(drawn.pictures.map(\.chart) == ["sheet", "heat", "heat-2", "heat-3"])
    #expect(drawn.notes.contains { $0.isA(PreviewNote.unreadableRamp) && $0.arguments[0] == "'rain 1'" })
    #expect(drawn.notes.contains(PreviewNote.rampsDrawn(4, 5)))
    #expect(drawn.pictures[1].bitmap.colorCounts[RGBA8(0x08, 0x30, 0x6b), default: 0] > 100)
  }

  @Test func `what fails in a ramp is reported to the readers whom it concerns`() throws {
    var mode = ThemeMode(background: try DrawnThemes.color("#ffffff"))
    let stops = try ["#d7191c", "#fdae61", "#ffffbf", "#a6d96a", "#1a9641"].map {
      Ramp.Stop(color: try DrawnThemes.color($0))
    }
    mode.ramps = [Ramp(name: "RdYlGn", kind: .diverging, stops: stops)]
    let theme = DrawnThemes.theme(mode)
    let findings = Judge.judge(theme, settings: JudgementSettings()).findings
    let panel = try #require(
      PreviewPanels(mode, of: theme, PreviewOptions(), findings).panels.first { $0.name == "heat" })
    #expect(panel.verdicts.contains { $0.concerns(.deutan) })
    #expect(!panel.verdicts.contains { $0.concerns(.normal) })
    // The bar begins 46 px above the lower edge; above it dark triangles point at the two colours, for this reader alone.
    let drawn = try preview(mode) { ($0.panels, $0.visions) = (["heat"], [.normal, .deutan]) }
    let marks = [Vision.normal, .deutan].map { vision in
      drawn.pictures.filter { $0.vision == vision }.map { $0.bitmap.darkPixels(inRow: 360 - 12 - 34 - 8) }
    }
    #expect(marks[0] == [0] && marks[1].allSatisfy { (12...20).contains($0) }, "\(marks)")
  }

  @Test func `status colours have a panel, which a brief sheet shows where they fail`() throws {
    var mode = try DrawnThemes.mode(["#2336a8", "#e69f00"])
    #expect(try !preview(mode).pictures.contains { $0.chart == "status" })
    (mode.status.good, mode.status.bad) = (try DrawnThemes.color("#338833"), try DrawnThemes.color("#a33333"))
    let theme = DrawnThemes.theme(mode)
    let findings = Judge.judge(theme, settings: JudgementSettings()).findings
    #expect(BriefSheet(mode, findings).panels == ["line", "status"])
    let panel = try #require(StatusPanel(mode, findings))
    #expect(panel.verdicts.contains { $0.concerns(.deutan) && !$0.concerns(.normal) })
    let drawn = try preview(mode) { ($0.panels, $0.visions) = (["status"], [.normal]) }
    let counts = try #require(drawn.pictures.last).bitmap.colorCounts
    #expect(counts[RGBA8(0x33, 0x88, 0x33), default: 0] > 1_000)
  }

  @Test func `the suggestion is drawn next to each chart`() throws {
    let mode = try DrawnThemes.mode(["#4a7f14", "#c0392b"])
    var better = mode
    better.series[1].symbol = .cross
    var options = PreviewOptions()
    options.visions = [.deutan]
    options.panels = ["line", "bars"]
    let drawn = try ThemePreview(
      mode, suggested: better, of: DrawnThemes.theme(mode), title: "Drawn", options: options, fonts: DrawnThemes.fonts()
    )
    #expect(drawn.pictures.map(\.chart) == ["sheet", "line", "line-suggested", "bars", "bars-suggested"])
    #expect(drawn.pictures[1].bitmap != drawn.pictures[2].bitmap)
  }

  @Test(arguments: ["تساقط الأمطار", "Hà Nội và Đà Nẵng", String(repeating: "x", count: 200), "a\nb\u{202E}c", ""])
  func `no name leaves the picture or corrupts it`(name: String) throws {
    let mode = try DrawnThemes.mode(["#4a7f14", "#c0392b"], names: [name, name])
    let drawn = try preview(mode) { $0.visions = [.deutan] }
    let ground = RGBA8(255, 255, 255)
    for picture in drawn.pictures.dropFirst() {
      let bitmap = picture.bitmap
      for row in 0..<bitmap.height {
        #expect(bitmap[0, row] == ground && bitmap[bitmap.width - 1, row] == ground, "\(picture.chart), row \(row)")
      }
    }
  }

  @Test func `lists names with letters that no font has`() throws {
    let drawn = try preview(DrawnThemes.mode(["#4a7f14"], names: ["雨量"])) { $0.visions = [.normal] }
    #expect(drawn.notes.contains(PreviewNote.missingGlyphs("雨量", 2)))
  }
}

extension RGBA8 {
  fileprivate init(_ bytes: (red: UInt8, green: UInt8, blue: UInt8)) { self.init(bytes.red, bytes.green, bytes.blue) }

  /// How far from grey.
  fileprivate var spread: Int { Int(max(red, green, blue)) - Int(min(red, green, blue)) }
}

extension Bitmap {
  /// Whether another picture stands here, its upper left pixel at a place.
  fileprivate func holds(_ picture: Bitmap, at left: Int, _ top: Int) -> Bool {
    guard left + picture.width <= width, top + picture.height <= height else { return false }
    return (0..<picture.height).allSatisfy { row in
      let from = ((top + row) * width + left) * 4
      return bytes[from..<(from + picture.width * 4)].elementsEqual(
        picture.bytes[(row * picture.width * 4)..<((row + 1) * picture.width * 4)])
    }
  }

  /// How many pixels of a row are darker than half.
  fileprivate func darkPixels(inRow row: Int) -> Int {
    (0..<width).count { bytes[(row * width + $0) * 4 + 1] < 128 }
  }

  /// How often each colour occurs.
  var colorCounts: [RGBA8: Int] {
    var counts: [RGBA8: Int] = [:]
    for pixel in 0..<(width * height) {
      let index = pixel * 4
      counts[RGBA8(bytes[index], bytes[index + 1], bytes[index + 2], bytes[index + 3]), default: 0] += 1
    }
    return counts
  }
}
