import PaletteGate
import PaletteRules
import SourceText

/// Where the findings of an input are remembered: in the files that hold their tokens, whatever the input was called.
struct FindingPlaces {
  private let input: String
  private let isFolder: Bool
  private let files: [String: String]
  private let tokens: [String: String]

  /// Gathers the files of an input's themes and of what was found in them.
  ///
  /// - Parameter relative: how whoever remembers them writes a path.
  init(
    of input: String, _ themes: [Theme], _ findings: [Finding], host: any CommandHost, relative: (String) -> String
  ) {
    var files: [String: String] = [:]
    var tokens: [String: String] = [:]
    let path = relative(input)
    func name(_ origin: TokenOrigin) -> String {
      // What lies in no file belongs to its input.
      if origin.file.isBuiltIn || origin.file.path == input { return path }
      if let known = files[origin.file.path] { return known }
      let name = relative(origin.file.path)
      files[origin.file.path] = name
      return name
    }
    for origin in findings.compactMap(\.origin) { _ = name(origin) }
    for series in themes.flatMap(\.modes).flatMap(\.series) where tokens[series.token] == nil {
      tokens[series.token] = name(series.color.origin)
    }
    self.input = path
    self.files = files
    self.tokens = tokens
    isFolder = host.kind(of: input) == .directory
  }

  /// Where a part of a finding is remembered: with the first of its tokens, which is the one to change.
  func place(of part: FindingPart, in finding: Finding) -> FindingPlace {
    let own = finding.origin.flatMap { files[$0.file.path] } ?? input
    // A finding without parts belongs to the file of its token.
    let path = finding.parts.isEmpty ? own : part.tokens.first.flatMap { tokens[$0] } ?? own
    return FindingPlace(path: path, theme: isFolder || path == input ? nil : input)
  }

  /// Where a finding as a whole is remembered.
  func place(of finding: Finding) -> FindingPlace {
    let path = finding.origin.flatMap { files[$0.file.path] } ?? input
    return FindingPlace(path: path, theme: isFolder || path == input ? nil : input)
  }
}
