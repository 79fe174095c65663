import ChartPreview
package import SafeText

/// The studio's page, its style sheet and its script, and the page that is shown without a token.
package enum StudioPage {
  /// The response for a name; nil for an unknown name.
  package static func asset(_ name: String) -> HTTPResponse? {
    switch name {
    case "": HTTPResponse(type: "text/html; charset=utf-8", PackageResources.studio_html)
    case "studio.css": HTTPResponse(type: "text/css; charset=utf-8", PackageResources.studio_css)
    case "studio.js": HTTPResponse(type: "text/javascript; charset=utf-8", script)
    default: nil
    }
  }

  /// The page that is shown without the token.
  package static let door = HTTPResponse(
    .forbidden, type: "text/html; charset=utf-8",
    Array(
      """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>palettecheck studio</title>
      <h1>palettecheck studio</h1>
      <p>Open the address that <code>palettecheck studio</code> printed: it ends in a token.</p>
      <p>Paste a link that holds a palette into that page.</p>
      </html>

      """.utf8))

  /// The charts that the page offers.
  package static var charts: JSONValue {
    .array(Specimen.Shape.allCases.map { ["id": .string($0.rawValue), "label": .string($0.label)] })
  }

  /// The script, in the order in which its parts use each other.
  private static var script: [UInt8] {
    PackageResources.state_js + PackageResources.readers_js + PackageResources.picker_js + PackageResources.studio_js
  }
}
