import PaletteReports
import PaletteRules
import SourceText
import ThemeFormats

/// What a run says about the files of a directory that it did not check.
struct DirectoryRemarks {
  private let catalog: DirectoryCatalog
  private let readCount: Int

  /// - Parameter readCount: The number of files that were read.
  init(_ catalog: DirectoryCatalog, readCount: Int) { (self.catalog, self.readCount) = (catalog, readCount) }

  /// Files of one outcome, as a remark lists them: `3 files that git ignores: a.json, b.json and others`.
  private struct Group {
    let outcome: FileOutcome
    let words: String
    /// What to do about them.
    let advice: String
    /// Whether something may be missing that was meant; reports name these files one by one.
    var isDoubtful = false
    var isListed = true
  }

  private static let naming = "; name a file to check it"
  private static let computed = Group(
    outcome: .notChecked(.computedColors), words: "whose chart colours are computed or not exported",
    advice: "; export them as literals, or the theme as JSON", isDoubtful: true)
  private static let groups = [
    Group(
      outcome: .notChecked(.otherColors), words: "whose colours may not belong to a chart", advice: naming),
    Group(
      outcome: .skipped(.folder), words: "in folders of tests, builds or dependencies", advice: naming, isListed: false),
    Group(outcome: .skipped(.ignored), words: "that git ignores", advice: "; --no-ignore reads them", isListed: false),
    Group(
      outcome: .notChecked(.outside), words: "behind symbolic links out of the repository", advice: naming,
      isDoubtful: true),
    computed,
    Group(outcome: .notChecked(.unreadable), words: "that are empty or unreadable", advice: "", isDoubtful: true),
  ]

  private func list(_ group: Group, atMost most: Int = 5) -> String? {
    let files = catalog.ranked(catalog.files([group.outcome]))
    return files.isEmpty ? nil : listed(files, group.words, atMost: most)
  }

  /// A remark for each kind of files, beside the themes of the directory.
  var remarks: [(note: Message, isDoubtful: Bool, isListed: Bool)] {
    Self.groups.compactMap { group in
      list(group).map {
        (RunNote.leftOut(catalog.directory, $0, group.advice), group.isDoubtful, group.isListed)
      }
    }
  }

  /// Where to look on, when no file is a theme: first the files whose charts take colours that could not be followed.
  var help: String {
    let others = catalog.files.count { !ThemeFileNames.mayBe($0) }
    let excluded = Group(
      outcome: .skipped(.configuration), words: "that --exclude or the configuration leaves out", advice: "")
    let left =
      (Self.groups + [excluded]).filter { $0.outcome != Self.computed.outcome }.compactMap { list($0, atMost: 2) }
      + [ignoredFolders].compactMap(\.self)
    if readCount + others == 0, left.isEmpty { return "it holds no files" }
    let found = list(Self.computed, atMost: 2).map { "found \($0)\(Self.computed.advice); " } ?? ""
    if readCount == 0, left.isEmpty {
      return others == 1
        ? "the 1 other file there is not of a kind that holds themes"
        : "none of the \(others) other files there is of a kind that holds themes"
    }
    return found + "read \(readCount == 1 ? "1 file" : "\(readCount) files") of the kinds that hold themes"
      + (left.isEmpty ? "" : "; left out \(left.joined(separator: "; "))") + Self.naming
  }

  /// `1 folder that git ignores: dist`; nil without any.
  private var ignoredFolders: String? {
    let folders = catalog.ignoredFolders
    return folders.isEmpty ? nil : listed(folders, "that git ignores", of: "folder", atMost: 1)
  }

  /// Characters of names in one list: two lines of a narrow terminal. An engineering choice.
  private static let mostCharacters = 120

  /// `3 files that git ignores: a.json, b.json, c.json`.
  private func listed(_ files: [String], _ words: String, of kind: String = "file", atMost most: Int) -> String {
    let directory = catalog.directory
    var names = files.prefix(most).map {
      $0.begins(with: directory) ? String(catalog.below($0).drop { $0 == "/" }) : $0
    }
    while names.count > 1, names.reduce(0, { $0 + $1.utf8.count + 2 }) > Self.mostCharacters { names.removeLast() }
    let rest = files.count > names.count ? " and others" : ""
    return "\(files.count) \(kind)\(files.count == 1 ? "" : "s") \(words): \(names.joined(separator: ", "))\(rest)"
  }
}
