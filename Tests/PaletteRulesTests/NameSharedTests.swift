import Colorimetry
import Testing

@testable import PaletteRules

/// PC210: series that most people call by one name, by the answers of the xkcd colour survey.
struct NameSharedTests {
  private func note(_ colors: String...) throws -> Finding? {
    try WrittenTheme(colors).judged().findings.first { $0.rule == .nameShared }
  }

  @Test func `two series that most people call orange are a note that names both`() throws {
    // Okabe and Ito's orange and vermilion.
    let found = try #require(try note("#e69f00", "#0072b2", "#d55e00"))
    #expect(found.level == .info && found.series == ["a", "c"])
  }

  @Test(arguments: [
    ["#0072b2", "#d55e00"], ["#1f78b4", "#a6cee3"], ["#000000", "#808080"],
  ])
  func `colours and shades with names of their own pass`(colors: [String]) throws {
    #expect(try WrittenTheme(colors).judged().findings.allSatisfy { $0.rule != .nameShared })
  }

  @Test func `a shared name has at least half of the people behind it`() throws {
    for (one, other) in [("#e69f00", "#d55e00"), ("#1f4fd8", "#2f7fff")] {
      let names = try [one, other].map { SurveyedName(try Color(css: $0).mappedToSRGB.srgb) }
      #expect(names[0].text == names[1].text && names.allSatisfy { $0.most.share >= NameShared.common })
      #expect(try note(one, other) != nil)
    }
  }

  @Test func `the name in the sentence is the one that half of the people use, without its shade`() throws {
    // Two light blues: most people say blue, fewer say light blue.
    let (one, other) = ("#9ecae1", "#8fc1e3")
    let found = try #require(try note(one, other))
    for css in [one, other] {
      let name = SurveyedName(try Color(css: css).mappedToSRGB.srgb)
      #expect(name.text == "light blue" && name.share(of: .blue) >= NameShared.common)
    }
    #expect(!found.message.contains("light"))
  }
}
