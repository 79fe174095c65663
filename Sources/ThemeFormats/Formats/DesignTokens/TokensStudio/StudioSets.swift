import PaletteRules
import SourceText

/// The sets of tokens of a Tokens Studio file or folder, each by its name, in the order in which later ones win.
struct StudioSets {
  private(set) var names: [String] = []
  private var trees: [String: TokenTree] = [:]
  /// The paths of the sets that are in files of their own, by name.
  private(set) var paths: [String: String] = [:]

  /// The sets of one file: every key at the top but `$themes` and `$metadata`, ordered as `$metadata.tokenSetOrder` says.
  init(file root: PlacedNode, record: ReadingRecord) {
    var found: [String] = []
    for member in root.members ?? [] where !member.key.hasPrefix("$") && member.value.node.members != nil {
      found.append(member.key)
      trees[member.key] = TokenTree(legacyTokens: member.value, record: record)
    }
    order(found, by: root["$metadata"])
  }

  /// One set, which is the whole file.
  init(set root: PlacedNode, record: ReadingRecord) {
    let name = String(ThemeInput.name(of: root.file.path))
    trees[name] = TokenTree(legacyTokens: root, record: record)
    names = [name]
  }

  /// The sets of a folder, each in a file of its name beside `$themes.json` or `$metadata.json`.
  ///
  /// - Parameter wanted: the names to look for.
  init(wanted: [String], metadata: PlacedNode?, _ reading: Reading) throws(ThemeProblem) {
    let (file, record) = (reading.file, reading.record)
    guard let siblings = reading.options.siblings else {
      throw ThemeProblem(
        Refusal.noFolderForSets(), path: file.path)
    }
    var missing: [String] = []
    for name in wanted {
      var found: SourceFile?
      for ending in ["json", "json5", "jsonc"] where found == nil {
        found = (try? siblings.files(matching: "\(name).\(ending)", beside: file))?.first
      }
      guard let found else {
        missing.append(name)
        continue
      }
      let input = try ThemeInput(found, options: reading.options)
      guard let root = input.placedRoot, root.node.members != nil else { continue }
      trees[name] = TokenTree(legacyTokens: root, record: record)
      paths[name] = found.path
    }
    if let first = missing.first {
      record.note(.setWithoutFile, first, missing.count - 1)
    }
    order(wanted.filter { trees[$0] != nil }, by: metadata)
  }

  private mutating func order(_ found: [String], by metadata: PlacedNode?) {
    let stated = metadata?["tokenSetOrder"]?.items?.compactMap(\.node.string) ?? []
    let known = Set(found)
    var seen: Set<String> = []
    names = (stated + found).filter { known.contains($0) && seen.insert($0).inserted }
  }

  /// Messages about sets that take part in a theme and are missing.
  func missing(of themes: [StudioTheme]) -> [Message] {
    var seen: Set<String> = []
    return themes.flatMap { theme in
      theme.sets.keys.sorted().filter {
        theme.sets[$0] != .disabled && trees[$0] == nil && seen.insert($0).inserted
      }
      .map { ReadingNote.missingSet($0, theme.name, DidYouMean.name(for: $0, among: names) ?? "") }
    }
  }

  /// The tokens of a theme: those of enabled sets, and those of source sets for references only.
  func tree(of theme: StudioTheme?) -> TokenTree {
    var tree = TokenTree()
    for name in names {
      guard let set = trees[name] else { continue }
      switch theme.map({ $0.sets[name] ?? .disabled }) ?? .enabled {
      case .disabled: continue
      case .enabled: tree.merge(set)
      case .source: tree.merge(set.standingBy)
      }
    }
    return tree
  }
}

extension TokenTree {
  /// The same tokens, none of which plays a part itself.
  fileprivate var standingBy: TokenTree {
    var tree = self
    for index in tree.tokens.indices { tree.leaveToReferences(index) }
    tree.valueless = []
    return tree
  }
}
