import Colorimetry
import Testing

@testable import PaletteRules

struct NearestColorTests {
  @Test(arguments: [2, 12, 130])
  func `the nearest colour is that of all pairs`(count: Int) throws {
    var dice = Dice(UInt64(count))
    var colors: [SRGB?] = []
    while colors.count < count { colors.append(dice.color()) }
    if count > 10 { colors[3] = nil }
    let settings = JudgementSettings()
    let context: Set<Int> = count > 10 ? [0, 1, 2, 5] : []
    let pairs = PairMeasurements(colors.map { $0.map { LinearSRGB($0) } }, severities: settings.severities)
    for selected in [0, count - 1] {
      let found = NearestColor.all(
        to: selected, among: colors, compared: ComparedPairs((0..<100).map { (context.contains($0), nil) }),
        visions: Vision.deficiencies, settings)
      #expect(found.map(\.vision) == [.normal] + Vision.deficiencies)
      for nearest in found {
        let all = colors.indices.filter { $0 != selected && !(context.contains(selected) && context.contains($0)) }
          .compactMap { other in
            nearest.vision == .normal
              ? pairs.designed(selected, other) : pairs.weakest(selected, other, nearest.vision)?.value
          }
        #expect(nearest.difference == all.min())
      }
    }
  }

  @Test func `a colour that is alone, unknown or among context only has none`() {
    let (red, settings) = (SRGB(1, 0, 0), JudgementSettings())
    func found(_ colors: [SRGB?], _ context: Set<Int> = []) -> [NearestColor] {
      NearestColor.all(
        to: 0, among: colors, compared: ComparedPairs((0..<100).map { (context.contains($0), nil) }),
        visions: Vision.deficiencies, settings)
    }
    #expect(found([]).isEmpty && found([red]).isEmpty && found([nil, red]).isEmpty && found([red, nil]).isEmpty)
    #expect(found([red, red], [0, 1]).isEmpty)
  }
}
