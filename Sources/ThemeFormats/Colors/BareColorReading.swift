import Colorimetry
import PaletteRules
import SourceText

extension ReadingRecord {
  /// A colour as people type them in lists, or nil with a problem at its place.
  func bareColor(_ text: String, token: String, at origin: TokenOrigin) -> ThemeColor? {
    do throws(SourceError) {
      let color = try BareColor.read(text)
      remark(on: WrittenColor(color: color), token: token, at: origin)
      return ThemeColor(color, origin: origin)
    } catch {
      problem(ThemeProblem(error.message, token: token, path: origin.file.path, origin: origin))
      return nil
    }
  }
}
