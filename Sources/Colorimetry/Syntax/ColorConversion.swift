extension Color.Components {
  /// `none` as 0. Source: CSS Color 4 section 4.4.
  var numbers: Vector3 { Vector3(first ?? 0, second ?? 0, third ?? 0) }
}

extension SRGB {
  /// The colour in encoded sRGB, not mapped into its gamut; ignores opacity, treats `none` as 0.
  package init(_ color: Color) {
    let v = color.components.numbers
    switch color.space {
    case .srgb: self.init(v.x, v.y, v.z)
    case .hsl: self.init(HSL(v.x, v.y / 100, v.z / 100))
    case .hwb: self.init(HWB(v.x, v.y / 100, v.z / 100))
    case .srgbLinear: self.init(LinearSRGB(v))
    default: self.init(LinearSRGB(XYZD65(color)))
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
    case .srgb, .hsl, .hwb: self.init(LinearSRGB(SRGB(color)))
    case .srgbLinear: self.init(LinearSRGB(v))
    case .displayP3: self.init(RGBSpace.displayP3.xyz(v))
    case .a98RGB: self.init(RGBSpace.a98RGB.xyz(v))
    case .prophotoRGB: self.init(XYZD50(RGBSpace.prophotoRGB.xyz(v)))
    case .rec2020: self.init(RGBSpace.rec2020.xyz(v))
    case .lab: self.init(XYZD50(CIELABD50(v.x, v.y, v.z)))
    case .lch: self.init(XYZD50(CIELABD50(LCHD50(v.x, v.y, v.z))))
    case .oklab: self.init(OKLab(v.x, v.y, v.z))
    case .oklch: self.init(OKLab(OKLCh(v.x, v.y, v.z)))
    case .xyzD65: self.init(v)
    case .xyzD50: self.init(XYZD50(v))
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
