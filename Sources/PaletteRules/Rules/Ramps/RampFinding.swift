import Colorimetry

extension JudgedRamp {
  /// Everything but words and figures.
  func finding(
    _ rule: RuleKey, _ level: Level, _ message: String, _ mode: JudgedMode, _ measure: Measure, colors shown: [SRGB],
    at index: Int
  ) -> Finding {
    var finding = rule.finding(level, message + guess, at: stop(near: index))
    finding.tokens = [token]
    finding.mode = mode.mode.name
    finding.measure = measure
    let reader = measure.observer.flatMap { $0 == .everyone ? nil : $0 }
    finding.colors = shown.map { color in
      FindingColor(token: token, hex: color.hex, simulatedHex: reader.map { $0.hex(color) })
    }
    return finding
  }
}
