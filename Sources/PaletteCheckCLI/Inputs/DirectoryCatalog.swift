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
  /// The fates that are known so far; in the end one for each file.
  private(set) var fates: [PathKey: FileFate] = [:]

  /// How likely the colours of files that are not judged are a chart's; 0 for those that are not there.
  private(set) var likelihoods: [PathKey: Int] = [:]

  /// A catalog without any fate.
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
      var steps = below(file).split(separator: "/").dropLast()
      while let last = steps.popLast() {
        guard last.contains("."), ThemeFileNames.mayBe(String(last)), !ThemeFileNames.isProgram(String(last)) else {
          continue
        }
        folders.insert(directory.appendingStep((steps + [last]).joined(separator: "/")))
      }
    }
    return folders.filter { ThemeFileNames.folder(of: $0) == nil }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Settles the fate of a file; the latest counts, since what looks like a theme may turn out to be a copy.
  mutating func mark(_ file: String, _ fate: FileFate) { fates[PathKey(file)] = fate }

  /// Notes how likely the colours of a file are a chart's.
  mutating func rate(_ file: String, _ likelihood: Int) {
    if likelihood > 0 { likelihoods[PathKey(file)] = likelihood }
  }

  /// Files with those first whose colours are a chart's most likely.
  func ranked(_ files: [String]) -> [String] {
    let rated = files.map { file in
      let likelihood = likelihoods[PathKey(file)] ?? 0
      // Style sheets of pages come last, whatever their names.
      let isPage = fate(of: file) == .notTheme(.pageColors)
      return (file: file, likelihood: isPage ? min(likelihood, 2) : 1 + 2 * likelihood)
    }
    return rated.enumerated().sorted { ($1.element.likelihood, $0.offset) < ($0.element.likelihood, $1.offset) }
      .map(\.element.file)
  }

  /// Settles the same fate for several files.
  mutating func mark(_ files: some Sequence<String>, _ fate: FileFate) {
    for file in files { mark(file, fate) }
  }

  /// The fate of a file; nil while it is open.
  func fate(of file: String) -> FileFate? { fates[PathKey(file)] }

  /// The files without a fate, in order.
  var open: [String] { files.filter { fate(of: $0) == nil } }

  /// The files of one of these fates, in order.
  func files(_ fates: [FileFate]) -> [String] { files.filter { fate(of: $0).map(fates.contains) ?? false } }

  /// The files of one fate, in order.
  func files(_ fate: FileFate) -> [String] { files([fate]) }

  var hasThemes: Bool { fates.values.contains { $0 == .theme || $0 == .part(of: directory) } }

  /// The files that are not judged, though they may hold the colours of a chart, each with the reason.
  var unjudged: [UnjudgedFile] {
    ranked(files.filter { fate(of: $0)?.unjudged != nil }).compactMap { file in
      fate(of: file)?.unjudged.map { UnjudgedFile(path: file, reason: $0) }
    }
  }

  func below(_ path: String) -> Substring { path.dropFirst(directory.count) }
}

/// The folders among the files of a directory that Tokens Studio keeps its sets in, each one input.
struct StudioFolders {
  /// The file that describes each: `$themes.json`, or `$metadata.json` where there is none.
  let descriptions: [String]
  /// The other files in them, each with the file that describes its folder.
  let members: [(file: String, description: String)]
  /// The files outside of them.
  let others: [String]

  /// Finds them.
  init(_ paths: [String]) {
    func folders(_ name: String) -> [String] {
      paths.filter { $0 == name || $0.hasSuffix("/" + name) }.map { String($0.dropLast(name.utf8.count)) }
    }
    let themes = folders("$themes.json")
    let metadata = folders("$metadata.json").filter { !themes.contains($0) }
    // A folder inside another one is a set of it.
    let all = themes + metadata
    let outermost = all.filter { folder in !all.contains { $0 != folder && folder.hasPrefix($0) } }
    let described = outermost.map { (folder: $0, file: $0 + (themes.contains($0) ? "$themes.json" : "$metadata.json")) }
    descriptions = described.map(\.file)
    var members: [(file: String, description: String)] = []
    var others: [String] = []
    for path in paths {
      guard let owner = described.first(where: { path.hasPrefix($0.folder) }) else {
        others.append(path)
        continue
      }
      if path != owner.file { members.append((path, owner.file)) }
    }
    (self.members, self.others) = (members, others)
  }

  /// The files in them that may be sets.
  var sets: [String] { members.map(\.file).filter { !$0.fileName.hasPrefix("$") && $0.hasSuffix(".json") } }
}
