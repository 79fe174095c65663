import ChartPreview
import Colorimetry
import ImageSimulation
import PNGCodec
import PaletteRules
import Testing

/// Panels, written as PNG files and read again as pictures of charts that somebody else drew.
@Suite struct PanelColorsTests {
  private static let panels = ["line", "scatter", "bars", "area", "donut", "tiles", "small"]
  /// Okabe and Ito (2008): black is one of them.
  private static let okabeIto = [
    "#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442", "#000000",
  ]

  // Each number of series on one background; with symbols on both, which is harder.
  @Test(arguments: zip([2, 5, 8, 12], [true, false, true, false]))
  func `every panel gives exactly the colours of its series`(count: Int, isDark: Bool) throws {
    let mode = try DrawnThemes.mode(Array(DrawnThemes.tenColors.prefix(count)), isDark: isDark)
    try Self.expectOwnColors(mode)
  }

  @Test(arguments: [2, 5, 8, 12], [false, true])
  func `symbols, dashes and patterns hide no series and add none`(count: Int, isDark: Bool) throws {
    let mode = try DrawnThemes.mode(Array(DrawnThemes.tenColors.prefix(count)), isDark: isDark)
    try Self.expectOwnColors(Self.decorated(mode))
  }

  @Test(arguments: [false, true]) func `a black series is not text`(isDecorated: Bool) throws {
    let mode = try DrawnThemes.mode(Self.okabeIto)
    try Self.expectOwnColors(isDecorated ? Self.decorated(mode) : mode)
  }

  /// A grey or black series of thin strokes and dashes among grey texts may be read as text.
  private static let doubtful: Set = [
    "line 8 light true #7f7f7f", "line 8 dark true #7f7f7f", "line 12 light true #7f7f7f", "line 12 dark true #7f7f7f",
    "scatter 8 light true #7f7f7f", "scatter 12 light true #7f7f7f", "scatter 12 dark true #7f7f7f",
    "small 12 light true #7f7f7f", "line 8 light true #000000",
  ]

  /// Draws a mode and holds what is read to its colours: all of them, no others, nothing in doubt.
  private static func expectOwnColors(_ mode: ThemeMode) throws {
    let (background, text) = (try #require(mode.background).srgb.hex, try #require(mode.text).srgb.hex)
    for (panel, bitmap) in try drawn(mode, panels) {
      let colors = try read(bitmap).colors
      let series = Set(mode.series.prefix(12).map(\.color.srgb.hex))
      let found = colors.marks.map(\.color.hex)
      let missing = series.subtracting(found).sorted()
      #expect(Set(found).count == found.count && series.isSuperset(of: found), "\(panel) \(found)")
      #expect(Set(colors.doubts).isSubset(of: missing.map { "\($0) is text" }), "\(panel)")
      let picture = "\(panel) \(mode.series.count) \(mode.name) \(mode.series.contains { $0.symbol != nil })"
      for hex in missing { #expect(doubtful.contains("\(picture) \(hex)"), "\(picture) \(hex)") }
      // What thin strokes leave unsteady is a colour of the series.
      #expect(series.isSuperset(of: colors.unsteady.map(\.color.hex)) && colors.beside.isEmpty, "\(panel)")
      #expect(colors.background.color.hex == background, "\(panel)")
      // Letters and patterns on marks may be nearly black or white instead, and a series may write as well.
      let written = colors.texts.map(\.color.hex)
      let isPlain = panel == "line" || panel == "scatter"
      #expect(isPlain ? written.contains(text) : !written.isEmpty, "\(panel) \(written)")
    }
  }

  /// With a symbol, a dash and a pattern each, of every kind.
  private static func decorated(_ mode: ThemeMode) -> ThemeMode {
    var mode = mode
    let symbols = Symbol.allCases.filter { $0 != .none }
    let dashes: [[Double]] = [[], [6, 3], [2, 2], [8, 3, 2, 3]]
    let patterns = Series.Pattern.allCases.filter { $0 != .none }
    for index in mode.series.indices {
      mode.series[index].symbol = symbols[index % symbols.count]
      mode.series[index].dash = dashes[index % dashes.count]
      mode.series[index].pattern = patterns[index % patterns.count]
    }
    return mode
  }

  @Test(arguments: ["heat", "tiles"], [false, true])
  func `a panel with a ramp says that it has no series`(panel: String, isDark: Bool) throws {
    var mode = try DrawnThemes.mode(Array(DrawnThemes.tenColors.prefix(2)), isDark: isDark)
    mode.ramps = [
      Ramp(
        name: "Depth", kind: .sequential,
        stops: try ["#f7fbff", "#c6dbef", "#6baed6", "#2171b5", "#08306b"].map {
          Ramp.Stop(color: try DrawnThemes.color($0))
        })
    ]
    for (name, bitmap) in try Self.drawn(mode, [panel]) {
      do throws(PictureError) {
        let colors = try Self.picture(bitmap).colors
        Issue.record("\(name) \(colors.marks.map(\.color.hex))")
      } catch {
        guard case .noChart(.ramp(let count)) = error else { throw error }
        #expect(count > 12)
      }
    }
  }

  @Test func `charts on two backgrounds in one picture are reported`() throws {
    let light = try DrawnThemes.mode(["#1f77b4", "#a04a00"])
    let dark = try DrawnThemes.mode(["#5aa5dc", "#ffa04d"], isDark: true)
    var contrast = light
    contrast.name = "increaseContrast"
    var theme = DrawnThemes.theme(light)
    theme.modes += [dark, contrast]
    for (_, bitmap) in try Self.drawn(light, ["settings"], of: theme) {
      let colors = try Self.read(bitmap).colors
      #expect(Set(["#1f77b4", "#a04a00", "#5aa5dc", "#ffa04d"]).isSubset(of: colors.marks.map(\.color.hex)))
      #expect(!colors.beside.isEmpty || !colors.doubts.isEmpty)
    }
  }

  private static func drawn(
    _ mode: ThemeMode, _ panels: [String], of theme: Theme? = nil
  ) throws -> [(panel: String, bitmap: Bitmap)] {
    var options = PreviewOptions()
    // One severity measures fewer pairs; who sees normally sees the same.
    (options.visions, options.panels, options.severity) = ([.normal], panels, 0.5)
    let preview = try ThemePreview(
      mode, of: theme ?? DrawnThemes.theme(mode), title: "Drawn", options: options, fonts: DrawnThemes.fonts())
    let pictures = preview.pictures.dropFirst().map { (panel: $0.chart, bitmap: $0.bitmap) }
    #expect(pictures.map(\.panel) == panels)
    return pictures
  }

  private static func read(_ bitmap: Bitmap) throws -> ChartPicture { try picture(bitmap) }

  private static func picture(_ bitmap: Bitmap) throws(PictureError) -> ChartPicture {
    let sink = MemorySink()
    do throws(PNGError) { try bitmap.write(to: sink) } catch { throw .png(error) }
    return try ChartPicture(on: ScreenColor(0xFF_FFFF)) { MemorySource(sink.bytes) }
  }
}
