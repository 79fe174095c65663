package import Colorimetry
package import SourceText

/// Where a colour was written, and how it was reached.
package struct TokenOrigin: Sendable {
  /// The file that holds the bytes.
  package var file: SourceFile
  /// The bytes of the value, quotes included.
  package var range: Range<Int>
  /// Where in the tree; empty where the format has no tree.
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
  /// The name of the token referred to: `color.brand.blue`.
  package var token: String
  /// Where that token's own value stands.
  package var origin: TokenOrigin

  /// Creates a hop.
  package init(token: String, origin: TokenOrigin) {
    self.token = token
    self.origin = origin
  }
}

/// A colour of a theme: as it was written, as it is shown, and where it stands.
package struct ThemeColor: Sendable {
  /// As written, in its own space.
  package var authored: Color
  /// In sRGB after gamut mapping, encoded, 0…1.
  package var srgb: SRGB
  /// 0 transparent … 1 opaque.
  package var alpha: Double
  /// Where the theme uses it: the reference when it is one, else the colour itself.
  package var origin: TokenOrigin
  /// The tokens passed through, nearest first; the last one holds the colour. Empty when written in place.
  package var aliases: [AliasHop]
  /// Where it is one of the colours of a gradient: all of them, in the order of the file; empty for a plain colour.
  package var gradient: [ThemeColor] = []

  /// Creates a colour and maps it into sRGB.
  package init(_ authored: Color, origin: TokenOrigin, aliases: [AliasHop] = []) {
    self.authored = authored
    self.srgb = authored.mappedToSRGB.srgb
    self.alpha = authored.opacity
    self.origin = origin
    self.aliases = aliases
  }

  /// Where the colour itself is written: the end of the chain of references.
  package var definition: TokenOrigin { aliases.last?.origin ?? origin }

  /// The token's name as waivers write it: the path to it in the file, else the role it plays.
  func tokenName(role: String) -> String {
    let steps = origin.pointer.tokens.filter { $0 != "$value" }
    return steps.isEmpty ? role : steps.joined(separator: ".")
  }
}
