import PaletteGate
import PaletteRules
import SafeText
import SourceText
import ThemeFormats

/// Places of files in the words of the client.
///
/// A class, because it asks the system once where each path leads: a thousand findings may lie in one file.
final class Locations {
  /// Of the open documents, by absolute path: as the client names them.
  private let uris: [String: String]
  private let lookUp: (String) -> String?
  private var known: [String: String?] = [:]

  init(uris: [String: String], absolutePath lookUp: @escaping (String) -> String?) {
    (self.uris, self.lookUp) = (uris, lookUp)
  }

  /// The absolute path that a path leads to; nil when it leads nowhere.
  func absolutePath(_ path: String) -> String? {
    if let known = known[path] { return known }
    let found = lookUp(path)
    known[path] = .some(found)
    return found
  }

  /// The absolute path of a file that an editor can open; nil for what is built in, or no file.
  func path(of file: SourceFile) -> String? {
    file.isBuiltIn ? nil : absolutePath(file.path)
  }

  func uri(ofPath path: String) -> String { uris[path] ?? FileURI.uri(path) }

  /// A `Location`; nil where no editor can go.
  func location(_ origin: TokenOrigin) -> JSONValue? {
    path(of: origin.file).map {
      ["uri": .string(uri(ofPath: $0)), "range": origin.file.json(origin.range)]
    }
  }
}

/// Changes of files in the words of the client.
enum WorkspaceEdit {
  /// The changes between two states of some files; nothing else of a line changes but what differs.
  static func json(_ files: [RewrittenFiles.File], _ locations: Locations) -> JSONValue {
    let changes = files.map { file in
      let path = locations.absolutePath(file.path) ?? file.path
      return (key: locations.uri(ofPath: path), value: json(edits(file.old, file.new), of: file.path, file.old))
    }
    return ["changes": .object(changes)]
  }

  private static func json(_ edits: [TextEdit], of path: String, _ bytes: [UInt8]) -> JSONValue {
    let source = SourceFile(path: path, bytes: bytes)
    return .array(edits.map { ["range": source.json($0.range), "newText": .string($0.text)] })
  }

  /// One edit for each line that differs, or one in all where lines were added or removed.
  static func edits(_ old: [UInt8], _ new: [UInt8]) -> [TextEdit] {
    let before = old.split(separator: 0x0A, omittingEmptySubsequences: false)
    let after = new.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard before.count == after.count else { return [edit(old[...], new[...])].compactMap(\.self) }
    return zip(before, after).compactMap(edit)
  }

  /// What differs between two texts, in whole characters; nil where nothing does.
  private static func edit(_ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>) -> TextEdit? {
    guard old != new else { return nil }
    var head = zip(old, new).prefix { $0 == $1 }.count
    while head > 0, (old.dropFirst(head).first ?? 0) & 0xC0 == 0x80 || (new.dropFirst(head).first ?? 0) & 0xC0 == 0x80 {
      head -= 1
    }
    let (oldRest, newRest) = (old.dropFirst(head), new.dropFirst(head))
    var tail = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    while tail > 0, oldRest[oldRest.endIndex - tail] & 0xC0 == 0x80 { tail -= 1 }
    return TextEdit(
      oldRest.startIndex..<oldRest.endIndex - tail, String(decoding: newRest.dropLast(tail), as: UTF8.self))
  }
}

/// The ways of the colours of some inputs, from the chart's own token over references to the literal.
struct ColorUses {
  private let ways: [[TokenOrigin]]
  private let locations: Locations

  init(_ inputs: [CheckedInput], _ locations: Locations) {
    ways = inputs.compactMap(\.theme).flatMap { theme in
      (theme.colorsInOrder + theme.modes.flatMap(\.repeatedTexts).map(\.color)).map { $0.way.map(\.origin) }
    }
    self.locations = locations
  }

  /// Where the token lies that a reference leads to: the answer to `textDocument/definition`; a literal is its own definition.
  func definitions(at offset: Int, in path: String) -> JSONValue {
    places { way, step in
      locations.holds(way[step], offset, in: path) ? [way[min(step + 1, way.count - 1)]] : []
    }
  }

  /// Where references lead to the token at a place: the answer to `textDocument/references`.
  func references(at offset: Int, in path: String, withDeclaration: Bool) -> JSONValue {
    places { way, step in
      guard locations.holds(way[step], offset, in: path) else { return [] }
      return (step > 0 ? [way[step - 1]] : []) + (withDeclaration ? [way[step]] : [])
    }
  }

  /// The places that the steps of the ways give, each once, by file and position.
  private func places(_ find: (_ way: [TokenOrigin], _ step: Int) -> [TokenOrigin]) -> JSONValue {
    var found: [TokenOrigin] = []
    for way in ways {
      for step in way.indices {
        for place in find(way, step) where !found.contains(where: { $0 == place }) { found.append(place) }
      }
    }
    found.sort { ($0.file.path, $0.range.lowerBound) < ($1.file.path, $1.range.lowerBound) }
    return .array(found.compactMap(locations.location))
  }
}

extension Locations {
  /// Whether a place in a document holds an offset, or ends there.
  func holds(_ place: TokenOrigin, _ offset: Int, in path: String) -> Bool {
    place.range.lowerBound <= offset && offset <= place.range.upperBound && self.path(of: place.file) == path
  }
}
