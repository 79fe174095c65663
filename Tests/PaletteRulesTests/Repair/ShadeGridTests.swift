import Colorimetry
import Testing

@testable import PaletteRules

struct ShadeGridTests {
  private static let yellow = SRGB(bytes: 0xf0, 0xe4, 0x42)

  private func shades(of color: SRGB, ratio: Double? = nil, most: Int = 1000) -> [ColorLattice.Candidate] {
    let view = RepairView(color: 0, alpha: 1, surface: nil)
    let rule = CandidateRule(
      color, keepsName: true, measure: .effort,
      floors: ratio.map { [(view, WCAG.relativeLuminance(SRGB(1, 1, 1)), $0)] } ?? [],
      flare: .standard)
    return ShadeGrid(from: rule, keepsHue: true).candidates(most: most, besides: [], where: rule.meetsFloors)
  }

  @Test func `a colour comes first, and then shades that readers recognize, nearest first`() {
    let shades = shades(of: Self.yellow)
    #expect(shades.first?.color == Self.yellow && shades.first?.difference == 0 && shades.count > 50)
    #expect(zip(shades, shades.dropFirst()).allSatisfy { $0.difference <= $1.difference })
    #expect(shades.allSatisfy { KeptName(of: Self.yellow).fits($0.color) })
    #expect(shades.allSatisfy { FaithfulShade.keepsChroma($0.color, of: Self.yellow) })
  }

  @Test func `every shade has the contrast`() {
    let shades = shades(of: Self.yellow, ratio: 3)
    #expect(!shades.isEmpty && shades.allSatisfy { WCAG.contrastRatio($0.color, SRGB(1, 1, 1)) >= 3 })
  }

  @Test func `a grey stays a grey`() {
    let shades = shades(of: SRGB(bytes: 0x80, 0x80, 0x80))
    #expect(
      shades.count > 20 && shades.allSatisfy { $0.color.red == $0.color.green && $0.color.green == $0.color.blue })
  }

  @Test func `fewer shades are spread over all of them`() {
    let (all, few) = (shades(of: Self.yellow), shades(of: Self.yellow, most: 20))
    #expect(few.count <= 20 && few.first?.color == Self.yellow)
    #expect((few.last?.difference ?? 0) > (all.last?.difference ?? 0) / 2)
  }
}
