import Colorimetry
import PaletteCharts
import SafeText

/// The colours of a page in the settings of its reader: light or dark, and with more contrast.
///
/// Series keep the colours of their theme wherever those are seen, and else are mixed with the colour of the text, as little
/// as makes them so.
struct PageColors {
  /// A setting of the reader.
  struct Setting {
    /// Of everything that has no colour of its own.
    let ground, ink: SRGB
    /// What a mark needs against the ground (WCAG 2.2, 1.4.11; with more contrast what text needs, 1.4.3).
    let contrast: Double

    static let light = Setting(
      ground: SRGB(1, 1, 1), ink: SRGB(bytes: 0x1d, 0x1d, 0x1f), contrast: WCAG.minimumForGraphics)
    static let dark = Setting(
      ground: SRGB(bytes: 0x10, 0x10, 0x12), ink: SRGB(bytes: 0xf5, 0xf5, 0xf7), contrast: WCAG.minimumForGraphics)

    /// The same with more contrast.
    var stronger: Setting { Setting(ground: ground, ink: ink, contrast: WCAG.minimumForText) }

    /// The colour as it is seen on the ground.
    func mark(_ color: SRGB) -> SRGB {
      for sixteenth in 0...16 {
        let mixed = ink.composited(alpha: Double(sixteenth) / 16, over: color)
        // As it is written, not as it is computed.
        let written = SRGB(bytes: mixed.bytes.red, mixed.bytes.green, mixed.bytes.blue)
        if WCAG.contrastRatio(written, ground) >= contrast { return written }
      }
      return ink
    }

    /// Of the text's colour and the ground's, the one that is seen better on a mark: for patterns.
    func pattern(on mark: SRGB) -> SRGB {
      WCAG.contrastRatio(ink, mark) >= WCAG.contrastRatio(ground, mark) ? ink : ground
    }
  }

  private let colors: [SRGB]

  /// The colours of so many series, or of the slices of a pie.
  init(_ colors: [SRGB]) { self.colors = colors }

  /// The style that gives each series its colours: class `c3` is the colour of series 3, `i3` that of its pattern.
  var sheet: HTML {
    let classes = colors.indices.map { ".c\($0){color:var(--c\($0))}.i\($0){color:var(--i\($0))}\n" as HTML }
    return """
      :root{\(variables(.light))}
      @media (prefers-contrast:more){:root{\(variables(.light.stronger))}}
      @media screen and (prefers-color-scheme:dark){:root{\(variables(.dark))}}
      @media screen and (prefers-color-scheme:dark) and (prefers-contrast:more){:root{\(variables(.dark.stronger))}}
      @media (forced-colors:active){:root{\(forced)}}
      \(classes)

      """
  }

  /// Series differ by symbol, dash and pattern alone.
  private var forced: [HTML] { colors.indices.map { "--c\($0):CanvasText;--i\($0):Canvas;" } }

  private func variables(_ setting: Setting) -> [HTML] {
    colors.enumerated().map { index, color in
      let mark = setting.mark(color)
      let ink = setting.pattern(on: mark)
      return "--c\(index):\(HTML.style(hex: mark.hex));--i\(index):\(HTML.style(hex: ink.hex));"
    }
  }
}
