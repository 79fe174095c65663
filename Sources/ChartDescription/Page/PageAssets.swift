import SafeText

/// The style and the script of pages, which are the same for every chart.
enum PageAssets {
  /// Of the page around the picture.
  static let pageStyle = text(PackageResources.page_css)
  /// Of the picture, in a page and in a file of its own.
  static let figureStyle = text(PackageResources.figure_css)
  /// Walking and listening.
  static let script = text(PackageResources.tones_js + PackageResources.walking_js)

  private static func text(_ bytes: [UInt8]) -> HTML { HTML(stringLiteral: String(decoding: bytes, as: UTF8.self)) }
}
