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

extension Theme {
  /// Every colour of the theme, in an order that depends only on its uses, so that two readings of one file compare
  /// colour by colour.
  package var colorsInOrder: [ThemeColor] {
    modes.flatMap(\.colorsInOrder) + palettes.flatMap(\.colors)
  }
}

extension ThemeMode {
  fileprivate var colorsInOrder: [ThemeColor] {
    var colors = [
      background, plotBackground, text, axis, gridlines, status.good, status.neutral, status.bad, usage.outline,
    ].compactMap(\.self)
    // Which of two texts in one colour represents the other may change with their colours.
    colors += (texts + repeatedTexts).map(\.color).sorted { one, other in
      (one.origin.file.path, one.origin.range.lowerBound) < (other.origin.file.path, other.origin.range.lowerBound)
    }
    colors += series.flatMap { [$0.color, $0.stroke].compactMap(\.self) }
    colors += ramps.flatMap { $0.stops.map(\.color) }
    colors += palettes.flatMap(\.colors)
    return colors + pairs.flatMap { [$0.foreground, $0.background] }
  }
}
