import PaletteRules
import SourceText

/// Files of tokens that are one theme together, because references lead from one to another.
///
/// Files named `light` and `dark` (or `day` and `night`) are modes over those that are named for neither. Where two files say
/// different things of one token, nothing says which counts, and each file stands for itself.
struct TokenFolder {
  /// More files are read one by one.
  static let mostFiles = 512

  private struct Part {
    let file: SourceFile
    let format: any ThemeFormat.Type
    let tree: TokenTree
    let isDark: Bool?
  }

  private var parts: [Part] = []
  private var waivers: [WrittenWaiver] = []
  private let options: ReadingOptions
  private let record = ReadingRecord()

  /// Takes the files of tokens among the files of a folder; nil when they are no theme together.
  init?(_ files: [SourceFile], options: ReadingOptions) {
    self.options = options
    guard (2...Self.mostFiles).contains(files.count) else { return nil }
    for file in files {
      guard let input = try? ThemeInput(file, options: options), let root = input.placedRoot,
        let format = try? FormatTable.format(of: input, options: options)
      else { continue }
      let tree: TokenTree
      if format == DesignTokens.self {
        tree = TokenTree(designTokens: root, options: options, record: record, isWhole: false)
      } else if format == StyleDictionaryTokens.self, StyleDictionaryTokens.holdsValues(root.node) {
        tree = TokenTree(legacyTokens: root, record: record)
      } else if format == TheoTokens.self {
        tree = TokenTree(theoTokens: root, record: record)
      } else {
        continue
      }
      waivers += WaiverSearch.waivers(in: input)
      parts.append(Part(file: file, format: format, tree: tree, isDark: Self.isDark(file.path)))
    }
    guard parts.count > 1, areConnected, agree(isDark: false), agree(isDark: true) else { return nil }
  }

  /// The paths of the files that belong to it.
  var paths: Set<String> { Set(parts.map(\.file.path)) }

  /// What the name of a file says about its mode; nil when it says nothing.
  private static func isDark(_ path: String) -> Bool? {
    let words = Set(TokenWords.split(String(ThemeInput.name(of: path))))
    if !words.isDisjoint(with: ["dark", "night"]) { return true }
    return words.isDisjoint(with: ["light", "day"]) ? nil : false
  }

  /// Whether a reference in one file is to a token of another.
  private var areConnected: Bool {
    parts.contains { part in
      let open = part.tree.openReferences
      return !open.isEmpty && parts.contains { other in open.contains { other.tree.index(of: $0) != nil } }
    }
  }

  private func parts(isDark: Bool) -> [Part] { parts.filter { $0.isDark == nil || $0.isDark == isDark } }

  /// Whether no two files of a mode say different things of one token.
  private func agree(isDark: Bool) -> Bool {
    var values: [String: [UInt8]] = [:]
    for part in parts(isDark: isDark) {
      for token in part.tree.tokens {
        let bytes = Array(part.file.bytes[token.value.node.range])
        if let known = values.updateValue(bytes, forKey: token.name), known != bytes { return false }
      }
    }
    return true
  }

  private func tree(isDark: Bool) -> TokenTree {
    var tree = TokenTree()
    for part in parts(isDark: isDark) { tree.merge(part.tree) }
    tree.settle(limit: options.maxTokens, record: record)
    return tree
  }

  /// Reads the theme under the folder's path.
  func theme(path: String) throws(ThemeProblem) -> Theme {
    let file = SourceFile(path: path, bytes: [])
    let theme = TokenTheme(file: file, options: options, record: record)
    record.note("\(parts.count) files of tokens are read as one theme")
    let reading: TokenTheme.Reading
    if parts.contains(where: { $0.isDark == true }) {
      reading = try theme.read([
        TokenTheme.Mode(name: "light", tree: tree(isDark: false)),
        TokenTheme.Mode(name: "dark", tree: tree(isDark: true)),
      ])
    } else {
      reading = try DesignTokens.modes(of: tree(isDark: false), in: theme)
    }
    let format = parts.first?.format ?? DesignTokens.self
    var whole = Theme(
      path: path, format: format.name, formatLabel: format.label, modes: reading.modes, palettes: reading.palettes,
      notes: record.notes, remarks: record.remarks, problems: record.problems
    ).leaving(record.unjudged)
    whole.waivers = waivers
    return whole
  }
}
