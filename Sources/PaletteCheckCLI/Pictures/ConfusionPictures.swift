import ArgumentParser
import Colorimetry
import ImageSimulation
import PNGCodec
import PaletteGate
import PaletteRules
import ThemeFormats

/// The pictures that `check --preview` writes of pictures of charts: where the colours are that are confused.
struct ConfusionPictures {
  /// What was written, in words; untrusted.
  private(set) var remarks: [String] = []
  /// What could not be written, and why.
  private(set) var failures: [(path: String, reason: String)] = []

  /// Stems by name: two pictures of one name must not be written as one.
  private var taken: [String: Int] = [:]

  /// Writes one for each picture and vision that confuses colours of it.
  ///
  /// - Throws: `ValidationError` when the folder cannot be made.
  init(of pictures: [CheckedInput], reading: ReadingFlags, folder: String, host: some CommandHost) throws {
    let madeFolders = try host.makePictureFolder(folder)
    for input in pictures { show(input, reading, folder, host) }
    host.removeEmpty(madeFolders)
  }

  /// red-green-confusion, blue-yellow-confusion and too-similar: which colours one vision confuses.
  private static let rules = [RuleKey.redGreenConfusion, .blueYellowConfusion, .tooSimilar]

  private mutating func show(_ input: CheckedInput, _ reading: ReadingFlags, _ folder: String, _ host: some CommandHost)
  {
    let findings = input.findings.map(\.finding).filter { Self.rules.contains($0.rule) }
    let visions = Vision.allCases.filter { vision in
      findings.contains { $0.measure?.observer?.vision ?? .normal == vision }
    }
    if visions.isEmpty {
      remarks.append("Nobody confuses colours of '\(input.path)', so there is no picture of where.")
    }
    var stem = PictureName.stem(input.path)
    taken[stem, default: 0] += 1
    if let count = taken[stem], count > 1 { stem += "-\(count)" }
    for vision in visions {
      let these = findings.filter { $0.measure?.observer?.vision ?? .normal == vision }
      let name = "\(stem)-confusable-\(vision.rawValue).png"
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      do throws(HostError) {
        try write(input, these, vision, path, reading, host)
        remarks.append("'\(path)' shows where: everything else is grey; on the right as \(vision.rawValue) sees it.")
      } catch {
        failures.append((path, error.message))
      }
    }
  }

  private func write(
    _ input: CheckedInput, _ findings: [Finding], _ vision: Vision, _ path: String, _ reading: ReadingFlags,
    _ host: some CommandHost
  ) throws(HostError) {
    if host.realPath(path) == host.realPath(input.path) { throw HostError("would replace the picture that is read") }
    var colors: [ScreenColor] = []
    for color in findings.flatMap(\.colors) {
      if let number = UInt32(color.hex.dropFirst(), radix: 16), !colors.contains(ScreenColor(number)) {
        colors.append(ScreenColor(number))
      }
    }
    let mode = input.theme?.modes.first
    let grounds = [mode?.plotBackground, mode?.background].compactMap { $0.map { ScreenColor($0.srgb) } }
    let simulation = Simulation(vision, severity: findings.compactMap { $0.measure?.observer?.severity }.max() ?? 1)
    let source = try host.source(input.path)
    let sink = try host.sink(path)
    do throws(PictureError) {
      try ConfusablePicture(colors, on: grounds, as: simulation).write(
        source, limits: reading.limits.picture, on: PictureInput.screen(reading.background?.themeColor), to: sink)
    } catch {
      throw HostError(error.reason)
    }
    try sink.commit()
  }
}
