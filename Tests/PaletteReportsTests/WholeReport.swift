@testable import PaletteReports

extension WrittenReport {
  /// The complete document.
  static func text(_ report: Report) -> String {
    var text = ""
    write(report) { text += $0 }
    return text
  }
}

extension ConciseReport {
  /// The complete text.
  static func text(_ report: Report, _ dialect: Dialect, style: TextStyle) -> String {
    var text = ""
    write(report, dialect, style: style) { text += $0 }
    return text
  }
}
