package import Colorimetry
import LittleCMS

/// A simulation as an ICC device link, so that other programs convert sRGB pictures the same way.
///
/// Version 4.3. `DToB0` stores the whole simulation in floats; `AToB0` stores it in 16 bits for programs that do not
/// support floats. Sources: ICC.1:2022 8.6, 9.2.1, 9.2.11 and 10.12.
package struct SimulationProfile: Sendable {
  /// The file.
  package let bytes: [UInt8]
  /// The accuracy of the file, measured by reading it back.
  package let check: Check

  /// How far the file, read back by LittleCMS, is from ``Simulation``, in 255ths of a channel after rounding.
  package struct Check: Hashable, Sendable {
    /// The number of colours compared, a cube of them.
    package let colors: Int
    /// The largest difference through `DToB0`.
    package let float: Int
    /// The largest difference through `AToB0`.
    package let integer: Int
    /// The fraction of channels that differ at all through `AToB0`, 0…1.
    package let integerShare: Double
  }

  /// Builds a profile and reads it back.
  package init(_ simulation: Simulation, description: String) throws(PictureError) {
    do throws(LittleCMSError) {
      let text = Profile.LinkText(description: description, copyright: "No copyright, use freely")
      let context = try Context()
      let integerOnly = try Profile.deviceLink(text, context)
      try integerOnly.add(integer: LinkStages.integer(simulation, context))
      let profile = try Profile.deviceLink(text, context)
      try profile.add(integer: LinkStages.integer(simulation, context))
      try profile.add(float: SimulationPipeline.stages(simulation, context))
      bytes = try profile.datelessBytes()
      // Programs prefer the floats if they support them, so test the other stages separately.
      let float = try Self.differences(bytes, simulation)
      let integer = try Self.differences(integerOnly.datelessBytes(), simulation)
      check = Check(
        colors: Self.cube.count / 3, float: float.max() ?? 0, integer: integer.max() ?? 0,
        integerShare: Double(integer.count { $0 > 0 }) / Double(integer.count))
    } catch {
      throw PictureError.littleCMS(error.description)
    }
  }

  /// 13 levels per channel, denser where the encoding is steepest.
  private static let cube: [UInt8] = {
    let levels = [0, 3, 9, 18, 30, 48, 72, 104, 136, 168, 200, 232, 255] as [UInt8]
    return levels.flatMap { red in levels.flatMap { green in levels.flatMap { [red, green, $0] } } }
  }()

  private static func differences(_ bytes: [UInt8], _ simulation: Simulation) throws(LittleCMSError) -> [Int] {
    let format = PixelFormat.rgb(bits: 8, alpha: false)
    let transform = try Transform(link: Profile(Context(), bytes: bytes), format, format)
    var seen = [UInt8](repeating: 0, count: cube.count)
    var span = seen.mutableSpan
    transform(cube.span, into: &span)
    return stride(from: 0, to: cube.count, by: 3).flatMap { index in
      let exact = SRGB(simulation(LinearSRGB(SRGB(bytes: cube[index], cube[index + 1], cube[index + 2])))).bytes
      return [(exact.red, seen[index]), (exact.green, seen[index + 1]), (exact.blue, seen[index + 2])].map {
        abs(Int($0) - Int($1))
      }
    }
  }
}
