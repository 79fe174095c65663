package import PaletteRules
import SafeText

/// The page about the well-known palettes: what is measured beside what their makers say, in Markdown.
///
/// Words and numbers only: nothing on it is said by a colour.
package enum PalettePage {
  /// The whole page, with a line break at its end.
  package static func text(_ palettes: [PublishedPalette]) -> String {
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

      What is measured of \(palettes.count) well-known palettes, beside what their makers say.

      <!-- Written by `palettecheck palettes --format markdown`; `make docs` writes it anew. -->

      ## Overview

      Every palette on this page is a file of `palettes/` and built into the command: `palettecheck check --palette \
      okabe-ito` judges it, `palettecheck pairs okabe-ito` measures every pair, `palettecheck palettes` lists the names.

      Two colours whose CIEDE2000 difference (ΔE00) is below \(threshold) pass for one colour: *confused*. From \
      \(threshold) on they are *apart*. The figure is that of the closest pair. Protan and deutan are the two kinds of \
      red-green deficiency, tritan is the blue-yellow one; each is simulated at severities 0.1, 0.2 … 1 and the least \
      difference counts. Figures are cut off, never rounded up.
      """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func sources(_ palettes: [PublishedPalette]) -> [String] {
    ["## Sources and licences", ""]
      + MarkdownTable.lines(
        ["palette", "published as", "by", "in", "licence of the figures"],
        palettes.map { palette in
          let source = palette.source
          return [
            markdownCode(palette.name), "[\(markdownText(source.title))](<\(source.url)>)",
            markdownText(source.authors), markdownText(source.year), markdownText(source.license),
          ]
        })
  }
}

/// A table of Markdown; cells must be Markdown already.
enum MarkdownTable {
  /// The lines: head, rule, rows.
  static func lines(_ head: [String], _ rows: [[String]]) -> [String] {
    ([head, head.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
  }
}
