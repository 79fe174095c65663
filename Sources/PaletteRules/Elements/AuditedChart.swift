import SourceText

/// A chart as the audit looks at it: what it says of itself, and every part that can be met.
package struct AuditedChart: Sendable {
  /// An axis.
  package struct Axis: Sendable {
    /// `x axis`.
    package var name: String
    /// What lies along it; empty when nothing says.
    package var title: String
    /// Whether values come with a unit, or need none: names and dates do not.
    package var hasUnit: Bool
    /// A value as a screen reader says it at present: `234`.
    package var example: String
    /// How much of its range the values take, 0…1; nil where they are no numbers, or all equal.
    package var reach: Double?
    /// Its position in the file.
    package var origin: TokenOrigin

    /// Creates an axis.
    package init(
      name: String, title: String, hasUnit: Bool, example: String, reach: Double? = nil, origin: TokenOrigin
    ) {
      (self.name, self.title, self.hasUnit, self.example) = (name, title, hasUnit, example)
      (self.reach, self.origin) = (reach, origin)
    }
  }
  /// Which way the points of a series follow each other in the picture, by the names that files have for it.
  package enum Course: String, Sendable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop

    /// How far along a frame lies.
    func place(_ frame: ChartElement.Frame) -> Double {
      switch self {
      case .leftToRight: frame.x + frame.width / 2
      case .rightToLeft: -frame.x - frame.width / 2
      case .topToBottom: frame.y + frame.height / 2
      case .bottomToTop: -frame.y - frame.height / 2
      }
    }
  }
  /// A series.
  package struct Series: Sendable {
    /// As people see it.
    package var name: String
    /// How many points it has.
    package var points: Int
    /// Whether the file lists its points against the axis.
    package var isBackward = false
    /// Its position in the file.
    package var origin: TokenOrigin

    /// Creates a series.
    package init(name: String, points: Int, origin: TokenOrigin) {
      (self.name, self.points, self.origin) = (name, points, origin)
    }
  }

  /// What it shows; nil or empty when nothing says.
  package var title: String?
  /// What its author says of it.
  package var summary: String?
  /// Empty for a list of elements, which knows of no axes.
  package var axes: [Axis]
  /// Empty for a list of elements.
  package var series: [Series]
  /// Whether the file divides long series into intervals.
  package var hasIntervals: Bool
  /// Nil for marks around a centre, where no frame can be as high as the plot.
  package var course: Course?
  /// Whether the values of a list of elements need no unit.
  package var isUnitless = false
  /// What the author's summary says that the values contradict; nil where nothing does.
  package var contradiction: String?
  /// Its series as far as it states their colours.
  package var colors: [PaletteRules.Series] = []
  /// Every part.
  package var elements: [ChartElement]
  /// What stands for the whole.
  package var origin: TokenOrigin

  /// Creates a chart to be audited.
  package init(
    title: String?, summary: String?, axes: [Axis], series: [Series], hasIntervals: Bool, course: Course?,
    elements: [ChartElement], origin: TokenOrigin
  ) {
    (self.title, self.summary, self.axes, self.series) = (title, summary, axes, series)
    (self.hasIntervals, self.course, self.elements, self.origin) = (hasIntervals, course, elements, origin)
  }

  /// Whether it is a list of elements and nothing is known of the chart behind them.
  var isElementList: Bool { axes.isEmpty }

  /// The points and intervals that a reader can focus.
  var stops: [ChartElement] { elements.filter { $0.isElement && ($0.role == .point || $0.role == .interval) } }

  /// These by series in the order in which the series first occur.
  var stopsBySeries: [(series: String, stops: [ChartElement])] {
    stops.grouped { $0.series ?? "" }.map { ($0.key, $0.members) }
  }
}

extension String? {
  /// Whether there is nothing to read aloud.
  var isBlank: Bool { self?.allSatisfy(\.isWhitespace) ?? true }
}
