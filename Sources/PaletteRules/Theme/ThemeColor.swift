package import Colorimetry
package import SourceText

/// Where a colour is written, and how the reader reached it.
package struct TokenOrigin: Sendable {
  /// The file that holds the bytes.
  package var file: SourceFile
  /// The bytes of the value, quotes included.
  package var range: Range<Int>
  /// The place in the tree; empty for a format without a tree.
  package var pointer: JSONPointer
  /// In a program, the names that lead to the value, that in the chart's place first.
  package var references: [SourceNode.Reference]

  /// Creates an origin.
  package init(
    file: SourceFile, range: Range<Int>, pointer: JSONPointer = JSONPointer(), references: [SourceNode.Reference] = []
  ) {
    (self.file, self.range, self.pointer, self.references) = (file, range, pointer, references)
  }

  /// The files that hold the names and the value, that of the chart first.
  package var paths: [String] { references.map(\.file.path) + [file.path] }

  /// The position of the first byte.
  package var start: SourcePosition { file.lines.position(of: range.lowerBound) }
  /// The position after the last byte.
  package var end: SourcePosition { file.lines.position(of: range.upperBound) }
}

/// One hop of a chain of references.
package struct AliasHop: Sendable {
  /// The name of the referenced token: `color.brand.blue`.
  package var token: String
  /// Where that token's own value is.
  package var origin: TokenOrigin

  /// Creates a hop.
  package init(token: String, origin: TokenOrigin) {
    (self.token, self.origin) = (token, origin)
  }
}

/// A colour of a theme: as written, as shown, and its place.
package struct ThemeColor: Sendable {
  /// As written, in its own space.
  package var authored: Color
  /// In sRGB after gamut mapping, encoded, 0…1.
  package var srgb: SRGB
  /// 0 transparent … 1 opaque.
  package var alpha: Double
  /// Where the theme uses it: the reference, or the colour itself.
  package var origin: TokenOrigin
  /// The tokens passed through, nearest first; the last one holds the colour. Empty for a colour written in place.
  package var aliases: [AliasHop]
  /// For a colour of a gradient, all its colours in file order; empty for a plain colour.
  package var gradient: [ThemeColor] = []
  /// Whether a change replaces the reference at ``origin``, so that the referenced token and its other users stay.
  package var replacesReference = false

  /// Creates a colour and maps it into sRGB.
  package init(_ authored: Color, origin: TokenOrigin, aliases: [AliasHop] = []) {
    self.authored = authored
    self.srgb = authored.mappedToSRGB.srgb
    self.alpha = authored.opacity
    (self.origin, self.aliases) = (origin, aliases)
  }

  /// The places on the way from the chart to the literal, with the name of the token that each belongs to; nil for the chart's.
  package var way: [(token: String?, origin: TokenOrigin)] {
    let uses = origin.references.map { TokenOrigin(file: $0.file, range: $0.range) } + [origin]
    let names = [nil] + origin.references.map(\.name)
    return zip(names, uses).map { (token: $0, origin: $1) } + aliases.map { (token: $0.token, origin: $0.origin) }
  }

  /// Where the file defines the colour: the end of the chain of references, or the reference that a change replaces.
  package var definition: TokenOrigin { replacesReference ? origin : aliases.last?.origin ?? origin }

  /// The token's name in waivers: its path in the file, otherwise its role.
  func tokenName(role: String) -> String {
    let steps = origin.pointer.tokens.filter { $0 != "$value" }
    return steps.isEmpty ? role : steps.joined(separator: ".")
  }
}

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
    var colors = Self.roles.compactMap { self[keyPath: $0.color] }
    // Which of two texts in one colour represents the other may change with their colours.
    colors += (texts + repeatedTexts).filter { !$0.isOwn }.map(\.color).sorted { one, other in
      (one.origin.file.path, one.origin.range.lowerBound) < (other.origin.file.path, other.origin.range.lowerBound)
    }
    colors += series.flatMap { [$0.color, $0.stroke].compactMap(\.self) }
    colors += ramps.flatMap { $0.stops.map(\.color) }
    colors += palettes.flatMap(\.colors)
    return colors + pairs.flatMap { [$0.foreground, $0.background] }
  }
}

/// Another place related to a finding.
package struct RelatedPlace: Sendable {
  /// The label: `'growth'`.
  package var label: String
  /// The place.
  package var origin: TokenOrigin

  /// Creates a place.
  package init(label: String, origin: TokenOrigin) {
    (self.label, self.origin) = (label, origin)
  }
}

/// The share of a picture that a colour covers, for themes read from a picture.
package struct ColorShare: Sendable {
  /// The role assigned to the colour: `background`, `plotBackground` or `series`.
  package let role: String
  /// The name, like a series' name.
  package let name: String
  /// `#rrggbb`
  package let hex: String
  /// The share of the picture's pixels with this colour, without edges, 0…1.
  package let share: Double
  /// The middle of its longest run of pixels, from the upper left corner, from 0.
  package let x, y: Int

  /// Creates a share.
  package init(role: String, name: String, hex: String, share: Double, x: Int, y: Int) {
    (self.role, self.name, self.hex, self.share, self.x, self.y) = (role, name, hex, share, x, y)
  }
}

/// Keeps an optional value on the heap, so that a type of which there are thousands stays small where the value is rarely
/// there. Copies share the value until one of them replaces it.
@propertyWrapper
package struct Boxed<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value?
    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  /// Keeps a value; nil takes no memory beyond the reference.
  package init(wrappedValue: Value?) { box = wrappedValue.map(Box.init) }

  /// The value.
  package var wrappedValue: Value? {
    // Read in place: a copy would take hold of each of its parts.
    _read {
      if let box { yield box.value } else { yield nil }
    }
    set { box = newValue.map(Box.init) }
  }
}

/// Keeps a value on the heap, for a type of many parts that is copied often: a copy takes hold of one object in place of each
/// part, and shares the value until one of the copies replaces it.
@propertyWrapper
package struct Shared<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  /// Keeps a value.
  package init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// The value.
  package var wrappedValue: Value {
    _read { yield box.value }
    set { box = Box(newValue) }
  }
}
