import Colorimetry
import Testing

@testable import ThemeFormats

/// What the looks of colours tell of scales.
struct RampShapeTests {
  private func shades(_ text: String) throws -> [SRGB] {
    let colors = try text.split(separator: " ").map { try Color(css: String($0)).mappedToSRGB.srgb }
    return colors.sorted { OKLab(LinearSRGB($0)).lightness < OKLab(LinearSRGB($1)).lightness }
  }

  @Test(arguments: [
    // Four greens; YlOrRd with five classes; PuOr with six; RdBu with eight, without the middle; BrBG with six.
    ("#9be9a8 #40c463 #30a14e #216e39", true, false),
    ("#ffffb2 #fecc5c #fd8d3c #f03b20 #bd0026", true, false),
    ("#b35806 #f1a340 #fee0b6 #d8daeb #998ec3 #542788", false, true),
    ("#b2182b #d6604d #f4a582 #fddbc7 #d1e5f0 #92c5de #4393c3 #2166ac", false, true),
    ("#8c510a #d8b365 #f6e8c3 #c7eae5 #5ab4ac #01665e", false, true),
    // Okabe and Ito, tab10, Set2, Dark2, Tol's bright.
    ("#e69f00 #56b4e9 #009e73 #0072b2 #d55e00 #cc79a7", false, false),
    ("#1f77b4 #ff7f0e #2ca02c #d62728", false, false),
    ("#1f77b4 #ff7f0e #2ca02c #d62728 #9467bd #8c564b", false, false),
    ("#66c2a5 #fc8d62 #8da0cb #e78ac3 #a6d854", false, false),
    ("#1b9e77 #d95f02 #7570b3 #e7298a #66a61e", false, false),
    ("#4477aa #ee6677 #228833 #ccbb44 #66ccee #aa3377", false, false),
  ])
  func `shades of one or two hues may be a scale, other colours are not`(
    _ text: String, _ isScale: Bool, _ hasArms: Bool
  ) throws {
    let shades = try shades(text)
    #expect(RampShape.isOneScale(shades) == isScale)
    #expect(RampShape.hasTwoArms(shades) == hasArms)
  }
}
