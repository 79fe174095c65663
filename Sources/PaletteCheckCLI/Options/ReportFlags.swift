import ArgumentParser
import PaletteGate
import PaletteReports
import SourceText
import ThemeFormats

/// What `check` prints, and what it writes beside that.
struct ReportFlags: ParsableArguments {
  @Option(help: "Print this report.")
  var format: ReportFormat = .text

  @Option(
    help: ArgumentHelp(
      "Also write a report of one of these formats to a file; repeatable.", valueName: "format=path"),
    transform: ReportTarget.init(parsing:))
  var report: [ReportTarget] = []

  /// Where to write what; every path once.
  func targets(_ host: any CommandHost) throws -> [(format: ReportFormat, path: String)] {
    var seen: [String: String] = [:]
    return try report.map { target in
      let format = try target.resolvedFormat()
      guard !target.path.isEmpty else {
        throw ValidationError("--report \(target.format)= names no file; give \(format.rawValue)=PATH")
      }
      guard target.path != "-" else {
        throw ValidationError("--report writes files; print the report with --format \(format.rawValue)")
      }
      let identity = Self.identity(target.path, host)
      if let other = seen[identity] {
        throw ValidationError(
          "two reports would go to '\(target.path)': \(other) and \(format.rawValue); give each its own path")
      }
      seen[identity] = format.rawValue
      return (format, target.path)
    }
  }

  /// Refuses to write a report over a file that the run read, or a settings file; it may replace an earlier report.
  ///
  /// - Parameter read: Real paths of the files that were read.
  func refuse(replacing read: Set<String>, _ host: any CommandHost) throws {
    for target in report {
      guard let real = host.realPath(target.path), host.kind(of: real) == .file else { continue }
      let own = [ConfigurationReader.fileName, BaselineFile.defaultName].contains(real.fileName)
      guard own || read.contains(real), !isReport(real, host) else { continue }
      let what = own ? "settings in" : "input"
      throw ValidationError(
        "the \(target.format) report would replace the \(what) '\(target.path)'; give another path")
    }
  }

  /// Bytes of a report; an engineering choice.
  private static let largestReport = 1 << 30

  /// Whether a file holds an earlier report, or nothing.
  private func isReport(_ path: String, _ host: any CommandHost) -> Bool {
    guard let bytes = try? host.read(path, limit: Self.largestReport) else { return false }
    // A GitLab report without findings is an empty list.
    let words = bytes.filter { !$0.isSpace }
    return words.isEmpty || words == Array("[]".utf8) || OwnFile(SourceFile(path: path, bytes: bytes))?.isReport == true
  }

  /// The file that a path leads to, whether it exists or not.
  private static func identity(_ path: String, _ host: any CommandHost) -> String {
    if let real = host.realPath(path) { return real }
    let folder = path.parentDirectory
    return (host.realPath(folder) ?? folder) + "/" + path.fileName
  }
}

/// `sarif=out/palettecheck.sarif`: a format and where to write it.
struct ReportTarget {
  /// As it was typed.
  let format: String
  /// As it was typed.
  let path: String

  init(parsing argument: String) throws {
    guard let equals = argument.firstIndex(of: "=") else {
      throw ValidationError("give a file too: \(argument)=palettecheck.\(argument)")
    }
    format = String(argument[..<equals])
    path = String(argument[argument.index(after: equals)...])
  }

  /// The format that the word names.
  func resolvedFormat() throws -> ReportFormat {
    if let format = ReportFormat(rawValue: format.lowercased()) { return format }
    let names = ReportFormat.allCases.map(\.rawValue)
    let near = NearestName.suggestion(for: format, among: names)
    throw ValidationError(
      "unknown report format '\(format)'; "
        + (near.map { "did you mean '\($0)'?" } ?? "give one of \(names.joined(separator: ", "))"))
  }
}

/// How text is drawn: the same for every command.
struct OutputOptions: ParsableArguments {
  @Option(help: ArgumentHelp("When to use colour.", valueName: "when"))
  var color = ColorChoice.standard

  @Flag(name: .shortAndLong, help: "Print findings and nothing else.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Print more: every series, figure and place.")
  var verbose = false

  mutating func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other; give one of them") }
  }

  func style(_ host: some CommandHost) -> TextStyle {
    TextStyle(
      colored: color.isColored(host),
      swatches: color.isTrueColor(host), width: host.columns ?? 100,
      verbosity: quiet ? .quiet : verbose ? .verbose : .normal)
  }
}

extension CommandHost {
  /// Columns of the text: what the variable COLUMNS asks for (POSIX.1-2024, XBD 8.3), else those of the terminal.
  fileprivate var columns: Int? {
    let asked = environment("COLUMNS").flatMap { Int($0) }.flatMap { (40...1000).contains($0) ? $0 : nil }
    return asked ?? (outputIsTerminal ? terminalColumns : nil)
  }
}

/// Text for people or JSON for programs.
enum TextFormat: String, CaseIterable, ExpressibleByArgument { case text, json }
