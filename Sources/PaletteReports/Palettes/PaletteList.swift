import Colorimetry
package import PaletteRules
import SafeText

/// The well-known palettes, one line each.
package enum PaletteList {
  /// Text for people: name, kind, number of colours, and as much of the makers' claim as fits; verbose output has all
  /// of it, quiet output only the names.
  package static func text(_ palettes: [PublishedPalette], style: TextStyle) -> String {
    var table = TextTable()
    let (names, kinds) = (palettes.map { style.text($0.name) }, palettes.map(\.kind.rawValue))
    let shows = style.swatches && style.colored
    // Two columns of indentation, and three or four gaps of two.
    let taken = 2 + widest(names) + widest(kinds) + 3 + 3 * 2 + (shows ? band + 2 : 0)
    for (palette, name) in zip(palettes, names) {
      var row = [TextTable.Cell(text: name, role: .strong)]
      if style.verbosity != .quiet {
        let isWhole = style.verbosity == .verbose
        let claim = style.text(isWhole ? palette.claim : palette.shortClaim)
        row += [
          TextTable.Cell(text: palette.kind.rawValue, role: .faint),
          TextTable.Cell(text: String(palette.colors.count), alignsRight: true),
        ]
        if shows { row.append(TextTable.Cell(text: samples(palette.colors.map(\.srgb.hex), columns: band))) }
        row += [
          TextTable.Cell(
            text: isWhole ? claim : claim.shortened(to: max(12, style.width - taken), ellipsis: style.text("…")))
        ]
      }
      table.append(row)
    }
    var lines = table.lines(style, indent: "  ", gap: 2)
    if style.verbosity != .quiet {
      lines += ["", "\(palettes.count) palettes; 'palettecheck palettes NAME' shows who confuses what in one"]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Each palette with its claim, its colours, and what each kind of reader sees.
  package static func shown(_ palettes: [PublishedPalette], style: TextStyle) -> String {
    palettes.map { palette in
      let facts = [palette.kind.rawValue, counted(palette.colors.count, "colour", "colours"), palette.title]
      var lines = Paragraph.titled(style.text(palette.name), facts.map(style.text), style)
      lines += Paragraph.wrap(style.text(palette.claim), width: style.width, indent: "  ")
      if let mode = palette.theme.modes.first {
        var words = style
        // The bands below begin with the ramp as designed.
        if !mode.ramps.isEmpty { words.swatches = false }
        lines += [""] + SeriesStrip(mode: mode).lines(words)
        if let matrix = SwatchMatrix(mode, of: palette.theme, settings: JudgementSettings()) {
          lines += MatrixStrip(matrix: matrix).lines(style, isWhole: true)
        }
        for ramp in mode.ramps { lines += seen(ramp, style) }
      }
      lines += ["", "'palettecheck check --palette \(palette.name)' judges it"]
      return lines.map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  /// A ramp as each kind of reader sees it; empty without swatches.
  private static func seen(_ ramp: Ramp, _ style: TextStyle) -> [String] {
    guard style.swatches, style.colored else { return [] }
    let titles = Vision.allCases.map { ($0, SwatchMatrix.Row.title($0, severity: 1)) }
    let title = widest(titles.map(\.1)) + 2
    return titles.map { vision, name in
      let simulation = Simulation(vision, severity: 1)
      let hexes = ramp.stops.map { stop in
        vision == .normal
          ? stop.color.srgb.hex : SRGB(simulation(LinearSRGB(stop.color.srgb), convention: .clamp)).hex
      }
      return "  " + name.padded(to: title) + samples(hexes, columns: min(2 * hexes.count, style.width - title - 2))
    }
  }

  /// The columns of the colours in the list.
  private static let band = 12

  /// Colours from the first to the last as a band.
  private static func samples(_ hexes: [String], columns: Int) -> String {
    (0..<columns).map { TextTable.Cell.sample(hexes[$0 * hexes.count / columns], columns: 1) ?? "" }.joined()
  }

  /// JSON: `{"palettes": [{"name", "title", "kind", "colors", "claim", "classFlags", "source"}]}`.
  package static func json(_ palettes: [PublishedPalette]) -> String {
    JSONWriter.text(["palettes": .array(palettes.map(value))])
  }

  private static func value(_ palette: PublishedPalette) -> JSONValue {
    let source = palette.source
    return [
      "name": .string(palette.name), "title": .string(palette.title), "kind": .string(palette.kind.rawValue),
      "colors": .strings(palette.colors.map(\.srgb.hex)), "claim": .string(palette.claim),
      "classFlags": .array(
        palette.classFlags.map {
          ["classes": .integer($0.classes), "colorblindFriendly": .string($0.answer.rawValue)]
        }),
      "source": [
        "title": .string(source.title), "authors": .string(source.authors), "year": .string(source.year),
        "url": .string(source.url), "license": .string(source.license),
      ],
    ]
  }

  private static func widest(_ texts: [String]) -> Int { texts.map(\.displayWidth).max() ?? 0 }
}

extension PublishedPalette {
  /// The claim, or ColorBrewer's flags in short: `ColorBrewer: yes at 3, maybe at 4 to 6, no at 7 to 8`.
  fileprivate var shortClaim: String {
    guard let first = classFlags.first else { return claim }
    var runs = [(answer: first.answer, from: first.classes, to: first.classes)]
    for flag in classFlags.dropFirst() {
      if flag.answer == runs[runs.count - 1].answer {
        runs[runs.count - 1].to = flag.classes
      } else {
        runs.append((flag.answer, flag.classes, flag.classes))
      }
    }
    let words = runs.map { run in
      "\(run.answer.rawValue) at \(run.from)" + (run.to > run.from ? " to \(run.to)" : "")
    }
    return "ColorBrewer: " + words.joined(separator: ", ")
  }
}
