extension Color {
  /// The three components in another space, in DTCG's ranges; `none` becomes 0.
  package func numbers(in space: Space) -> Vector3 {
    if space == self.space { return components.numbers }
    switch space {
    case .srgb:
      let rgb = SRGB(self)
      return Vector3(rgb.red, rgb.green, rgb.blue)
    case .srgbLinear: return LinearSRGB(self).vector
    case .hsl: return SRGB(self).hsl * Space.percent
    case .hwb: return SRGB(self).hwb * Space.percent
    case .displayP3: return RGBSpace.displayP3.encoded(XYZD65(self).vector)
    case .a98RGB: return RGBSpace.a98RGB.encoded(XYZD65(self).vector)
    case .rec2020: return RGBSpace.rec2020.encoded(XYZD65(self).vector)
    case .prophotoRGB: return RGBSpace.prophotoRGB.encoded(numbers(in: .xyzD50))
    case .lab: return CIELABCurve.lab(numbers(in: .xyzD50) * Space.reciprocalD50)
    case .lch: return numbers(in: .lab).polar
    case .oklab: return OKLab(XYZD65(self)).vector
    case .oklch: return OKLCh(self).vector
    case .xyzD65: return XYZD65(self).vector
    case .xyzD50: return Bradford.d50FromD65 * XYZD65(self).vector
    }
  }

  /// The colour in another space. A missing component stays missing if the other space has an analogous one, and a grey
  /// loses its hue.
  ///
  /// Source: CSS Color 4 sections 4.4.1 (powerless components), 12.1 and 12.2 (carrying forward).
  func converted(to space: Space) -> Color {
    let numbers = numbers(in: space)
    var values: [Double?] = space == self.space ? components.list : [numbers.x, numbers.y, numbers.z]
    let lost = zip(self.space.componentKinds, components.list).filter { $1 == nil }.map(\.0)
    for (index, kind) in space.componentKinds.enumerated() {
      // A missing chroma does not determine the hue.
      if kind == .hue, !lost.contains(.colorfulness), space.isHuePowerless(numbers) { values[index] = nil }
      if kind != .other, lost.contains(kind) { values[index] = nil }
    }
    return Color(space: space, components: Components(values[0], values[1], values[2]), alpha: alpha)
  }
}

extension Color.Components {
  var list: [Double?] { [first, second, third] }

  /// `none` as 0. Source: CSS Color 4 section 4.4.
  var numbers: Vector3 { Vector3(first ?? 0, second ?? 0, third ?? 0) }
}

extension Color.Space {
  /// The kind of a component, for matching analogous components of other spaces. Source: CSS Color 4 section 12.2.
  enum ComponentKind { case red, green, blue, lightness, colorfulness, hue, a, b, other }

  var componentKinds: [ComponentKind] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50: [.red, .green, .blue]
    case .hsl: [.hue, .colorfulness, .lightness]
    case .hwb: [.hue, .other, .other]
    case .lab, .oklab: [.lightness, .a, .b]
    case .lch, .oklch: [.lightness, .colorfulness, .hue]
    }
  }

  /// Whether the hue is powerless, with the rounding margins of CSS Color 4 sections 7, 8, 9.3 and 9.4.
  fileprivate func isHuePowerless(_ numbers: Vector3) -> Bool {
    switch self {
    case .hsl: numbers.y <= 0.001
    case .hwb: numbers.y + numbers.z >= 99.999
    case .lch: numbers.y <= 0.0015
    case .oklch: numbers.y <= 0.000004
    default: false
    }
  }

  /// DTCG's percentages beside a hue.
  fileprivate static let percent = Vector3(1, 100, 100)
  fileprivate static let reciprocalD50 = Vector3.d50.map { 1 / $0 }
}

extension SRGB {
  /// The colour in encoded sRGB, not mapped into its gamut; ignores opacity, treats `none` as 0.
  package init(_ color: Color) {
    let v = color.components.numbers
    switch color.space {
    case .srgb: self.init(v.x, v.y, v.z)
    case .hsl: self.init(hsl: Vector3(v.x, v.y / 100, v.z / 100))
    case .hwb: self.init(hwb: Vector3(v.x, v.y / 100, v.z / 100))
    default: self.init(LinearSRGB(color))
    }
  }
}

extension LinearSRGB {
  /// The colour in linear sRGB, not mapped into its gamut; ignores opacity, treats `none` as 0.
  package init(_ color: Color) {
    switch color.space {
    case .srgb, .hsl, .hwb: self.init(SRGB(color))
    case .srgbLinear: self.init(color.components.numbers)
    default: self.init(XYZD65(color))
    }
  }
}

extension XYZD65 {
  /// The colour in XYZ relative to D65; ignores opacity, treats `none` as 0.
  package init(_ color: Color) {
    let v = color.components.numbers
    switch color.space {
    case .srgb, .hsl, .hwb, .srgbLinear: self.init(LinearSRGB(color))
    case .displayP3: self.init(RGBSpace.displayP3.xyz(v))
    case .a98RGB: self.init(RGBSpace.a98RGB.xyz(v))
    case .rec2020: self.init(RGBSpace.rec2020.xyz(v))
    case .prophotoRGB: self.init(Bradford.d65FromD50 * RGBSpace.prophotoRGB.xyz(v))
    case .lab: self.init(Bradford.d65FromD50 * (CIELABCurve.ratio(v) * Vector3.d50))
    case .lch: self.init(Bradford.d65FromD50 * (CIELABCurve.ratio(v.cartesian) * Vector3.d50))
    case .oklab: self.init(OKLab(v.x, v.y, v.z))
    case .oklch: self.init(OKLab(OKLCh(v.x, v.y, v.z)))
    case .xyzD65: self.init(v)
    case .xyzD50: self.init(Bradford.d65FromD50 * v)
    }
  }
}

extension OKLCh {
  /// The colour in OKLCh, without conversion if it was written there; ignores opacity, treats `none` as 0.
  package init(_ color: Color) {
    let v = color.components.numbers
    switch color.space {
    case .oklch: self.init(v.x, v.y, v.z)
    case .oklab: self.init(OKLab(v.x, v.y, v.z))
    default: self.init(OKLab(XYZD65(color)))
    }
  }
}
