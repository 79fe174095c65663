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
    self.file = file
    self.range = range
    self.pointer = pointer
    self.references = references
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
