/// A token of a style sheet and its place.
///
/// Source: CSS Syntax Module Level 3, section 4.
package struct CSSToken: Hashable, Sendable {
  /// What kind of token it is.
  package enum Kind: Hashable, Sendable {
    /// A name: `red`, `--chart-1`.
    case identifier
    /// A name and `(`.
    case function
    /// `@` and a name.
    case atKeyword
    /// `#` and a name: a colour or an id.
    case hash
    /// Text in quotes.
    case string
    /// Text in quotes that ends with its line or with the file.
    case badString
    /// `url(…)` without quotes, whole.
    case url
    /// A number with its unit or `%`.
    case number
    /// Spaces, line breaks and `<!--`, `-->`.
    case space
    /// `/* … */`, or up to the end of the file where it is not closed.
    case comment
    /// Any other byte: `: ; , { } [ ] ( )` and the rest.
    case delimiter(UInt8)
  }

  /// What it is.
  package let kind: Kind
  /// Its bytes in the text.
  package let range: Range<Int>

  /// Whether it says nothing: white space or a comment.
  package var isBlank: Bool { kind == .space || kind == .comment }
}
