import Colorimetry
import PaletteRules
import Testing

@testable import ThemeFormats

struct VegaSchemeTests {
  @Test func `every scheme has colours, and all of its figures are colours`() {
    #expect(VegaScheme.names.count == 68)
    let figures = [
      VegaSchemeFigures.categorical, VegaSchemeFigures.sequential, VegaSchemeFigures.diverging,
      VegaSchemeFigures.cyclic,
    ]
    let words = figures.joined(separator: "\n").split { $0 == " " || $0 == "\n" }
    let colors = VegaScheme.names.compactMap { VegaScheme.named($0)?.scheme.colors.count }.reduce(0, +)
    #expect(words.count == colors + 68)
  }

  // Endpoints and middles as d3-scale-chromatic 3.1 gives them for schemes that both have.
  @Test(arguments: [
    ("viridis", "#440154", "#fde725"), ("magma", "#000004", "#fcfdbf"), ("spectral", "#9e0142", "#5e4fa2"),
  ])
  func `a scheme begins and ends where its makers say`(name: String, low: String, high: String) throws {
    let scheme = try #require(VegaScheme.named(name)?.scheme)
    #expect(scheme.color(at: 0).hex == low && scheme.color(at: 1).hex == high)
    #expect(scheme.color(at: -1).hex == low && scheme.color(at: .nan).hex == low && scheme.color(at: 2).hex == high)
  }

  // What Vega 6 itself draws, through vl-convert 1.9.0, for a threshold scale of three classes and a quantize scale.
  @Test(arguments: [
    ("viridis", 3, ["#3b528b", "#21918d", "#5dc963"]),
    ("greys", 5, ["#c9c9c9", "#aaaaaa", "#888888", "#686868", "#454545"]),
    ("blues", 3, ["#9cc8e2", "#5ba3cf", "#2978b8"]),
  ])
  func `classes are those that Vega draws`(name: String, count: Int, hexes: [String]) throws {
    #expect(try #require(VegaScheme.named(name)).scheme.classes(count).map(\.hex) == hexes)
  }

  @Test func `classes are taken from inside, and categories from the start`() throws {
    let blend = VegaScheme(name: "grey", kind: .sequential, colors: [SRGB(0, 0, 0), SRGB(1, 1, 1)])
    #expect(blend.classes(3).map(\.hex) == ["#404040", "#808080", "#bfbfbf"])
    #expect(blend.reversed.classes(3).map(\.hex) == ["#bfbfbf", "#808080", "#404040"])
    #expect(VegaScheme.named("Set1")?.scheme.classes(2).map(\.hex) == ["#e41a1c", "#377eb8"])
  }

  @Test func `the old spelling with a number asks for so many classes`() {
    #expect(VegaScheme.named("blues-5")?.count == 5 && VegaScheme.named("blues-5")?.scheme.name == "blues")
    #expect(VegaScheme.named("blues-0") == nil && VegaScheme.named("-5") == nil && VegaScheme.named("") == nil)
  }
}
