import Colorimetry
import LittleCMS
import PNGCodec

/// Simulates rows of a picture for one kind of colour vision; gamma-encoded sRGB.
final class RowSimulation {
  private let kernel: SimulationKernel
  private let transform: Transform
  private let hasAlpha: Bool
  private let bits: Int
  private(set) var row: [UInt8]

  /// Prepares for rows of a picture with 8 or 16 bits per channel.
  init(_ simulation: Simulation, width: Int, _ pixels: PictureLinearizer.Pixels) throws(LittleCMSError) {
    let kernel = SimulationKernel(simulation)
    let context = try Context(kernel: kernel)
    // The pipeline that the kernel replaces; LittleCMS runs it for formats that the kernel does not accept.
    let link = try Profile.deviceLink(Profile.LinkText(description: "", copyright: ""), context)
    try link.add(float: SimulationPipeline.stages(simulation, context))
    let format = PixelFormat.rgb(bits: pixels.bits, alpha: pixels.hasAlpha)
    self.kernel = kernel
    hasAlpha = pixels.hasAlpha
    bits = pixels.bits
    transform = try Transform(link: link, format, format)
    row = [UInt8](repeating: 0, count: width * format.bytesPerPixel)
  }

  /// Simulates a row of gamma-encoded sRGB, or its conversion to linear light; alpha always comes from the row.
  func simulate(_ input: Span<UInt8>, _ runs: LinearRuns?) {
    if let runs { return encode(runs, alphaOf: input) }
    // Moved out of the object while it changes, to avoid a copy.
    var row: [UInt8] = []
    swap(&row, &self.row)
    var output = row.mutableSpan
    transform(input, into: &output)
    self.row = row
  }

  private func encode(_ runs: LinearRuns, alphaOf original: Span<UInt8>) {
    let encoding: EncodingTable = bits == 16 ? .words : .bytes
    let (linear, lengths) = (runs.linear, runs.lengths)
    let step = bits == 16 ? 2 : 1
    let pixel = (hasAlpha ? 4 : 3) * step
    var row: [UInt8] = []
    swap(&row, &self.row)
    var index = 0
    for run in lengths.indices {
      let color = kernel.encode(linear[run * 3], linear[run * 3 + 1], linear[run * 3 + 2], encoding)
      for _ in 0..<lengths[run] {
        put(color.0, &row, index)
        put(color.1, &row, index + step)
        put(color.2, &row, index + 2 * step)
        if hasAlpha { for byte in (index + 3 * step)..<(index + pixel) { row[byte] = original[byte] } }
        index += pixel
      }
    }
    self.row = row
  }

  @inline(__always)
  private func put(_ number: Int, _ row: inout [UInt8], _ index: Int) {
    if bits == 16 {
      // Bytes in native order.
      let number = UInt16(truncatingIfNeeded: number).littleEndian
      row[index] = UInt8(truncatingIfNeeded: number)
      row[index + 1] = UInt8(truncatingIfNeeded: number >> 8)
    } else {
      row[index] = UInt8(truncatingIfNeeded: number)
    }
  }
}
