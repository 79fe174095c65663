import ChartPreview
import Colorimetry
import ImageSimulation
import PNGCodec
import PaletteRules
import Testing

/// Panels, written as PNG files and read again as pictures of charts that somebody else drew.
@Suite struct PanelColorsTests {
  private static let panels = ["line", "scatter", "bars", "area", "donut"]
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

  /// Draws a mode and holds what is read to its colours: none is missing in silence, and there are no others.
  private static func expectOwnColors(_ mode: ThemeMode) throws {
    let background = try #require(mode.background).srgb.hex
    for (panel, bitmap) in try drawn(mode, panels) {
      let colors = try read(bitmap).colors
      let series = Set(mode.series.prefix(12).map(\.color.srgb.hex))
      let found = colors.marks.map(\.color.hex)
      let missing = series.subtracting(found)
      #expect(series.isSuperset(of: found), "\(panel) \(series.symmetricDifference(found))")
      // Grey strokes among grey letters may be their edges.
      let named = (colors.greys + colors.doubts).map(\.color.hex) + ["#7f7f7f"]
      #expect(missing.isSubset(of: named) && missing.count <= 2, "\(panel) \(missing)")
      #expect(colors.background.color.hex == background, "\(panel)")
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

  @Test(arguments: [false, true])
  func `a panel with a ramp says that it has no series`(isDark: Bool) throws {
    var mode = try DrawnThemes.mode(Array(DrawnThemes.tenColors.prefix(2)), isDark: isDark)
    mode.ramps = [
      Ramp(
        name: "Depth", kind: .sequential,
        stops: try ["#f7fbff", "#c6dbef", "#6baed6", "#2171b5", "#08306b"].map {
          Ramp.Stop(color: try DrawnThemes.color($0))
        })
    ]
    for (name, bitmap) in try Self.drawn(mode, ["heat"]) {
      do throws(PictureError) {
        let colors = try Self.picture(bitmap).colors
        Issue.record("\(name) \(colors.marks.map(\.color.hex))")
      } catch {
        guard case .noChart(.ramp(let count)) = error else { throw error }
        #expect(count > 12)
      }
    }
  }

  private static func drawn(
    _ mode: ThemeMode, _ panels: [String]
  ) throws -> [(panel: String, bitmap: Bitmap)] {
    var options = PreviewOptions()
    (options.visions, options.panels) = ([.normal], panels)
    let preview = try ThemePreview(
      mode, of: DrawnThemes.theme(mode), title: "Drawn", options: options, fonts: DrawnThemes.fonts())
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
