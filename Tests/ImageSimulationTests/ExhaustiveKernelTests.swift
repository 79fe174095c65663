import Colorimetry
import FileAccess
import ImageSimulation
import Testing

/// All 16,777,216 colours: minutes without optimisation, so only when asked for, by `make exhaustive`.
@Suite(.enabled(if: FileAccess.environment("PALETTECHECK_EXHAUSTIVE") != nil))
struct ExhaustiveKernelTests {
  static let models = [SimulationModel.brettel1997, .vienot1999, .machado2009]

  @Test(arguments: models, [Vision.protan, .deutan, .tritan])
  func `no channel of any colour differs from doubles and rounding`(_ model: SimulationModel, _ vision: Vision) {
    let simulation = Simulation(vision, model: model)
    let kernel = SimulationKernel(simulation)
    let linear = (0...255).map { SRGBTransfer.decode(Double($0) / 255) }
    var plane = [UInt8](repeating: 0, count: 3 << 16)
    var seen = plane
    var wrong = 0
    for red in 0...255 {
      for index in 0..<(1 << 16) {
        plane[index * 3] = UInt8(red)
        plane[index * 3 + 1] = UInt8(index >> 8)
        plane[index * 3 + 2] = UInt8(index & 255)
      }
      var span = seen.mutableSpan
      kernel.convert(plane.span, into: &span, channels: 3)
      for index in 0..<(1 << 16) {
        let color = LinearSRGB(linear[red], linear[index >> 8], linear[index & 255])
        let exact = SRGB(simulation(color)).bytes
        if exact.red != seen[index * 3] { wrong += 1 }
        if exact.green != seen[index * 3 + 1] { wrong += 1 }
        if exact.blue != seen[index * 3 + 2] { wrong += 1 }
      }
    }
    print("\(model.rawValue) \(vision.rawValue): \(wrong) of 50331648 channels wrong")
    #expect(wrong == 0)
  }
}
