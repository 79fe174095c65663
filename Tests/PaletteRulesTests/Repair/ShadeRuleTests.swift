import Colorimetry
import Testing

@testable import PaletteRules

struct ShadeRuleTests {
  private static let yellow = SRGB(bytes: 0xf0, 0xe4, 0x42)

  private func shades(of color: SRGB, ratio: Double = 1, most: Int = 1000) -> [Shade] {
    var work = 0
    return ShadeRule(color, keepsName: true).shades(most: most, besides: color, work: &work) {
      WCAG.contrastRatio($0, SRGB(1, 1, 1)) >= ratio
    }
  }

  @Test func `a colour comes first, and then shades that readers recognize, nearest first`() {
    let shades = shades(of: Self.yellow)
    #expect(shades.first?.color == Self.yellow && shades.first?.effort == 0 && shades.count > 50)
    #expect(zip(shades, shades.dropFirst()).allSatisfy { $0.effort <= $1.effort })
    #expect(shades.allSatisfy { KeptName(of: Self.yellow).fits($0.color) })
    #expect(shades.allSatisfy { FaithfulShade.keepsChroma($0.color, of: Self.yellow) })
  }

  @Test func `every other shade has the contrast`() {
    let shades = shades(of: Self.yellow, ratio: 3)
    #expect(shades.count > 1 && shades.dropFirst().allSatisfy { WCAG.contrastRatio($0.color, SRGB(1, 1, 1)) >= 3 })
  }

  @Test func `a grey stays a grey`() {
    let shades = shades(of: SRGB(bytes: 0x80, 0x80, 0x80))
    #expect(
      shades.count > 20 && shades.allSatisfy { $0.color.red == $0.color.green && $0.color.green == $0.color.blue })
  }

  @Test func `fewer shades are spread over all of them`() {
    let (all, few) = (shades(of: Self.yellow), shades(of: Self.yellow, most: 20))
    #expect(few.count <= 21 && few.first?.color == Self.yellow)
    #expect((few.last?.effort ?? 0) > (all.last?.effort ?? 0) / 2)
  }
}
