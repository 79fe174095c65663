import ArgumentParser
import FileAccess

/// Sources of inputs other than the arguments, and whether to watch them.
struct GatheringFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Also check this chart, or list of its elements, for people who do not see it; repeatable.", valueName: "file"),
    completion: .file())
  var chart: [String] = []

  @Option(
    help: ArgumentHelp(
      "Also check the paths in this file, separated by newlines or NULs; '-' is standard input.",
      valueName: "file"), completion: .file())
  var filesFrom: String?

  @Flag(
    help: ArgumentHelp(
      "Skip what the configuration excludes even when it is named, as hooks name files.", visibility: .hidden))
  var forceExclude = false

  @Flag(help: ArgumentHelp("Pass when there is nothing to check, such as an empty list.", visibility: .hidden))
  var allowEmpty = false

  @Flag(help: "Check again whenever a file changes; Ctrl-C ends.")
  var watch = false

  mutating func validate() throws {
    if watch, filesFrom == "-" {
      throw ValidationError("--watch needs files to look at again; a list on '-' is read once")
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
      "Skip matching files of directories: a pattern as in .gitignore; repeatable.",
      valueName: "pattern"))
  var exclude: [String] = []

  @Flag(help: ArgumentHelp("Also check what git ignores, and folders of builds.", visibility: .hidden))
  var noIgnore = false

  @Flag(
    help: ArgumentHelp("Fail when a file of a directory holds colours that are not checked.", visibility: .hidden))
  var strictInputs = false
}
