import ChartPreview
import Colorimetry
import ImageSimulation
import PNGCodec
import Palette
import Testing

/// Panels, written as PNG files and read again as pictures of charts that somebody else drew.
@Suite struct PanelColorsTests {
  @Test(arguments: [2, 5, 8], [false, true])
  func `a panel gives back all colours of its series and no others`(count: Int, isDark: Bool) throws {
    let mode = try DrawnThemes.mode(Array(DrawnThemes.tenColors.prefix(count)), isDark: isDark)
    var options = PreviewOptions()
    options.visions = [.normal]
    options.panels = ["line"]
    let drawn = try ThemePreview(
      mode, of: DrawnThemes.theme(mode), title: "Drawn", options: options, fonts: DrawnThemes.fonts())
    let panel = try #require(drawn.pictures.first { $0.chart == "line" })
    let sink = MemorySink()
    try panel.bitmap.write(to: sink)
    let picture = try ChartPicture(on: ScreenColor(0xFF_FFFF)) { MemorySource(sink.bytes) }
    #expect(Set(picture.colors.marks.map(\.color.hex)) == Set(mode.series.map(\.color.srgb.hex)))
    #expect(picture.colors.background.color.hex == mode.background?.srgb.hex)
    #expect(picture.colors.texts.first?.color.hex == mode.text?.srgb.hex)
  }
}
