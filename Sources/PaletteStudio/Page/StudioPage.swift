import SafeText

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

  /// The script, in the order in which its parts use each other.
  private static var script: [UInt8] {
    PackageResources.state_js + PackageResources.readers_js + PackageResources.picker_js + PackageResources.studio_js
  }
}
