// The plugin API uses Foundation's URL and Process.
import Foundation
import PackagePlugin

/// `swift package palettecheck`: the command, with its arguments, in the directory of the package. Without arguments it
/// checks everything below that directory. It reads only, so it needs no permission.
@main
struct PaletteCheckCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try Self.run(
      context.tool(named: "PaletteCheckMain").url, arguments.isEmpty ? ["check", "."] : arguments,
      in: context.package.directoryURL)
  }

  fileprivate static func run(_ tool: URL, _ arguments: [String], in directory: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = directory
    try process.run()
    process.waitUntilExit()
    // The report contains the findings; this only makes the command fail.
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      Diagnostics.error("palettecheck exited with \(process.terminationStatus)")
      return
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension PaletteCheckCommandPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode adds the selected target.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      let rest = extractor.remainingArguments
      try Self.run(
        context.tool(named: "PaletteCheckMain").url, rest.isEmpty ? ["check", "."] : rest,
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
