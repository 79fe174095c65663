import Colorimetry

extension JudgedRamp {
  /// Everything but words and figures.
  func finding(
    _ rule: RuleKey, _ level: Level, _ message: String, _ mode: JudgedMode, view: Observer, colors shown: [SRGB],
    at index: Int
  ) -> Finding {
    var finding = rule.finding(level, message + guess, at: stop(near: index))
    finding.tokens = [token]
    finding.mode = mode.mode.name
    finding.vision = view.vision
    finding.severity = view.vision == .normal ? nil : view.severity
    finding.colors = shown.map {
      FindingColor(token: token, hex: $0.hex, simulatedHex: view.vision == .normal ? nil : view.hex($0))
    }
    return finding
  }
}
