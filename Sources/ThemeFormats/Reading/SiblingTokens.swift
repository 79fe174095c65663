import PaletteRules
import SourceText

/// Tokens that a file refers to and does not hold: taken from the files that `--include` names, then from the files around
/// it, nearest folder first.
final class SiblingTokens {
  private let reading: Reading
  private var file: SourceFile { reading.file }
  /// Files that were named first, then those of the file's folder, of the folder above …
  private var levels: [[Neighbour]] = []
  private var isExhausted: Bool
  private var taken: [(path: String, count: Int)] = []
  /// The mode that the name of the file says it is for.
  private let ownMode: String?

  private struct Definitions {
    let file: SourceFile
    let tokens: TokenTree
  }

  /// A file that may define what is missing, parsed only once it may hold a missing name: a tree takes ten times the memory of
  /// its text.
  private struct Neighbour {
    let file: SourceFile
    /// Nil inside where the file holds no tokens, outside while nobody has looked.
    var tokens: TokenTree??
    /// How many names were looked for in the text.
    var searches = 0
  }

  /// Names that are looked for in the text of a file, before its tree is quicker. Engineering choice.
  private static let mostSearches = 16

  /// Folders above that of the file.
  private static let most = 4
  /// Missing names that are looked for; more have one cause.
  private static let mostNames = 20_000

  /// - Parameter searches: whether files that nobody named may be looked into.
  init(_ reading: Reading, searches: Bool) {
    self.reading = reading
    ownMode = Modes.ofFile(reading.path)
    isExhausted = !searches || reading.options.siblings == nil
    levels = [neighbours(reading.options.includes)]
  }

  /// Whether a text in braces may name a token: `{}`, `{ ...; }` and `{ __html: string }` describe types.
  private static func mayName(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix(".") && ![": ", "; ", "|"].contains(where: text.contains)
  }

  /// Adds what references of the tree miss, and what that refers to; none of it is offered for a role.
  ///
  /// - Parameter names: further names that are referred to.
  func complete(_ tree: inout TokenTree, besides names: [String] = []) {
    tree.addQualified()
    let missing = (tree.missingNames + names.filter { tree.index(of: $0) == nil }).filter(Self.mayName)
    var pending = Array(missing.prefix(Self.mostNames).reversed())
    var seen = Set(pending)
    while let name = pending.popLast() {
      guard tree.index(of: name) == nil, let found = definitions(of: name), let best = nearest(found) else {
        continue
      }
      add(best, name, to: &tree)
      // A file for one mode is no theme of two.
      for twin in found where ownMode == nil { addMode(of: twin, beside: best, name, to: &tree) }
      for one in found {
        guard let index = one.tokens.index(of: name) else { continue }
        for next in one.tokens.tokens[index].value.node.namesInText where tree.index(of: next) == nil {
          if seen.insert(next).inserted { pending.append(next) }
        }
      }
    }
    for (path, count) in taken {
      reading.record.note(.tokensTaken, count, path)
    }
    taken = []
  }

  private func add(_ found: Definitions, _ name: String, to tree: inout TokenTree) {
    guard let index = found.tokens.index(of: name) else { return }
    var token = found.tokens.tokens[index]
    token.isForReferences = true
    tree.add(token)
    if let root = found.tokens.root(of: found.file) { tree.add(root: root, of: found.file) }
    for mode in found.tokens.modeValues.names {
      for value in found.tokens.modeValues.values(in: mode) where value.token == name {
        tree.modeValues.add(value.value, of: name, in: mode)
      }
    }
    if let place = taken.firstIndex(where: { $0.path == found.file.path }) {
      taken[place].count += 1
    } else {
      taken.append((found.file.path, 1))
    }
  }

  /// `colors-light.json` and `colors-dark.json` are one set of tokens in two modes: never the last one wins.
  private func addMode(of twin: Definitions, beside base: Definitions, _ name: String, to tree: inout TokenTree) {
    guard twin.file !== base.file, let mode = Modes.ofFile(twin.file.path), mode != Modes.ofFile(base.file.path),
      let index = twin.tokens.index(of: name)
    else { return }
    tree.modeValues.add(twin.tokens.tokens[index].value, of: name, in: mode, inherits: true)
    if let root = twin.tokens.root(of: twin.file) { tree.add(root: root, of: twin.file) }
  }

  /// The files of the nearest level that define a name.
  private func definitions(of name: String) -> [Definitions]? {
    var level = 0
    while true {
      if level == levels.count {
        guard !isExhausted, level <= Self.most + 1, let next = readLevel(level - 1) else {
          isExhausted = true
          return nil
        }
        levels.append(next)
      }
      let found = definitions(of: name, at: level).filter { Modes.mayGive($0.file.path, to: ownMode) }
      if !found.isEmpty { return found }
      level += 1
    }
  }

  /// The files of a level that define a name.
  private func definitions(of name: String, at level: Int) -> [Definitions] {
    let key = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.utf8.index(after: $0)...]) } ?? name
    return levels[level].indices.compactMap { index in
      if levels[level][index].tokens == nil {
        levels[level][index].searches += 1
        let neighbour = levels[level][index]
        guard neighbour.searches > Self.mostSearches || neighbour.file.mayHold(keyEndingIn: key) else { return nil }
        levels[level][index].tokens = .some(reading.definitions(in: neighbour.file))
      }
      guard let tokens = levels[level][index].tokens ?? nil, tokens.index(of: name) != nil else { return nil }
      return Definitions(file: levels[level][index].file, tokens: tokens)
    }
  }

  private func neighbours(_ files: [SourceFile]) -> [Neighbour] {
    files.filter { $0.path != file.path }.map { Neighbour(file: $0) }
  }

  private func readLevel(_ level: Int) -> [Neighbour]? {
    do throws(ThemeProblem) {
      return try reading.options.siblings?.files(.tokens, around: file, level: level).map(neighbours)
    } catch {
      reading.record.note(.tokensNotSought, error.message)
      return nil
    }
  }

  /// The file for the same mode, in the folder that shares most with that of the theme; of these one for light, then the
  /// first by name.
  private func nearest(_ found: [Definitions]) -> Definitions? {
    let own = file.path.pathNames.dropLast()
    func rank(_ one: Definitions) -> (Int, Int) {
      let folders = one.file.path.pathNames.dropLast()
      let shared = zip(own, folders).prefix { $0 == $1 }.count
      return (folders.count - shared, Modes.ofFile(one.file.path).map(Modes.isBase) ?? true ? 0 : 1)
    }
    let alike = found.filter { ownMode != nil && Modes.ofFile($0.file.path) == ownMode }
    let found = alike.isEmpty ? found : alike
    guard let least = found.map(rank).min(by: <) else { return nil }
    let nearest = found.filter { rank($0) == least }
    if nearest.count > 1, let first = nearest.first {
      let others = nearest.dropFirst().filter { Modes.ofFile($0.file.path) == Modes.ofFile(first.file.path) }
      if let other = others.first {
        reading.record.note(.sameTokens, first.file.path, other.file.path)
      }
    }
    return nearest.first
  }
}

extension Reading {
  /// The tokens of a file around this one, parsed once in a run; nil where it holds none.
  func definitions(in file: SourceFile) -> TokenTree? {
    options.parsed.value(of: file) {
      // Faults of other files are reported when those are checked.
      try? trial.tokens(of: file)
    }
  }
}
