package import PNGCodec

/// A picture of a chart, with the colours read from it.
package struct ChartPicture: Sendable {
  /// The file's header.
  package let header: PNGHeader
  /// The colours that the picture uses.
  package let colors: ChartColors
  /// Notes for the reader of the report; may quote the file.
  package let notes: [String]
  /// Whether the picture's colour description is unusable, so that its colours were read as sRGB.
  package let isProfileUnusable: Bool
  /// Whether any pixel is translucent.
  package let isTranslucent: Bool

  /// The part of the file whose colours were not read; nil if all was read.
  package var unread: String? {
    header.animation.map { "the \($0.isFirstFrame ? "further " : "")frames of the animation" }
  }

  /// Reads a picture in two passes. Memory use is a few rows and a colour table of limited size; interlaced pictures are
  /// held completely.
  ///
  /// - Parameters:
  ///   - ground: the colour behind a translucent picture.
  ///   - limits: the maximum size.
  ///   - open: opens the file at its beginning.
  package init(
    on ground: ScreenColor, limits: PNGLimits = .chart, opening open: () throws(PNGError) -> any ByteSource
  ) throws(PictureError) {
    let (census, first) = try Self.counted(on: ground, limits, open)
    header = first.header
    isProfileUnusable = first.isProfileUnusable
    isTranslucent = first.isTranslucent
    notes = first.notes
    if let refusal = census.refusal { throw .noChart(refusal) }
    guard let candidates = CandidateColors(census) else { throw .noChart(.tooManyMarks(CandidateColors.most)) }
    guard !candidates.colors.isEmpty else { throw .noChart(.shading(1)) }
    let survey = try Self.surveyed(candidates, header, on: ground, limits, open)
    // Pixels of no frequent colour are shading too.
    let kept = survey.extents.reduce(census.mixed) { $0 + $1.area }
    let rest = 1 - Double(kept) / Double(max(1, census.total))
    guard rest <= PixelCensus.mostShading else { throw .noChart(.shading(rest)) }
    colors = try ChartColors(candidates, survey.extents, width: header.width, height: header.height)
  }

  private struct FirstReading {
    let header: PNGHeader
    let notes: [String]
    let isProfileUnusable, isTranslucent: Bool
  }

  private static func counted(
    on ground: ScreenColor, _ limits: PNGLimits, _ open: () throws(PNGError) -> any ByteSource
  ) throws(PictureError) -> (PixelCensus, FirstReading) {
    var rows = try FlattenedRows(source(open), limits: limits, ground: ground)
    var census = PixelCensus(pixels: rows.header.width * rows.header.height)
    var row: [UInt32] = []
    for _ in 0..<rows.header.height where census.refusal == nil {
      try rows.next(into: &row)
      census.append(row)
    }
    census.finish()
    let warnings =
      try (census.refusal == nil ? rows.finish() : []) + [rows.header.animation?.remark("read")].compactMap(\.self)
    return (
      census,
      FirstReading(
        header: rows.header, notes: rows.notes + warnings, isProfileUnusable: rows.isProfileUnusable,
        isTranslucent: rows.translucent > 0)
    )
  }

  private static func surveyed(
    _ candidates: CandidateColors, _ header: PNGHeader, on ground: ScreenColor, _ limits: PNGLimits,
    _ open: () throws(PNGError) -> any ByteSource
  ) throws(PictureError) -> ColorSurvey {
    var rows = try FlattenedRows(source(open), limits: limits, ground: ground)
    // The file changed between the passes.
    guard rows.header.width == header.width, rows.header.height == header.height else {
      throw .png(.stream("changed during reading; try again"))
    }
    var survey = ColorSurvey(candidates, width: header.width)
    var row: [UInt32] = []
    for _ in 0..<header.height {
      try rows.next(into: &row)
      survey.append(row)
    }
    return survey
  }

  private static func source(_ open: () throws(PNGError) -> any ByteSource) throws(PictureError) -> any ByteSource {
    do throws(PNGError) { return try open() } catch { throw .png(error) }
  }
}
