import Colorimetry
import PaletteGate
import PaletteReports
import PaletteRules
import SourceText
import ThemeFormats

/// Writes the best remedy of a finding as a patch, where the remedy is another colour.
struct FindingPatches {
  let theme: Theme
  let host: any FileSystem

  /// Patches in one report: enough for a change, and few enough for a page. An engineering choice.
  static let most = 20

  /// Gives the findings that fail a build their patches.
  ///
  /// - Parameter left: How many more the report takes.
  func write(into findings: inout [ClassifiedFinding], left: inout Int) {
    let chains = ColorChains(theme)
    for index in findings.indices where findings[index].counts && findings[index].finding.level > .info {
      guard left > 0 else { return }
      findings[index].patch = patch(of: findings[index].finding, chains)
      if findings[index].patch != nil { left -= 1 }
    }
  }

  private func patch(of finding: Finding, _ chains: ColorChains) -> String? {
    let alternatives = Dictionary(grouping: finding.suggestions, by: \.alternative).sorted { $0.key < $1.key }
    guard let remedies = alternatives.first(where: { $0.value.allSatisfy { $0.hex != nil } })?.value else { return nil }
    var edits: [String: (origin: TokenOrigin, edits: [TextEdit])] = [:]
    for remedy in remedies {
      guard let color = chains.color(of: remedy.token, mode: finding.mode, in: nil),
        let new = remedy.hex.flatMap({ try? Color(css: $0) }),
        let ways = try? ColorWriting.ways(of: color, as: new.mappedToSRGB.srgb), let way = ways.first
      else { return nil }
      edits[color.definition.file.path, default: (color.definition, [])].edits += way
    }
    var text = ""
    for (path, change) in edits.sorted(by: { $0.key < $1.key }) {
      let old = change.origin.file.bytes
      guard !change.origin.file.isBuiltIn, let new = change.edits.applied(to: old) else { return nil }
      // A report is a page: what is no text there must not become one.
      text += UnifiedDiff.text(
        path: RepositoryRoot(of: path, host: host).outermost.relative(path), old: old, new: new, isForTerminal: true)
    }
    return text.isEmpty ? nil : text
  }
}
