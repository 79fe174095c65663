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

  /// Creates an origin.
  package init(file: SourceFile, range: Range<Int>, pointer: JSONPointer = JSONPointer()) {
    self.file = file
    self.range = range
    self.pointer = pointer
  }

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
    self.token = token
    self.origin = origin
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
    self.origin = origin
    self.aliases = aliases
  }

  /// Where the file defines the colour: the end of the chain of references, or the reference that a change replaces.
  package var definition: TokenOrigin { replacesReference ? origin : aliases.last?.origin ?? origin }

  /// The token's name in waivers: its path in the file, otherwise its role.
  func tokenName(role: String) -> String {
    let steps = origin.pointer.tokens.filter { $0 != "$value" }
    return steps.isEmpty ? role : steps.joined(separator: ".")
  }
}
