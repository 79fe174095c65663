/// A finding in two short lines, for reports with room for no more.
package struct FindingBrief: Hashable, Sendable {
  /// What is wrong, and for whose eyes: `'loss' and 'growth' look alike with deuteranopia`. Contains untrusted text.
  package var claim: String
  /// `ΔE00 1.3, needs 8`
  package var figure: String
  /// How many people see it so: `up to 6 % of men`; nil where it concerns everyone.
  package var readers: String?

  /// Creates a brief.
  package init(claim: String, figure: String, readers: String? = nil) {
    (self.claim, self.figure, self.readers) = (claim, figure, readers)
  }

  /// Two colours and how far apart they are.
  ///
  /// - Parameters:
  ///   - names: `'loss' and 'growth'`.
  ///   - eyes: `with deuteranopia`, `for everyone`.
  init(_ names: String, _ difference: Double, _ eyes: String, required: Double, readers: String? = nil) {
    claim = "\(names) \(difference < hardlySeen ? "look alike" : "are hard to tell apart") \(eyes)"
    figure = "\(Figures.difference(difference, required: required)), needs \(Figures.plain(required))"
    self.readers = readers
  }
}
