import Colorimetry
import Testing

@testable import PaletteRules

struct SurfacesTests {
  private let file: WrittenTheme

  init() throws { file = try WrittenTheme("#000000") }

  @Test(arguments: [nil, "transparent", "#12345600"])
  func `a background that is not there or not painted is judged as white`(background: String?) throws {
    let surfaces = Surfaces(try file.mode(background: background))
    #expect(surfaces.background == .opaque(SRGB(1, 1, 1)) && surfaces.plot == .opaque(SRGB(1, 1, 1)))
  }

  @Test func `a background that lets something through hides what is behind it`() throws {
    #expect(Surfaces(try file.mode(background: "#12345680")).background == .unknown)
  }

  @Test(arguments: [(nil, nil), ("#123456", nil), (nil, "#123456")])
  func `what is not declared is not taken for white where the file says that it is something else`(
    background: String?, plot: String?
  ) throws {
    var mode = try file.mode(background: background)
    mode.plotBackground = try plot.map { try file.mode(background: $0) }?.background
    mode.unknownGround = "it is dark"
    let surfaces = Surfaces(mode)
    #expect((surfaces.background == .unknown) == (background == nil))
    #expect((surfaces.plot == .unknown) == (plot == nil))
  }
}
