package import Colorimetry
package import PaletteRules
import SourceText

/// Colours written into the files that define them, in memory: read again, the files give the intended colours
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

  /// By path.
  package let files: [File]
  /// What the colours that follow resolve to, where that is another colour than before.
  package let followed: [ColorPlace: SRGB]

  /// Finds a way to write every change.
  ///
  /// - Parameters:
  ///   - changes: One a place.
  ///   - followers: Colours that are computed from others: their new values are not compared.
  ///   - themes: Everything that was read from the files.
  ///   - nameOfFile: The name of a file, however it was reached.
  ///   - read: Reads everything again, with other bytes in the files of those names; nil when it cannot be read.
  package init(
    _ changes: [Change], in themes: [Theme], followers: Set<ColorPlace> = [], nameOfFile: (String) -> String,
    read: ([String: [UInt8]]) -> [Theme]?
  ) throws(UnwrittenColor) {
    let changes = changes.sorted { $0.place < $1.place }
    let colors = Dictionary(changes.map { ($0.place, $0.new) }) { first, _ in first }
    let wanted = Wanted(themes, colors, followers, nameOfFile)
    var ways: [[[TextEdit]]] = []
    for change in changes {
      do throws(UnwrittenColor) {
        ways.append(try ColorWriting.ways(of: change.color, as: change.new))
      } catch {
        throw UnwrittenColor(place: change.place, reason: error.reason)
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
      let place: ColorPlace?
      switch wanted.difference(again) {
      case .none(let followed):
        (self.files, self.followed) = (files, followed)
        return
      case .found(let found): place = found
      }
      let given = changes.firstIndex { $0.place == place }
      // Of one colour written twice readers make one: then both places change.
      if given == nil, taken == nil {
        taken = known
        continue
      }
      // What cannot be told apart is put to the first change that has another way.
      guard let next = given ?? chosen.indices.first(where: { chosen[$0] + 1 < ways[$0].count }) ?? chosen.indices.first
      else { break }
      guard chosen[next] + 1 < ways[next].count else {
        throw UnwrittenColor(place: changes[next].place, reason: WritingObstacle.readOtherwise())
      }
      chosen[next] += 1
    }
    (files, followed) = ([], [:])
  }

  /// Every colour of some themes, and what it is to be when they are read again.
  private struct Wanted {
    private let colors: [[(place: ColorPlace, alpha: Double, wanted: SRGB?)]]

    /// - Parameter followers: Colours whose new values are not compared.
    init(
      _ themes: [Theme], _ changes: [ColorPlace: SRGB], _ followers: Set<ColorPlace>, _ nameOfFile: (String) -> String
    ) {
      colors = themes.map { theme in
        theme.colorsInOrder.map { color in
          let place = ColorPlace(color, name: nameOfFile)
          return (place, color.alpha, followers.contains(place) ? nil : changes[place] ?? color.srgb)
        }
      }
    }

    /// The first place where the colours read differ from those requested.
    func difference(_ read: [Theme]?) -> Difference {
      guard let read, read.count == colors.count else { return .found(nil) }
      var followed: [ColorPlace: SRGB] = [:]
      for (wanted, read) in zip(colors, read.map(\.colorsInOrder)) {
        guard wanted.count == read.count else { return .found(nil) }
        for (color, other) in zip(wanted, read) {
          let isAsWanted = color.wanted.map { $0.looksLike(other.srgb) } ?? true
          guard isAsWanted, color.alpha == other.alpha else { return .found(color.place) }
          if color.wanted == nil, ColorPlace(other).rgb != color.place.rgb { followed[color.place] = other.srgb }
        }
      }
      return .none(followed)
    }
  }

  /// The bytes to each side that are compared; an engineering choice: more than a colour of any notation with its name.
  private static let around = 4_096

  /// The result of a comparison.
  private enum Difference {
    /// None, and what the colours that follow now resolve to.
    case none([ColorPlace: SRGB])
    /// At that place; nil where everything may be different.
    case found(ColorPlace?)
  }

  private static func files(
    _ changes: [Change], _ ways: [[[TextEdit]]], _ chosen: [Int], besides taken: Set<ColorPlace>?
  ) throws(UnwrittenColor) -> [File] {
    let edits = zip(zip(changes, ways), chosen).map { (change: $0.0, edits: $0.1[$1]) }
    var files: [File] = []
    for (path, own) in edits.grouped(by: \.change.place.path) {
      let source = own[0].change.color.definition.file
      let copied = taken.map { Self.copies(of: own, besides: $0.filter { $0.path == path }.map(\.range)) } ?? []
      guard let new = (own.flatMap(\.edits) + copied).applied(to: source.bytes) else {
        throw UnwrittenColor(place: own[0].change.place, reason: WritingObstacle.samePlace())
      }
      files.append(File(path: source.path, old: source.bytes, new: new))
    }
    return files
  }

  /// The same edits wherever else the file holds the same text, and no colour of a theme that is known. Of several known colours with
  /// that text the one counts that has the most of the same text around it: the copy of a group is one in all its colours.
  private static func copies(
    of own: [(change: Change, edits: [TextEdit])], besides known: [Range<Int>]
  ) -> [TextEdit] {
    let bytes = own[0].change.color.definition.file.bytes
    var edits: [Range<Int>: [TextEdit]] = [:]
    // A shorter text may well mean something else, and other users keep their reference.
    for (change, own) in own where change.place.range.count >= 4 && !change.color.replacesReference {
      edits[change.place.range] = own
    }
    let texts = Dictionary(grouping: Set(edits.keys.map { bytes[$0] })) { $0.prefix(4) }
    let places = Dictionary(grouping: Set(known).union(edits.keys)) { bytes[$0] }
    let ends = Dictionary(known.map { ($0.lowerBound, $0.upperBound) }) { max($0, $1) }
    var copies: [TextEdit] = []
    var start = 0
    while start + 4 <= bytes.count {
      if let end = ends[start], end > start {
        start = end
        continue
      }
      let found = texts[bytes[start..<start + 4]]?.first { bytes[start...].starts(with: $0) }
      guard let text = found, !(start..<start + text.count).contains(where: { ends[$0] != nil }) else {
        start += 1
        continue
      }
      func likeness(_ other: Range<Int>) -> (Int, Int, Int) {
        let (before, after) = (bytes[..<start].suffix(Self.around), bytes[start...].prefix(Self.around))
        let same = zip(before.reversed(), bytes[..<other.lowerBound].reversed()).prefix { $0 == $1 }.count
        let more = zip(after, bytes[other.lowerBound...]).prefix { $0 == $1 }.count
        return (same + more, edits[other] == nil ? 0 : 1, -other.lowerBound)
      }
      if let nearest = places[text]?.max(by: { likeness($0) < likeness($1) }) {
        let offset = start - nearest.lowerBound
        copies += (edits[nearest] ?? []).map {
          TextEdit(($0.range.lowerBound + offset)..<($0.range.upperBound + offset), $0.text)
        }
      }
      start += text.count
    }
    return copies
  }
}

/// Bytes of a text to be replaced.
package struct TextEdit: Hashable, Sendable {
  /// Which bytes.
  package let range: Range<Int>
  /// What takes their place.
  package let text: String

  /// Creates an edit.
  package init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }
}

extension [TextEdit] {
  /// A text after the edits; nil when two of them overlap or one lies outside.
  package func applied(to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 16 * count)
    var done = 0
    for edit in sorted(by: { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) })
    {
      guard edit.range.lowerBound >= done, edit.range.upperBound <= bytes.count else { return nil }
      result += bytes[done..<edit.range.lowerBound]
      result += edit.text.utf8
      done = edit.range.upperBound
    }
    return result + bytes[done...]
  }
}
