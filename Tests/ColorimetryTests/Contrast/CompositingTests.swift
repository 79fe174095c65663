import Testing

@testable import Colorimetry

@Suite struct CompositingTests {
  private let colors = LinearSRGB.grid(4).map { SRGB($0) }

  @Test func `an opaque colour hides the backdrop, a transparent one shows it`() {
    for color in colors {
      #expect(color.composited(alpha: 1, over: SRGB(0.3, 0.7, 0.1)) == color)
      #expect(SRGB(0.3, 0.7, 0.1).composited(alpha: 0, over: color) == color)
    }
  }

  @Test func `a colour over itself is itself`() {
    for color in colors {
      let seen = color.composited(alpha: 0.37, over: color)
      #expect(LinearSRGB(seen).deviation(from: LinearSRGB(color)) <= 1e-15)
    }
  }

  @Test func `half-opaque black over white is halfway in encoded values`() {
    #expect(SRGB(0, 0, 0).composited(alpha: 0.5, over: SRGB(1, 1, 1)) == SRGB(0.5, 0.5, 0.5))
  }

  @Test func `alpha outside 0 to 1 is clamped`() {
    #expect(SRGB(1, 0, 0).composited(alpha: 3, over: SRGB(0, 1, 0)) == SRGB(1, 0, 0))
    #expect(SRGB(1, 0, 0).composited(alpha: -.infinity, over: SRGB(0, 1, 0)) == SRGB(0, 1, 0))
  }
}
