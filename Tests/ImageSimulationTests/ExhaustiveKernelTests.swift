import Colorimetry
import FileAccess
import ImageSimulation
import Testing

/// All 16,777,216 colours: minutes without optimisation, so only when asked for, by `make exhaustive`.
@Suite(.enabled(if: FileAccess.environment("PALETTECHECK_EXHAUSTIVE") != nil))
struct ExhaustiveKernelTests {
  static let models = [SimulationModel.brettel1997, .vienot1999, .machado2009]

  /// What one simulation came to over all colours.
  private struct Tally {
    /// Channels that are not what rounding gives.
    var wrong = 0
    /// Channels that are not what cutting the fraction off gives, as other programs do, and by how much at most.
    var unlikeTruncated = 0
    var farthest = 0

    mutating func count(_ seen: UInt8, _ exact: Double) {
      let scaled = exact.clampedToUnit * 255
      if Int(seen) != Int((scaled + 0.5).rounded(.down)) { wrong += 1 }
      let distance = abs(Int(seen) - Int(scaled))
      if distance > 0 { unlikeTruncated += 1 }
      farthest = max(farthest, distance)
    }
  }

  @Test(arguments: models, [Vision.protan, .deutan, .tritan])
  func `no channel of any colour differs from doubles and rounding`(_ model: SimulationModel, _ vision: Vision) {
    let simulation = Simulation(vision, model: model)
    let kernel = SimulationKernel(simulation)
    let linear = (0...255).map { SRGBTransfer.decode(Double($0) / 255) }
    var plane = [UInt8](repeating: 0, count: 3 << 16)
    var seen = plane
    var (tally, colors) = (Tally(), 0)
    for red in 0...255 {
      for index in 0..<(1 << 16) {
        plane[index * 3] = UInt8(red)
        plane[index * 3 + 1] = UInt8(index >> 8)
        plane[index * 3 + 2] = UInt8(index & 255)
      }
      var span = seen.mutableSpan
      kernel.convert(plane.span, into: &span, channels: 3)
      for index in 0..<(1 << 16) {
        let exact = SRGB(simulation(LinearSRGB(linear[red], linear[index >> 8], linear[index & 255])))
        tally.count(seen[index * 3], exact.red)
        tally.count(seen[index * 3 + 1], exact.green)
        tally.count(seen[index * 3 + 2], exact.blue)
        colors += 1
      }
    }
    print(
      "\(model.rawValue) \(vision.rawValue): \(colors) colours, \(tally.wrong) of \(colors * 3) channels wrong; "
        + "\(tally.unlikeTruncated) unlike truncation, by \(tally.farthest) at most")
    #expect(colors == 1 << 24)
    #expect(tally.wrong == 0)
    #expect(tally.farthest <= 1)
  }
}
