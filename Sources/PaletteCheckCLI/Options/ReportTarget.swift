import ArgumentParser
import SourceText

/// `sarif=out/palettecheck.sarif`: a format and where to write it.
struct ReportTarget: ExpressibleByArgument {
  /// As it was typed.
  let format: String
  /// As it was typed; `-` for standard output.
  let path: String

  init?(argument: String) {
    guard let equals = argument.firstIndex(of: "=") else { return nil }
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
