extension SRGB {
  /// This colour, translucent, over an opaque backdrop: source-over on encoded components, as browsers do, on floats.
  ///
  /// Rounding to eight bits here would move contrast ratios by up to 0.07.
  ///
  /// - Parameter alpha: 0 (the backdrop shows) … 1 (this colour shows); a value outside is moved into it.
  /// - Source: W3C Compositing and Blending Level 1, section 5.1 and 9.1.4.
  package func composited(alpha: Double, over backdrop: SRGB) -> SRGB {
    let alpha = alpha.clampedToUnit
    // Exact at both ends, which b + α(s − b) is not.
    func mix(_ source: Double, _ below: Double) -> Double { alpha * source + (1 - alpha) * below }
    return SRGB(mix(red, backdrop.red), mix(green, backdrop.green), mix(blue, backdrop.blue))
  }
}
