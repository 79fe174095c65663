import ArgumentParser

/// What the flags about inputs mean for a run of `check`.
extension GatheringFlags {
  /// Whether a run may pass that has nothing to check: it is allowed to, or everything named is excluded.
  func allowsEmpty(_ read: GatheredInputs) -> Bool {
    read.paths.isEmpty && (allowEmpty || read.excluded + read.bare > 0)
  }

  /// What a run has to say about what it does not check.
  func remarks(_ read: GatheredInputs) -> [String] {
    if read.excluded > 0 {
      let paths = read.excluded == 1 ? "1 path" : "\(read.excluded) paths"
      return ["Left out by --force-exclude: \(paths) that the configuration excludes."]
    }
    guard read.paths.isEmpty, read.bare == 0, let filesFrom else { return [] }
    let pass = allowEmpty ? "--allow-empty lets that pass" : "to let that pass, give --allow-empty"
    return ["The list '\(filesFrom)' names no file; \(pass)."]
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
