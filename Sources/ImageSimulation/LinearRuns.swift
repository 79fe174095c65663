import Colorimetry
import LittleCMS
import PNGCodec

/// A row in linear sRGB, run-length encoded: charts consist of flat colours, and converting a colour through a profile
/// is slow.
final class LinearRuns {
  private let linearizer: PictureLinearizer
  private let pixelBytes: Int
  private var distinct: [UInt8] = []
  /// Three components per run.
  private(set) var linear: [Float] = []
  /// Pixels per run.
  private(set) var lengths: [Int] = []

  /// The converter for these colours, nil if they are sRGB or their description is unusable, and notes about it.
  static func converting(_ color: PictureColor, _ pixels: PictureLinearizer.Pixels) -> (LinearRuns?, [String]) {
    do throws(LittleCMSError) {
      guard let linearizer = try PictureLinearizer(color, pixels) else { return (nil, []) }
      let source = if case .profile = color { "its ICC profile" } else { "its gamma and primaries" }
      let bytes = PixelFormat.rgb(bits: pixels.bits, alpha: pixels.hasAlpha).bytesPerPixel
      let note = "the picture's colours were converted to sRGB from \(source)"
      return (LinearRuns(linearizer, pixelBytes: bytes), [note])
    } catch {
      return (
        nil, ["the picture's colour profile cannot be used (\(error.message)); its colours are read as sRGB"]
      )
    }
  }

  private init(_ linearizer: consuming PictureLinearizer, pixelBytes: Int) {
    self.linearizer = linearizer
    self.pixelBytes = pixelBytes
  }

  func convert(_ row: Span<UInt8>) {
    // Moved out of the object while they change, to avoid a copy.
    var (distinct, linear): ([UInt8], [Float]) = ([], [])
    swap(&distinct, &self.distinct)
    swap(&linear, &self.linear)
    distinct.removeAll(keepingCapacity: true)
    lengths.removeAll(keepingCapacity: true)
    var start = 0
    while start + pixelBytes <= row.count {
      if start > 0, isRepeated(row, start) {
        lengths[lengths.count - 1] += 1
      } else {
        for index in start..<(start + pixelBytes) { distinct.append(row[index]) }
        lengths.append(1)
      }
      start += pixelBytes
    }
    if linear.count < lengths.count * 3 { linear = [Float](repeating: 0, count: lengths.count * 3) }
    var output = linear.mutableSpan
    linearizer(distinct.span, into: &output)
    self.distinct = distinct
    self.linear = linear
  }

  private func isRepeated(_ row: Span<UInt8>, _ start: Int) -> Bool {
    for index in start..<(start + pixelBytes) where row[index] != row[index - pixelBytes] { return false }
    return true
  }
}

/// From linear light to integers of gamma-encoded sRGB, rounded half up: identical to ``SRGBTransfer`` with rounding,
/// without a power function per pixel.
///
/// The table stores the least linear value that rounds to each number. A bucket of linear values gives the first number
/// in it; one comparison with the next number decides. 4,096 buckets are narrow enough for one comparison at 8 bits:
/// encoding is steepest at black, 12.92 · 255 / 4096 < 1. At 16 bits the buckets divide the square root, which is nearly
/// as steep everywhere: at most 1.45 · 65,535 / 131,072 < 1, where the line of sRGB at black meets its curve.
struct EncodingTable: Sendable {
  /// The largest number, 255 or 65,535.
  let maximum: Int
  let buckets: Double
  /// Whether the buckets divide the square root of a linear value.
  private let isRooted: Bool
  /// The number at the lower end of each bucket.
  let first: [UInt16]
  /// By number, the least linear value that rounds to it; infinity after the last.
  let thresholds: [Double]

  /// The table for 8 bits.
  static let bytes = EncodingTable(maximum: 255, buckets: 4_096, isRooted: false)
  /// The table for 16 bits.
  static let words = EncodingTable(maximum: 65_535, buckets: 131_072, isRooted: true)

  private init(maximum: Int, buckets: Int, isRooted: Bool) {
    let thresholds = (1...maximum).map { Self.threshold($0, maximum) }
    self.maximum = maximum
    self.buckets = Double(buckets)
    self.isRooted = isRooted
    self.thresholds = [-.infinity] + thresholds + [.infinity]
    var (first, number) = ([UInt16](), 0)
    first.reserveCapacity(buckets)
    for bucket in 0..<buckets {
      let place = Double(bucket) / Double(buckets)
      // A rounded square root may be that of the next bucket.
      let end = isRooted ? place * place * (1 - 1e-12) : place
      while number < maximum, thresholds[number] <= end { number += 1 }
      first.append(UInt16(number))
    }
    self.first = first
  }

  /// The definition: clamp, encode, round half up.
  static func rounded(_ linear: Double, _ maximum: Int) -> Int {
    Int((SRGBTransfer.encode(linear).clampedToUnit * Double(maximum) + 0.5).rounded(.down))
  }

  /// Starts at the linear value of the number's lower bound and steps between adjacent doubles to the first that rounds
  /// to it.
  private static func threshold(_ number: Int, _ maximum: Int) -> Double {
    var value = SRGBTransfer.decode((Double(number) - 0.5) / Double(maximum))
    while rounded(value, maximum) < number { value = value.nextUp }
    while rounded(value.nextDown, maximum) >= number { value = value.nextDown }
    return value
  }

  /// The number that a linear value rounds to; takes the spans of ``first`` and ``thresholds``, so that a loop over
  /// many pixels fetches them once.
  @inline(__always)
  func number(_ linear: Double, _ first: Span<UInt16>, _ thresholds: Span<Double>) -> Int {
    guard linear > 0 else { return 0 }
    guard linear < 1 else { return maximum }
    let number = Int(first[Int((isRooted ? linear.squareRoot() : linear) * buckets)])
    return linear >= thresholds[number + 1] ? number + 1 : number
  }
}
