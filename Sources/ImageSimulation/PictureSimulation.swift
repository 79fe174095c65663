package import Colorimetry
import LittleCMS
package import PNGCodec

/// Simulates a picture for several kinds of colour vision: read once, colour managed, streamed row by row.
///
/// Pictures in sRGB run through `cmsDoTransform` with the exact kernel; LittleCMS converts others to linear sRGB first.
/// Alpha, depth, resolution and text are preserved; the output is tagged sRGB. An indexed picture keeps its pixels and
/// gets a new palette.
package struct PictureSimulation {
  /// One picture to write.
  package struct Output {
    /// The kind of colour vision.
    package let simulation: Simulation
    /// The destination of the PNG file.
    package let sink: any ByteSink

    /// Creates an output.
    package init(_ simulation: Simulation, to sink: any ByteSink) {
      self.simulation = simulation
      self.sink = sink
    }
  }

  /// The result of reading.
  package struct Summary: Hashable, Sendable {
    /// The file's header.
    package let header: PNGHeader
    /// Notes for the reader of the report, such as an unusable profile; may quote the file.
    package let notes: [String]
    /// The part of the picture that no output contains; nil if all do.
    package var omission: String? { header.animation?.remark("simulated") }
  }

  /// The maximum size of a picture.
  package let limits: PNGLimits

  /// Prepares to simulate.
  package init(limits: PNGLimits = PNGLimits()) {
    self.limits = limits
  }

  /// Reads a picture and writes each of the outputs.
  ///
  /// - Parameters:
  ///   - fileSize: the size of the file in bytes, if known; distinguishes photographs from charts.
  ///   - open: opens the file at its beginning; an indexed picture is read twice.
  /// - Throws: ``PictureError``; the data in the sinks is then incomplete.
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
        : stream(open(), runs, targets, compression(of: header, fileSize: fileSize))
    }
    return Summary(header: header, notes: notes + furtherNotes + warnings)
  }

  /// Reads, simulates and writes row by row; returns libpng's warnings.
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
        // Most rows of a chart equal the one above, whose result can be reused.
        for picture in pictures { try picture.appendAgain() }
      } else {
        runs?.convert(row.span)
        for picture in pictures { try picture.append(row.span, runs) }
      }
      swap(&row, &before)
    }
    try reader.finish()
    for picture in pictures { try picture.writer.finish(keepingTextsOf: reader) }
    return reader.warnings
  }

  /// Reads the whole picture to detect damage, then copies it with other palettes; returns libpng's warnings.
  private func copy(
    _ open: () throws(PNGError) -> any ByteSource, _ runs: LinearRuns?, _ targets: [(RowSimulation, any ByteSink)]
  ) throws(PNGError) -> [String] {
    var reader = try PNGReader(open(), limits: limits, pixels: .stored)
    var row = [UInt8](repeating: 0, count: reader.rowBytes)
    for _ in 0..<reader.header.height {
      try reader.readRow(into: &row)
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
    return reader.warnings
  }

  /// A compressed photograph needs more than three quarters of a byte per pixel and byte of a sample, a chart less than a
  /// quarter (1600 × 900: 0.12 bytes per pixel); one with noise in 16 bits twice as much. Engineering choice.
  private func compression(of header: PNGHeader, fileSize: Int?) -> PNGWriter.Compression {
    guard let fileSize else { return .chart }
    let share = Double(fileSize) / Double(header.pixelCount) / Double(max(header.bitDepth, 8) / 8)
    return share > 1.5 ? .grain : share > 0.75 ? .photograph : .chart
  }

  private func png<Result: ~Copyable>(_ body: () throws(PNGError) -> Result) throws(PictureError) -> Result {
    do throws(PNGError) { return try body() } catch { throw PictureError.png(error) }
  }
}

/// An output being written.
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

  /// Appends the previous row again.
  func appendAgain() throws(PNGError) {
    let seen = simulation.row
    try writer.write(seen.span)
  }
}
