import SourceText

/// The order of a report: by path, line, column, rule; then by mode and tokens in the order found.
package enum FindingOrder {
  /// Sorted, equal ones left in place.
  package static func sorted(_ findings: [Finding]) -> [Finding] { sorted(findings) { $0 } }

  /// The same for what holds a finding.
  package static func sorted<Element>(_ elements: [Element], by finding: (Element) -> Finding) -> [Element] {
    // A position is looked up once a finding, not once a comparison.
    let keyed = elements.enumerated().map { (key: Key(finding($0.element), $0.offset), element: $0.element) }
    return keyed.sorted { $0.key < $1.key }.map(\.element)
  }

  private struct Key: Comparable {
    let path: String
    let offset: Int
    let rule: String
    let index: Int

    init(_ finding: Finding, _ index: Int) {
      path = finding.origin?.file.path ?? ""
      // Offsets order as lines and columns do.
      offset = finding.origin?.range.lowerBound ?? -1
      rule = finding.rule
      self.index = index
    }

    static func < (a: Key, b: Key) -> Bool {
      (a.path, a.offset, a.rule, a.index) < (b.path, b.offset, b.rule, b.index)
    }
  }
}
