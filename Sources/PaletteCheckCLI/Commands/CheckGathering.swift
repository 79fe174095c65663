import ArgumentParser
import PaletteRules

/// What the flags about inputs mean for a run of `check`.
extension GatheringFlags {
  /// Whether a run may pass that has nothing to check: it is allowed to, or everything named is excluded.
  func allowsEmpty(_ read: GatheredInputs) -> Bool {
    read.paths.isEmpty && (allowEmpty || read.excluded + read.bare > 0)
  }

  /// What a run has to say about what it does not check.
  func remarks(_ read: GatheredInputs) -> [Message] {
    if read.excluded > 0 { return [RunNote.excluded(read.excluded)] }
    guard read.paths.isEmpty, read.bare == 0, let filesFrom else { return [] }
    return [(allowEmpty ? RunNote.emptyList : .refusedEmptyList)(filesFrom)]
  }

  /// Runs once, or again and again.
  func watching<Host: CommandHost>(
    _ arguments: [String], _ host: Host, _ run: (any CommandHost) throws -> Int32
  ) throws -> Int32 {
    guard watch else { return try run(host) }
    guard !arguments.contains("-") else {
      throw ValidationError("--watch needs files to look at again; standard input is read once")
    }
    return try WatchLoop(host: host, message: CheckCommand.message).run(run)
  }
}
