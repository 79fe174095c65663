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
