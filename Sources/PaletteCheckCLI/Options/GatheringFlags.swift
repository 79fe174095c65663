import ArgumentParser
import FileAccess

/// Where the inputs come from, beside the arguments, and how often they are looked at.
struct GatheringFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Also check the paths that this file lists, one a line or each ended by a NUL; '-' for standard input.",
      valueName: "file"), completion: .file())
  var filesFrom: String?

  @Flag(
    help: ArgumentHelp(
      "Read one theme a line, from standard input or files, and print one verdict a line, as JSON.",
      discussion: "A line may be {\"id\": …, \"path\": …, \"theme\": …}; its verdict has the same id."))
  var jsonl = false

  @Flag(help: "Pass over what the configuration excludes even when it is named, as hooks name it.")
  var forceExclude = false

  @Flag(help: "Let a run pass that has nothing to check, such as an empty list.")
  var allowEmpty = false

  @Flag(help: "Check again whenever a file changes that the verdict depends on, until Ctrl-C.")
  var watch = false

  mutating func validate() throws {
    if watch, jsonl || filesFrom == "-" {
      throw ValidationError("--watch needs files to look at again; \(jsonl ? "--jsonl" : "a list on '-'") is read once")
    }
  }
}

extension GatheringFlags {
  /// The paths of the list; nil when there is none.
  func listedPaths(_ arguments: [String], _ host: some CommandHost) throws -> [String]? {
    guard let filesFrom else { return nil }
    if filesFrom == "-", arguments.contains("-") {
      throw ValidationError("standard input is either a theme or the list of --files-from")
    }
    // Lists of a million paths have less: engineering choice.
    let limit = 64 << 20
    do throws(HostError) {
      return PathList.paths(
        filesFrom == "-" ? try host.readStandardInput(limit: limit) : try host.read(filesFrom, limit: limit))
    } catch {
      throw ValidationError("--files-from '\(filesFrom)' \(error.message)")
    }
  }

  /// The streams of `--jsonl`: standard input where nothing is named.
  func streams(_ arguments: [String], _ host: some CommandHost) throws -> [String] {
    guard let listed = try listedPaths(arguments, host) else { return arguments.isEmpty ? ["-"] : arguments }
    return arguments + listed
  }

  /// Whether a run may pass that has nothing to check: it is allowed to, or everything named is excluded.
  func allowsEmpty(_ read: ThemeInputs) -> Bool { read.inputs.isEmpty && (allowEmpty || read.excluded + read.bare > 0) }

  /// Whether a file without chart colours is no failure: who lists files does not look into them.
  var letsBarePass: Bool { allowEmpty || filesFrom != nil || forceExclude }

  /// What a run has to say about what it does not check.
  func remarks(_ read: ThemeInputs) -> [String] {
    if read.excluded > 0 {
      let paths = read.excluded == 1 ? "1 path" : "\(read.excluded) paths"
      return ["Left out by --force-exclude: \(paths) that the configuration excludes."]
    }
    guard read.inputs.isEmpty, read.bare == 0, let filesFrom else { return [] }
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
    return try WatchLoop(host: host).run(run)
  }
}
