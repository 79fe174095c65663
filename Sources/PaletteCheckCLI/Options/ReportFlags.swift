import ArgumentParser

/// Reports beside the one on standard output.
struct ReportFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Also write a report to a file: json, sarif, junit, gitlab, checkstyle, github, markdown or html; repeatable. '-' "
        + "is standard output, in place of the text.",
      valueName: "format=path"))
  var report: [ReportTarget] = []

  /// Where to write what; every path once, none of them an input.
  func targets(inputs: [String], host: any CommandHost) throws -> [(format: ReportFormat, path: String)] {
    var seen: [String: String] = [:]
    let read = Set(inputs.filter { host.kind(of: $0) == .file }.compactMap { host.realPath($0) })
    return try report.map { target in
      let format = try target.resolvedFormat()
      guard !target.path.isEmpty else {
        throw ValidationError("--report \(target.format)= names no file; give \(format.rawValue)=PATH")
      }
      let identity = Self.identity(target.path, host)
      if let other = seen[identity] {
        throw ValidationError(
          "two reports would go to '\(target.path)': \(other) and \(format.rawValue); give each a path of its own")
      }
      guard !read.contains(identity) else {
        throw ValidationError(
          "the \(format.rawValue) report would replace the input '\(target.path)'; give another path")
      }
      seen[identity] = format.rawValue
      return (format, target.path)
    }
  }

  /// The file that a path leads to, whether it exists or not.
  private static func identity(_ path: String, _ host: any CommandHost) -> String {
    if path == "-" { return path }
    if let real = host.realPath(path) { return real }
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    return (host.realPath(folder) ?? folder) + "/" + name
  }
}
