import PaletteReports
import PaletteRules
import SourceText
import ThemeFormats

/// What a run says about the files of a directory that it left out.
struct DirectoryRemarks {
  private let catalog: DirectoryCatalog
  private let readCount: Int

  /// - Parameter readCount: The number of files that were read.
  init(_ catalog: DirectoryCatalog, readCount: Int) { (self.catalog, self.readCount) = (catalog, readCount) }

  /// Files of one outcome, as a remark lists them: `3 files that are not themes: a.json, b.json and others`.
  private struct Group {
    let outcome: FileOutcome
    let one, many: String
    /// What to do about them.
    var advice = ""
    /// Whether something may be missing that was meant.
    var isDoubtful = false
    /// Whether reports name the files one by one.
    var isListed = true
  }

  private static let naming = "; name a file to check it"
  private static let colorful = "whose colours may not belong to a chart"
  private static let skippedFolders = "in folders of tests, builds or dependencies"
  private static let computed = "whose chart colours are computed or not exported"
  private static let exporting = "; export them as literals, or the theme as JSON"
  private static let unreadable = "that cannot be read"
  private static let ignored = "that git ignores"
  private static let excluded = "that --exclude or the configuration leaves out"
  private static let looking = "; --no-ignore reads them"
  private static let outside = "that are symbolic links out of the repository"

  private static let groups = [
    Group(outcome: .withoutColors, one: "that is not a theme", many: "that are not themes", isListed: false),
    Group(outcome: .notChecked(.otherColors), one: colorful, many: colorful, advice: naming),
    Group(outcome: .skipped(.folder), one: skippedFolders, many: skippedFolders, advice: naming, isListed: false),
    Group(outcome: .skipped(.ignored), one: ignored, many: ignored, advice: looking, isListed: false),
    Group(
      outcome: .notChecked(.outside), one: "that is a symbolic link out of the repository", many: outside,
      advice: naming, isDoubtful: true),
    Group(
      outcome: .notChecked(.computedColors), one: computed, many: computed, advice: exporting, isDoubtful: true),
    Group(outcome: .notChecked(.unreadable), one: unreadable, many: unreadable, isDoubtful: true),
  ]

  /// The files of an outcome that are worth a word: most programs hold no theme, and nobody would think so.
  private func files(_ outcome: FileOutcome) -> [String] {
    let files = catalog.ranked(catalog.files([outcome]))
    return outcome == .withoutColors ? files.filter { !ThemeFileNames.isProgram($0) } : files
  }

  /// A remark for each kind of files, beside the themes of the directory. Reports name those that are not judged one by one.
  var remarks: [(note: Message, isDoubtful: Bool, isListed: Bool)] {
    Self.groups.compactMap { group in
      let files = files(group.outcome)
      guard !files.isEmpty else { return nil }
      let listed = listed(files, group.one, group.many)
      return (RunNote.leftOut(catalog.directory, listed, group.advice), group.isDoubtful, group.isListed)
    }
  }

  /// Where to look on, when no file is a theme.
  var help: String {
    let otherCount = catalog.files.count { !ThemeFileNames.mayBe($0) }
    let start =
      "looked for chart colours in themes, tokens, palettes, style sheets and programs, "
      + (readCount == 1 ? "1 file" : "\(readCount) files")
    func words(_ outcome: FileOutcome, one: String, many: String) -> String? {
      let files = files(outcome)
      return files.isEmpty ? nil : listed(files, one, many, atMost: 2)
    }
    let left = [
      words(.notChecked(.otherColors), one: Self.colorful, many: Self.colorful),
      words(.skipped(.folder), one: Self.skippedFolders, many: Self.skippedFolders),
      words(.notChecked(.unreadable), one: Self.unreadable, many: Self.unreadable),
      words(.skipped(.ignored), one: Self.ignored, many: Self.ignored), ignoredFolders,
      words(.skipped(.configuration), one: Self.excluded, many: Self.excluded),
    ].compactMap(\.self)
    let parts = [
      left.isEmpty ? nil : "Left out \(left.joined(separator: "; "))\(Self.naming)",
      words(.notChecked(.computedColors), one: Self.computed, many: Self.computed).map {
        "Found \($0)\(Self.exporting)"
      },
    ].compactMap(\.self)
    if readCount + otherCount == 0, parts.isEmpty { return "it holds no files" }
    if parts.isEmpty {
      return readCount > 0
        ? start + "; name a file to learn why it is not a theme"
        : start + "; " + (otherCount == 1 ? "the 1 other file there" : "none of the \(otherCount) other files there")
          + (otherCount == 1 ? " is not" : " is") + " of a kind that holds themes"
    }
    return ([start] + parts).joined(separator: ". ")
  }

  /// `1 folder that git ignores: dist`; nil without any.
  private var ignoredFolders: String? {
    let folders = catalog.ignoredFolders.map { String(catalog.below($0).drop { $0 == "/" }) }
    guard let first = folders.first else { return nil }
    return folders.count == 1
      ? "1 folder that git ignores: \(first)" : "\(folders.count) folders that git ignores: \(first) and others"
  }

  /// Characters of names in one list: two lines of a narrow terminal. An engineering choice.
  private static let mostCharacters = 120

  /// `3 files that are not themes: a.json, b.json, c.json`.
  private func listed(_ files: [String], _ one: String, _ many: String, atMost most: Int = 5) -> String {
    let directory = catalog.directory
    var names = files.prefix(most).map {
      $0.begins(with: directory) ? String(catalog.below($0).drop { $0 == "/" }) : $0
    }
    while names.count > 1, names.reduce(0, { $0 + $1.utf8.count + 2 }) > Self.mostCharacters { names.removeLast() }
    let rest = files.count > names.count ? " and others" : ""
    return "\(files.count == 1 ? "1 file \(one)" : "\(files.count) files \(many)"): "
      + "\(names.joined(separator: ", "))\(rest)"
  }
}
