// All 16,777,216 colours through the kernel that simulates pictures, held to double precision: `make exhaustive`.
//
// A command, since it takes minutes without optimisation and needs no more than the kernel. It prints a line for each model
// and deficiency and exits 1 when a channel is not what rounding gives.

import Colorimetry
import FileAccess
import ImageSimulation

/// What one simulation came to over all colours.
struct Tally {
  private(set) var colors = 0
  /// Channels that are not what rounding gives.
  private(set) var wrong = 0
  /// Channels that are not what cutting the fraction off gives, as other programs do, and by how much at most.
  private(set) var unlikeTruncated = 0
  private(set) var farthest = 0

  /// Counts every colour.
  init(_ simulation: Simulation) {
    let kernel = SimulationKernel(simulation)
    let linear = (0...255).map { SRGBTransfer.decode(Double($0) / 255) }
    var plane = [UInt8](repeating: 0, count: 3 << 16)
    var seen = plane
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
        count(seen[index * 3], exact.red)
        count(seen[index * 3 + 1], exact.green)
        count(seen[index * 3 + 2], exact.blue)
        colors += 1
      }
    }
  }

  private mutating func count(_ seen: UInt8, _ exact: Double) {
    let scaled = exact.clampedToUnit * 255
    if Int(seen) != Int((scaled + 0.5).rounded(.down)) { wrong += 1 }
    let distance = abs(Int(seen) - Int(scaled))
    if distance > 0 { unlikeTruncated += 1 }
    farthest = max(farthest, distance)
  }
}

var isRight = true
for model in [SimulationModel.brettel1997, .vienot1999, .machado2009] {
  for vision in [Vision.protan, .deutan, .tritan] {
    let tally = Tally(Simulation(vision, model: model))
    print(
      "\(model.rawValue) \(vision.rawValue): \(tally.colors) colours, \(tally.wrong) of \(tally.colors * 3) channels wrong; "
        + "\(tally.unlikeTruncated) unlike truncation, by \(tally.farthest) at most")
    if tally.colors != 1 << 24 || tally.wrong > 0 || tally.farthest > 1 { isRight = false }
  }
}
FileAccess.exit(isRight ? 0 : 1)
