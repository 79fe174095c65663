/// The appearances of the dashboard.
public enum Appearance: CaseIterable, Sendable {
  case light, dark

  /// Behind the charts, as CSS writes it.
  public var background: String {
    switch self {
    case .light: "#ffffff"
    case .dark: "#14181d"
    }
  }
}

/// The series of the dashboard.
public enum SeriesStyle: String, CaseIterable, Sendable {
  case revenue, cost, margin

  /// The colour of the line, as CSS writes it.
  public func color(in appearance: Appearance) -> String {
    switch (self, appearance) {
    case (.revenue, .light): "#0b62d6"
    case (.cost, .light): "#a03c00"
    case (.margin, .light): "#111418"
    case (.revenue, .dark): "#62a6ff"
    case (.cost, .dark): "#f08a5d"
    case (.margin, .dark): "#fdf6e3"
    }
  }
}
