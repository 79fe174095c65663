import ChartPreview
import Colorimetry
import PNGCodec
import Palette
import Testing

@Suite struct ThemePreviewTests {
  private func preview(_ mode: ThemeMode, _ change: (inout PreviewOptions) -> Void = { _ in }) throws -> ThemePreview {
    var options = PreviewOptions()
    change(&options)
    return try ThemePreview(
      mode, of: DrawnThemes.theme(mode), title: "Drawn", options: options, fonts: DrawnThemes.fonts())
  }

  @Test(arguments: [2, 5, 8, 12, 14], [false, true])
  func `shows every series that is drawn, and nothing of another hue`(count: Int, isDark: Bool) throws {
    let mode = try DrawnThemes.mode(Array(DrawnThemes.tenColors.prefix(count)), isDark: isDark)
    let drawn = try preview(mode) { $0.visions = [.normal] }
    #expect(drawn.notes.isEmpty)
    for picture in drawn.pictures where picture.chart == "line" {
      let colors = picture.bitmap.colorCounts
      for series in mode.series.prefix(12) {
        let (red, green, blue) = series.color.srgb.bytes
        #expect(colors[RGBA8(red, green, blue), default: 0] > 40, "\(series.color.srgb.hex) in \(picture.chart)")
      }
    }
  }

  @Test func `lines that merge are of one colour to whom they merge`() throws {
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

  @Test func `the sheet holds every picture where it belongs`() throws {
    let drawn = try preview(DrawnThemes.mode(["#4a7f14", "#2336a8"]))
    let sheet = try #require(drawn.pictures.first)
    #expect(sheet.chart == "sheet" && sheet.number == 0 && sheet.vision == nil)
    let singles = drawn.pictures.dropFirst()
    #expect(singles.allSatisfy { $0.bitmap.width == 520 && $0.bitmap.height == 360 })
    #expect(sheet.bitmap.width > 520 && sheet.bitmap.height > 5 * 360)
  }

  @Test func `says so when the sheet would be too large`() throws {
    #expect(throws: PreviewError.self) {
      try preview(DrawnThemes.mode(["#4a7f14"])) { $0.mostPixels = 100_000 }
    }
  }

  @Test func `says which names have letters that no font has`() throws {
    let drawn = try preview(DrawnThemes.mode(["#4a7f14"], names: ["雨量"])) { $0.visions = [.normal] }
    #expect(drawn.notes.contains { $0.contains("'雨量' has 2 characters that no font here can draw") })
  }
}

extension Bitmap {
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
