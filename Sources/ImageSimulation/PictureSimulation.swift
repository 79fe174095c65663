package import Colorimetry
import LittleCMS
package import PNGCodec

/// A picture as several kinds of colour vision see it: read once, colour managed, streamed row by row.
///
/// Pictures in sRGB run through `cmsDoTransform` with the exact kernel; others are converted to linear sRGB by LittleCMS
/// first. Alpha, depth, resolution and texts stay; what is written is tagged sRGB. An indexed picture keeps its pixels
/// and gets another palette.
package struct PictureSimulation {
  /// One picture to be written.
  package struct Output {
    /// Who looks.
    package let simulation: Simulation
    /// Where the PNG file goes.
    package let sink: any ByteSink

    /// Creates an output.
    package init(_ simulation: Simulation, to sink: any ByteSink) {
      self.simulation = simulation
      self.sink = sink
    }
  }

  /// What was read.
  package struct Summary: Hashable, Sendable {
    /// What stood in front of the pixels.
    package let header: PNGHeader
    /// What the reader of the report should know, such as a profile that could not be used; may quote the file.
    package let notes: [String]
    /// What of the picture is in none of the outputs; nil when all is.
    package var omission: String? { header.animation?.remark("simulated") }
  }

  /// How large a picture may be.
  package let limits: PNGLimits
  /// Called now and then with the part that is done, 0…1.
  package let progress: (Double) -> Void

  /// Prepares to simulate.
  package init(limits: PNGLimits = PNGLimits(), progress: @escaping (Double) -> Void = { _ in }) {
    self.limits = limits
    self.progress = progress
  }

  /// Reads a picture and writes it as each of the outputs sees it.
  ///
  /// - Parameters:
  ///   - fileSize: bytes of the file where they are known; they tell a photograph from a chart.
  ///   - open: gives the file from its beginning; an indexed picture is read twice.
  /// - Throws: ``PictureError``; what went to the sinks is then incomplete.
  package func write(
    _ outputs: [Output], fileSize: Int? = nil, opening open: () throws(PNGError) -> any ByteSource
  ) throws(PictureError) -> Summary {
    let header = try png { () throws(PNGError) in try PNGReader(open(), limits: limits, pixels: .stored).header }
    let (color, notes) = try PictureColor.interpreted(header.color)
    let pixels = PictureLinearizer.Pixels(header)
    let (runs, furtherNotes) = LinearRuns.converting(color, pixels)
    let targets = try outputs.map { output throws(PictureError) in
      do throws(LittleCMSError) {
        return (try RowSimulation(output.simulation, width: pixels.width, pixels), output.sink)
      } catch {
        throw PictureError.littleCMS(error.description)
      }
    }
    let warnings = try png { () throws(PNGError) in
      try header.colorType == .indexed
        ? copy(open, runs, targets)
        : stream(open(), runs, targets, isPhotograph(header, fileSize: fileSize) ? .photograph : .chart)
    }
    return Summary(header: header, notes: notes + furtherNotes + warnings)
  }

  /// Reads, simulates and writes row by row; says what was odd.
  private func stream(
    _ source: any ByteSource, _ runs: LinearRuns?, _ targets: [(RowSimulation, any ByteSink)],
    _ compression: PNGWriter.Compression
  ) throws(PNGError) -> [String] {
    var reader = try PNGReader(source, limits: limits)
    let header = reader.header
    let format = PNGWriter.Format(
      width: header.width, height: header.height, bitDepth: header.bitDepth == 16 ? 16 : 8,
      hasAlpha: header.hasTransparency, compression: compression)
    var pictures: [SimulatedPicture] = []
    for (simulation, sink) in targets {
      pictures.append(SimulatedPicture(simulation, try PNGWriter(sink, format, keepingTextsOf: reader)))
    }
    var row = [UInt8](repeating: 0, count: reader.rowBytes)
    var before = row
    for index in 0..<header.height {
      try reader.readRow(into: &row)
      if index > 0, row == before {
        // Most rows of a chart are like the one above, and what is seen is there already.
        for picture in pictures { try picture.appendAgain() }
      } else {
        runs?.convert(row.span)
        for picture in pictures { try picture.append(row.span, runs) }
      }
      swap(&row, &before)
      if index % 64 == 0 { progress(Double(index) / Double(header.height)) }
    }
    try reader.finish()
    for picture in pictures { try picture.writer.finish(keepingTextsOf: reader) }
    progress(1)
    return reader.warnings
  }

  /// Reads everything, so that damage is found, then copies with other palettes; says what was odd.
  private func copy(
    _ open: () throws(PNGError) -> any ByteSource, _ runs: LinearRuns?, _ targets: [(RowSimulation, any ByteSink)]
  ) throws(PNGError) -> [String] {
    var reader = try PNGReader(open(), limits: limits, pixels: .stored)
    var row = [UInt8](repeating: 0, count: reader.rowBytes)
    for index in 0..<reader.header.height {
      try reader.readRow(into: &row)
      if index % 64 == 0 { progress(Double(index) / Double(reader.header.height)) }
    }
    try reader.finish()
    let copies = targets.map { (simulation, sink) in
      IndexedPicture.Copy(to: sink) { palette in
        runs?.convert(palette.span)
        simulation.simulate(palette.span, runs)
        return Array(simulation.row.prefix(palette.count))
      }
    }
    try IndexedPicture.copy(open(), to: copies)
    progress(1)
    return reader.warnings
  }

  /// Photographs leave more than three quarters of a byte a sample of 8 bits when they are compressed, charts less than
  /// a quarter (1600 × 900: 0.12 a pixel). Engineering choice.
  private func isPhotograph(_ header: PNGHeader, fileSize: Int?) -> Bool {
    guard let fileSize else { return false }
    return Double(fileSize) > 0.75 * Double(header.pixelCount) * Double(max(header.bitDepth, 8) / 8)
  }

  private func png<Result: ~Copyable>(_ body: () throws(PNGError) -> Result) throws(PictureError) -> Result {
    do throws(PNGError) { return try body() } catch { throw PictureError.png(error) }
  }
}

/// A picture on its way out.
private final class SimulatedPicture {
  private let simulation: RowSimulation
  let writer: PNGWriter

  init(_ simulation: RowSimulation, _ writer: consuming PNGWriter) {
    self.simulation = simulation
    self.writer = writer
  }

  func append(_ row: Span<UInt8>, _ runs: LinearRuns?) throws(PNGError) {
    simulation.simulate(row, runs)
    try appendAgain()
  }

  /// Appends the row before once more.
  func appendAgain() throws(PNGError) {
    let seen = simulation.row
    try writer.write(seen.span)
  }
}
