import CPangoCairo

/// A picture to draw on: opaque, 8 bits a channel. Wraps `cairo_t` over an image surface.
///
/// Coordinates are pixels from the top left corner, before scaling. Colours are blended in encoded form, without
/// linearisation, as in browsers.
@safe package final class Canvas {
  private let surface: OpaquePointer
  private let cairo: OpaquePointer
  /// Pixels of the picture.
  package let width, height: Int
  /// Pixels of the picture per coordinate unit.
  package let scale: Double

  /// cairo's coordinates have 16 bits before the point. Source: `cairo-image-surface.c`, `MAX_IMAGE_SIZE`.
  package static let longestSide = 32_767

  /// A colour with an alpha: components of encoded sRGB, 0…1.
  package struct Ink: Hashable, Sendable {
    /// 0…1.
    package var red, green, blue, alpha: Double

    /// Creates an ink.
    package init(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }

  /// The ends of lines.
  package enum Cap: Sendable { case butt, round, square }

  /// A black picture of `width` × `height` units.
  package init(width: Int, height: Int, scale: Double = 1) throws(PangoCairoError) {
    let (columns, rows) = (Double(width) * scale, Double(height) * scale)
    guard columns >= 1, rows >= 1, columns <= Double(Self.longestSide), rows <= Double(Self.longestSide) else {
      throw .unusableSize(width: Int(columns.clamped), height: Int(rows.clamped))
    }
    try Libraries.load()
    (self.width, self.height, self.scale) = (Int(columns.rounded()), Int(rows.rounded()), scale)
    let surface: OpaquePointer = unsafe cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, Int32(self.width), Int32(self.height))
    let cairo: OpaquePointer = unsafe cairo_create(surface)
    unsafe self.surface = surface
    unsafe self.cairo = cairo
    let status = unsafe cairo_status(cairo)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .library(function: "cairo_create", message: unsafe String(cString: cairo_status_to_string(status)))
    }
    unsafe cairo_scale(cairo, scale, scale)
    unsafe cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
  }

  deinit {
    unsafe cairo_destroy(cairo)
    unsafe cairo_surface_destroy(surface)
  }

  // MARK: The path

  /// Starts a subpath at a point.
  package func move(to x: Double, _ y: Double) { unsafe cairo_move_to(cairo, x, y) }
  /// Adds a straight line.
  package func line(to x: Double, _ y: Double) { unsafe cairo_line_to(cairo, x, y) }
  /// Adds a clockwise arc between two angles, in radians from the right.
  package func arc(_ x: Double, _ y: Double, radius: Double, from start: Double, to end: Double) {
    unsafe cairo_arc(cairo, x, y, radius, start, end)
  }
  /// Adds a counterclockwise arc.
  package func arcBack(_ x: Double, _ y: Double, radius: Double, from start: Double, to end: Double) {
    unsafe cairo_arc_negative(cairo, x, y, radius, start, end)
  }
  /// Starts a subpath without a current point.
  package func beginPart() { unsafe cairo_new_sub_path(cairo) }
  /// Closes the subpath.
  package func close() { unsafe cairo_close_path(cairo) }
  /// Adds a rectangle.
  package func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    unsafe cairo_rectangle(cairo, x, y, width, height)
  }

  // MARK: Painting the path

  /// Fills the path and clears it.
  package func fill(_ ink: Ink) {
    set(ink)
    unsafe cairo_fill(cairo)
  }

  /// Strokes the path and clears it.
  ///
  /// - Parameter dash: Lengths on and off; an invalid dash gives a solid line.
  package func stroke(_ ink: Ink, width: Double, dash: [Double] = [], cap: Cap = .butt) {
    set(ink)
    let isDash = dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
    unsafe cairo_set_dash(cairo, dash, isDash ? Int32(clamping: dash.count) : 0, 0)
    unsafe cairo_set_line_width(cairo, width)
    let style =
      switch cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    unsafe cairo_set_line_cap(cairo, style)
    unsafe cairo_stroke(cairo)
  }

  /// Paints everything in one colour.
  package func paint(_ ink: Ink) {
    set(ink)
    unsafe cairo_paint(cairo)
  }

  /// Clips drawing to the path and clears it.
  package func clipped(_ body: () -> Void) {
    unsafe cairo_save(cairo)
    unsafe cairo_clip(cairo)
    body()
    unsafe cairo_restore(cairo)
  }

  /// Draws a text with the top left corner of its box at a point.
  package func draw(_ text: TextLayout, _ x: Double, _ y: Double, _ ink: Ink) {
    set(ink)
    unsafe cairo_move_to(cairo, x - text.left, y)
    unsafe pango_cairo_show_layout(cairo, text.layout)
    unsafe cairo_new_path(cairo)
  }

  private func set(_ ink: Ink) { unsafe cairo_set_source_rgba(cairo, ink.red, ink.green, ink.blue, ink.alpha) }

  // MARK: Pixels

  /// A copy of the picture.
  package func copy() throws(PangoCairoError) -> Canvas {
    let copy = try Canvas(width: width, height: height)
    unsafe cairo_set_source_surface(copy.cairo, surface, 0, 0)
    unsafe cairo_paint(copy.cairo)
    unsafe cairo_set_source_rgb(copy.cairo, 0, 0, 0)
    unsafe cairo_scale(copy.cairo, scale, scale)
    return copy
  }

  /// The picture as RGBA, 8 bits per channel, opaque, rows from the top without padding.
  ///
  /// - Throws: ``PangoCairoError`` if any drawing operation failed.
  package func rgba() throws(PangoCairoError) -> [UInt8] {
    let status = unsafe cairo_status(cairo)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .library(function: "cairo", message: unsafe String(cString: cairo_status_to_string(status)))
    }
    unsafe cairo_surface_flush(surface)
    guard let start = unsafe cairo_image_surface_get_data(surface) else {
      throw .library(function: "cairo_image_surface_get_data", message: "no pixels")
    }
    let (columns, rows) = (width, height)
    let stride = unsafe Int(cairo_image_surface_get_stride(surface))
    return unsafe [UInt8](unsafeUninitializedCapacity: columns * rows * 4) { buffer, count in
      for row in 0..<rows {
        // CAIRO_FORMAT_RGB24: one native 32-bit word per pixel, upper eight bits unused.
        let words = unsafe UnsafeRawPointer(start + row * stride).assumingMemoryBound(to: UInt32.self)
        for column in 0..<columns {
          let word = unsafe words[column]
          let index = (row * columns + column) * 4
          unsafe buffer[index] = UInt8(truncatingIfNeeded: word >> 16)
          unsafe buffer[index + 1] = UInt8(truncatingIfNeeded: word >> 8)
          unsafe buffer[index + 2] = UInt8(truncatingIfNeeded: word)
          unsafe buffer[index + 3] = 255
        }
      }
      count = columns * rows * 4
    }
  }
}

extension Double {
  /// Whether it fits in an integer.
  fileprivate var clamped: Double { isFinite ? Swift.min(Swift.max(self, 0), 1e9) : 0 }
}
