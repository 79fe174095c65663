import SourceText

/// A text that the client has open: what it holds counts, not what is on disk.
struct OpenDocument {
  /// As the client names it.
  let uri: String
  /// As the client counts; nil where it does not.
  var version: Int?
  var file: SourceFile

  /// Takes the changes of a `textDocument/didChange` in their order: each is about the text that the one before leaves.
  mutating func apply(_ changes: [SourceNode], in encoding: PositionEncoding) throws(ResponseError) {
    for change in changes {
      guard let text = change["text"]?.string else {
        throw ResponseError(.invalidParams, "a change has a 'text'")
      }
      var bytes = file.bytes
      if let range = change["range"], range.isObject {
        guard let place = file.range(of: range, in: encoding) else {
          throw ResponseError(.invalidParams, "a range has a 'start' and an 'end' of whole numbers from 0 on")
        }
        bytes.replaceSubrange(place, with: text.utf8)
      } else {
        bytes = Array(text.utf8)
      }
      file = SourceFile(path: file.path, bytes: bytes)
    }
  }
}
