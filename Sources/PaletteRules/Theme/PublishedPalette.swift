/// A published palette, with its source and its makers' claims.
package struct PublishedPalette: Sendable {
  /// The name of the file without its extension: `okabe-ito`.
  package let name: String
  /// The colours.
  package let theme: Theme
  /// The publication.
  package let source: Source
  /// The makers' claim about readers with a deficiency of colour vision, one or two sentences.
  package let claim: String
  /// ColorBrewer's judgement by number of classes, rising; empty for every other maker.
  package let classFlags: [ClassFlag]

  /// The publication of a palette.
  package struct Source: Sendable {
    /// The title of the page, paper or program.
    package let title: String
    /// The authors.
    package let authors: String
    /// The year; not always a plain number.
    package let year: String
    /// The address of the publication.
    package let url: String
    /// The licence of the palette's data.
    package let license: String

    /// Creates a source.
    package init(title: String, authors: String, year: String, url: String, license: String) {
      (self.title, self.authors, self.year, self.url, self.license) = (title, authors, year, url, license)
    }
  }

  /// ColorBrewer's flag for one number of classes.
  package struct ClassFlag: Sendable {
    /// ColorBrewer's `blind` property.
    package enum Answer: String, CaseIterable, Sendable {
      case yes, maybe, no
      case notStated = "not stated"
    }
    /// The number of colours.
    package let classes: Int
    /// Whether colour-blind readers can distinguish them.
    package let answer: Answer

    /// Creates a flag.
    package init(classes: Int, answer: Answer) {
      (self.classes, self.answer) = (classes, answer)
    }
  }

  /// Creates a palette.
  package init(name: String, theme: Theme, source: Source, claim: String, classFlags: [ClassFlag]) {
    (self.name, self.theme, self.source) = (name, theme, source)
    (self.claim, self.classFlags) = (claim, classFlags)
  }

  /// The palette's name as its makers write it, otherwise the file's.
  package var title: String { theme.name ?? name }
  /// The only ramp; nil for a categorical palette.
  package var ramp: Ramp? { theme.modes.first?.ramps.first }
  /// The series; empty for a ramp.
  package var series: [Series] { theme.modes.first?.series ?? [] }
  /// The colours in order.
  package var colors: [ThemeColor] { ramp.map { $0.stops.map(\.color) } ?? series.map(\.color) }
  /// The kind of the palette.
  package var kind: NamedPalette.Kind { ramp.map { NamedPalette.Kind($0.kind) } ?? .categorical }
}
