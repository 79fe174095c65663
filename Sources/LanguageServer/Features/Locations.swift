import PaletteRules
import SafeText
import SourceText

/// Places of files in the words of the client.
struct Locations {
  let encoding: PositionEncoding
  /// Of the open documents, by absolute path: as the client names them.
  let uris: [String: String]
  let absolutePath: (String) -> String?

  /// The absolute path of a file that an editor can open; nil for what is built in, inside an archive, or no file.
  func path(of file: SourceFile) -> String? {
    file.isBuiltIn || file.archive != nil ? nil : absolutePath(file.path)
  }

  func uri(ofPath path: String) -> String { uris[path] ?? FileURI.uri(path) }

  /// A `Location`; nil where no editor can go.
  func location(_ origin: TokenOrigin) -> JSONValue? {
    path(of: origin.file).map {
      ["uri": .string(uri(ofPath: $0)), "range": origin.file.json(origin.range, in: encoding)]
    }
  }
}
