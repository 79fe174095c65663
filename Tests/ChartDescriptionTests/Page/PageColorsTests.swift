import Colorimetry
import SafeText
import Testing

@testable import ChartDescription

@Suite struct PageColorsTests {
  private static let settings: [PageColors.Setting] = [.light, .dark, .light.stronger, .dark.stronger]
  private static let colors: [SRGB] = {
    let levels: [UInt8] = [0, 51, 102, 153, 204, 255]
    return levels.flatMap { red in
      levels.flatMap { green in levels.map { blue in SRGB(bytes: red, green, blue) } }
    }
  }()

  @Test(arguments: settings.indices) func `marks are seen in every setting`(index: Int) {
    let setting = Self.settings[index]
    for color in Self.colors {
      #expect(WCAG.contrastRatio(setting.mark(color), setting.ground) >= setting.contrast)
    }
  }

  @Test(arguments: settings.indices) func `what is seen keeps its colour`(index: Int) {
    let setting = Self.settings[index]
    for color in Self.colors where WCAG.contrastRatio(color, setting.ground) >= setting.contrast {
      #expect(setting.mark(color) == color)
    }
  }

  @Test(arguments: settings.indices) func `a pattern is seen on its mark`(index: Int) {
    let setting = Self.settings[index]
    for color in Self.colors {
      let mark = setting.mark(color)
      #expect(WCAG.contrastRatio(setting.pattern(on: mark), mark) >= WCAG.minimumForGraphics)
    }
  }

  /// The colours of the style sheet for words: on the ground 4.5:1, with more contrast 7:1.
  @Test(arguments: [
    ("#1d1d1f", "#ffffff", 7.0), ("#5c5c61", "#ffffff", 4.5), ("#f5f5f7", "#101012", 7), ("#a9a9af", "#101012", 4.5),
  ])
  func `text is read on the ground`(text: String, ground: String, ratio: Double) throws {
    let sheet = PageAssets.figureStyle.text
    #expect(sheet.contains(text) && sheet.contains(ground))
    func color(_ hex: String) -> SRGB {
      let number = Int(hex.dropFirst(), radix: 16) ?? 0
      return SRGB(bytes: UInt8(number >> 16), UInt8(number >> 8 & 255), UInt8(number & 255))
    }
    #expect(WCAG.contrastRatio(color(text), color(ground)) >= ratio)
  }
}
