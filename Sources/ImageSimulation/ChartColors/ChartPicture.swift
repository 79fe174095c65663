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

  /// Reads a picture in two passes. Memory use is a few rows, a colour table and a list of pieces, each of limited
  /// size; interlaced pictures are held completely.
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
    let scale = PictureScale(census, width: header.width, height: header.height)
    let survey = try Self.surveyed(candidates, header, scale, on: ground, limits, open)
    guard !survey.isOverfull else { throw .noChart(.tooManyPieces(ConnectedRuns.most)) }
    colors = try ChartColors(
      census, candidates, ChartRoles(candidates, survey, width: header.width, height: header.height, scale: scale))
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
    _ candidates: CandidateColors, _ header: PNGHeader, _ scale: PictureScale, on ground: ScreenColor,
    _ limits: PNGLimits,
    _ open: () throws(PNGError) -> any ByteSource
  ) throws(PictureError) -> RegionSurvey {
    var rows = try FlattenedRows(source(open), limits: limits, ground: ground)
    // The file changed between the passes.
    guard rows.header.width == header.width, rows.header.height == header.height else {
      throw .png(.stream("changed during reading; try again"))
    }
    var survey = RegionSurvey(candidates, width: header.width, scale: scale)
    var row: [UInt32] = []
    for _ in 0..<header.height where !survey.isOverfull {
      try rows.next(into: &row)
      survey.append(row)
    }
    survey.finish()
    return survey
  }

  private static func source(_ open: () throws(PNGError) -> any ByteSource) throws(PictureError) -> any ByteSource {
    do throws(PNGError) { return try open() } catch { throw .png(error) }
  }
}
