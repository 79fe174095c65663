package import Colorimetry
package import Palette
import SourceText

/// Colours written into the files that define them, in memory: read again, the files give the colours that were wanted
/// and no other change.
package struct RewrittenFiles: Sendable {
  /// A file before and after.
  package struct File: Sendable {
    /// As it was reached first.
    package let path: String
    /// Its bytes before.
    package let old: [UInt8]
    /// Its bytes after.
    package let new: [UInt8]

    /// Creates a file.
    package init(path: String, old: [UInt8], new: [UInt8]) {
      (self.path, self.old, self.new) = (path, old, new)
    }
  }

  /// A colour to write.
  package struct Change: Sendable {
    /// As a theme uses it.
    package let color: ThemeColor
    /// Where it is defined.
    package let place: ColorPlace
    /// What it becomes: an eight-bit colour, encoded.
    package let new: SRGB

    /// Creates a change.
    package init(color: ThemeColor, place: ColorPlace, new: SRGB) {
      self.color = color
      self.place = place
      self.new = new
    }
  }

  /// A colour that cannot be written, and why.
  package struct Refusal: Error, Sendable {
    /// Where it is defined.
    package let place: ColorPlace
    /// Lower case, to stand after the name of the colour.
    package let reason: String
  }

  /// By path.
  package let files: [File]

  /// Finds a way to write every change.
  ///
  /// - Parameters:
  ///   - changes: One a place.
  ///   - themes: Everything that was read from the files.
  ///   - nameOfFile: What a file is called, however it was reached.
  ///   - read: Reads everything again, with other bytes in the files of those names; nil when it cannot be read.
  package init(
    _ changes: [Change], in themes: [Theme], nameOfFile: (String) -> String,
    read: ([String: [UInt8]]) -> [Theme]?
  ) throws(Refusal) {
    let changes = changes.sorted { $0.place < $1.place }
    let colors = Dictionary(changes.map { ($0.place, $0.new) }) { first, _ in first }
    let wanted = themes.map { $0.replacing(colors, nameOfFile: nameOfFile) }
    var ways: [[[TextEdit]]] = []
    for change in changes {
      do throws(ColorWriting.Refusal) {
        ways.append(try ColorWriting.ways(of: change.color, as: change.new))
      } catch {
        throw Refusal(place: change.place, reason: error.reason)
      }
    }
    let known = Set(themes.flatMap(\.colorsInOrder).map { ColorPlace($0, name: nameOfFile) })
    var chosen = [Int](repeating: 0, count: ways.count)
    // The places that no copy of a change may take; nil while there are no copies.
    var taken: Set<ColorPlace>?
    // Each round but the last gives one change its next way.
    for _ in 0...(1 + ways.reduce(0) { $0 + $1.count }) {
      let files = try Self.files(changes, ways, chosen, besides: taken)
      let again = read(Dictionary(files.map { (nameOfFile($0.path), $0.new) }) { first, _ in first })
      guard case .found(let place) = Difference(wanted, again, nameOfFile) else {
        self.files = files
        return
      }
      let told = changes.firstIndex { $0.place == place }
      // Of one colour written twice readers make one: then both places change.
      if told == nil, taken == nil {
        taken = known
        continue
      }
      // What cannot be told apart is put to the first change that has another way.
      guard let next = told ?? chosen.indices.first(where: { chosen[$0] + 1 < ways[$0].count }) ?? chosen.indices.first
      else { break }
      guard chosen[next] + 1 < ways[next].count else {
        throw Refusal(place: changes[next].place, reason: "its file would then not be read as wanted")
      }
      chosen[next] += 1
    }
    self.files = []
  }

  /// Where what was read first differs from what was wanted.
  private enum Difference {
    case none
    /// At that place; nil where everything may be different.
    case found(ColorPlace?)

    init(_ wanted: [Theme], _ read: [Theme]?, _ nameOfFile: (String) -> String) {
      self = .found(nil)
      guard let read, read.count == wanted.count else { return }
      for (wanted, read) in zip(wanted, read) {
        let (colors, others) = (wanted.colorsInOrder, read.colorsInOrder)
        guard colors.count == others.count else { return }
        for (color, other) in zip(colors, others)
        where !color.srgb.looksLike(other.srgb) || color.alpha != other.alpha {
          self = .found(ColorPlace(color, name: nameOfFile))
          return
        }
      }
      self = .none
    }
  }

  private static func files(
    _ changes: [Change], _ ways: [[[TextEdit]]], _ chosen: [Int], besides taken: Set<ColorPlace>?
  ) throws(Refusal)
    -> [File]
  {
    var files: [File] = []
    var index = 0
    while index < changes.count {
      let first = changes[index]
      var edits: [TextEdit] = []
      while index < changes.count, changes[index].place.path == first.place.path {
        let edit = ways[index][chosen[index]]
        edits += edit
        if let taken { edits += Self.copies(of: edit, of: changes[index], besides: taken) }
        index += 1
      }
      let source = first.color.definition.file
      guard let new = edits.applied(to: source.bytes) else {
        throw Refusal(place: first.place, reason: "it is written in the same place as another colour")
      }
      files.append(File(path: source.path, old: source.bytes, new: new))
    }
    return files
  }

  /// The same edits wherever else the file holds the same text, and no colour of a theme that is known.
  private static func copies(of edits: [TextEdit], of change: Change, besides taken: Set<ColorPlace>) -> [TextEdit] {
    let (bytes, range) = (change.color.definition.file.bytes, change.place.range)
    // A shorter text may well mean something else.
    guard range.count >= 4 else { return [] }
    let text = bytes[range]
    let taken = taken.filter { $0.path == change.place.path }.map(\.range)
    var copies: [TextEdit] = []
    var start = 0
    while start + text.count <= bytes.count {
      let place = start..<(start + text.count)
      if bytes[start] == text.first, bytes[place].elementsEqual(text), !taken.contains(where: { $0.overlaps(place) }) {
        let offset = start - range.lowerBound
        copies += edits.map {
          TextEdit(($0.range.lowerBound + offset)..<($0.range.upperBound + offset), $0.text)
        }
        start = place.upperBound
      } else {
        start += 1
      }
    }
    return copies
  }
}
