/// The colours that a picture of a chart uses, and a guess at the role of each; a picture does not state roles.
package struct ChartColors: Sendable {
  /// One colour.
  package struct Use: Hashable, Sendable {
    /// As it appears in the picture.
    package let color: ScreenColor
    /// Its share of the picture's pixels, without edges, 0…1.
    package let share: Double
    /// A pixel of its largest piece, from the upper left corner, zero-based.
    package let x, y: Int
  }

  /// The most frequent colour along the picture's edge.
  package let background: Use
  /// The colour behind the marks, if different from the background.
  package let plotBackground: Use?
  /// The colours of text: those of words and the strongest, most frequent first, then others.
  package let texts: [Use]
  /// Straight lines parallel to the picture's sides: axes, ticks, frames.
  package let axis: Use?
  /// Fainter lines of the same kind.
  package let gridlines: Use?
  /// All other colours, the one with the most pixels first.
  package let marks: [Use]
  /// Colours left out because others produce them, except edges: `#75abd1 is #5396c5 over itself`.
  package let leftOut: [String]
  /// Colours that others may produce or that may be marks, so they are not judged; in the same form.
  package let doubts: [String]
  /// Marks on the background in spite of a plot background: several charts in one picture.
  package let beside: [Use]
  /// Line marks with few pixels of their full colour: the picture was resized after drawing, or the lines are thinner
  /// than a pixel.
  package let unsteady: [Use]
  /// Whether marks that touch are much more alike than others, as the classes of filled contours are.
  package let isGraded: Bool
}
