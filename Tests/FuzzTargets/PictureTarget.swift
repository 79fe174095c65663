import Colorimetry
import ImageSimulation
import PNGCodec
import WrittenPNG

extension FuzzTarget {
  /// PNG files with all that may be in them: simulated, and their charts read.
  static let pictures = FuzzTarget("pictures", .picture, bytes: Seeds.pictures) { bytes in
    let limits = PNGLimits(pixels: 40_000)
    let sink = MemorySink()
    do throws(PictureError) {
      let output = PictureSimulation.Output(Simulation(.deutan), to: sink)
      _ = try PictureSimulation(limits: limits).write([output], fileSize: bytes.count) { MemorySource(bytes) }
      guard sink.bytes.starts(with: WrittenPNG.signature) else { return "the simulation wrote no picture" }
    } catch {}
    _ = try? ChartPicture(on: ScreenColor(SRGB(1, 1, 1)), limits: limits) { MemorySource(bytes) }
    return nil
  }
}
