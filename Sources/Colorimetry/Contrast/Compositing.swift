extension SRGB {
  /// Composites this translucent colour over an opaque backdrop: source-over on encoded components, as browsers do, on
  /// floats.
  ///
  /// Rounding to eight bits here would move contrast ratios by up to 0.07.
  ///
  /// - Parameter alpha: 0 (only the backdrop) … 1 (only this colour); other values are clamped.
  /// - Source: W3C Compositing and Blending Level 1, sections 5.1 and 9.1.4.
  package func composited(alpha: Double, over backdrop: SRGB) -> SRGB {
    let alpha = alpha.clampedToUnit
    // Exact at both ends, unlike b + α(s − b).
    func mix(_ source: Double, _ below: Double) -> Double { alpha * source + (1 - alpha) * below }
    return SRGB(mix(red, backdrop.red), mix(green, backdrop.green), mix(blue, backdrop.blue))
  }
}
