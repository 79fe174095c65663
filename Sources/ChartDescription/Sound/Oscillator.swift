/// A sine that goes on: a phase of 32 bits that wraps round, and a table.
///
/// The phase adds whole numbers, so it never drifts, and every partial of a tone is a multiple of the same phase.
struct Oscillator {
  /// Samples a second.
  static let rate = 44_100
  /// Bits of the phase that choose an entry; between entries the table is interpolated. With 4,096 entries the error is
  /// (2π/4096)²/8 = 3·10⁻⁷, which is below half a step of 16 bits.
  private static let bits: UInt32 = 12
  /// A turn of the sine times 2³⁰, and its first entry once more.
  private static let table: [Int32] = (0...1 << bits).map { index in
    let turns = Double(index) / Double(1 << bits)
    return Int32((SteadyMath.sine(turns: turns == 1 ? 0 : turns) * 0x1p30).rounded(.toNearestOrEven))
  }

  private(set) var phase: UInt32 = 0

  /// How far the phase goes in a sample.
  ///
  /// - Parameter hertz: 0 up to the half of ``rate``.
  static func increment(_ hertz: Double) -> UInt32 {
    UInt32((hertz / Double(rate) * 0x1p32).rounded(.toNearestOrEven))
  }

  /// Goes on by a sample.
  mutating func advance(by increment: UInt32) { phase &+= increment }

  /// The sine of a multiple of the phase, −1…1.
  func sine(_ multiple: UInt32 = 1) -> Double { Self.sine(phase &* multiple) }

  /// The sine of a phase, −1…1.
  static func sine(_ phase: UInt32) -> Double {
    let index = Int(phase >> (32 - bits))
    let fraction = Int64((phase << bits) >> bits)
    let (from, to) = (Int64(table[index]), Int64(table[index + 1]))
    let value = from << Int64(32 - bits) + (to - from) * fraction
    return Double(value) * 0x1p-50
  }
}
