import PNGCodec

/// The rows of a picture as a screen shows them on a ground: packed 8-bit gamma-encoded sRGB, opaque.
struct FlattenedRows: ~Copyable {
  /// The file's header.
  let header: PNGHeader
  /// Notes about the picture's colours.
  let notes: [String]
  /// Whether the picture's profile is unusable, so that its colours are unknown; ``notes`` give the reason.
  let isProfileUnusable: Bool
  /// The number of translucent pixels so far.
  private(set) var translucent = 0
  private var reader: PNGReader
  private let runs: LinearRuns?
  private let ground: ScreenColor
  private var bytes: [UInt8]

  /// Reads the header.
  init(_ source: any ByteSource, limits: PNGLimits, ground: ScreenColor) throws(PictureError) {
    let reader = try Self.opened(source, limits)
    let header = reader.header
    let (color, notes) = try PictureColor.interpreted(header.color)
    let (runs, further) = LinearRuns.converting(color, PictureLinearizer.Pixels(expanded: header))
    bytes = [UInt8](repeating: 0, count: reader.rowBytes)
    self.reader = reader
    self.header = header
    self.notes = notes + further
    self.runs = runs
    isProfileUnusable = color == .sRGB ? !notes.isEmpty && !header.color.isSRGB : runs == nil
    self.ground = ground
  }

  private static func opened(_ source: any ByteSource, _ limits: PNGLimits) throws(PictureError) -> PNGReader {
    do throws(PNGError) { return try PNGReader(source, limits: limits) } catch { throw PictureError.png(error) }
  }

  /// The next row; there are as many as the picture is high.
  mutating func next(into row: inout [UInt32]) throws(PictureError) {
    do throws(PNGError) { try reader.readRow(into: &bytes) } catch { throw PictureError.png(error) }
    let (isDeep, hasAlpha) = (header.bitDepth == 16, header.hasTransparency)
    let sample = isDeep ? 2 : 1
    let step = (hasAlpha ? 4 : 3) * sample
    if row.count != header.width { row = .init(repeating: 0, count: header.width) }
    if let runs {
      runs.convert(bytes.span)
      encode(runs, into: &row)
    } else {
      for x in 0..<header.width {
        let at = x * step
        row[x] = Self.packed(
          level(at, isDeep), level(at + sample, isDeep), level(at + 2 * sample, isDeep))
      }
    }
    guard hasAlpha else { return }
    for x in 0..<header.width {
      let alpha = level(x * step + 3 * sample, isDeep)
      if alpha == 255 { continue }
      translucent += 1
      row[x] = flattened(ScreenColor(row[x]), alpha)
    }
  }

  /// Reads the rest of the file after the pixels; returns libpng's warnings.
  mutating func finish() throws(PictureError) -> [String] {
    do throws(PNGError) { try reader.finish() } catch { throw PictureError.png(error) }
    return reader.warnings
  }

  /// A sample in 8 bits; a 16-bit sample, in native byte order, is rounded to the nearest.
  private func level(_ at: Int, _ isDeep: Bool) -> Int {
    guard isDeep else { return Int(bytes[at]) }
    let word = UInt16(littleEndian: UInt16(bytes[at]) | UInt16(bytes[at + 1]) << 8)
    return (Int(word) * 255 + 32_767) / 65_535
  }

  private func encode(_ runs: LinearRuns, into row: inout [UInt32]) {
    let (linear, lengths) = (runs.linear, runs.lengths)
    let table = EncodingTable.bytes
    let (first, thresholds) = (table.first.span, table.thresholds.span)
    var x = 0
    for run in lengths.indices {
      let color = Self.packed(
        table.number(Double(linear[run * 3]), first, thresholds),
        table.number(Double(linear[run * 3 + 1]), first, thresholds),
        table.number(Double(linear[run * 3 + 2]), first, thresholds))
      for _ in 0..<lengths[run] {
        row[x] = color
        x += 1
      }
    }
  }

  /// Browsers and viewers mix encoded values.
  private func flattened(_ color: ScreenColor, _ alpha: Int) -> UInt32 {
    func mixed(_ above: Int, _ below: Int) -> Int { (above * alpha + below * (255 - alpha) + 127) / 255 }
    return Self.packed(
      mixed(color.red, ground.red), mixed(color.green, ground.green), mixed(color.blue, ground.blue))
  }

  @inline(__always)
  private static func packed(_ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: red << 16 | green << 8 | blue)
  }
}
