import Colorimetry

/// Colours at positions 0…1, mixed in between.
struct RampScale: Sendable {
  private let colors: [SRGB]
  private let positions: [Double]
  private let interpolation: Ramp.Interpolation

  /// Spreads colours over 0…1: at their positions, or evenly.
  ///
  /// - Parameter stated: The declared positions; they count only when every colour has one, because libraries disagree
  ///   about a scale with missing positions.
  init(_ colors: [SRGB], at stated: [Double?], interpolation: Ramp.Interpolation) {
    (self.colors, self.interpolation) = (colors, interpolation)
    let known = stated.compactMap(\.self)
    let last = Double(max(colors.count - 1, 1))
    if known.count == colors.count, Self.isOrdered(stated), let first = known.first, let end = known.last {
      positions = known.map { ($0 - first) / (end - first) }
    } else {
      positions = colors.indices.map { Double($0) / last }
    }
  }

  /// Whether the declared positions rise, or repeat for a sharp edge: libraries disagree about any others, from sorting
  /// them to painting one colour.
  static func isOrdered(_ stated: [Double?]) -> Bool {
    let known = stated.compactMap(\.self)
    guard known.count > 1, let first = known.first, let last = known.last else { return true }
    return last > first && zip(known, known.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// Where a diverging scale turns: at its middle colour, or halfway between the two middle ones.
  var middle: Double {
    let (lower, upper) = ((colors.count - 1) / 2, colors.count / 2)
    guard positions.indices.contains(upper) else { return 0.5 }
    return (positions[lower] + positions[upper]) / 2
  }

  /// The distance of the first colour beyond the middle, as a share of the way to an end (0 or 1).
  func firstStop(from middle: Double, to end: Double) -> Double {
    let length = (end - middle).magnitude
    let distances = positions.map { end < middle ? middle - $0 : $0 - middle }.filter { $0 > 1e-9 }
    return length > 0 ? (distances.min() ?? length) / length : 1
  }

  /// The colours between the middle and an end (0 or 1), as declared.
  func stops(from middle: Double, to end: Double) -> [SRGB] {
    zip(positions, colors).filter { end < middle ? middle - $0.0 > 1e-9 : $0.0 - middle > 1e-9 }.map(\.1)
  }

  /// Evenly spread colours, including both ends.
  func samples(_ count: Int) -> [SRGB] {
    (0..<count).map { color(at: Double($0) / Double(max(count - 1, 1))) }
  }

  /// Colours of both halves, each evenly spread: an odd number around the middle colour; an even number, without the
  /// mixtures between the two middle colours, because those belong to neither half.
  func samplesOfHalves(_ count: Int) -> [SRGB] {
    let half = max(count / 2, 1)
    let (lower, upper) = ((colors.count - 1) / 2, colors.count / 2)
    guard positions.indices.contains(upper) else { return colors }
    let first = (0...half).map { color(at: positions[lower] * Double($0) / Double(half)) }
    let second = (0...half).map { color(at: positions[upper] + (1 - positions[upper]) * Double($0) / Double(half)) }
    return first + (lower == upper ? Array(second.dropFirst()) : second)
  }

  /// The colour at a position, in encoded sRGB inside its gamut.
  func color(at position: Double) -> SRGB {
    let upper = positions.partitioningIndex { $0 >= position }
    guard upper > 0, upper < colors.count else { return colors[min(max(upper, 0), colors.count - 1)] }
    let (from, to) = (positions[upper - 1], positions[upper])
    let share = to > from ? (position - from) / (to - from) : 1
    return mix(colors[upper - 1], colors[upper], share)
  }

  private func mix(_ first: SRGB, _ second: SRGB, _ share: Double) -> SRGB {
    let space: Color.Space
    switch interpolation {
    case .steps: return share < 0.5 ? first : second
    case .srgb: space = .srgb
    case .srgbLinear: space = .srgbLinear
    case .lab: space = .lab
    case .oklab: space = .oklab
    case .oklch: space = .oklch
    }
    return ColorInterpolation(space: space).mix(Color(first), Color(second), amount: share).mappedToSRGB.srgb
  }
}

extension [Double] {
  /// The index of the first match, in a list where all matches come last.
  fileprivate func partitioningIndex(_ fits: (Double) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if fits(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
