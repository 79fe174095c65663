import CPangoCairo

/// cairo, Pango and fontconfig: loaded when the first thing is drawn.
@safe package enum Libraries {
  /// Loads them; does nothing the second time.
  ///
  /// - Throws: ``PangoCairoError`` when one is missing, or too old to have what is used.
  package static func load() throws(PangoCairoError) { if let missing { throw .missingLibrary(missing) } }

  /// What is missing. Worked out once, by one thread.
  private static let missing: String? = unsafe CPangoCairoLoad().map { unsafe String(cString: $0) }

  /// `cairo 1.16.0, pango 1.50.12`: what the shapes of letters depend on, beside the fonts.
  package static func versions() throws(PangoCairoError) -> String {
    try load()
    return unsafe "cairo \(String(cString: cairo_version_string())), pango \(String(cString: pango_version_string()))"
  }
}
