import Palette
import SourceText

/// The files around a file of tokens, which may define what it refers to.
///
/// The nearest folder wins: the file's own, then the folders in it, then the one around it and those beside it. Nothing is
/// read where no reference is open.
struct TokenNeighbours {
  private static let endings = ["json", "json5", "jsonc", "tokens", "yaml", "yml"]
  private static let folders = ["", "*/", "../", "../*/"]

  private let file: SourceFile
  private let options: ReadingOptions
  private let record: ReadingRecord

  /// Looks around a file.
  init(of file: SourceFile, options: ReadingOptions, record: ReadingRecord) {
    self.file = file
    self.options = options
    self.record = record
  }

  /// Adds the tokens of other files that this one's references lead to; they stand by and play no part themselves.
  func stand(by tree: inout TokenTree) {
    guard let siblings = options.siblings else { return }
    var taken: [String] = []
    for folder in Self.folders {
      guard !tree.openReferences.isEmpty else { break }
      for ending in Self.endings {
        // A pattern that matches nothing is no mistake here.
        guard let files = try? siblings.files(matching: "\(folder)*.\(ending)", beside: file) else { continue }
        for other in files where other.path != file.path {
          let scratch = ReadingRecord()
          guard let found = try? Self.tokens(of: other, options: options, record: scratch) else { continue }
          if tree.add(found, standingBy: true) { taken.append(String(ThemeInput.name(of: other.path))) }
        }
      }
    }
    let used = taken.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    if !taken.isEmpty {
      record.note("references are looked up in \(used)\(taken.count > 5 ? " and \(taken.count - 5) more files" : "")")
    }
  }

  /// The tokens of one file, in whatever format it has them.
  static func tokens(
    of file: SourceFile, options: ReadingOptions, record: ReadingRecord
  ) throws(ThemeProblem) -> TokenTree {
    let input = try ThemeInput(file, options: options)
    guard let root = input.placedRoot, root.node.members != nil else { return TokenTree() }
    if TheoTokens.recognises(input) { return TokenTree(theoTokens: root, record: record) }
    if DesignTokens.recognises(input) { return TokenTree(designTokens: root, options: options, record: record) }
    return StyleDictionaryTokens.tree(root, record: record)
  }
}

extension TokenTree {
  /// Names that a reference leads to and that are not there.
  var openReferences: Set<String> {
    var open: Set<String> = []
    for token in tokens {
      for name in Self.names(in: token.value.node) where index(of: name) == nil { open.insert(name) }
    }
    return open
  }

  private static func names(in node: SourceNode) -> [String] {
    switch node.value {
    case .string(let text):
      var names: [String] = []
      var rest = text[...]
      while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
        names.append(String(rest[rest.index(after: start)..<end]).trimmingBlanks)
        rest = rest[rest.index(after: end)...]
      }
      return names
    case .object(let members): return members.flatMap { $0.value.string == nil ? [] : names(in: $0.value) }
    default: return []
    }
  }

  /// Adds the tokens of another file that are not here yet.
  ///
  /// - Returns: whether any reference that was open is closed by them.
  mutating func add(_ other: TokenTree, standingBy: Bool) -> Bool {
    let open = openReferences
    var isUsed = false
    for token in other.tokens where index(of: token.name) == nil {
      var token = token
      token.standsBy = standingBy
      isUsed = isUsed || open.contains(token.name)
      add(token)
    }
    for group in other.groups { add(group: group.split(separator: ".").map(String.init)) }
    return isUsed
  }
}
