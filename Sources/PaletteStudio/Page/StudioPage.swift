package import SafeText

/// The page and what belongs to it.
package enum StudioPage {
  /// What is served under a name; nil for any other name.
  package static func asset(_ name: String) -> HTTPResponse? {
    switch name {
    case "": HTTPResponse(type: "text/html; charset=utf-8", PackageResources.studio_html)
    case "studio.css": HTTPResponse(type: "text/css; charset=utf-8", PackageResources.studio_css)
    case "studio.js": HTTPResponse(type: "text/javascript; charset=utf-8", script)
    default: nil
    }
  }

  /// What somebody sees who comes without the token.
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

  /// The page as one file that shows views and asks nobody: no server, no network.
  ///
  /// - Parameters:
  ///   - title: Untrusted.
  ///   - answers: As the server answers, one a view, with every chart.
  package static func file(title: String, answers: [JSONValue]) -> [UInt8] {
    let data = JSONWriter.text(
      .object([("title", .string(title)), ("charts", charts), ("answers", .array(answers))]), .compact)
    let (style, code) = (text(PackageResources.studio_css), text(script))
    let policy =
      "default-src 'none'; img-src data:; style-src '\(hash(style))'; script-src '\(hash(code))'; base-uri 'none'; "
      + "form-action 'none'"
    return Array(
      text(PackageResources.studio_html)
        .replacing(
          "<meta name=\"referrer\"",
          with: "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">\n<meta name=\"referrer\""
        )
        .replacing("<link rel=\"stylesheet\" href=\"studio.css\">", with: "<style>\(style)</style>")
        .replacing(
          "<script src=\"studio.js\"></script>",
          with: "<script type=\"application/json\" id=\"data\">\(data)</script>\n<script>\(code)</script>"
        ).utf8)
  }

  /// The charts that the page offers.
  package static var charts: JSONValue {
    .array(StudioChart.allCases.map { ["id": .string($0.rawValue), "label": .string($0.label)] })
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// What a policy allows by its content. Source: W3C, Content Security Policy Level 3, section 2.3.1.
  private static func hash(_ text: String) -> String {
    let words = SHA256.digest(Array(text.utf8))
    return "sha256-" + base64(words.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } })
  }

  /// The script, in the order in which its parts use each other.
  private static var script: [UInt8] {
    PackageResources.state_js + PackageResources.readers_js + PackageResources.picker_js + PackageResources.studio_js
  }
}
