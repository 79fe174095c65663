import Colorimetry
import SourceText

/// The bytes that define a colour, and the colour that comes of them: every use of it changes together.
///
/// What is worked out from a colour, such as a shade of it, may be defined by the same bytes and is another colour.
package struct ColorPlace: Hashable, Comparable, Sendable {
  /// The file, by the name that all ways of reaching it share.
  package let path: String
  /// The bytes of the value.
  package let range: Range<Int>
  /// The colour that comes of them, without its opacity: 0xRRGGBB.
  package let rgb: UInt32

  /// Where a colour is defined, at the end of its references.
  ///
  /// - Parameter name: What the file is called, however it was reached.
  package init(_ color: ThemeColor, name: (String) -> String = { $0 }) {
    let definition = color.definition
    let (red, green, blue) = color.srgb.bytes
    (path, range) = (name(definition.file.path), definition.range)
    rgb = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// By file, then by position.
  package static func < (a: ColorPlace, b: ColorPlace) -> Bool {
    (a.path, a.range.lowerBound, a.range.upperBound, a.rgb) < (b.path, b.range.lowerBound, b.range.upperBound, b.rgb)
  }
}
