package import SafeText

/// A report that is one document, as text or in pieces: that of thousands of themes takes far more memory than what it tells.
package protocol WrittenReport {
  /// JSON or XML.
  associatedtype Document: PiecewiseDocument

  /// What a run found, as a document.
  static func document(_ report: Report) -> Document
}

extension WrittenReport {
  /// Passes the document on in pieces, the last with a final line break.
  package static func write<Failure>(
    _ report: Report, to sink: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try document(report).write(to: sink)
  }
}
