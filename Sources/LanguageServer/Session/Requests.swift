import Colorimetry
import PaletteRules
import SafeText
import SourceText

/// The requests about documents.
extension LanguageServer {
  /// The result of a request; nil for a method that there is not.
  mutating func feature(_ method: String, _ params: SourceNode?) throws(ResponseError) -> JSONValue? {
    switch method {
    case "textDocument/documentColor": colors(in: try path(params))?.json ?? []
    case "textDocument/colorPresentation": try presentations(params)
    case "textDocument/hover": try hover(params)
    case "textDocument/definition": try uses(params) { $0.definitions(at: $1, in: $2) }
    case "textDocument/references":
      try uses(params) { uses, offset, path in
        let withDeclaration = params?["context"]?["includeDeclaration"]?.boolean ?? false
        return uses.references(at: offset, in: path, withDeclaration: withDeclaration)
      }
    case "textDocument/codeAction": try actions(params)
    default: nil
    }
  }

  /// The document that a request is about.
  func path(_ params: SourceNode?) throws(ResponseError) -> String {
    guard let uri = params?["textDocument"]?["uri"]?.string else {
      throw ResponseError(.invalidParams, "the request names no document")
    }
    return path(of: uri) ?? uri
  }

  /// The place in an open document that a request is about; nil where it is not open.
  private func place(_ params: SourceNode?) throws(ResponseError) -> (path: String, offset: Int)? {
    let path = try path(params)
    guard let position = TextPosition(params?["position"]) else {
      throw ResponseError(.invalidParams, "a position has a 'line' and a 'character', whole numbers from 0 on")
    }
    return documents[path].map { (path, $0.file.offset(of: position)) }
  }

  private mutating func colors(in path: String) -> DocumentColors? {
    documents[path].map { DocumentColors($0.file, of: inputs(of: path), locations) }
  }

  private mutating func hover(_ params: SourceNode?) throws(ResponseError) -> JSONValue {
    guard let (path, offset) = try place(params) else { return .null }
    let hover = ColorHover(at: offset, in: path, of: inputs(of: path), locations)
    return hover?.json(isMarkdown: client.showsMarkdown) ?? .null
  }

  private mutating func uses(
    _ params: SourceNode?, _ find: (ColorUses, Int, String) -> JSONValue
  ) throws(ResponseError) -> JSONValue {
    guard let (path, offset) = try place(params) else { return .null }
    return find(ColorUses(inputs(of: path), locations), offset, path)
  }

  /// Ways to write a colour that somebody picks in an editor, in the notation of the file.
  private mutating func presentations(_ params: SourceNode?) throws(ResponseError) -> JSONValue {
    let path = try path(params)
    guard let red = params?["color"]?["red"]?.number, let green = params?["color"]?["green"]?.number,
      let blue = params?["color"]?["blue"]?.number
    else { throw ResponseError(.invalidParams, "a colour has 'red', 'green' and 'blue' from 0 to 1") }
    guard let file = documents[path]?.file, let range = file.range(of: params?["range"]) else {
      return []
    }
    guard let colors = colors(in: path), let entry = colors.entries.first(where: { $0.range == range }) else {
      return []
    }
    let new = SRGB(red, green, blue)
    var spellings = colors.spellings(of: entry, as: new)
    // The text alone does not tell which of several notations its reader takes: the first that is read as the colour.
    if spellings.count > 1, let read = spellings.first(where: { reads($0, as: new, entry, file) }) {
      spellings = [read]
    }
    return .array(
      spellings.prefix(1).map { spelling in
        [
          "label": .string(spelling.range == range ? spelling.text : new.hex),
          "textEdit": ["range": file.json(spelling.range), "newText": .string(spelling.text)],
        ]
      })
  }

  /// Whether a document with that text in a place gives a colour there.
  private func reads(
    _ spelling: (range: Range<Int>, text: String), as new: SRGB, _ entry: DocumentColors.Entry, _ file: SourceFile
  ) -> Bool {
    var texts = texts
    texts[file.path]?.replaceSubrange(spelling.range, with: spelling.text.utf8)
    let start = entry.color.definition.range.lowerBound
    let colors = checker.read([entry.input], open: texts)?.flatMap(\.colorsInOrder) ?? []
    return colors.contains { $0.definition.range.lowerBound == start && $0.srgb.bytes == new.bytes }
  }
}
