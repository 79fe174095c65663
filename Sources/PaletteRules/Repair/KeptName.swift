import Colorimetry

/// What a colour has to be called still, so that who knows the chart finds the series again.
struct KeptName {
  private let name: ColorName
  /// OKLCh lightness that it may have, 0…1.
  private let lightness: ClosedRange<Double>
  /// Whether red, green and blue are one, which a name does not tell and a tint would spoil.
  private let isNeutral: Bool

  /// OKLCh lightness beyond which any colour is black or white at a glance, whatever its hue. As ``ColorName`` for greys.
  private static let colored = 0.25...0.93

  /// The name of a colour, encoded. A colour that is darker or lighter than others already may stay so.
  init(of original: SRGB) {
    let color = OKLCh(OKLab(LinearSRGB(original)))
    name = ColorName(color)
    isNeutral = original.isNeutral
    lightness =
      name.isNeutral
      ? 0...1
      : min(color.lightness, Self.colored.lowerBound)...max(color.lightness, Self.colored.upperBound)
  }

  /// Whether people would call the other colour by the same name; violet and purple are one to most of them.
  func fits(_ other: SRGB) -> Bool {
    let color = OKLCh(OKLab(LinearSRGB(other)))
    guard lightness.contains(color.lightness), !isNeutral || other.isNeutral else { return false }
    let found = ColorName(color)
    return found == name || [name, found].allSatisfy { $0 == .violet || $0 == .purple }
  }
}

extension ColorName {
  fileprivate var isNeutral: Bool { self == .black || self == .grey || self == .white }
}

extension SRGB {
  /// Whether it is a grey, black or white without any tint.
  fileprivate var isNeutral: Bool { red == green && green == blue }
}
