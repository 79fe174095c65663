import PaletteGate
import PaletteRules

/// Findings that are remembered by the names that they give their tokens.
extension Finding {
  func entries(at place: FindingPlace) -> [Baseline.Entry] {
    Baseline.Entry.entries(of: self) { FindingIdentity($0, of: self, at: place) }
  }

  func fingerprint(in path: String) -> Fingerprint {
    Fingerprint(
      self, as: FindingIdentity(FindingPart(tokens: tokens), of: self, at: FindingPlace(path: path)))
  }
}

extension BaselineBook {
  mutating func expect(_ finding: Finding, at place: FindingPlace) {
    expect(finding) { FindingIdentity($0, of: finding, at: place) }
  }

  mutating func answer(_ finding: Finding, at place: FindingPlace) -> Answer {
    answer(finding) { FindingIdentity($0, of: finding, at: place) }
  }
}
