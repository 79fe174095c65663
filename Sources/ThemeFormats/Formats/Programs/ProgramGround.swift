import Colorimetry
import PaletteRules
import SourceText

/// What the charts of a program stand on, where it writes that: matplotlib, seaborn and Plotly in Python, ggplot2 in R,
/// Flutter.
///
/// One colour in the whole program is the background of its charts. Several, one that is computed, and a dark style whose colours
/// the library holds leave it unknown; and so do texts beside the marks that nobody would read on white, in a script.
enum ProgramGround {
  case unwritten
  case color(PlacedNode)
  /// Why it is not known.
  case unknown(String)

  /// Whether the program says anything of it.
  var isWritten: Bool { if case .unwritten = self { false } else { true } }

  /// Calls whose `facecolor` is the background of a figure.
  private static let framing: Set<String> = ["figure", "subplots", "Figure"]
  /// What is filled by itself and is behind no mark.
  private static let pieces: Set<String> = ["cell", "bar", "rect", "box", "wedge", "legend"]
  /// Styles that are dark, and whose colours are in the library: matplotlib's, Plotly's and ggplot2's.
  private static let darkStyles: [StaticString] = ["dark_background", "plotly_dark", "theme_dark("]
  /// Themes of ggplot2 whose background is white, as it is without one; others paint none (ggplot2 3.5, "Complete themes").
  static let whiteThemes: [StaticString] = ["theme_bw(", "theme_classic(", "theme_light(", "theme_linedraw("]
  /// How the names of matplotlib's light styles begin (matplotlib 3.10, "Style sheets reference").
  private static let lightStyles = [
    "default", "classic", "bmh", "fast", "fivethirtyeight", "ggplot", "grayscale", "seaborn", "tableau-colorblind10",
    "Solarize_Light", "petroff",
  ]

  /// Looks through a program.
  ///
  /// - Parameter plot: the plot whose background is meant, with what is written before the first one; nil for the whole program.
  init(_ literals: LiteralTree, _ file: SourceFile, of plot: Range<Int>? = nil) {
    self = .unwritten
    let first = literals.uses.first { $0.name == "ggplot" }?.range.lowerBound ?? 0
    let uses = literals.uses.filter { use in
      plot.map { $0.contains(use.range.lowerBound) || use.range.lowerBound < first } ?? true
    }
    guard literals.language.family != .script else {
      if let grid = uses.lazy.compactMap(Self.whiteGrid).first {
        self = .unknown("grid lines of '\(grid)' would not show on white; set the background with --background COLOR")
      } else if let text = uses.lazy.compactMap(Self.paleText).first {
        self = .unknown("the text colour '\(text)' would not show on white; set the background with --background COLOR")
      } else if uses.contains(where: Self.isDark) || Self.startsDark(file) {
        self = .unknown("the program says that its theme is dark; set the background with --background COLOR")
      }
      return
    }
    let widgets = FlutterGround.all(literals, file).map { (node: $0, isOfPlot: true) }
    let seen = (uses.compactMap { Self.ground(in: $0, among: uses) } + widgets).filter {
      !Self.isTransparent($0.node)
    }
    // The background of the marks before what is around them: `panel.background`, `plot_bgcolor`, `ax.set_facecolor`.
    let inner = seen.filter(\.isOfPlot)
    let written = (inner.isEmpty ? seen : inner).map(\.node)
    if let first = written.first ?? nil, Self.isColor(first), written.allSatisfy({ $0?.string == first.string }) {
      self = .color(PlacedNode(inside: file, node: first))
    } else if !written.isEmpty {
      let areColors = written.allSatisfy { $0.map(Self.isColor) ?? false }
      self = .unknown(
        "the program \(areColors ? "writes several backgrounds; set one" : "computes the background; set it") with --background COLOR"
      )
    } else if let style = Self.darkStyles.first(where: (plot.map { Array(file.bytes[$0]) } ?? file.bytes).hold) {
      self = .unknown(
        "the style '\(style)' is dark, and its background is in the library; set it with --background COLOR")
    } else if uses.contains(where: Self.takesStyle) {
      self = .unknown("a style of matplotlib that is elsewhere sets the background; set it with --background COLOR")
    }
  }

  /// Whether a chart of ECharts takes its dark theme: `echarts.init(element, 'dark')`.
  private static func startsDark(_ file: SourceFile) -> Bool {
    guard let call = file.bytes.range(of: Array("echarts.init(".utf8), from: 0) else { return false }
    let line = file.bytes[call.upperBound...].prefix { $0 != 0x0A && $0 != UInt8(ascii: ";") }.prefix(longestCall)
    let text = String(decoding: line, as: UTF8.self)
    return text.contains("'dark'") || text.contains("\"dark\"")
  }

  /// Bytes of a call that are looked at; an engineering choice.
  private static let longestCall = 200

  /// Whether options say that they are dark: `theme: {mode: 'dark'}` of ApexCharts, `palette: {mode: 'dark'}` of a page, and a chart
  /// with the attribute `theme="dark"`.
  private static func isDark(_ use: LiteralModule.Use) -> Bool {
    if use.kind == .element {
      return ChartWords.contain(TokenWords.split(use.name))
        && use.arguments.contains { $0.key == DrawnNames.looks && $0.node.string == "dark" }
    }
    return use.kind == .member && ["theme", "palette"].contains(use.name)
      && use.arguments.contains { $0.node["mode"]?.string == "dark" }
  }

  /// `plt.style.use(name)`, unless it is a light style of matplotlib's own.
  private static func takesStyle(_ use: LiteralModule.Use) -> Bool {
    guard use.kind == .call, ["use", "context"].contains(use.name), use.chain.last == "style" else { return false }
    let names = use.arguments.flatMap { $0.node.items ?? [$0.node] }.map { $0.string ?? "" }
    return names.isEmpty || !names.allSatisfy { name in lightStyles.contains(where: name.hasPrefix) }
  }

  /// A background that a use writes, nil where it cannot be followed, and whether it is that of the marks or of the figure.
  private static func ground(in use: LiteralModule.Use, among uses: [LiteralModule.Use]) -> (
    node: SourceNode?, isOfPlot: Bool
  )? {
    let (name, first) = (use.name, use.arguments.first?.node)
    if use.kind == .call {
      // `fig.patch.set_facecolor` is the figure's.
      if name == "set_facecolor" {
        return use.chain.last.map(pieces.contains) ?? false ? nil : (first, !use.chain.contains("patch"))
      }
      guard framing.contains(name), use.written.contains(where: { $0.key == "facecolor" }) else { return nil }
      return (use.arguments.first { $0.key == "facecolor" }?.node, false)
    }
    if DrawnNames.plotGrounds.contains(name) { return (first, true) }
    if DrawnNames.figureGrounds.contains(name) { return (first, false) }
    // `panel.background = element_rect(fill = "#111")`, and `plot.background` around it.
    guard name == "background", let part = use.chain.last, part == "panel" || part == "plot" else { return nil }
    let range = use.range
    let fill = uses.first { $0.name == "fill" && range.contains($0.range.lowerBound) }
    return fill.map { ($0.arguments.first?.node, part == "panel") }
  }

  /// Parts of a chart that are texts beside its marks, and those that are where an axis or a legend holds them.
  private static let (texts, textsWithin): (Set<String>, Set<String>) = (
    ["ticks", "axisLabel", "nameTextStyle", "tickfont", "pointLabels"],
    ["title", "labels", "itemStyle", "textStyle", "legend"]
  )
  /// Words of what holds them, and of what has a ground of its own.
  private static let (beside, above): (Set<String>, Set<String>) = (
    ["axis", "xaxis", "yaxis", "axes", "legend", "scales"],
    ["tooltip", "pointer", "label", "datalabels", "data", "button", "badge"]
  )

  /// The colour of a text of an axis or a legend that white would hide: `ticks: {color: 'white'}`; `textStyle` of a whole chart of
  /// ECharts is that of both.
  private static func paleText(_ use: LiteralModule.Use) -> String? {
    if use.kind == .element {
      let tick = use.arguments.first { $0.key == DrawnNames.labelsOfAxis }?.node
      return TokenWords.split(use.name).contains("axis") ? tick?["fill"].flatMap(pale) : nil
    }
    let chain = use.chain.filter { !["style", "font"].contains($0) }
    // `labels: {colors: '#fff'}` of ApexCharts.
    guard use.name == "color" || use.name == "colors" && chain.last == "labels", let part = chain.last else {
      return nil
    }
    let owner = TokenWords.split(chain.dropLast())
    let isOfChart =
      part == "textStyle" && owner.last.map { ["option", "options", "chart", "theme"].contains($0) } ?? true
    let isText =
      texts.contains(part) || isOfChart
      || textsWithin.contains(part) && !beside.isDisjoint(with: TokenWords.split(chain))
    guard isText, above.isDisjoint(with: owner), let node = use.arguments.first?.node else { return nil }
    return pale(node.items?.first ?? node)
  }

  /// The text of a colour that white would hide.
  private static func pale(_ node: SourceNode) -> String? {
    guard let text = node.string, let color = try? BareColor.read(text), color.opacity > 0 else { return nil }
    return WCAG.contrastRatio(color.mappedToSRGB.srgb, SRGB(1, 1, 1)) < ThemeMode.palestText ? text : nil
  }

  /// The colour of grid lines that is white, or nearly: `<CartesianGrid stroke="#fff">`, `grid: {color: 'rgba(255, 255, 255, .1)'}`.
  private static func whiteGrid(_ use: LiteralModule.Use) -> String? {
    let words = TokenWords.split(use.kind == .element ? use.name : use.chain.last ?? "")
    let keys = use.kind == .element ? ["stroke"] : [nil]
    // Not what a page calls a grid, `<LayoutGrid stroke="white">`.
    let isInChart = use.holder.map { ChartWords.contain(TokenWords.split($0.name)) } ?? false
    let isOfScale =
      use.kind == .member && use.name == "color" && use.chain.contains { ["scales", "axes"].contains($0) }
    guard use.kind == .element ? isInChart : isOfScale, words.contains("grid"),
      let text = use.arguments.first(where: { keys.contains($0.key) })?.node.string,
      let color = try? BareColor.read(text), color.opacity > 0
    else { return nil }
    return WCAG.contrastRatio(color.mappedToSRGB.srgb, SRGB(1, 1, 1)) < ThemeMode.whitestGrid ? text : nil
  }

  private static func isColor(_ node: SourceNode) -> Bool {
    node.string.flatMap { try? BareColor.read($0) }.map { $0.opacity == 1 } ?? false
  }

  /// Whether nothing is painted, so that what is around shows.
  static func isTransparent(_ node: SourceNode?) -> Bool {
    guard let text = node?.string else { return node?.isNull ?? false }
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
