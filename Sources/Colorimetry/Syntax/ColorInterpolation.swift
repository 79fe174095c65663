/// How two colours are mixed: the space; hues take the shorter arc.
///
/// Source: CSS Color 4 section 12.
package struct ColorInterpolation: Hashable {
  var space: Color.Space

  /// Mixes in a space, with hues along their shorter arc.
  package init(space: Color.Space) { self.space = space }

  /// Mixes `amount` 0…1 of `other` into `color`: with premultiplied alpha, hues along their arc; a component missing in
  /// one colour is taken from the other.
  package func mix(_ color: Color, _ other: Color, amount: Double) -> Color {
    let (first, second) = (color.converted(to: space), other.converted(to: space))
    let alphas = Self.filled(first.alpha, second.alpha)
    let alpha = alphas.map { $0.0 + ($0.1 - $0.0) * amount }
    let pairs = zip(first.components.list, second.components.list).map { Self.filled($0, $1) }
    let values: [Double?] = zip(space.componentKinds, pairs).map { kind, pair in
      guard let pair else { return nil }
      if kind == .hue {
        let (from, to) = fixed(pair)
        return (from + (to - from) * amount).positiveRemainder(360)
      }
      guard let alphas, let alpha else { return pair.0 + (pair.1 - pair.0) * amount }
      let premultiplied = pair.0 * alphas.0 * (1 - amount) + pair.1 * alphas.1 * amount
      return alpha == 0 ? premultiplied : premultiplied / alpha
    }
    return Color(space: space, components: Color.Components(values[0], values[1], values[2]), alpha: alpha)
  }

  /// Both values, each replacing the other if it is missing; nil if both are missing.
  private static func filled(_ a: Double?, _ b: Double?) -> (Double, Double)? {
    guard let first = a ?? b, let second = b ?? a else { return nil }
    return (first, second)
  }

  /// Hues shifted by whole turns so that the path between them is the shorter arc. Source: CSS Color 4 section 12.4.
  private func fixed(_ hues: (Double, Double)) -> (Double, Double) {
    let (from, to) = (hues.0.positiveRemainder(360), hues.1.positiveRemainder(360))
    return to - from > 180 ? (from + 360, to) : to - from < -180 ? (from, to + 360) : (from, to)
  }
}
