/// Numbers that look random and are the same everywhere: SplitMix64.
///
/// Source: G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
package struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Begins a sequence.
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// The next number, 0 ≤ u < 1.
  package mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// The next number of a bell-shaped distribution around 0 with a standard deviation of 1: twelve of ``unit()`` added
  /// (Irwin–Hall), which needs no logarithm and so has the same bits everywhere.
  package mutating func bell() -> Double { (0..<12).reduce(-6.0) { sum, _ in sum + unit() } }
}
