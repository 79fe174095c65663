import SafeText
import SourceText
import ThemeFormats

/// Changes of files in the words of the client.
enum WorkspaceEdit {
  /// The changes between two states of some files; nothing else of a line changes but what differs.
  static func json(_ files: [RewrittenFiles.File], _ locations: Locations) -> JSONValue {
    let changes = files.map { file in
      let path = locations.absolutePath(file.path) ?? file.path
      return (
        key: locations.uri(ofPath: path), value: json(edits(file.old, file.new), of: file.path, file.old, locations)
      )
    }
    return ["changes": .object(changes)]
  }

  private static func json(_ edits: [TextEdit], of path: String, _ bytes: [UInt8], _ locations: Locations) -> JSONValue
  {
    let source = SourceFile(path: path, bytes: bytes)
    return .array(
      edits.map { ["range": source.json($0.range, in: locations.encoding), "newText": .string($0.text)] })
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
