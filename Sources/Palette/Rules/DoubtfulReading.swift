import Colorimetry

/// Colours outside sRGB, which every screen of sRGB shows as another colour.
enum OutOfGamut: Rule {
  static let id = "PC011"
  static let name = "out-of-gamut"
  static let defaultLevel: Level? = .warning
  static let summary = "colours lie inside sRGB, or so near that nobody sees the difference: ΔE00 at most 1"

  static func check(_ theme: Theme, at level: Level, into ledger: inout CheckLedger) {
    for remark in theme.remarks {
      guard case .outOfGamut(let difference, let mapped) = remark.kind else { continue }
      guard difference > mostDifference else {
        ledger.pass()
        continue
      }
      var finding = remark.finding(Self.self, level, gamutMessage(remark.token, mapped.hex, difference))
      finding.measured = difference
      finding.required = mostDifference
      finding.unit = .deltaE00
      finding.colors = [FindingColor(token: remark.token, hex: mapped.hex)]
      ledger.report(finding)
    }
  }
}

/// A fallback hex that is another colour than the components beside it.
enum HexDisagrees: Rule {
  static let id = "PC012"
  static let name = "hex-disagrees"
  static let defaultLevel: Level? = .warning
  static let summary = "a fallback hex is the colour of the components beside it: ΔE00 at most 1"

  static func check(_ theme: Theme, at level: Level, into ledger: inout CheckLedger) {
    for remark in theme.remarks {
      guard case .hexDisagrees(let difference, let hex, let computed) = remark.kind else { continue }
      guard difference > mostDifference else {
        ledger.pass()
        continue
      }
      var finding = remark.finding(Self.self, level, hexMessage(remark.token, hex, computed, difference))
      finding.measured = difference
      finding.required = mostDifference
      finding.unit = .deltaE00
      finding.colors = [FindingColor(token: remark.token, hex: hex), FindingColor(token: remark.token, hex: computed)]
      ledger.report(finding)
    }
  }
}

/// A key written twice in one object: the last one wins, and the first is dead text that people will edit.
enum DuplicateKey: Rule {
  static let id = "PC013"
  static let name = "duplicate-key"
  static let defaultLevel: Level? = .warning
  static let summary = "no key stands twice in one object"

  static func check(_ theme: Theme, at level: Level, into ledger: inout CheckLedger) {
    for remark in theme.remarks {
      guard case .duplicateKey(let key, let first) = remark.kind else { continue }
      var finding = remark.finding(Self.self, level, duplicateMessage(key))
      finding.related = [RelatedPlace(label: "the first '\(key)'", origin: first)]
      ledger.report(finding)
    }
  }
}

/// About the least difference that is seen side by side (CIE 217:2016).
private let mostDifference = 1.0

extension ThemeRemark {
  fileprivate func finding<R: Rule>(_: R.Type, _ level: Level, _ message: String) -> Finding {
    var finding = R.finding(level, message, at: origin)
    finding.tokens = [token]
    return finding
  }
}

private func figure(_ difference: Double) -> String {
  "ΔE00 " + Figures.atMost(difference, digits: 1, allowed: mostDifference)
}

private func gamutMessage(_ token: String, _ hex: String, _ difference: Double) -> String {
  "'\(token)' lies outside sRGB and is judged as \(hex), \(figure(difference)) away."
}

private func hexMessage(_ token: String, _ hex: String, _ computed: String, _ difference: Double) -> String {
  "'\(token)' says \(hex) beside components that make \(computed): \(figure(difference)), at most 1. "
    + "The components count."
}

private func duplicateMessage(_ key: String) -> String {
  "'\(key)' stands twice in one object; the last one counts."
}
