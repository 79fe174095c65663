/// A part of a chart that assistive technology can meet, by its answers to six questions: what is it for, what is it
/// called, how does it behave, what is its value, what does it do, and where is it?
///
/// The questions are those of Apple's accessibility API: `isAccessibilityElement`, `accessibilityLabel`, `…Traits`,
/// `…Value`, `…Hint`, `…Frame`.
package struct ChartElement: Sendable {
  /// What a part is for.
  package enum Role: String, CaseIterable, Sendable {
    /// The container of everything.
    case chart
    /// The container of one series.
    case series
    /// One mark.
    case point
    /// A stretch of a series.
    case interval
  }
  /// Where a part is, in the units of the chart's picture, y downwards.
  package struct Frame: Hashable, Sendable {
    /// The left and the top edge.
    package var x, y: Double
    /// Never negative.
    package var width, height: Double

    /// Creates a frame.
    package init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// What it is for.
  package var role: Role
  /// Whether one can stop at it; a container is passed through.
  package var isElement: Bool
  /// Its name; nil or empty when it has none.
  package var label: String?
  /// How it behaves, by Apple's names without `UIAccessibilityTrait`: `button`, `staticText`.
  package var traits: [String]
  /// What it is worth; nil when it has no value.
  package var value: String?
  /// What happens when one acts on it; nil when nothing does.
  package var hint: String?
  /// Where it is; nil when nothing says.
  package var frame: Frame?
  /// The name of its series.
  package var series: String?
  /// Its place in the series, from 0.
  package var index: Int?
  /// Where the file speaks of it.
  package var origin: TokenOrigin?

  /// Creates an element.
  package init(
    role: Role, isElement: Bool, label: String?, traits: [String] = [], value: String? = nil, hint: String? = nil,
    frame: Frame? = nil, series: String? = nil, index: Int? = nil, origin: TokenOrigin? = nil
  ) {
    self.role = role
    self.isElement = isElement
    self.label = label
    self.traits = traits
    self.value = value
    self.hint = hint
    self.frame = frame
    self.series = series
    self.index = index
    self.origin = origin
  }
}
