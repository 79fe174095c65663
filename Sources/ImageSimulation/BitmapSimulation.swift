package import Colorimetry
import LittleCMS
package import PNGCodec

/// Simulates pictures in memory for one kind of colour vision. Each distinct colour is converted once, by LittleCMS
/// with the exact kernel: a chart has some two thousand.
package final class BitmapSimulation {
  /// The simulation.
  package let simulation: Simulation

  /// Prepares a simulation.
  package init(_ simulation: Simulation) { self.simulation = simulation }

  /// The picture as seen; alpha is unchanged.
  package func callAsFunction(_ bitmap: Bitmap) throws(PictureError) -> Bitmap {
    guard simulation.vision != .normal, simulation.severity > 0 else { return bitmap }
    var index: [UInt32: Int32] = [:]
    var colors: [UInt8] = []
    var places = [Int32](repeating: 0, count: bitmap.bytes.count / 4)
    var last: (key: UInt32, place: Int32) = (0, -1)
    let bytes = bitmap.bytes.span
    for pixel in places.indices {
      let (red, green, blue) = (bytes[pixel * 4], bytes[pixel * 4 + 1], bytes[pixel * 4 + 2])
      let key = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
      if key != last.key || last.place < 0 {
        if let place = index[key] {
          last = (key, place)
        } else {
          last = (key, Int32(truncatingIfNeeded: index.count))
          index[key] = last.place
          colors += [red, green, blue]
        }
      }
      places[pixel] = last.place
    }
    let seen = try convert(colors)
    var result = bitmap
    for pixel in places.indices {
      let place = Int(places[pixel]) * 3
      result.bytes[pixel * 4] = seen[place]
      result.bytes[pixel * 4 + 1] = seen[place + 1]
      result.bytes[pixel * 4 + 2] = seen[place + 2]
    }
    return result
  }

  private func convert(_ colors: [UInt8]) throws(PictureError) -> [UInt8] {
    do throws(LittleCMSError) {
      let pixels = PictureLinearizer.Pixels(colors: colors.count / 3)
      let row = try RowSimulation(simulation, width: pixels.width, pixels)
      row.simulate(colors.span, nil)
      return row.row
    } catch {
      throw PictureError.littleCMS(error.description)
    }
  }
}

/// Why a picture could not be read, simulated or written.
package enum PictureError: Error, Hashable, Sendable {
  /// The file could not be read or written.
  case png(PNGError)
  /// The picture's colours cannot be represented in sRGB: a description, and what to do.
  case unsupportedColor(String)
  /// A call of LittleCMS failed.
  case littleCMS(String)
  /// The file was read, but is not a picture of a chart.
  case noChart(ChartRefusal)

  /// The problem, in words behind the name of the picture: `ends early, at byte 1024; copy the file again`.
  package var reason: String {
    switch self {
    case .png(let error): error.reason
    case .unsupportedColor(let reason): reason
    case .littleCMS(let reason): reason
    case .noChart(let refusal): "does not show a chart with series: \(refusal.words)"
    }
  }
}
