import PaletteGate
import PaletteReports
import PaletteRules
import SourceText
import ThemeFormats

/// The files of a directory, and what becomes of each.
struct DirectoryCatalog {
  let directory: String
  /// Every file below it, sorted by bytes.
  let files: [String]
  /// The outcomes that are known so far; in the end one for each file.
  private(set) var outcomes: [NameKey: FileOutcome] = [:]

  /// How likely the colours of files that are not checked are a chart's; 0 for those that are not there.
  private(set) var likelihoods: [NameKey: Int] = [:]

  /// A catalog without any outcome.
  init(_ directory: String, _ found: FoundFiles) {
    self.directory = directory
    let links = (found.dangling.filter(ThemeFileNames.mayBe) + found.outside).filter { !FileSelection.isOwn($0) }
    files = links.isEmpty ? found.paths : (found.paths + links).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    ignoredFolders = found.ignoredFolders
  }

  /// Directories that git ignores, which were not searched.
  let ignoredFolders: [String]

  /// The folders below that are called as themes in files of data are: something else is in the place of a theme.
  var foldersNamedAsThemes: [String] {
    var folders: Set<String> = []
    for file in files {
      var steps = below(file).pathNames.dropLast()
      while let last = steps.popLast() {
        guard last.contains("."), ThemeFileNames.mayBe(String(last)), !ThemeFileNames.isProgram(String(last)) else {
          continue
        }
        folders.insert(directory.appendingStep((steps + [last]).joined(separator: "/")))
      }
    }
    return folders.filter { ThemeFileNames.folder(of: $0) == nil }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Settles what becomes of a file; the latest counts, since what is a theme may turn out to belong to another.
  mutating func mark(_ file: String, _ outcome: FileOutcome) { outcomes[NameKey(file)] = outcome }

  /// Notes how likely the colours of a file are a chart's.
  mutating func rate(_ file: String, _ likelihood: Int) {
    if likelihood > 0 { likelihoods[NameKey(file)] = likelihood }
  }

  /// Files with those first whose colours are a chart's most likely.
  func ranked(_ files: [String]) -> [String] {
    let rated = files.map { file in
      // Style sheets of pages come last, whatever their names.
      let likelihood = likelihoods[NameKey(file)] ?? 0
      return (file: file, likelihood: file.lowercased().hasSuffix(".css") ? min(likelihood, 1) : 2 + likelihood)
    }
    return rated.enumerated().sorted { ($1.element.likelihood, $0.offset) < ($0.element.likelihood, $1.offset) }
      .map(\.element.file)
  }

  /// Settles the same for several files.
  mutating func mark(_ files: some Sequence<String>, _ outcome: FileOutcome) {
    for file in files { mark(file, outcome) }
  }

  /// What becomes of a file; nil while it is open.
  func outcome(of file: String) -> FileOutcome? { outcomes[NameKey(file)] }

  /// The files of which nothing is settled, in order.
  var open: [String] { files.filter { outcome(of: $0) == nil } }

  /// The files of one of these outcomes, in order.
  func files(_ outcomes: [FileOutcome]) -> [String] {
    files.filter { outcome(of: $0).map(outcomes.contains) ?? false }
  }

  /// Whether anything in it is an input.
  var hasInputs: Bool { outcomes.values.contains(.checked) }

  /// The files that are not checked, though they may hold the colours of a chart, each with the reason.
  var unjudged: [UnjudgedFile] {
    let reasons = files.compactMap { file in
      if case .notChecked(let reason)? = outcome(of: file) { (NameKey(file), reason) } else { nil }
    }
    let reason = Dictionary(reasons) { first, _ in first }
    return ranked(files.filter { reason[NameKey($0)] != nil }).compactMap { file in
      reason[NameKey(file)].map {
        UnjudgedFile(path: file, reason: $0, likelihood: likelihoods[NameKey(file)] ?? 0)
      }
    }
  }

  func below(_ path: String) -> Substring { Substring(path.utf8.dropFirst(directory.utf8.count)) }
}
