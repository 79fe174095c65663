import ChartPreview
import Colorimetry
import ImageSimulation
import PNGCodec
import Palette
import Testing

/// Panels, written as PNG files and read again as pictures of charts that somebody else drew.
@Suite struct PanelColorsTests {
  private static let panels = ["line", "scatter", "bars", "area", "donut", "tiles", "small"]

  @Test(arguments: [2, 5, 8, 12], [false, true])
  func `every panel gives back all colours of its series and no others`(count: Int, isDark: Bool) throws {
    let mode = try DrawnThemes.mode(Array(DrawnThemes.tenColors.prefix(count)), isDark: isDark)
    let (background, text) = (try #require(mode.background).srgb, try #require(mode.text).srgb)
    var options = PreviewOptions()
    (options.visions, options.panels) = ([.normal], Self.panels)
    let drawn = try ThemePreview(
      mode, of: DrawnThemes.theme(mode), title: "Drawn", options: options, fonts: DrawnThemes.fonts())
    #expect(drawn.pictures.dropFirst().map(\.chart) == Self.panels)
    for panel in drawn.pictures.dropFirst() {
      let picture = try Self.read(panel.bitmap)
      let found = picture.colors.marks.map(\.color.hex)
      let series = mode.series.prefix(panel.chart == "donut" ? 6 : 12).map(\.color.srgb)
      #expect(Set(found).count == found.count)
      #expect(Set(series.map(\.hex)).subtracting(Self.lost(panel.chart, count)).isSubset(of: found), "\(panel.chart)")
      let others = Set(found).subtracting(series.map(\.hex))
      let allowed = Self.others(panel.chart, series, background, text)
      #expect(others.allSatisfy { other in allowed.contains { Self.isNear(other, $0) } }, "\(panel.chart)")
      #expect(picture.colors.background.color.hex == background.hex, "\(panel.chart)")
      // Letters and patterns on marks may be nearly black or white instead.
      if !["bars", "tiles", "small"].contains(panel.chart) {
        #expect(picture.colors.texts.first?.color.hex == text.hex, "\(panel.chart)")
      }
    }
  }

  private static func read(_ bitmap: Bitmap) throws -> ChartPicture {
    let sink = MemorySink()
    try bitmap.write(to: sink)
    return try ChartPicture(on: ScreenColor(0xFF_FFFF)) { MemorySource(sink.bytes) }
  }

  /// Among the marks of twelve series a thin grey one passes for the edges of letters.
  private static func lost(_ panel: String, _ count: Int) -> Set<String> {
    ["line", "small"].contains(panel) && count == 12 ? ["#7f7f7f"] : []
  }

  /// What a panel draws beside: the ink of patterns, and lines of 1.5 px, whose two rows are covered for three quarters;
  /// cairo counts in fifteenths of a row (`GRID_Y` of its scan converter) and takes eleven.
  private static func others(_ panel: String, _ series: [SRGB], _ background: SRGB, _ text: SRGB) -> [String] {
    switch panel {
    case "bars": [text.hex]
    case "small": series.map { $0.composited(alpha: 11.0 / 15, over: background).hex }
    default: []
    }
  }

  /// Within the rounding of a mixture: 1 in each channel.
  private static func isNear(_ one: String, _ other: String) -> Bool {
    let numbers = [one, other].map { Int($0.dropFirst(), radix: 16) ?? 0 }
    return [16, 8, 0].allSatisfy { abs((numbers[0] >> $0 & 255) - (numbers[1] >> $0 & 255)) <= 1 }
  }
}
