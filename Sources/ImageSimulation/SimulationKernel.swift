package import Colorimetry
package import LittleCMS

/// Simulates pixels of gamma-encoded sRGB; LittleCMS runs it in place of the pipeline of stages.
///
/// Each channel equals the result of ``Simulation`` in doubles, clamped and rounded half up. Tables replace the
/// transfer functions on both sides of the matrix; alpha is copied. A pixel equal to the previous one is not computed
/// again.
package struct SimulationKernel: PixelKernel {
  private let map: MapCoefficients

  /// Prepares the coefficients.
  package init(_ simulation: Simulation) { map = MapCoefficients(simulation.map) }

  package func converts(_ input: PixelFormat, to output: PixelFormat) -> Bool { input == output }

  package func convert(_ input: Span<UInt8>, into output: inout MutableSpan<UInt8>, channels: Int) {
    convert(input, into: &output, channels: channels, DecodingTable.bytes, .bytes)
  }

  package func convert(_ input: Span<UInt16>, into output: inout MutableSpan<UInt16>, channels: Int) {
    convert(input, into: &output, channels: channels, DecodingTable.words, .words)
  }

  @inline(__always)
  private func convert<Level: FixedWidthInteger & UnsignedInteger>(
    _ input: Span<Level>, into output: inout MutableSpan<Level>, channels: Int, _ decoding: [Double],
    _ encoding: EncodingTable
  ) {
    let (linear, first, thresholds) = (decoding.span, encoding.first.span, encoding.thresholds.span)
    var last: (Level, Level, Level) = (0, 0, 0)
    var seen = last
    var index = 0
    while index + channels <= input.count {
      let pixel = (input[index], input[index + 1], input[index + 2])
      // Every model maps black to black, so the first comparison is correct too.
      if pixel != last {
        let color = map(linear[Int(pixel.0)], linear[Int(pixel.1)], linear[Int(pixel.2)])
        seen.0 = Level(truncatingIfNeeded: encoding.number(color.0, first, thresholds))
        seen.1 = Level(truncatingIfNeeded: encoding.number(color.1, first, thresholds))
        seen.2 = Level(truncatingIfNeeded: encoding.number(color.2, first, thresholds))
        last = pixel
      }
      output[index] = seen.0
      output[index + 1] = seen.1
      output[index + 2] = seen.2
      if channels == 4 { output[index + 3] = input[index + 3] }
      index += channels
    }
  }

  /// Simulates and encodes one linear sRGB colour: three numbers, 0…255 or 0…65,535.
  @inline(__always)
  func encode(_ red: Float, _ green: Float, _ blue: Float, _ encoding: EncodingTable) -> (Int, Int, Int) {
    let (first, thresholds) = (encoding.first.span, encoding.thresholds.span)
    let color = map(Double(red).clampedToUnit, Double(green).clampedToUnit, Double(blue).clampedToUnit)
    return (
      encoding.number(color.0, first, thresholds), encoding.number(color.1, first, thresholds),
      encoding.number(color.2, first, thresholds)
    )
  }
}

/// From encoded sRGB to linear light, by number.
enum DecodingTable {
  /// For 8 bits.
  static let bytes = (0...255).map { SRGBTransfer.decode(Double($0) / 255) }
  /// For 16 bits.
  static let words = (0...65_535).map { SRGBTransfer.decode(Double($0) / 65_535) }
}

/// The numbers of a ``FoldedMatrix`` in registers, applied in the same order, so that every bit of the result agrees.
struct MapCoefficients: Sendable {
  private let red, green, blue, normal, fold: Vector3
  private let isLinear: Bool

  init(_ map: FoldedMatrix) {
    (red, green, blue) = map.matrix.rows
    (normal, fold, isLinear) = (map.normal, map.fold, map.isLinear)
  }

  @inline(__always)
  func callAsFunction(_ r: Double, _ g: Double, _ b: Double) -> (Double, Double, Double) {
    let x = red.x * r + red.y * g + red.z * b
    let y = green.x * r + green.y * g + green.z * b
    let z = blue.x * r + blue.y * g + blue.z * b
    guard !isLinear else { return (x, y, z) }
    let side = max(0, normal.x * r + normal.y * g + normal.z * b)
    return (x + fold.x * side, y + fold.y * side, z + fold.z * side)
  }
}
