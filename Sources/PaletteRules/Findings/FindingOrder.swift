import SourceText

/// The order of a report: by path, line, column, rule; then by mode and tokens in the order of discovery.
package enum FindingOrder {
  /// Sorts findings; equal ones keep their order.
  package static func sorted(_ findings: [Finding]) -> [Finding] { sorted(findings, by: \.self) }

  /// Sorts values that hold a finding.
  package static func sorted<Element>(_ elements: [Element], by finding: (Element) -> Finding) -> [Element] {
    // Find each position once per finding, not once per comparison, and move only positions.
    elements.indices.map { Key(finding(elements[$0]), $0) }.sorted().map { elements[$0.index] }
  }

  private struct Key: Comparable {
    let path: String
    let offset: Int
    let rule: String
    let index: Int

    init(_ finding: Finding, _ index: Int) {
      // Offsets sort in the same order as lines and columns.
      path = finding.origin?.file.path ?? ""
      offset = finding.origin?.range.lowerBound ?? -1
      rule = finding.rule.id
      self.index = index
    }

    static func < (a: Key, b: Key) -> Bool {
      (a.path, a.offset, a.rule, a.index) < (b.path, b.offset, b.rule, b.index)
    }
  }
}
