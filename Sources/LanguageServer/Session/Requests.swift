import SafeText
import SourceText

/// The requests about documents.
extension LanguageServer {
  /// The result of a request; nil for a method that there is not.
  mutating func feature(_ method: String, _ params: SourceNode?) throws(ResponseError) -> JSONValue? {
    switch method {
    case "textDocument/diagnostic": documentReport(try path(params))
    case "workspace/diagnostic": workspaceReport()
    default: nil
    }
  }

  /// The document that a request is about.
  private func path(_ params: SourceNode?) throws(ResponseError) -> String {
    guard let uri = params?["textDocument"]?["uri"]?.string else {
      throw ResponseError(.invalidParams, "the request names no document")
    }
    return path(of: uri) ?? uri
  }
}
