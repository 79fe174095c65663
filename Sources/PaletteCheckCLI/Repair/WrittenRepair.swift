import Colorimetry
import PaletteRules
import ThemeFormats

/// A repair and the files that hold it, in memory: read again, the files give the colours of the repair.
///
/// Only its format knows the value of a colour that is mixed from another one, and whether a colour can replace a reference. So
/// the repair is written and read again. What turns out to have to stay is found for all colours at once, and then the
/// search is made once more without them, with the work that the first one has left and half as much again.
struct WrittenRepair {
  let repair: ColorRepair
  let files: [RewrittenFiles.File]

  /// Reads everything again, with other bytes in the files of those names; nil when it cannot be read.
  typealias Reading = ([String: [UInt8]]) -> [Theme]?

  /// Searches, writes and reads. Without changes there are no files.
  ///
  /// - Parameters:
  ///   - themes: The themes, in which these references stay references.
  ///   - fixed: What cannot be written, and may be worked out from what can.
  /// - Throws: Where the second change cannot be written either.
  init(
    _ themes: (_ kept: Set<ColorPlace>) -> [Theme], settings: JudgementSettings, options: RepairOptions,
    fixed: Set<ColorPlace>, read: @escaping Reading
  ) throws(HostError) {
    let first = Attempt(
      themes([]), settings: settings, options: options, fixed: fixed, nameOfFile: options.nameOfFile, read: read)
    if let files = first.files {
      (repair, self.files) = (first.repair, files)
      return
    }
    var options = options
    options.work += options.work / 2 - min(first.repair.work, options.work)
    let found = first.obstacles(among: first.repair.changes[...])
    options.locks.merge(found.locks) { first, _ in first }
    let second = Attempt(
      themes(found.references), settings: settings, options: options, fixed: fixed, nameOfFile: options.nameOfFile,
      read: read)
    guard let files = second.files else {
      let reason = second.reason ?? first.reason ?? "the file then gives other colours"
      throw HostError("Nothing was changed: a colour cannot be written, because \(reason)")
    }
    (repair, self.files) = (second.repair, files)
  }
}

/// A repair of some themes, written in memory.
private struct Attempt {
  private(set) var repair: ColorRepair
  /// Nil where a change cannot be written, or makes what is worked out from it fail.
  private(set) var files: [RewrittenFiles.File]?
  /// Why a change cannot be written.
  private(set) var reason: String?
  private let themes: [Theme]
  private let fixed: Set<ColorPlace>
  private let nameOfFile: (String) -> String
  private let read: WrittenRepair.Reading

  init(
    _ themes: [Theme], settings: JudgementSettings, options: RepairOptions, fixed: Set<ColorPlace>,
    nameOfFile: @escaping (String) -> String, read: @escaping WrittenRepair.Reading
  ) {
    (self.themes, self.fixed, self.nameOfFile, self.read) = (themes, fixed, nameOfFile, read)
    repair = ColorRepair(themes, settings: settings, options: options)
    guard !repair.changes.isEmpty else {
      files = []
      return
    }
    do throws(UnwrittenColor) {
      let written = try write(repair.changes)
      let following = repair.following(written.followed)
      guard following.remaining.count <= repair.remaining.count else { return }
      (repair, files) = (following, written.files)
    } catch {
      reason = error.reason.text
    }
  }

  private func write(_ changes: [ColorRepair.Change]) throws(UnwrittenColor) -> RewrittenFiles {
    let changes = changes.map {
      RewrittenFiles.Change(color: $0.color.color, place: $0.color.place, new: $0.new)
    }
    return try RewrittenFiles(changes, in: themes, followers: fixed, nameOfFile: nameOfFile, read: read)
  }

  /// What stays: references, and colours with the reason.
  typealias Obstacles = (references: Set<ColorPlace>, locks: [ColorPlace: String])

  /// The changes that cannot be written, each by itself: found in halves, as most can be.
  func obstacles(among changes: ArraySlice<ColorRepair.Change>) -> Obstacles {
    let place: ColorPlace?
    var reason = ""
    do throws(UnwrittenColor) {
      place = try write(Array(changes)).followed.keys.min()
      guard place != nil else { return ([], [:]) }
    } catch {
      (place, reason) = (nil, error.reason.text)
    }
    guard changes.count == 1, let change = changes.first else {
      let middle = changes.startIndex + changes.count / 2
      let (one, other) = (obstacles(among: changes[..<middle]), obstacles(among: changes[middle...]))
      return (one.references.union(other.references), one.locks.merging(other.locks) { first, _ in first })
    }
    if let place {
      let name = repair.name(at: place).map { "'\($0)'" } ?? "another colour"
      return ([], [change.color.place: "\(name) is worked out from it"])
    }
    return change.color.color.replacesReference
      ? ([change.color.place], [:]) : ([], [change.color.place: reason])
  }
}
