import CPangoCairo

/// The fonts that text is set in, and nothing else: what is installed or configured on the machine changes no pixel.
///
/// Wraps `PangoFontMap` on FreeType, with an `FcConfig` of its own that holds the given files only. Not Sendable: Pango
/// wants one context a thread.
@safe package final class FontMap {
  let context: OpaquePointer
  private let map: OpaquePointer
  /// The files, in the order in which they are looked through.
  package let files: [String]

  /// The family that everything is set in; what it lacks is taken from the other files.
  static let family = "DejaVu Sans"

  /// Opens font files.
  ///
  /// - Throws: ``PangoCairoError`` when a file is no font, or Pango was built without FreeType.
  package init(files: [String]) throws(PangoCairoError) {
    guard !files.isEmpty else { throw .noFont }
    try Libraries.load()
    guard let configuration: OpaquePointer = unsafe FcConfigCreate() else {
      throw .library(function: "FcConfigCreate", message: "out of memory")
    }
    defer { unsafe FcConfigDestroy(configuration) }
    for file in files {
      guard unsafe FcConfigAppFontAddFile(configuration, file) != 0 else { throw .unreadableFont(path: file) }
    }
    // Before anything asks for the configuration of the machine, which would be read, and complained about, otherwise.
    _ = unsafe FcConfigSetCurrent(configuration)
    guard let map: OpaquePointer = unsafe pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw .library(function: "pango_cairo_font_map_new_for_font_type", message: "Pango was built without FreeType")
    }
    unsafe pango_fc_font_map_set_config(map, configuration)
    unsafe pango_cairo_font_map_set_resolution(map, 96)
    guard let context: OpaquePointer = unsafe pango_font_map_create_context(map) else {
      unsafe g_object_unref(UnsafeMutableRawPointer(map))
      throw .library(function: "pango_font_map_create_context", message: "out of memory")
    }
    let options: OpaquePointer = unsafe cairo_font_options_create()
    // Grey: the coloured fringes of subpixels would be taken for colours of the chart. Nothing is hinted, so that text
    // has the same shape at every place and scale.
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
    unsafe pango_context_set_round_glyph_positions(context, 0)
    // Not that of the environment: it chooses among the shapes of some letters.
    unsafe pango_context_set_language(context, pango_language_from_string("en"))
    unsafe self.map = map
    unsafe self.context = context
    self.files = files
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(context))
    unsafe g_object_unref(UnsafeMutableRawPointer(map))
  }
}
