import Colorimetry
import PaletteRules
import Testing

struct PaletteMeasurementTests {
  private static let redGreen: [Vision] = [.normal, .protan, .deutan]

  /// A red, a green that deuteranopia takes for it, and a blue; then the red again.
  private static let colors = [
    SRGB(bytes: 0xb8, 0x60, 0x2f), SRGB(bytes: 0x21, 0x66, 0xac), SRGB(bytes: 0x5b, 0x8c, 0x2a),
    SRGB(bytes: 0xb8, 0x60, 0x2f),
  ]

  @Test func `one colour is confused with nothing`() {
    let measured = PaletteMeasurement([SRGB(0, 0, 0)])
    #expect(measured.least(.normal) == nil && measured.confused(under: Self.redGreen).isEmpty)
    #expect(measured.safeCount(under: Self.redGreen) == 1)
    #expect(PaletteMeasurement([]).contrast(on: SRGB(1, 1, 1)) == nil)
  }

  @Test func `more colours are never farther apart`() {
    let measured = PaletteMeasurement(Self.colors)
    for vision in PaletteMeasurement.visions {
      let least = (2...4).compactMap { measured.least(vision, ofFirst: $0)?.value }
      #expect(least.count == 3 && least == least.sorted(by: >))
    }
  }

  @Test func `the first so many are safe until one joins that is confused with an earlier one`() {
    let measured = PaletteMeasurement(Self.colors)
    #expect(measured.safeCount(under: [.normal]) == 3)
    #expect(measured.safeCount(under: Self.redGreen) == 2)
  }

  @Test func `a pair that everybody confuses is not blamed on a deficiency`() {
    let measured = PaletteMeasurement(Self.colors)
    #expect(measured.confused(under: [.normal]).map { [$0.first, $0.second] } == [[0, 3]])
    let redGreen = measured.confused(under: [.protan, .deutan])
    #expect(redGreen.map { [$0.first, $0.second] } == [[0, 2], [2, 3]])
    #expect(redGreen.allSatisfy { $0.vision == .deutan && $0.isConfused })
    #expect(measured.confused(under: [.protan, .deutan], ofFirst: 2).isEmpty)
  }

  @Test func `contrast names the faintest colour`() throws {
    let contrast = try #require(PaletteMeasurement([SRGB(0, 0, 0), SRGB(1, 1, 0)]).contrast(on: SRGB(1, 1, 1)))
    #expect(contrast.index == 1 && contrast.below == 1 && (1...1.1).contains(contrast.least))
  }
}

struct LightnessCourseTests {
  private func course(_ greys: [UInt8]) -> [Double] {
    LightnessCourse(greys.map { SRGB(bytes: $0, $0, $0) }).values.map { $0.rounded() }
  }

  @Test func `a ramp in one direction has two ends`() {
    #expect(course([0, 100, 255]) == [0, 100])
    #expect(course([255, 100, 0]) == [100, 0])
  }

  @Test func `each turn is named`() {
    #expect(course([0, 255, 0]) == [0, 100, 0])
    #expect(course([255, 0, 0, 255, 0]) == [100, 0, 100, 0])
  }

  @Test func `a step back by rounding is not a turn`() {
    #expect(course([100, 99, 150, 149, 255]) == [42, 100])
    #expect(course([100, 90, 150]) == [42, 38, 62])
  }

  @Test func `few colours are harmless`() {
    #expect(course([]) == [] && course([255]) == [100, 100] && course([255, 255]) == [100, 100])
    #expect(LightnessCourse([]).isMonotone)
  }
}
