import CLittleCMS

/// Little CMS's own colour difference functions, an independent implementation.
enum ColorDifference {
  /// CIEDE2000 with kL = kC = kH = 1 of two colours in CIELAB (L*, a*, b*). Wraps `cmsCIE2000DeltaE`.
  static func ciede2000(
    _ first: (Double, Double, Double), _ second: (Double, Double, Double)
  ) -> Double {
    var first = cmsCIELab(L: first.0, a: first.1, b: first.2)
    var second = cmsCIELab(L: second.0, a: second.1, b: second.2)
    return unsafe cmsCIE2000DeltaE(&first, &second, 1, 1, 1)
  }
}
