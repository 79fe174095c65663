import Colorimetry
import Testing

@testable import PaletteRules

struct KeptNameTests {
  private func fits(_ old: String, _ new: String) throws -> Bool {
    let (old, new) = (try Color(css: old).mappedToSRGB.srgb, try Color(css: new).mappedToSRGB.srgb)
    return KeptName(of: old).fits(new)
  }

  @Test(arguments: [
    ("#9b8bba", "#7a5fc0"), ("#9467bd", "#8b5cf6"), ("#1f77b4", "#4aa3df"), ("#808080", "#606060"),
    // What is nearly black already may stay so.
    ("#160029", "#22063a"),
  ])
  func `a shade of the same colour keeps its name`(old: String, new: String) throws {
    #expect(try fits(old, new))
  }

  @Test(arguments: [
    // Nearly black and nearly white say no hue.
    ("#9b8bba", "#160029"), ("#decbe4", "#faf5ff"), ("#1f77b4", "#03101a"),
    ("#1f77b4", "#17becf"), ("#ff7f0e", "#8c564b"), ("#808080", "#80848a"), ("#2ca02c", "#bcbd22"),
  ])
  func `another colour does not`(old: String, new: String) throws {
    #expect(try !fits(old, new))
  }

  @Test func `every colour fits its own name`() throws {
    for step in 0..<512 {
      let color = SRGB(bytes: UInt8(step / 64 * 36), UInt8(step / 8 % 8 * 36), UInt8(step % 8 * 36))
      #expect(KeptName(of: color).fits(color))
    }
  }
}
