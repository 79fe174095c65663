/// How a picture is made larger or smaller.
package enum Resampling: CaseIterable, Sendable {
  /// Straight lines between pixels.
  case bilinear
  /// A sinc of three lobes, that goes beyond what it stands between.
  case lanczos

  var reach: Double { self == .bilinear ? 1 : 3 }

  func weight(_ x: Double) -> Double {
    guard abs(x) < reach else { return 0 }
    if self == .bilinear { return 1 - abs(x) }
    guard x != 0 else { return 1 }
    return 3 * sine(.pi * x) * sine(.pi * x / 3) / (.pi * .pi * x * x)
  }
}

/// Sine by its series about the nearest multiple of π, exact to 1e-9.
private func sine(_ x: Double) -> Double {
  let turns = (x / .pi).rounded()
  let rest = x - turns * .pi
  let sign = turns.truncatingRemainder(dividingBy: 2) == 0 ? 1.0 : -1.0
  var (term, sum) = (rest, rest)
  for step in stride(from: 2.0, through: 16, by: 2) {
    term *= -rest * rest / (step * (step + 1))
    sum += term
  }
  return sign * sum
}

extension DrawnChart {
  /// The picture by so much larger, as programs that edit and show pictures make it.
  package func resized(by factor: Double, _ resampling: Resampling) -> WrittenPNG {
    let (newWidth, newHeight) = (Int(Double(width) * factor), Int(Double(height) * factor))
    let columns = (0..<newWidth).map { Self.taps($0, factor, width, resampling) }
    let rows = (0..<newHeight).map { Self.taps($0, factor, height, resampling) }
    let (pixels, stride) = (pixels, width)
    return WrittenPNG(newWidth, newHeight) { x, y in
      var sum = (0.0, 0.0, 0.0)
      for (row, vertical) in rows[y] {
        for (column, horizontal) in columns[x] {
          let (pixel, weight) = (pixels[row * stride + column], vertical * horizontal)
          sum = (sum.0 + pixel.0 * weight, sum.1 + pixel.1 * weight, sum.2 + pixel.2 * weight)
        }
      }
      return [sum.0, sum.1, sum.2].map { Int(max(0, min(255, $0.rounded()))) }
    }
  }

  private static func taps(
    _ place: Int, _ factor: Double, _ count: Int, _ resampling: Resampling
  ) -> [(place: Int, weight: Double)] {
    let scale = max(1, 1 / factor)
    let middle = (Double(place) + 0.5) / factor - 0.5
    let reach = resampling.reach * scale
    let taps = (Int((middle - reach).rounded(.up))...Int((middle + reach).rounded(.down))).map { tap in
      (place: max(0, min(count - 1, tap)), weight: resampling.weight((Double(tap) - middle) / scale))
    }
    let whole = taps.reduce(0) { $0 + $1.weight }
    return taps.map { ($0.place, $0.weight / whole) }
  }
}
