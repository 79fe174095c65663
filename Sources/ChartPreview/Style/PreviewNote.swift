import PaletteRules

/// What a preview of a theme cannot show.
package enum PreviewNote: String, MessageKind {
  case unknownGround = "the background is unknown; the chart is drawn on white"
  case unreadableRamp = "ramp ‹name› in mode ‹mode› cannot be drawn"
  case rampsDrawn = "the first ‹most› of ‹count› ramps are drawn"
  case noSuchChart = "mode ‹mode› has ‹series› series and ‹ramps› ramps, but no requested chart shows them"
  case missingGlyph = "'‹text›' has a character that DejaVu Sans cannot draw"
  case missingGlyphs = "'‹text›' has ‹count› characters that DejaVu Sans cannot draw"
}
