package import Colorimetry
package import PaletteRules

/// A picture for a report.
package struct ReportPicture: Sendable {
  /// An SVG document, the program's own: an image, not a part of the page.
  package var svg: String
  /// The displayed size in CSS px.
  package var width, height: Int
  /// A description for readers who do not see the picture: `Line chart of 2 series`.
  package var kind: String

  /// Creates a picture.
  package init(svg: String, width: Int, height: Int, kind: String) {
    self.svg = svg
    self.width = width
    self.height = height
    self.kind = kind
  }
}

/// Draws the pictures of a report; reports do not draw.
package protocol ReportPictures {
  /// The series of a mode under one kind of colour vision; nil for a mode without series.
  func chart(of mode: ThemeMode, seenBy simulation: Simulation?) -> ReportPicture?
  /// A ramp under one kind of colour vision, with its lightness; nil if there is nothing to draw.
  ///
  /// - Parameter hexes: Colours of the ramp, as designed, where something fails.
  func ramp(_ ramp: Ramp, in mode: ThemeMode, marking hexes: [String], seenBy simulation: Simulation?) -> ReportPicture?
  /// The picture of a chart that is judged, as a PNG file; nil for what is no picture, or one too large for a page.
  func picture(_ theme: Theme) -> (png: [UInt8], width: Int, height: Int)?
  /// The subject of a finding under one kind of colour vision; nil if there is nothing to draw.
  func specimen(of finding: Finding, in mode: ThemeMode, seenBy simulation: Simulation?) -> ReportPicture?
}

extension ReportPictures {
  /// Nil.
  package func picture(_ theme: Theme) -> (png: [UInt8], width: Int, height: Int)? { nil }
}
