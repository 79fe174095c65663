import Colorimetry
import ImageSimulation
import PNGCodec
import PaletteRules
import ThemeFormats

/// A picture of a chart as an input: read row by row, never held whole.
struct PictureInput {
  let path: String
  let limits: PNGLimits
  /// What shows through a translucent picture.
  let ground: ThemeColor?

  /// The bytes that a PNG file begins with. Source: PNG (third edition) 5.2.
  private static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// Whether a file is called a picture, so that it is not read whole to find out.
  static func isCalledPicture(_ path: String) -> Bool { path.lowercased().hasSuffix(".png") }

  /// Whether the first bytes of a file are those of something else, such as of a JPEG that is called `chart.png`.
  static func isOther(_ bytes: [UInt8]) -> Bool { !bytes.prefix(8).elementsEqual(signature.prefix(bytes.count)) }

  /// Whether bytes begin as those of a picture.
  static func isPicture(_ bytes: [UInt8]) -> Bool { bytes.starts(with: signature) }

  func theme(
    _ options: ReadingOptions, opening open: () throws(PNGError) -> any ByteSource
  ) throws(ThemeProblem) -> Theme {
    let picture: ChartPicture
    do throws(PictureError) {
      picture = try ChartPicture(on: Self.screen(ground), limits: limits, opening: open)
    } catch {
      throw PictureTheme.problem(error, path: path)
    }
    return try PictureTheme.theme(picture, path: path, options: options)
  }

  /// The ground as a screen shows it: on white where it lets something through.
  static func screen(_ ground: ThemeColor?) -> ScreenColor {
    let white = SRGB(1, 1, 1)
    return ScreenColor(ground.map { $0.srgb.composited(alpha: $0.alpha, over: white) } ?? white)
  }
}
