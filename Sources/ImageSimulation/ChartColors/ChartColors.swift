/// The colours that a picture of a chart uses, and what each is taken for: guesses, for a picture says nothing of roles.
package struct ChartColors: Sendable {
  /// One colour.
  package struct Use: Hashable, Sendable {
    /// As the picture shows it.
    package let color: ScreenColor
    /// The part of the picture's pixels that are of it, edges left out, 0…1.
    package let share: Double
    /// A pixel of its largest piece, from the upper left corner, from 0.
    package let x, y: Int
  }

  /// What most of the picture's edge is made of.
  package let background: Use
  /// Behind the marks, when that is not the background.
  package let plotBackground: Use?
  /// The colours of text, the most frequent first.
  package let texts: [Use]
  /// Straight lines along the picture's sides: axes, ticks, frames.
  package let axis: Use?
  /// Fainter straight lines.
  package let gridlines: Use?
  /// Everything else, the one with most pixels first.
  package let marks: [Use]
  /// Colours left out since they come of others, edges aside: `#75abd1 is #5396c5 over itself`.
  package let leftOut: [String]
  /// Colours that may come of others and may be marks, so that they are not judged: the same sentences.
  package let doubts: [String]
  /// Marks that stand on the background, though there is a plot background: several charts in one picture.
  package let beside: [Use]
  /// The marks among lines whose colour few pixels have: the picture was made larger or smaller after it was drawn, or the
  /// lines are thinner than a pixel.
  package let unsteady: [Use]

  /// Why a picture is not taken for one of a chart.
  package enum Refusal: Error, Hashable, Sendable {
    /// More different colours, edges left out, than a chart has.
    case tooManyColors(Int)
    /// More separate pieces of colour than a chart has.
    case tooManyPieces(Int)
    /// This part of the picture is shading, 0…1: a photograph, a continuous heat map, a compressed picture.
    case shading(Double)
    /// More marks than series can be told apart by.
    case tooManyMarks(Int)
    /// So many colours in small steps: a heat map.
    case ramp(Int)
    /// Nothing stands on the background.
    case noMarks
  }
}
