/// A document that is passed on in pieces, so that a long one never is in memory as a whole.
package protocol PiecewiseDocument {
  /// Passes the document on, with its final line break.
  func write<Failure>(to sink: (String) throws(Failure) -> Void) throws(Failure)
}

extension XMLElement: PiecewiseDocument {}

extension JSONValue: PiecewiseDocument {
  /// Passes the value on as readable JSON.
  package func write<Failure>(to sink: (String) throws(Failure) -> Void) throws(Failure) {
    try JSONWriter.write(self, to: sink)
  }
}
