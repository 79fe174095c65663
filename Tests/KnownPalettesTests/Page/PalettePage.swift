import PaletteRules
import SafeText

/// The page about the well-known palettes, in Markdown: measurements next to the makers' claims.
///
/// `make docs` writes it. Words and numbers only; no information depends on colour.
enum PalettePage {
  /// The complete page, with a final line break.
  static func text(_ palettes: [PublishedPalette]) -> String {
    let measured = palettes.filter { $0.kind == .categorical }.map(MeasuredPalette.init)
    let parts = [
      introduction(palettes), CategoricalTable.lines(measured), ClaimList.lines(measured),
      ClassTables.lines(measured), RampTable.lines(palettes.filter { $0.kind != .categorical }),
      sources(palettes),
    ]
    return parts.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private static func introduction(_ palettes: [PublishedPalette]) -> [String] {
    let threshold = Figures.plain(Thresholds.pair)
    return """
      # Known palettes

      Measurements of \(palettes.count) well-known palettes, next to their makers' claims.

      <!-- Written by `make docs`. -->

      ## Overview

      Every palette on this page is a file of `palettes/` and built into the command: `palettecheck check --palette \
      okabe-ito` checks one, `palettecheck pairs okabe-ito` measures every pair, `palettecheck palettes` lists the names, \
      and `palettecheck palettes okabe-ito` shows who confuses what.

      Two colours with a CIEDE2000 difference (ΔE00) below \(threshold) are *confused*; from \(threshold) on they are \
      *apart*. The figure is that of the closest pair. Protan and deutan are the two kinds of red-green deficiency, tritan \
      is the blue-yellow one; each is simulated at severities 0.1, 0.2 … 1 and the smallest difference counts. Figures are \
      truncated, never rounded up.
      """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func sources(_ palettes: [PublishedPalette]) -> [String] {
    ["## Sources and licences", ""]
      + MarkdownTable.lines(
        ["palette", "published as", "by", "in", "licence of the values"],
        palettes.map { palette in
          let source = palette.source
          return [
            markdownCode(palette.name), "[\(markdownText(source.title))](<\(source.url)>)",
            markdownText(source.authors), markdownText(source.year), markdownText(source.license),
          ]
        })
  }
}

/// Writes a Markdown table; cells must already be Markdown.
enum MarkdownTable {
  /// The lines: head, rule, rows.
  static func lines(_ head: [String], _ rows: [[String]]) -> [String] {
    ([head, head.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
  }
}
