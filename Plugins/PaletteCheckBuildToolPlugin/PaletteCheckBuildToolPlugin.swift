// The plugin API uses Foundation's URL.
import Foundation
import PackagePlugin

/// Checks the asset catalogs of a target in every build, and fails the build at the position of a finding.
///
/// The command declares no output. With one, the next build would skip an unchanged catalog and lose its warnings, and the
/// output file would be copied into the app's bundle.
@main
struct PaletteCheckBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let files = target.sourceModule?.sourceFiles else { return [] }
    return try Self.commands(files.map(\.url), tool: context.tool(named: "PaletteCheckMain").url)
  }

  /// A command for each catalog that holds one of the files or is one.
  fileprivate static func commands(_ files: [URL], tool: URL) throws -> [Command] {
    var catalogs: [URL] = []
    for catalog in files.compactMap(catalog(of:)) where !catalogs.contains(catalog) { catalogs.append(catalog) }
    if catalogs.isEmpty { Diagnostics.remark("palettecheck: the target has no asset catalog") }
    return catalogs.map { catalog in
      .buildCommand(
        displayName: "Checking the colours of \(catalog.lastPathComponent)", executable: tool,
        // A catalog of icons has no chart colours.
        arguments: [
          "check", "--allow-empty", "--format", "xcode", "--color", "never", catalog.path(percentEncoded: false),
        ],
        inputFiles: contents(of: catalog), outputFiles: [])
    }
  }

  /// The outermost asset catalog that a file lies in, or is.
  private static func catalog(of file: URL) -> URL? {
    let steps = file.standardizedFileURL.pathComponents
    guard let end = steps.firstIndex(where: { $0.lowercased().hasSuffix(".xcassets") }) else { return nil }
    return steps[1...end].reduce(URL(filePath: "/")) { $0.appending(path: $1) }
  }

  private static func contents(of catalog: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
    return (found?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.lastPathComponent == "Contents.json" }
      .sorted { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension PaletteCheckBuildToolPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try Self.commands(target.inputFiles.map(\.url), tool: context.tool(named: "PaletteCheckMain").url)
    }
  }
#endif
