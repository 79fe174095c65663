import CPangoCairo

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
