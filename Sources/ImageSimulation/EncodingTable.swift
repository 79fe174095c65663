import Colorimetry

/// Linear light to whole numbers of gamma-encoded sRGB, rounded half up: exactly what ``SRGBTransfer`` and rounding give,
/// without a power a pixel.
///
/// For every number the least linear value that rounds to it is known. A bucket of linear values says which numbers
/// begin there; a comparison with the next one decides. 4,096 buckets are narrow enough that one comparison does for
/// 8 bits: encoding is steepest at black, 12.92 · 255 / 4096 < 1.
struct EncodingTable: Sendable {
  /// 255 or 65,535.
  let maximum: Int
  let buckets: Double
  /// The number at the lower end of each bucket.
  let first: [UInt16]
  /// The least linear value that rounds to a number, by number; infinity after the last.
  let thresholds: [Double]

  /// 8 bits.
  static let bytes = EncodingTable(maximum: 255, buckets: 4_096)
  /// 16 bits.
  static let words = EncodingTable(maximum: 65_535, buckets: 65_536)

  private init(maximum: Int, buckets: Int) {
    let thresholds = (1...maximum).map { Self.threshold($0, maximum) }
    self.maximum = maximum
    self.buckets = Double(buckets)
    self.thresholds = [-.infinity] + thresholds + [.infinity]
    var (first, number) = ([UInt16](), 0)
    first.reserveCapacity(buckets)
    for bucket in 0..<buckets {
      while number < maximum, thresholds[number] <= Double(bucket) / Double(buckets) { number += 1 }
      first.append(UInt16(number))
    }
    self.first = first
  }

  /// The definition: clamped, encoded, rounded half up.
  static func rounded(_ linear: Double, _ maximum: Int) -> Int {
    Int((SRGBTransfer.encode(linear).clampedToUnit * Double(maximum) + 0.5).rounded(.down))
  }

  /// Starts where the number's lower edge decodes to and steps to the neighbouring double that is the first.
  private static func threshold(_ number: Int, _ maximum: Int) -> Double {
    var value = SRGBTransfer.decode((Double(number) - 0.5) / Double(maximum))
    while rounded(value, maximum) < number { value = value.nextUp }
    while rounded(value.nextDown, maximum) >= number { value = value.nextDown }
    return value
  }

  /// The number that a linear value rounds to; the spans are ``first`` and ``thresholds``, so that a loop over many
  /// pixels fetches them once.
  @inline(__always)
  func number(_ linear: Double, _ first: Span<UInt16>, _ thresholds: Span<Double>) -> Int {
    guard linear > 0 else { return 0 }
    guard linear < 1 else { return maximum }
    var number = Int(first[Int(linear * buckets)])
    while linear >= thresholds[number + 1] { number += 1 }
    return number
  }
}
