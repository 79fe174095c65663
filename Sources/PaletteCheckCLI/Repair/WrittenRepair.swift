import Colorimetry
import PaletteRules
import ThemeFormats

/// A repair and the files that hold it, in memory: what is worked out from the colours that move is seen to pass as well.
///
/// Only its format knows the value of a colour that is mixed from another one. So the repair is written and read again;
/// where the value of such a colour has changed, and the rules say more than before, the search is made once more with
/// it as it has come out, until both agree.
struct WrittenRepair {
  let repair: ColorRepair
  let files: [RewrittenFiles.File]
  /// A reference that no colour can replace, because the file then gives other colours; nil after a complete run.
  private(set) var lostReference: ColorPlace?

  /// Colours that turn out not to be writable one after the other, and searches for colours that agree with what is
  /// worked out from them. Engineering choices.
  private static let mostRounds = 12
  private static let mostSearches = 4

  /// Reads everything again, with other bytes in the files of those names; nil when it cannot be read.
  typealias Reading = ([String: [UInt8]]) -> [Theme]?

  /// Searches, writes and reads until all agree, or a refusal is left. Without changes there are no files.
  ///
  /// - Parameter fixed: What cannot be written, and may be worked out from what can.
  /// - Throws: Where one colour after the other turns out not to be writable.
  init(
    _ themes: [Theme], settings: JudgementSettings, options: RepairOptions, fixed: Set<ColorPlace>,
    read: @escaping Reading
  ) throws(HostError) {
    let writing = Writing(themes: themes, fixed: fixed, nameOfFile: options.nameOfFile, read: read)
    var options = options
    var searches = 0
    var last: ColorRepair?
    var reason = "others are worked out from it"
    for _ in 0..<Self.mostRounds {
      let repair = ColorRepair(themes, settings: settings, options: options)
      let isRefused = !repair.refusals.isEmpty
      if isRefused || repair.changes.isEmpty || searches >= Self.mostSearches {
        guard !options.workedOut.isEmpty else {
          (self.repair, files) = (repair, [])
          return
        }
        // No agreement: then what the others are worked out from has to stay.
        options.workedOut = [:]
        searches = 0
        guard let last, writing.lock(last, &options) else {
          (self.repair, files) = (repair, [])
          return
        }
        continue
      }
      last = repair
      do throws(UnwrittenColor) {
        let written = try writing(repair.changes)
        guard written.followed != options.workedOut else {
          (self.repair, files) = (repair, written.files)
          return
        }
        let following = repair.following(written.followed)
        guard following.remaining.count > repair.remaining.count else {
          (self.repair, files) = (following, written.files)
          return
        }
        options.workedOut = written.followed
        searches += 1
      } catch {
        if writing.replacedReferences.contains(error.place) {
          (self.repair, files, lostReference) = (repair, [], error.place)
          return
        }
        // What cannot be written has to stay, and the others may still do.
        options.locks[error.place] = error.reason.text
        reason = error.reason.text
        options.workedOut = [:]
      }
    }
    throw HostError("Nothing was changed: a colour cannot be written, because \(reason)")
  }
}

/// Writes changes of themes, in memory.
private struct Writing {
  let themes: [Theme]
  /// What cannot be written, and may be worked out from what can.
  let fixed: Set<ColorPlace>
  let nameOfFile: (String) -> String
  let read: WrittenRepair.Reading

  /// The places where a colour replaces a reference.
  var replacedReferences: Set<ColorPlace> {
    Set(themes.flatMap(\.colorsInOrder).filter(\.replacesReference).map { ColorPlace($0, name: nameOfFile) })
  }

  func callAsFunction(_ changes: [ColorRepair.Change]) throws(UnwrittenColor) -> RewrittenFiles {
    let changes = changes.map {
      RewrittenFiles.Change(color: $0.color.color, place: $0.color.place, new: $0.new)
    }
    return try RewrittenFiles(changes, in: themes, followers: fixed, nameOfFile: nameOfFile, read: read)
  }

  /// Keeps each colour that others are computed from; false where no colour is.
  func lock(_ repair: ColorRepair, _ options: inout RepairOptions) -> Bool {
    var isLocked = false
    for change in repair.changes {
      guard let place = (try? self([change]))?.followed.keys.min() else { continue }
      let name = repair.name(at: place).map { "'\($0)'" } ?? "another colour"
      options.locks[change.color.place] = "\(name) is worked out from it"
      isLocked = true
    }
    return isLocked
  }
}
