import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// The colour examples of the DTCG colour module 2025.10, sections 4.1 and 4.2, and whether the `hex` beside each is what
/// CSS Color 4 makes of its components.
struct SpecificationColorTests {
  private func read(_ space: String, _ components: String, _ hex: String, alpha: String = "1") throws -> Theme {
    try readTheme(
      ##"""
      {"chart": {"a": {"$type": "color", "$value": {"colorSpace": "\##(space)", "components": \##(components), "alpha": \##(alpha), "hex": "\##(hex)"}}}}
      """##)
  }

  private func says(_ theme: Theme) -> [String] {
    theme.remarks.map {
      switch $0.kind {
      case .hexDisagrees(_, let hex, let computed, _): "\(hex) is \(computed)"
      case .outOfGamut: "outside sRGB"
      case .duplicateKey: "duplicate"
      }
    }
  }

  @Test(arguments: [
    ("srgb", "[1, 0, 1]", "#ff00ff", "1"), ("srgb", "[0, 0, 0]", "#000000", "0.5"),
    ("hsl", #"["none", 0, 100]"#, "#ffffff", "1"), ("hsl", "[0, 0, 100]", "#ffffff", "1"),
    ("srgb-linear", "[1, 0, 1]", "#ff00ff", "1"), ("lab", "[60.17, 93.54, -60.5]", "#ff00ff", "1"),
    ("lch", "[60.17, 111.4, 327.11]", "#ff00ff", "1"), ("oklab", "[0.701, 0.2746, -0.169]", "#ff00ff", "1"),
    ("oklch", "[0.7016, 0.3225, 328.363]", "#ff00ff", "1"), ("xyz-d65", "[0.5929, 0.2848, 0.9699]", "#ff00ff", "1"),
    ("xyz-d50", "[0.5791, 0.2831, 0.728]", "#ff00ff", "1"),
  ])
  func `twelve examples are what the hex beside them says`(
    space: String, components: String, hex: String, alpha: String
  )
    throws
  {
    let theme = try read(space, components, hex, alpha: alpha)
    let color = theme.modes[0].series[0].color
    let stated = try Color(css: hex).mappedToSRGB.srgb
    // The examples round their components to three or four digits.
    let difference = DifferenceMetric.ciede2000.distance(LinearSRGB(color.srgb), LinearSRGB(stated))
    #expect(difference < 0.5 && says(theme) == [])
    #expect(color.alpha == Double(alpha))
  }

  /// Hue 330 is a pink; #ff00ff has hue 300. The wide spaces' magenta lies outside sRGB: there is no hex for it.
  @Test(arguments: [
    ("hsl", "[330, 100, 50]", "#ff00ff is #ff0080"), ("hwb", "[330, 0, 0]", "#ff00ff is #ff0080"),
    ("display-p3", "[1, 0, 1]", "outside sRGB"), ("a98-rgb", "[1, 0, 1]", "outside sRGB"),
    ("prophoto-rgb", "[1, 0, 1]", "outside sRGB"), ("rec2020", "[1, 0, 1]", "outside sRGB"),
  ])
  func `six are not, and each is remarked on`(space: String, components: String, remark: String) throws {
    let theme = try read(space, components, "#ff00ff")
    #expect(says(theme) == [remark])
    #expect(theme.modes[0].series[0].color.hex != "#ff00ff")
  }
}
