import Colorimetry
import Testing

@testable import PaletteRules

/// The sweep of the rules beside that of `pairs`, which measures every hundredth of severity.
struct SweepTests {
  private static let colors: [LinearSRGB] = stride(from: 0, through: 255, by: 51).flatMap { red in
    stride(from: 0, through: 255, by: 51).flatMap { green in
      stride(from: 0, through: 255, by: 85).map { blue in
        LinearSRGB(SRGB(bytes: UInt8(red), UInt8(green), UInt8(blue)))
      }
    }
  }

  @Test(arguments: Vision.deficiencies, [SimulationModel.auto, .machado2009])
  func `the rules find a pair that is close at any hundredth of severity`(vision: Vision, model: SimulationModel) {
    // Many colours, each simulated once, and few, simulated where a pair is near.
    for colors in [Self.colors, Array(Self.colors.suffix(90))] { compare(colors, vision, model) }
  }

  private func compare(_ colors: [LinearSRGB], _ vision: Vision, _ model: SimulationModel) {
    let table = PairTable(colors, model: model, visions: [vision], severities: .sweep).visions[0]
    let severities = JudgementSettings().severities
    let layers = SimulatedLayers(colors, vision: vision, model: model, severities: severities)
    var compared = 0
    for pair in table.pairs where pair.value < 15 {
      compared += 1
      let found = layers.weakest(pair.first, pair.second, below: pair.value + 1e-6)
      #expect(found.map { ($0.value - pair.value).magnitude < 1e-9 } ?? false)
      #expect(layers.weakest(pair.first, pair.second, below: pair.value - 1e-6) == nil)
    }
    #expect(compared > 300)
  }

  @Test(arguments: Vision.deficiencies, [SimulationModel.auto, .machado2009])
  func `no pair of three hundred random colours is closer at a hundredth than the rules find`(
    vision: Vision, model: SimulationModel
  ) {
    // Xorshift, G. Marsaglia 2003.
    var state: UInt64 = 88_172_645_463_325_252
    func byte() -> UInt8 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return UInt8(truncatingIfNeeded: state >> 20)
    }
    let colors = (0..<300).map { _ in LinearSRGB(SRGB(bytes: byte(), byte(), byte())) }
    let table = PairTable(colors, model: model, visions: [vision], severities: .sweep).visions[0]
    let layers = SimulatedLayers(
      colors, vision: vision, model: model, severities: JudgementSettings().severities)
    // PC201 to PC203 report pairs below 8.
    for pair in table.pairs where pair.value < 10 {
      let found = layers.weakest(pair.first, pair.second, below: 10)
      #expect((found?.value ?? .infinity) < pair.value + 1e-9)
    }
  }
}
