/// A part of a chart exposed to assistive technology: its role, name, behaviour, value, action and position.
///
/// These match Apple's accessibility API: `isAccessibilityElement`, `accessibilityLabel`, `…Traits`, `…Value`, `…Hint`,
/// `…Frame`.
package struct ChartElement: Sendable {
  /// What an element is for.
  package enum Role: String, CaseIterable, Sendable {
    /// The container of all elements.
    case chart
    /// The container of one series.
    case series
    /// One mark.
    case point
    /// A stretch of a series.
    case interval
  }
  /// A position in the units of the chart's picture, y downwards.
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

  /// What the element is for.
  package var role: Role
  /// Whether the reader can focus it; focus passes through a container.
  package var isElement: Bool
  /// The name; nil or empty without one.
  package var label: String?
  /// The behaviour, by Apple's names without `UIAccessibilityTrait`: `button`, `staticText`.
  package var traits: [String]
  /// The spoken value; nil without one.
  package var value: String?
  /// The effect of activating it; nil without one.
  package var hint: String?
  /// The position; nil when unknown.
  package var frame: Frame?
  /// The name of the series it belongs to.
  package var series: String?
  /// The position in the series, from 0.
  package var index: Int?
  /// How many points or intervals a series has; nil when unknown, and of everything else.
  package var count: Int?
  /// Where the file describes it.
  package var origin: TokenOrigin?

  /// Creates an element.
  package init(
    role: Role, isElement: Bool, label: String?, traits: [String] = [], value: String? = nil, hint: String? = nil,
    frame: Frame? = nil, series: String? = nil, index: Int? = nil, count: Int? = nil, origin: TokenOrigin? = nil
  ) {
    (self.role, self.isElement, self.label, self.traits) = (role, isElement, label, traits)
    (self.value, self.hint, self.frame, self.series) = (value, hint, frame, series)
    (self.index, self.count, self.origin) = (index, count, origin)
  }
}
