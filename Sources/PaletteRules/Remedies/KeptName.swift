import Colorimetry

/// The colour name to keep, so that readers who know the chart recognize the series.
struct KeptName {
  private let name: ColorName
  /// The allowed OKLCh lightness, 0…1.
  private let lightness: ClosedRange<Double>
  /// Whether red, green and blue are equal, which a name does not express and a tint would spoil.
  private let isNeutral: Bool

  /// The OKLCh lightness outside of which any colour looks black or white, whatever its hue. Like ``ColorName`` for
  /// greys.
  private static let colored = 0.25...0.93

  /// The name of a colour, encoded. A colour that is already darker or lighter may stay so.
  init(of original: SRGB) {
    let color = OKLCh(OKLab(LinearSRGB(original)))
    name = ColorName(color)
    isNeutral = original.isNeutral
    lightness =
      name.isNeutral
      ? 0...1
      : min(color.lightness, Self.colored.lowerBound)...max(color.lightness, Self.colored.upperBound)
  }

  /// Whether people would use the same name for the other colour; violet and purple count as one, and so do teal
  /// and cyan, its light form.
  func fits(_ other: SRGB) -> Bool {
    let color = OKLCh(OKLab(LinearSRGB(other)))
    guard lightness.contains(color.lightness), !isNeutral || other.isNeutral else { return false }
    let found = ColorName(color)
    if found == name { return true }
    let families: [Set<ColorName>] = [[.violet, .purple], [.teal, .cyan]]
    return families.contains { $0.isSuperset(of: [name, found]) }
  }
}

extension ColorName {
  fileprivate var isNeutral: Bool { self == .black || self == .grey || self == .white }
}

extension SRGB {
  /// Whether the colour is a grey, black or white without any tint.
  fileprivate var isNeutral: Bool { red == green && green == blue }
}
