import ArgumentParser
import ChartPreview
import Colorimetry
import ImageSimulation
import PNGCodec
import PangoCairo

/// Writes a picture beside itself as others see it: `simulate --sheet`.
struct SheetRun {
  let input: String
  let simulations: [Simulation]
  let output: String

  /// - Throws: `ValidationError` where the file cannot be named or no font is there.
  init(_ pictures: [String], _ simulations: [Simulation], output: String, host: some CommandHost) throws {
    guard let input = pictures.first, pictures.count == 1 else {
      throw ValidationError("--sheet is one picture of one picture, and \(pictures.count) are named")
    }
    guard !output.hasSuffix("/"), output == "-" || host.kind(of: output) != .directory else {
      throw ValidationError("'\(output)' is a folder; name the file of the sheet")
    }
    if host.realPath(output) != nil, host.realPath(output) == host.realPath(input) {
      throw ValidationError("'\(output)' would replace the picture that is read; choose another path")
    }
    try host.refuseTerminal(at: output)
    (self.input, self.simulations, self.output) = (input, simulations, output)
  }

  /// Writes the sheet.
  ///
  /// - Returns: Its size in pixels and notes about the picture.
  /// - Throws: ``FileFailure``.
  func write(limits: PNGLimits, host: some CommandHost) throws -> (width: Int, height: Int, notes: [String]) {
    let files = try FontSearch.files(adding: [], host: host)
    let fonts: FontMap
    do throws(PangoCairoError) { fonts = try FontMap(files: files) } catch { throw ValidationError(error.reason) }
    return try sheet(fonts, limits, host)
  }

  private func sheet(
    _ fonts: FontMap, _ limits: PNGLimits, _ host: some CommandHost
  ) throws -> (width: Int, height: Int, notes: [String]) {
    func failure(_ reason: String) -> FileFailure { FileFailure(path: input, reason: reason) }
    do {
      let read = try ReducedPicture.read(
        try host.source(input), limits: limits, on: PictureInput.screen(nil),
        within: SimulationSheet.room(for: simulations.count))
      let bitmap = try SimulationSheet(read.bitmap, simulations).bitmap(fonts)
      let sink = try host.byteSink(output)
      try bitmap.write(to: sink)
      try sink.commit()
      return (bitmap.width, bitmap.height, read.notes)
    } catch let error as PictureError {
      throw failure(error.reason)
    } catch let error as PreviewError {
      throw failure(error.reason)
    } catch let error as PNGError {
      throw FileFailure(path: output, reason: error.reason)
    } catch let error as HostError {
      throw failure(error.message)
    }
  }
}
