import Colorimetry
import PNGCodec
import RealModule
import Testing
import WrittenPNG

@testable import ImageSimulation

/// A picture like a photograph, all the way from one PNG file to another.
struct PhotographTests {
  /// Light that falls off over a sky, a textured ground, a blurred disc, and the noise of a sensor: nearly as many colours
  /// as pixels, few neighbours alike.
  private static func photograph(_ width: Int, _ height: Int) -> WrittenPNG {
    WrittenPNG(width, height) { column, row in
      let (x, y) = (Double(column) / Double(width), Double(row) / Double(height))
      let texture = Double.sin(70 * x + 9 * Double.sin(23 * y)) * Double.cos(61 * y - 7 * x)
      let disc = 1 / (1 + Double.exp(40 * ((x - 0.6) * (x - 0.6) + (y - 0.4) * (y - 0.4)).squareRoot() - 8))
      let light = 0.35 + 0.5 * (1 - y) + 0.1 * disc + (y > 0.55 ? 0.22 * texture : 0)
      let tint = [
        light * (0.55 + 0.4 * disc), light * (0.7 - 0.25 * disc + 0.2 * y), light * (0.95 - 0.6 * disc - 0.5 * y),
      ]
      return tint.enumerated().map { channel, value in
        let noise = random((row * width + column) * 3 + channel) - 0.5
        return Int(((value + 0.06 * noise).clampedToUnit * 255).rounded())
      }
    }
  }

  private static let picture = photograph(240, 160).bytes

  private func wrongChannels(_ picture: [UInt8], _ simulation: Simulation) throws -> (of: Int, wrong: Int, moved: Int) {
    let sink = MemorySink()
    // By the size of the file the picture is compressed as a photograph.
    _ = try PictureSimulation().write([.init(simulation, to: sink)], fileSize: picture.count) { () throws(PNGError) in
      MemorySource(picture)
    }
    let (before, after) = (try samples(picture), try samples(sink.bytes))
    #expect(before.count == after.count)
    var (wrong, moved) = (0, 0)
    for index in stride(from: 0, to: before.count, by: 3) {
      let color = SRGB(Double(before[index]) / 255, Double(before[index + 1]) / 255, Double(before[index + 2]) / 255)
      let seen = SRGB(simulation(LinearSRGB(color)))
      for (place, value) in [seen.red, seen.green, seen.blue].enumerated() {
        if after[index + place] != Int((value.clampedToUnit * 255 + 0.5).rounded(.down)) { wrong += 1 }
        if after[index + place] != before[index + place] { moved += 1 }
      }
    }
    return (before.count, wrong, moved)
  }

  @Test func `it has the colours of a photograph`() throws {
    let all = try samples(Self.picture)
    let colors = Set(stride(from: 0, to: all.count, by: 3).map { all[$0] << 16 | all[$0 + 1] << 8 | all[$0 + 2] })
    #expect(colors.count > 240 * 160 * 2 / 3)
  }

  @Test(arguments: simulations.filter { $0.vision != .normal })
  func `no channel is wrong, held to doubles and rounding`(_ simulation: Simulation) throws {
    let (channels, wrong, moved) = try wrongChannels(Self.picture, simulation)
    #expect(channels == 240 * 160 * 3)
    #expect(wrong == 0)
    #expect(moved > channels / 5)
  }

  @Test func `none is wrong either in a picture that is compressed while it is simulated`() throws {
    #expect(try wrongChannels(Self.photograph(640, 400).bytes, Simulation(.deutan)).wrong == 0)
  }
}
