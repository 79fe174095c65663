import LittleCMS
import PNGCodec

/// A row in linear sRGB: each colour once for as many pixels as follow each other with it, since flat colours are what
/// charts are made of and converting a colour through a profile is slow.
final class LinearRuns {
  private let linearizer: PictureLinearizer
  private let pixelBytes: Int
  private var distinct: [UInt8] = []
  /// Three components for each run.
  private(set) var linear: [Float] = []
  /// Pixels of each run.
  private(set) var lengths: [Int] = []

  /// What converts these colours, nil where they are sRGB or cannot be used, and notes that say so.
  static func converting(_ color: PictureColor, _ pixels: PictureLinearizer.Pixels) -> (LinearRuns?, [String]) {
    do throws(LittleCMSError) {
      guard let linearizer = try PictureLinearizer(color, pixels) else { return (nil, []) }
      let source = if case .profile = color { "its ICC profile" } else { "those that the file describes" }
      let bytes = PixelFormat.rgb(bits: pixels.bits, alpha: pixels.hasAlpha).bytesPerPixel
      return (LinearRuns(linearizer, pixelBytes: bytes), ["the picture's colours were converted to sRGB by \(source)"])
    } catch {
      return (
        nil, ["the picture's colour profile cannot be used (\(error.message)); its colours are taken as sRGB"]
      )
    }
  }

  private init(_ linearizer: consuming PictureLinearizer, pixelBytes: Int) {
    self.linearizer = linearizer
    self.pixelBytes = pixelBytes
  }

  /// Converts a row.
  func convert(_ row: Span<UInt8>) {
    // Taken out of the object while they are changed, so that nothing is copied.
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
