package import SafeText

/// A report that is one document, as text or in pieces: that of thousands of themes takes far more memory than what it tells.
package protocol WrittenReport {
  /// JSON or XML.
  associatedtype Document: PiecewiseDocument

  /// What a run found, as a document.
  static func document(_ report: Report) -> Document
}

extension WrittenReport {
  /// The complete document, with a final line break.
  package static func text(_ report: Report) -> String {
    var text = ""
    write(report) { text += $0 }
    return text
  }

  /// Passes the same document on in pieces.
  package static func write<Failure>(
    _ report: Report, to sink: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try document(report).write(to: sink)
  }
}
