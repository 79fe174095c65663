package import PaletteGate
import PaletteRules
import SafeText

/// What does not fail a run: known findings, and waivers.
package struct AcceptedFindings {
  private let baselines: [(path: String, baseline: Baseline)]
  private let waivers: WaiverList

  /// Takes the baselines with their paths, and the waivers.
  package init(_ baselines: [(path: String, baseline: Baseline)], _ waivers: WaiverList) {
    (self.baselines, self.waivers) = (baselines, waivers)
  }

  /// Text for people: the baselines, then a block per waiver.
  package func text(style: TextStyle) -> String {
    let blocks = baselines.map { BaselineReport.list($0.baseline, in: $0.path, style: style) } + waivers.blocks(style)
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// JSON: `{"entries": […], "waivers": […], "invalid": […]}`.
  package var json: String {
    let entries = baselines.flatMap { BaselineReport.json($0.baseline) }
    return JSONWriter.text(.object([("entries", .array(entries))] + waivers.members))
  }
}
