package import Colorimetry
package import PaletteRules

/// A picture in a report, already encoded.
package struct ReportPicture: Sendable {
  /// A PNG file.
  package var png: [UInt8]
  /// How large it is shown, in CSS px.
  package var width, height: Int
  /// What it is a picture of, for those who do not see it: `Line chart of 2 series`.
  package var kind: String

  /// Creates a picture.
  package init(png: [UInt8], width: Int, height: Int, kind: String) {
    self.png = png
    self.width = width
    self.height = height
    self.kind = kind
  }
}

/// Draws what a report shows. Reports do not draw themselves.
package protocol ReportPictures {
  /// The series of a mode as somebody sees them; nil for a mode without series.
  func chart(of mode: ThemeMode, seenBy simulation: Simulation?) -> ReportPicture?
  /// What a finding is about as somebody sees it; nil when there is nothing to draw.
  func specimen(of finding: Finding, in mode: ThemeMode, seenBy simulation: Simulation?) -> ReportPicture?
}
