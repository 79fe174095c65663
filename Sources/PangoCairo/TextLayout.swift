import CPangoCairo

/// One line of text, shaped and measured. Wraps `PangoLayout`.
///
/// Right-to-left text is shaped as its script requires; the box always starts at its left edge.
@safe package final class TextLayout {
  /// The style of text.
  package struct Style: Hashable, Sendable {
    /// Pixels per em.
    package var size: Double
    /// Whether it is bold.
    package var isBold: Bool

    /// Creates a style.
    package init(size: Double, isBold: Bool = false) {
      self.size = size
      self.isBold = isBold
    }
  }

  let layout: OpaquePointer
  private let fonts: FontMap
  /// The start of the box in the layout's own coordinates.
  let left: Double
  /// The width of the box in pixels.
  package let width: Double
  /// The height of the line in pixels.
  package let height: Double
  /// Characters without a glyph in any font; they are drawn as boxes with their code points.
  package let missingGlyphs: Int

  /// Shapes a text.
  ///
  /// - Parameters:
  ///   - text: Any text; paragraph breaks appear as symbols, and text after a NUL is dropped.
  ///   - limit: The maximum width in pixels; longer text ends in an ellipsis.
  package init(_ text: String, _ style: Style, limit: Double? = nil, fonts: FontMap) {
    let layout: OpaquePointer = unsafe pango_layout_new(fonts.context)
    let description: OpaquePointer = unsafe pango_font_description_new()
    unsafe pango_font_description_set_family(description, FontMap.family)
    unsafe pango_font_description_set_weight(description, style.isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    unsafe pango_font_description_set_absolute_size(description, style.size * Double(PANGO_SCALE))
    unsafe pango_layout_set_font_description(layout, description)
    unsafe pango_font_description_free(description)
    unsafe pango_layout_set_single_paragraph_mode(layout, 1)
    let bytes = Array(text.utf8.prefix(Self.longestText))
    unsafe pango_layout_set_text(layout, String(decoding: bytes, as: UTF8.self), -1)
    var box = PangoRectangle()
    unsafe pango_layout_get_extents(layout, nil, &box)
    let scale = Double(PANGO_SCALE)
    if let limit, Double(box.width) / scale > limit {
      unsafe pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      unsafe pango_layout_set_width(layout, Int32(clamping: Int(max(limit, 1) * scale)))
      unsafe pango_layout_get_extents(layout, nil, &box)
    }
    unsafe self.layout = layout
    self.fonts = fonts
    left = Double(box.x) / scale
    width = Double(box.width) / scale
    height = Double(box.height) / scale
    missingGlyphs = unsafe Int(pango_layout_get_unknown_glyphs_count(layout))
  }

  deinit { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// The maximum number of bytes to shape: no label shows as many, and shaping a megabyte takes seconds. Engineering
  /// choice.
  private static let longestText = 2_000
}
