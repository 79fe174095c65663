extension StringProtocol {
  /// Without white space at either end.
  var trimmingSpace: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension String {
  /// Without quotation marks at either end.
  var trimmingQuotes: String {
    String(drop { $0 == "\"" || $0 == "'" }.reversed().drop { $0 == "\"" || $0 == "'" }.reversed())
  }
}
