import Colorimetry
import PaletteGate
import PaletteRules
import SafeText

/// The swatches of a mode, a row for each kind of reader: arcs join the colours that the reader confuses, hollow swatches
/// are too faint. Words beside each row say the same.
struct HTMLMatrix {
  let matrix: SwatchMatrix
  /// Behind the colours, as the theme paints it.
  let ground: SRGB

  /// Nil where there is nothing to compare.
  init?(_ mode: ThemeMode, of theme: Theme, settings: JudgementSettings) {
    guard let matrix = SwatchMatrix(mode, of: theme, settings: settings) else { return nil }
    self.matrix = matrix
    ground = Surfaces(mode).plot.color ?? SRGB(1, 1, 1)
  }

  /// The section about each mode of the only theme of a report; nil without one.
  static func section(_ report: Report) -> HTMLSection? {
    let modes = report.inputs.flatMap { input in
      input.parts.flatMap { part in
        part.theme.modes.filter { $0.series.count > 1 }.map { (input: input, part: part, mode: $0) }
      }
    }
    let drawn = modes.prefix(mostModes).compactMap { input, part, mode in
      HTMLMatrix(mode, of: part.theme, settings: input.settings).map {
        (title: HTMLSeries.title(part, mode, report), matrix: $0)
      }
    }
    guard let first = drawn.first else { return nil }
    // One is open, which fails where any does.
    let open = drawn.firstIndex { $0.matrix.worst != nil } ?? 0
    var blocks = drawn.enumerated().map { index, mode -> HTML in
      if drawn.count == 1 { return first.matrix.html }
      let worst: HTML? = mode.matrix.worst.map { ": \($0)" }
      return index == open
        ? "<h3 class=\"plain\"><bdi>\(mode.title)</bdi></h3>\n\(mode.matrix.html)"
        : "<details class=\"mode\"><summary><bdi>\(mode.title)</bdi>\(worst)</summary>\n\(mode.matrix.html)</details>\n"
    }
    let hasArcs = drawn.contains { $0.matrix.worst != nil }
    if modes.count > mostModes { blocks.append("<p>… and \(modes.count - mostModes) more modes.</p>\n") }
    if hasArcs { blocks.append(aboutArcs) }
    return HTMLSection(id: "readers", title: "Who confuses what", content: "\(blocks)")
  }

  /// The reader with the closest pair, in words: `Deuteranopia, 'Valley' and 'Coast' look alike: ΔE00 1.5`; nil without one.
  private var worst: String? {
    let rows = matrix.rows.filter { !$0.pairs.isEmpty }
    return rows.min { $0.pairs[0].difference < $1.pairs[0].difference }.map { row in
      "\(row.title), \(row.verdict(names).beginning(200))"
    }
  }

  private static let aboutArcs: HTML = """
    <p class="quiet note">Arcs join the colours that a reader confuses, the closest where not all fit, with their least difference; shares and \
    figures include weaker forms.</p>

    """

  private static let mostModes = 6
  /// The most columns with long names above; more have numbers, with the names below. Engineering choice.
  private static let (mostNamed, longName) = (8, 4)
  /// More columns than this leave no room for words beside them, at 40 px a column.
  private static let mostBeside = 17

  private var isNamed: Bool {
    matrix.columns.count <= Self.mostNamed || names.allSatisfy { $0.count <= Self.longName }
  }
  private var names: [String] { HTMLSwatch.names(matrix.columns.map(\.series), longest: 40) }

  /// The picture with its words.
  var html: HTML {
    let heads = names.enumerated().map { index, name in
      "<span>\(isNamed ? name : String(index + 1))</span>" as HTML
    }
    return """
      <div class="matrix\(matrix.columns.count > Self.mostBeside ? " wide" : "" as HTML)">
      <div class="heads\(isNamed ? nil : Self.numbered)" aria-hidden="true"><div style="\(width)">\(heads)</div></div>
      <ul>
      \(matrix.rows.map(row))</ul>
      \(marks)\(legend)</div>
      \(hollow)
      """
  }

  private static let numbered: HTML = " numbered"
  /// A swatch is 6 rem wide where there is room.
  private var width: HTML { "max-width:\(matrix.columns.count * 6)rem" }
  /// The most colours that a sentence names.
  private static let mostFaint = 6

  /// The colours that are too faint, in words.
  private var hollow: HTML? {
    let faint = matrix.columns.compactMap { column in
      column.faint.map { "\(column.series.name.beginning(40)) \(Figures.ratio($0.ratio, required: $0.required))" }
    }
    guard !faint.isEmpty else { return nil }
    let shown = Array(faint.prefix(Self.mostFaint)).listed(of: faint.count)
    return """
      <p class="quiet note">Hollow swatches are too faint on the plot: \(shown).</p>

      """
  }

  private func row(_ row: SwatchMatrix.Row) -> HTML {
    let share: HTML? = row.share.isEmpty ? nil : " <span class=\"quiet\">\(row.share)</span>"
    let verdict = row.verdict(names).beginning(300)
    let words: HTML = row.pairs.isEmpty ? "<p class=\"quiet\">\(verdict)</p>" : "<p>\(verdict)</p>"
    return """
      <li><div><strong>\(row.title)</strong>\(share)\(words)</div>
      <div class="seen" style="\(width)" aria-hidden="true"><div class="cells">\(zip(row.colors, matrix.columns).map(cell))</div>\(arcs(row))</div></li>

      """
  }

  private func cell(_ color: SRGB?, _ column: SwatchMatrix.Column) -> HTML {
    guard let color else { return "<i>?</i>" }
    let (fill, hole) = (HTML.style(hex: color.hex), HTML.style(hex: ground.hex))
    return column.faint == nil
      ? "<i style=\"background:\(fill)\"></i>"
      : "<i style=\"background:linear-gradient(\(hole),\(hole)) center/50% 45% no-repeat \(fill)\"></i>"
  }

  /// The height of a lane in px, and of the rest below the lowest.
  private static let (lane, rest) = (20, 12)

  private func arcs(_ row: SwatchMatrix.Row) -> HTML? {
    let lanes = matrix.lanes(row)
    guard lanes > 0 else { return nil }
    let (width, height) = (matrix.columns.count * 10, lanes * Self.lane + Self.rest)
    let drawn = row.pairs.compactMap { pair in pair.lane.map { (pair, ($0 + 1) * Self.lane) } }
    let paths = drawn.map { pair, depth in
      // The lowest point of the curve is at three quarters of the height of its handles.
      let (left, right, handle) = (pair.first * 10 + 5, pair.second * 10 + 5, depth * 4 / 3)
      return "<path d=\"M\(left) 0C\(left) \(handle) \(right) \(handle) \(right) 0\"/>" as HTML
    }
    let labels = drawn.map { pair, depth in
      "<b style=\"left:\((pair.first + pair.second + 1) * 50 / matrix.columns.count)%;top:\(depth)px\">\(pair.figure)</b>"
        as HTML
    }
    return """
      <div class="arcs" style="height:\(height)px"><svg viewBox="0 0 \(width) \(height)" preserveAspectRatio="none" aria-hidden="true">\(paths)</svg>\(labels)</div>
      """
  }

  /// Below the rows what tells a series apart besides its colour, and the contrast of the faint ones; nil without any.
  private var marks: HTML? {
    let words = matrix.columns.map { column in
      var words = column.series.channelWords
      if let faint = column.faint { words.append(Figures.ratio(faint.ratio, required: faint.required)) }
      return words.joined(separator: ", ")
    }
    guard words.contains(where: { !$0.isEmpty }) else { return nil }
    return
      "<div class=\"heads marks\" aria-hidden=\"true\"><div style=\"\(width)\">\(words.map { "<span>\($0)</span>" as HTML })</div></div>\n"
  }

  /// The names of numbered columns.
  private var legend: HTML? {
    guard !isNamed || matrix.more > 0 else { return nil }
    let items = isNamed ? [] : names.map { "<li><bdi>\($0)</bdi></li>" as HTML }
    let more: HTML? = matrix.more > 0 ? "<p class=\"quiet\">… and \(matrix.more) more series.</p>\n" : nil
    return "\(items.isEmpty ? nil : "<ol>\(items)</ol>\n" as HTML)\(more)"
  }
}
