package import PNGCodec

/// A picture of a chart, read for its colours.
package struct ChartPicture: Sendable {
  /// What stood in front of the pixels.
  package let header: PNGHeader
  /// What the picture uses.
  package let colors: ChartColors
  /// What the reader of the report should know; may quote the file.
  package let notes: [String]
  /// Whether the picture describes its colours in a way that cannot be used, so that they were taken as sRGB.
  package let isProfileUnusable: Bool
  /// Whether pixels let through what is behind the picture.
  package let isTranslucent: Bool

  /// What of the file was not read for its colours; nil when all was.
  package var unread: String? {
    header.animation.map { "the \($0.isFirstFrame ? "further " : "")frames of the animation" }
  }

  /// Why no colours of a chart come of a picture.
  package enum Failure: Error, Hashable, Sendable {
    /// The file could not be read.
    case unreadable(PictureError)
    /// It could, and is no picture of a chart.
    case noChart(ChartColors.Refusal)
  }

  /// Reads a picture, twice from its beginning. Memory is some rows, a table of colours and a list of pieces, each of them
  /// limited; interlaced pictures are held whole.
  ///
  /// - Parameters:
  ///   - ground: what stands behind a translucent picture.
  ///   - limits: how large it may be.
  ///   - open: gives the file from its beginning.
  package init(
    on ground: ScreenColor, limits: PNGLimits = PNGLimits(), opening open: () throws(PNGError) -> any ByteSource
  ) throws(Failure) {
    let (census, first) = try Self.counted(on: ground, limits, open)
    header = first.header
    isProfileUnusable = first.isProfileUnusable
    isTranslucent = first.isTranslucent
    notes = first.notes
    guard !census.isOverfull else { throw .noChart(.tooManyColors(PixelCensus.mostColors)) }
    guard let candidates = CandidateColors(census) else { throw .noChart(.tooManyMarks(CandidateColors.most)) }
    guard !candidates.colors.isEmpty else { throw .noChart(.shading(1)) }
    let scale = PictureScale(census, width: header.width, height: header.height)
    let survey = try Self.surveyed(candidates, header, scale, on: ground, limits, open)
    guard !survey.isOverfull else { throw .noChart(.tooManyPieces(ConnectedRuns.most)) }
    do throws(ChartColors.Refusal) {
      colors = try ChartColors(
        census, candidates, ChartRoles(candidates, survey, width: header.width, height: header.height, scale: scale))
    } catch {
      throw .noChart(error)
    }
  }

  private struct FirstReading {
    let header: PNGHeader
    let notes: [String]
    let isProfileUnusable, isTranslucent: Bool
  }

  private static func counted(
    on ground: ScreenColor, _ limits: PNGLimits, _ open: () throws(PNGError) -> any ByteSource
  ) throws(Failure) -> (PixelCensus, FirstReading) {
    do throws(PictureError) {
      var rows = try FlattenedRows(source(open), limits: limits, ground: ground)
      var census = PixelCensus()
      var row: [UInt32] = []
      for _ in 0..<rows.header.height {
        try rows.next(into: &row)
        census.append(row)
      }
      census.finish()
      let warnings = try rows.finish() + [rows.header.animation?.remark("read")].compactMap(\.self)
      return (
        census,
        FirstReading(
          header: rows.header, notes: rows.notes + warnings, isProfileUnusable: rows.isProfileUnusable,
          isTranslucent: rows.translucent > 0)
      )
    } catch {
      throw .unreadable(error)
    }
  }

  private static func surveyed(
    _ candidates: CandidateColors, _ header: PNGHeader, _ scale: PictureScale, on ground: ScreenColor,
    _ limits: PNGLimits,
    _ open: () throws(PNGError) -> any ByteSource
  ) throws(Failure) -> RegionSurvey {
    do throws(PictureError) {
      var rows = try FlattenedRows(source(open), limits: limits, ground: ground)
      // A file that changes while it is read.
      guard rows.header.width == header.width, rows.header.height == header.height else {
        throw .png(.stream("changed while it was read; try again"))
      }
      var survey = RegionSurvey(candidates, width: header.width, scale: scale)
      var row: [UInt32] = []
      for _ in 0..<header.height {
        try rows.next(into: &row)
        survey.append(row)
      }
      survey.finish()
      return survey
    } catch {
      throw .unreadable(error)
    }
  }

  private static func source(_ open: () throws(PNGError) -> any ByteSource) throws(PictureError) -> any ByteSource {
    do throws(PNGError) { return try open() } catch { throw .png(error) }
  }
}
