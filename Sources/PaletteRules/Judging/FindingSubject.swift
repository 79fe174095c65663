import Colorimetry

/// A colour that a finding is about.
struct FindingSubject {
  let token: String
  /// The series' name when it is one.
  var series: String?
  let origin: TokenOrigin
  /// As shown, and under the finding's vision.
  let hex: String
  var simulatedHex: String?
  /// The measurement of this colour alone; lower is worse.
  var measured: Double?

  var part: FindingPart { FindingPart(tokens: [token], measured: measured) }
}

extension FindingSubject {
  init(_ check: ContrastCheck, hex: String, simulatedHex: String? = nil, measured: Double) {
    (token, series, origin) = (check.token, check.series, check.color.origin)
    (self.hex, self.simulatedHex, self.measured) = (hex, simulatedHex, measured)
  }

  /// A colour as the theme writes it.
  init(_ color: ThemeColor, _ token: String, series: String? = nil, measured: Double? = nil) {
    (self.token, self.series, origin) = (token, series, color.origin)
    (hex, self.measured) = (color.srgb.hex, measured)
  }
}

extension JudgedMode {
  /// A finding about some colours of the mode, at the place of the first, the worst one; each of several is a part.
  func finding(_ rule: RuleKey, _ level: Level, _ message: String, about subjects: [FindingSubject]) -> Finding {
    var finding = rule.finding(level, message, at: subjects.first?.origin)
    finding.tokens = subjects.map(\.token)
    finding.series = subjects.compactMap(\.series)
    finding.mode = mode.name
    finding.colors = subjects.map { FindingColor(token: $0.token, hex: $0.hex, simulatedHex: $0.simulatedHex) }
    if subjects.count > 1 { finding.parts = subjects.map(\.part) }
    return finding
  }
}
