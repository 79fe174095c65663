import PangoCairo

/// The fonts of the machine that tests run on.
enum Fonts {
  static let folder = "/usr/share/fonts/truetype/dejavu"
  static func map() throws -> FontMap {
    try FontMap(files: ["\(folder)/DejaVuSans.ttf", "\(folder)/DejaVuSans-Bold.ttf"])
  }
}
