import Colorimetry
import Testing

@testable import Palette

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
}
