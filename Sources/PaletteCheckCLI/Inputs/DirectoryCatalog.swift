import PaletteReports
import PaletteRules
import SourceText
import ThemeFormats

/// The files of a directory, and what becomes of each.
struct DirectoryCatalog {
  let directory: String
  /// Every file below it, sorted by bytes.
  let files: [String]
  /// Directories that git ignores, which were not searched.
  let ignoredFolders: [String]
  /// The files and folders that are read, one by one.
  var candidates: [String] = []

  /// The outcomes that are known so far, in the end one for each file; and how likely the colours of what is not checked are a
  /// chart's.
  private var outcomes: [NameKey: (outcome: FileOutcome, likelihood: Int)] = [:]

  /// A catalog without any outcome.
  init(_ directory: String, _ found: FoundFiles) {
    self.directory = directory
    let links = (found.dangling.filter(ThemeFileNames.mayBe) + found.outside).filter { !FileSelection.isOwn($0) }
    files = links.isEmpty ? found.paths : (found.paths + links).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    ignoredFolders = found.ignoredFolders
  }

  /// Settles what becomes of a file; the latest counts, since what is a theme may turn out to belong to another.
  mutating func mark(_ file: String, _ outcome: FileOutcome, likelihood: Int = 0) {
    outcomes[NameKey(file)] = (outcome, likelihood)
  }

  /// What becomes of a file; nil while it is open.
  func outcome(of file: String) -> FileOutcome? { outcomes[NameKey(file)]?.outcome }

  /// The files of which nothing is settled, in order.
  var open: [String] { files.filter { outcome(of: $0) == nil } }

  /// Whether anything in it is an input.
  var hasInputs: Bool { outcomes.values.contains { $0.outcome == .checked } }

  /// The files that are not checked, each with the reason: those first whose colours are a chart's most likely.
  var unjudged: [UnjudgedFile] {
    let folders = candidates.filter { ThemeFileNames.folder(of: $0.fileName) != nil }
    let found = (files + folders).compactMap { file -> UnjudgedFile? in
      guard let known = outcomes[NameKey(file)], case .notChecked(let reason) = known.outcome else { return nil }
      return UnjudgedFile(path: file, reason: reason, likelihood: known.likelihood)
    }
    // Style sheets of pages come last, whatever their names.
    let ranks = found.map { $0.path.lowercased().hasSuffix(".css") ? min($0.likelihood, 1) : 2 + $0.likelihood }
    return found.indices.sorted { (ranks[$1], $0) < (ranks[$0], $1) }.map { found[$0] }
  }

  func below(_ path: String) -> Substring { Substring(path.utf8.dropFirst(directory.utf8.count)) }
}

/// What a run says about the files of a directory that it does not check.
extension DirectoryCatalog {
  /// The files that are not checked, in one sentence; doubtful where something may be missing that was meant.
  var remark: (note: Message, isDoubtful: Bool)? {
    let unjudged = unjudged
    return list(unjudged.map(\.path), " in '\(directory)'", atMost: 5).map {
      (RunNote.notChecked($0), unjudged.contains { $0.reason != .otherColors })
    }
  }

  /// Where to look on, when no file is a theme.
  var help: String {
    let read = Set(candidates.map(NameKey.init))
    let skipped = files.filter {
      outcome(of: $0) == .skipped && ThemeFileNames.mayBe($0) && !read.contains(NameKey($0))
    }
    let unjudged = unjudged
    let parts = [
      list(unjudged.map(\.path), "", atMost: 2).map { "not checked: \($0)" },
      list(skipped, " of tests, builds or dependencies, ignored or excluded", atMost: 2).map { "skipped: \($0)" },
      list(ignoredFolders, " ignored by git", of: "folder", atMost: 1).map { "skipped: \($0)" },
    ].compactMap(\.self)
    if files.isEmpty, parts.isEmpty { return "it holds no files" }
    let count = "read \(candidates.count == 1 ? "1 file" : "\(candidates.count) files") of the kinds that hold themes"
    let computed = unjudged.contains { $0.reason == .computedColors }
    return ([count] + parts).joined(separator: "; ") + (parts.isEmpty ? "" : "; pass a file's path to check it")
      + (computed ? "; export computed colours as literals, or the theme as JSON" : "")
  }

  /// Characters of names in one list: two lines of a narrow terminal. An engineering choice.
  private static let mostCharacters = 120

  /// `3 files in 't' (a.json, b.json and others)`; nil without any.
  private func list(_ files: [String], _ words: String, of kind: String = "file", atMost most: Int) -> String? {
    guard !files.isEmpty else { return nil }
    var names = files.prefix(most).map {
      $0.begins(with: directory) ? String(below($0).drop { $0 == "/" }) : $0
    }
    while names.count > 1, names.reduce(0, { $0 + $1.utf8.count + 2 }) > Self.mostCharacters { names.removeLast() }
    let rest = files.count > names.count ? " and others" : ""
    return "\(files.count) \(kind)\(files.count == 1 ? "" : "s")\(words) (\(names.joined(separator: ", "))\(rest))"
  }
}

/// What became of a file of a directory. Each has exactly one outcome, so that none is left out without a word.
enum FileOutcome: Hashable {
  /// It is an input: a theme that is judged, or meant as one and broken; or it is named on the command line.
  case checked
  /// It belongs to another input, which says so: a style sheet that one imports, a set of tokens that one lists, the dark file of
  /// a theme.
  case joined(to: String)
  /// It holds no colours, or nobody looks at it: no format has its extension, git ignores it, the configuration or `--exclude`
  /// leaves it out, or it is of tests, builds or dependencies.
  case skipped
  /// It may hold the colours of a chart or cannot be read, and is counted.
  case notChecked(UnjudgedFile.Reason)
}
