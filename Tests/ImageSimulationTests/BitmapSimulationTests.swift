import Colorimetry
import ImageSimulation
import PNGCodec
import Testing

@Suite struct BitmapSimulationTests {
  /// Every colour of a 16³ grid, some of them many times.
  private static let picture: Bitmap = {
    var bytes: [UInt8] = []
    for index in 0..<8192 {
      let color = index % 4096
      bytes += [UInt8(color & 15) * 17, UInt8(color >> 4 & 15) * 17, UInt8(color >> 8) * 17, UInt8(index % 251)]
    }
    return Bitmap(width: 128, height: 64, bytes: bytes)
  }()

  @Test(arguments: Vision.allCases, [0.0, 0.4, 1])
  func `every pixel matches the double-precision simulation, and alpha is unchanged`(vision: Vision, severity: Double)
    throws
  {
    let simulation = Simulation(vision, severity: severity)
    let seen = try BitmapSimulation(simulation)(Self.picture)
    for row in 0..<64 {
      for column in 0..<128 {
        let pixel = Self.picture[column, row]
        let exact = SRGB(
          simulation(LinearSRGB(SRGB(bytes: pixel.red, pixel.green, pixel.blue)), convention: .clamp)
        ).bytes
        let expected =
          vision == .normal ? pixel : RGBA8(exact.red, exact.green, exact.blue, pixel.alpha)
        #expect(seen[column, row] == expected)
      }
    }
  }

  @Test func `a picture of one black pixel is simulated too`() throws {
    let black = Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 255])
    #expect(try BitmapSimulation(Simulation(.deutan))(black) == black)
  }
}
