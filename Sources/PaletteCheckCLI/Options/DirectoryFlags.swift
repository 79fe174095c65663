import ArgumentParser

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
