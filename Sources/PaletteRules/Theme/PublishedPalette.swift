/// A palette that somebody published, with where it comes from and what its makers say of it.
package struct PublishedPalette: Sendable {
  /// The name of the file without its ending: `okabe-ito`.
  package let name: String
  /// The colours.
  package let theme: Theme
  /// Where it was published.
  package let source: Source
  /// What its makers say of readers with a deficiency of colour vision, one or two sentences.
  package let claim: String
  /// ColorBrewer's judgement by number of classes, rising; empty for every other maker.
  package let classFlags: [ClassFlag]

  /// Where a palette was published.
  package struct Source: Sendable {
    /// Of the page, paper or program.
    package let title: String
    /// Who made it.
    package let authors: String
    /// When; not always a number alone.
    package let year: String
    /// Where it can be read.
    package let url: String
    /// Under which licence the figures stand.
    package let license: String

    /// Gathers the facts.
    package init(title: String, authors: String, year: String, url: String, license: String) {
      self.title = title
      self.authors = authors
      self.year = year
      self.url = url
      self.license = license
    }
  }

  /// What ColorBrewer says of one number of classes.
  package struct ClassFlag: Sendable {
    /// ColorBrewer's `blind` property.
    package enum Answer: String, CaseIterable, Sendable {
      case yes, maybe, no
      case notStated = "not stated"
    }
    /// How many colours are used.
    package let classes: Int
    /// Whether colour-blind readers can tell them apart.
    package let answer: Answer

    /// Creates a flag.
    package init(classes: Int, answer: Answer) {
      self.classes = classes
      self.answer = answer
    }
  }

  /// Gathers what is known.
  package init(name: String, theme: Theme, source: Source, claim: String, classFlags: [ClassFlag]) {
    self.name = name
    self.theme = theme
    self.source = source
    self.claim = claim
    self.classFlags = classFlags
  }

  /// The palette's name as its makers write it, else the file's.
  package var title: String { theme.name ?? name }
  /// The only ramp; nil for a categorical palette.
  package var ramp: Ramp? { theme.modes.first?.ramps.first }
  /// The series; empty for a ramp.
  package var series: [Series] { theme.modes.first?.series ?? [] }
  /// The colours in order.
  package var colors: [ThemeColor] { ramp.map { $0.stops.map(\.color) } ?? series.map(\.color) }
  /// What the palette is for.
  package var kind: NamedPalette.Kind { ramp.map { NamedPalette.Kind($0.kind) } ?? .categorical }
}
