import CPangoCairo

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The fonts for text, and no others: the machine's fonts and font settings change no pixel.
///
/// Wraps `PangoFontMap` on FreeType, with an `FcConfig` of its own that holds only the given files. Not Sendable: Pango
/// requires one context per thread.
@safe package final class FontMap {
  let context: OpaquePointer
  private let map: OpaquePointer

  /// The font family of all text; other files supply missing glyphs.
  static let family = "DejaVu Sans"

  /// Opens font files.
  ///
  /// - Throws: ``PangoCairoError`` if a file is not a font, or Pango was built without FreeType.
  package init(files: [String]) throws(PangoCairoError) {
    guard !files.isEmpty else { throw .noFont }
    try Libraries.load()
    // Pango loads fonts on a thread of its own, and GLib ends the process where it cannot have one.
    guard Self.canStartThread else { throw .noThread }
    guard let configuration: OpaquePointer = unsafe FcConfigCreate() else {
      throw .library(function: "FcConfigCreate", message: "out of memory")
    }
    defer { unsafe FcConfigDestroy(configuration) }
    for file in files {
      guard unsafe FcConfigAppFontAddFile(configuration, file) != 0 else { throw .unreadableFont(path: file) }
    }
    // Set this first: otherwise fontconfig reads the machine's configuration and prints warnings about it.
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
    // Greyscale: the coloured fringes of subpixel rendering would look like chart colours. No hinting, so that text has
    // the same shape at every position and scale.
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
    unsafe pango_context_set_round_glyph_positions(context, 0)
    // Fixed rather than the environment's language, which selects variants of some glyphs.
    unsafe pango_context_set_language(context, pango_language_from_string("en"))
    unsafe self.map = map
    unsafe self.context = context
  }

  /// Whether the system allows the process one more thread.
  private static var canStartThread: Bool {
    #if canImport(Darwin)
      var thread: pthread_t?
      guard unsafe pthread_create(&thread, nil, { _ in nil }, nil) == 0, let thread else { return false }
    #else
      var thread = pthread_t()
      guard unsafe pthread_create(&thread, nil, { _ in nil }, nil) == 0 else { return false }
    #endif
    pthread_join(thread, nil)
    return true
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(context))
    unsafe g_object_unref(UnsafeMutableRawPointer(map))
  }
}

/// Why text could not be set or a picture could not be drawn.
package enum PangoCairoError: Error, Hashable, Sendable {
  /// A library, or one of its functions, is missing on this machine.
  case missingLibrary(String)
  /// A file is not a font that FreeType can read.
  case unreadableFont(path: String)
  /// No font is available.
  case noFont
  /// The system allows the process no further thread, which Pango needs.
  case noThread
  /// The picture is empty, or exceeds cairo's limit (32,767 pixels per side).
  case unusableSize(width: Int, height: Int)
  /// The message of a library function.
  case library(function: String, message: String)

  /// Lower case; quotes the offending part and gives a remedy.
  package var reason: String {
    switch self {
    case .missingLibrary(let name):
      "\(name) is missing; charts are drawn with cairo and Pango (apt-get install libpangocairo-1.0-0 fonts-dejavu-core, or "
        + "brew install pango)"
    case .unreadableFont(let path): "'\(path)' is not a readable font; give a TrueType or OpenType file"
    case .noFont: "no font is available for text"
    case .noThread: "the system allows no further thread, which drawing needs; raise the limit ('ulimit -u')"
    case .unusableSize(let width, let height):
      "a picture of \(width) × \(height) pixels cannot be drawn; each side takes 1 to \(Canvas.longestSide)"
    case .library(let function, let message): "\(function): \(message)"
    }
  }
}

/// cairo, Pango and fontconfig, loaded on first use.
@safe package enum Libraries {
  /// Loads the libraries; later calls do nothing.
  ///
  /// - Throws: ``PangoCairoError`` if a library is missing or too old.
  package static func load() throws(PangoCairoError) { if let missing { throw .missingLibrary(missing) } }

  /// The missing library or function, determined once.
  private static let missing: String? = unsafe CPangoCairoLoad().map { unsafe String(cString: $0) }

  /// `cairo 1.16.0, pango 1.50.12`: besides the fonts, the versions that determine the shapes of letters.
  package static func versions() throws(PangoCairoError) -> String {
    try load()
    return unsafe "cairo \(String(cString: cairo_version_string())), pango \(String(cString: pango_version_string()))"
  }
}
