import ArgumentParser
import FileAccess

/// Sources of inputs other than the arguments, and whether to watch them.
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

  @Flag(help: "Skip what the configuration excludes even when it is named, as hooks name files.")
  var forceExclude = false

  @Flag(help: "Let a run with nothing to check pass, such as an empty list.")
  var allowEmpty = false

  @Flag(help: "Check again whenever a file changes that the verdict depends on; Ctrl-C ends.")
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

  /// Whether a file without chart colours passes: a list of files is made without looking into them.
  var letsBarePass: Bool { allowEmpty || filesFrom != nil || forceExclude }
}

/// A list of paths, as `git diff --name-only` and `find -print0` write it.
enum PathList {
  /// The paths in order, as ``PathText`` writes them. Where there is a NUL, paths end with NULs and may hold line feeds;
  /// else each line is one. Empty ones name nothing and are left out.
  static func paths(_ bytes: [UInt8]) -> [String] {
    let end: UInt8 = bytes.contains(0) ? 0 : UInt8(ascii: "\n")
    return bytes.split(separator: end).map { PathText.text($0) }
  }
}

/// Which files of a directory to look at, and what to do with those that are not judged.
struct DirectoryFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Pass over these files of directories: a pattern as in .gitignore, relative to the working directory; repeatable.",
      valueName: "pattern"))
  var exclude: [String] = []

  @Flag(help: "Also look at what git ignores, and into folders of builds.")
  var noIgnore = false

  @Flag(help: "Fail when a file that was found in a directory holds colours and is not judged.")
  var strictInputs = false
}
