import PaletteRules
import SafeText
import SourceText

/// Places of files in the words of the client.
///
/// A class, because it asks the system once where each path leads: a thousand findings may lie in one file.
final class Locations {
  let encoding: PositionEncoding
  /// Of the open documents, by absolute path: as the client names them.
  private let uris: [String: String]
  private let lookUp: (String) -> String?
  private var known: [String: String?] = [:]

  init(_ encoding: PositionEncoding, uris: [String: String], absolutePath lookUp: @escaping (String) -> String?) {
    (self.encoding, self.uris, self.lookUp) = (encoding, uris, lookUp)
  }

  /// The absolute path that a path leads to; nil when it leads nowhere.
  func absolutePath(_ path: String) -> String? {
    if let known = known[path] { return known }
    let found = lookUp(path)
    known[path] = .some(found)
    return found
  }

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
