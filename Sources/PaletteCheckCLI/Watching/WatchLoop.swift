import PaletteRules
import SafeText

/// Runs again whenever something changed that the run before looked at.
///
/// Files are looked at by time, size and node a few times a second: that sees changes in place, replacements and
/// directories alike, on every file system, network ones among them, for less than a hundredth of a core in most folders.
struct WatchLoop {
  let host: any CommandHost
  /// An error of a run, in words.
  let message: (any Error) -> String

  /// Milliseconds between looks; engineering choice: people do not notice a quarter of a second.
  private static let pause = 250
  /// Milliseconds in which nothing may change before it is read: editors write in several steps. Engineering choice.
  private static let settling = 50
  /// A look may take one part in so many of the time, where that leaves the pauses short enough. Engineering choice.
  private static let share = 10
  /// The longest pause in milliseconds: a look that took long on a busy machine must not keep a change waiting.
  private static let longestPause = 2_000

  /// The milliseconds to wait after a look that took so long.
  static func pause(afterLook cost: Duration) -> Int {
    max(pause, Int(min(cost / .milliseconds(1) * Double(share), Double(longestPause))))
  }

  /// Runs until a signal ends the process. Notes about the watching go to standard error: standard output holds
  /// the reports and nothing else.
  ///
  /// - Returns: The exit code of the last run, in tests.
  func run(_ check: (any CommandHost) throws -> Int32) throws -> Int32 {
    host.endOnInterruption()
    var isFirst = true
    while true {
      let watched = OverlayFileSystem(host, isWatching: true)
      var code = ExitStatus.failure
      do {
        code = try check(watched)
      } catch  where !isFirst {
        // A file may be broken for as long as somebody edits it.
        host.writeError("palettecheck: error: \(terminalSafe(message(error)))\n")
      }
      isFirst = false
      let seen = watched.seen
      let count = seen.stamps.count
      let what = count == 0 ? "watching for a file" : "watching \(count) file\(count == 1 ? "" : "s")"
      host.writeError("-- \(what); Ctrl-C ends --\n")
      guard let changed = change(from: seen, watched) else { return code }
      host.writeError("\n-- changed: \(changed) --\n\n")
    }
  }

  /// Waits for a change and describes it; nil when the waiting ends.
  private func change(from seen: Sight, _ watched: OverlayFileSystem) -> String? {
    var milliseconds = Self.pause
    while true {
      guard host.pause(milliseconds: milliseconds) else { return nil }
      let look = ContinuousClock.now
      var now = watched.look(at: seen)
      milliseconds = Self.pause(afterLook: look.duration(to: .now))
      guard now != seen else { continue }
      while host.pause(milliseconds: Self.settling) {
        let next = watched.look(at: seen)
        if next == now { break }
        now = next
      }
      return names(seen, now)
    }
  }

  /// The first paths that changed.
  private func names(_ old: Sight, _ new: Sight) -> String {
    var paths = Set(old.stamps.keys.filter { old.stamps[$0] != new.stamps[$0] })
    paths.formUnion(old.kinds.keys.filter { old.kinds[$0] != new.kinds[$0] })
    for (directory, files) in old.listings {
      paths.formUnion(Set(files).symmetricDifference(new.listings[directory] ?? []))
    }
    // Written and read again as it was.
    guard !paths.isEmpty else { return "nothing that lasted" }
    // The same file by its whole path.
    paths = paths.filter { path in !paths.contains { $0 != path && path.hasSuffix("/" + $0) } }
    return paths.sorted().prefix(3).map(terminalSafe).listed(of: paths.count)
  }
}
