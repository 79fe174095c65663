package import PaletteRules
package import SourceText

/// Files of tokens that are one theme together, because references lead from one to another.
///
/// Files named `light` and `dark` (or `day` and `night`) are modes over those that are named for neither. Where two files say
/// different things of one token, nothing says which counts, and each file stands for itself.
package struct TokenFolder {
  /// More files are read one by one.
  package static let mostFiles = 512

  private struct Part {
    let file: SourceFile
    let format: any ThemeFormat.Type
    let tree: TokenTree
    let isDark: Bool?
  }

  private var parts: [Part] = []
  private var waivers: [WrittenWaiver] = []
  /// What reading the files reports.
  private let record = ReadingRecord()

  /// Takes the files of tokens among the files of a folder; nil when they are not one theme.
  package init?(_ files: [SourceFile], options: ReadingOptions) {
    guard options.format == nil, (2...Self.mostFiles).contains(files.count) else { return nil }
    for file in files {
      guard let input = try? FormatTable.input(file, options: options),
        let format = try? FormatTable.format(of: input, options: options),
        let tree = try? format.tokens(input, for: .folder, FormatTable.reading(input, options, record: record))
      else { continue }
      waivers += WaiverSearch.waivers(in: input)
      parts.append(Part(file: file, format: format, tree: tree, isDark: Self.isDark(file.path)))
    }
    guard parts.count > 1, areConnected, agree(isDark: false), agree(isDark: true) else { return nil }
  }

  /// The paths of the files that belong to it.
  package var paths: Set<String> { Set(parts.map(\.file.path)) }

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

  private func tree(isDark: Bool, _ reading: Reading) -> TokenTree {
    var tree = TokenTree()
    for part in parts(isDark: isDark) { tree.merge(part.tree) }
    tree.inherit(limit: reading.options.maxTokens, record: reading.record)
    return tree
  }

  /// Makes the theme under the folder's path. The files are parsed once, however often it is used.
  ///
  /// - Throws: ``ThemeProblem`` when the tokens hold no colours of a chart, or more than the options allow.
  package func theme(path: String, options: ReadingOptions) throws(ThemeProblem) -> Theme {
    let input = ThemeInput(folder: path, files: [])
    let reading = FormatTable.reading(input, options, record: ReadingRecord(continuing: record))
    let tokens = TokenTheme(reading)
    reading.record.note(.tokenFiles, parts.count)
    let outcome: TokenTheme.Outcome
    if parts.contains(where: { $0.isDark == true }) {
      outcome = try tokens.read([
        TokenTheme.Mode(name: "light", tree: tree(isDark: false, reading)),
        TokenTheme.Mode(name: "dark", tree: tree(isDark: true, reading)),
      ])
    } else {
      outcome = try tokens.read(modesOf: tree(isDark: false, reading))
    }
    let format = parts.first?.format ?? DesignTokens.self
    var theme = Theme(outcome.content, format: format.name, label: format.label, from: reading).applying(options)
    theme.waivers = waivers
    guard
      !options.isFound
        || parts.contains(where: { part in
          (try? FormatTable.input(part.file, options: options)).map { ChartEvidence.isInNames(theme, in: $0) } ?? false
        })
    else { throw .ofNoChart(theme) }
    return theme
  }
}
