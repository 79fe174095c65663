import Colorimetry
import PaletteRules
import SourceText

/// What the charts of a program stand on, where it writes that: matplotlib, seaborn and Plotly in Python, ggplot2 in R.
///
/// One colour in the whole program is the background of its charts. Several, one that is computed, and a dark style whose colours
/// the library holds leave it unknown.
enum ProgramGround {
  case unwritten
  case color(PlacedNode)
  /// Why it is not known.
  case unknown(String)

  /// Calls whose `facecolor` is the background of a figure.
  private static let framing: Set<String> = ["figure", "subplots", "Figure"]
  /// Styles that are dark, and whose colours are in the library: matplotlib's, Plotly's and ggplot2's.
  private static let darkStyles: [StaticString] = ["dark_background", "plotly_dark", "theme_dark("]

  /// Looks through a program.
  init(_ literals: LiteralTree, _ file: SourceFile) {
    guard literals.language != .script else {
      self = .unwritten
      return
    }
    let uses = literals.uses
    let inner = uses.compactMap { Self.plot($0, among: uses) }.filter { !Self.isTransparent($0) }
    let outer = uses.compactMap(Self.figure).filter { !Self.isTransparent($0) }
    let written = inner.isEmpty ? outer : inner
    if let first = written.first.flatMap(\.node), Self.isColor(first),
      written.allSatisfy({ $0.node?.string == first.string })
    {
      self = .color(PlacedNode(inside: file, node: first))
    } else if written.count > 1, written.allSatisfy({ $0.node.map(Self.isColor) ?? false }) {
      self = .unknown("the program writes several backgrounds; set one with --background COLOR")
    } else if !written.isEmpty {
      self = .unknown("the program computes the background; set it with --background COLOR")
    } else if let style = Self.darkStyles.first(where: file.bytes.hold) {
      self = .unknown(
        "the style '\(style)' is dark, and its background is in the library; set it with --background COLOR")
    } else {
      self = .unwritten
    }
  }

  /// A background that is written; without a value where it is none that can be followed.
  private struct Written {
    let node: SourceNode?
    init(_ use: LiteralUse, key: String? = nil) { node = use.arguments.first { $0.key == key }?.node }
  }

  /// The background of the marks: `plot_bgcolor="#111"`, `ax.set_facecolor("#111")`,
  /// `panel.background = element_rect(fill = "#111")`.
  private static func plot(_ use: LiteralUse, among uses: [LiteralUse]) -> Written? {
    switch (use.written.kind, use.written.name) {
    case (.member, let name) where DrawnNames.plotGrounds.contains(name): return Written(use)
    case (.call, "set_facecolor"):
      // `fig.patch.set_facecolor` is the figure's.
      return use.written.chain.contains("patch") ? nil : Written(use)
    case (.member, "background") where use.written.chain.last == "panel": return fill(in: use, among: uses)
    default: return nil
    }
  }

  /// What is around them.
  private static func figure(_ use: LiteralUse) -> Written? {
    switch (use.written.kind, use.written.name) {
    case (.member, let name) where DrawnNames.figureGrounds.contains(name): return Written(use)
    case (.call, "set_facecolor") where use.written.chain.contains("patch"): return Written(use)
    case (.call, let name) where framing.contains(name):
      return use.written.arguments.contains { $0.key == "facecolor" } ? Written(use, key: "facecolor") : nil
    default: return nil
    }
  }

  /// The `fill` of an `element_rect` that a use is given.
  private static func fill(in use: LiteralUse, among uses: [LiteralUse]) -> Written? {
    let range = use.written.range
    return uses.first { $0.written.name == "fill" && range.contains($0.written.range.lowerBound) }.map { Written($0) }
  }

  private static func isColor(_ node: SourceNode) -> Bool {
    node.string.flatMap { try? BareColor.read($0) }.map { $0.opacity == 1 } ?? false
  }

  /// Whether nothing is painted, so that what is around shows.
  private static func isTransparent(_ written: Written) -> Bool {
    guard let text = written.node?.string else { return written.node?.isNull ?? false }
    return ["none", "transparent"].contains(text.lowercased())
      || (try? BareColor.read(text)).map { $0.opacity == 0 } ?? false
  }

  /// Gives a mode the background, unless it has one.
  func fill(_ mode: inout ThemeMode, record: ReadingRecord) {
    guard mode.background == nil else { return }
    switch self {
    case .unwritten: break
    case .color(let place): mode.background = record.color(place, token: "background")
    case .unknown(let reason): mode.unknownGround = mode.unknownGround ?? reason
    }
  }
}
