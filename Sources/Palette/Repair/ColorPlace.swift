import SourceText

/// The bytes that define a colour: every use of them changes together.
package struct ColorPlace: Hashable, Comparable, Sendable {
  /// The file, by the name that all ways of reaching it share.
  package let path: String
  /// The bytes of the value.
  package let range: Range<Int>

  /// Creates a place.
  package init(path: String, range: Range<Int>) {
    self.path = path
    self.range = range
  }

  /// Where a colour is defined, at the end of its references.
  ///
  /// - Parameter name: What the file is called, however it was reached.
  package init(_ color: ThemeColor, name: (String) -> String = { $0 }) {
    let definition = color.definition
    self.init(path: name(definition.file.path), range: definition.range)
  }

  /// By file, then by position.
  package static func < (a: ColorPlace, b: ColorPlace) -> Bool {
    (a.path, a.range.lowerBound, a.range.upperBound) < (b.path, b.range.lowerBound, b.range.upperBound)
  }
}
