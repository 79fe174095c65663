import Colorimetry
import SourceText

/// The bytes that define a colour, and the resulting colour: all its uses change together.
///
/// A derived colour, such as a shade, may come from the same bytes and is another colour.
package struct ColorPlace: Hashable, Comparable, Sendable {
  /// The file, by a name that does not depend on how it was reached.
  package let path: String
  /// The bytes of the value.
  package let range: Range<Int>
  /// The resulting colour, without its opacity: 0xRRGGBB.
  package let rgb: UInt32

  /// The place that defines a colour, at the end of its references.
  ///
  /// - Parameter name: Maps a path to the file's unique name.
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
