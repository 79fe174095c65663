import PaletteRules
import SourceText

/// Tokens as Style Dictionary wrote them down before the standard: `{"value": "…"}`, in one file or in those that a
/// configuration names under `source` and `include`.
enum StyleDictionaryTokens: ThemeFormat {
  static let name = "style-dictionary"
  static let label = "Style Dictionary tokens"
  static let namesItsColors = true
  static let holdsTokens = true

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root, root.members != nil else { return false }
    return isConfiguration(root) || holdsValues(root) || holdsReferences(root) || PlainNames(root).areTokens
  }

  static func tokens(_ input: ThemeInput, _ reading: Reading) throws(ThemeProblem) -> TokenTree? {
    // A file that others refer to may hold anything that could be a token.
    guard let root = input.placedRoot else { return nil }
    return tree(root, record: reading.record)
  }

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool { ChartEvidence.isInNames(theme, in: input) }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let root = try reading.object(or: Refusal.otherForm("a file of tokens", "an object"))
    var tree: TokenTree
    if isConfiguration(root.node) {
      tree = try configured(root, reading)
    } else {
      tree = self.tree(root, record: reading.record)
      SiblingTokens(reading, searches: reading.mayShowChart(tree)).complete(&tree)
    }
    var content = try TokenTheme(reading).read(modesOf: tree).content
    if tree.isBuilt { content.label = "tokens that Style Dictionary wrote" }
    return content
  }

  static func tree(_ root: PlacedNode, record: ReadingRecord) -> TokenTree {
    holdsValues(root.node)
      ? TokenTree(legacyTokens: root, record: record) : TokenTree(bareLeaves: root, record: record)
  }

  /// Whether tokens are spelled with `value`.
  static func holdsValues(_ root: SourceNode) -> Bool {
    root.anyNode { $0["value"]?.string != nil || ($0["value"] != nil && $0["type"]?.string != nil) }
  }

  /// Whether the tree contains texts that consist of one reference.
  private static func holdsReferences(_ root: SourceNode) -> Bool {
    root.anyNode { node in node.members?.contains { $0.value.string != nil && TokenReference($0.value) != nil } ?? false
    }
  }

  private static func isConfiguration(_ root: SourceNode) -> Bool {
    (root["source"]?.items ?? root["include"]?.items) != nil && root["platforms"]?.members != nil
  }

  /// The tokens of the files that a configuration names, those of `source` over those of `include`.
  private static func configured(
    _ root: PlacedNode, _ reading: Reading
  ) throws(ThemeProblem) -> TokenTree {
    let record = reading.record
    guard let siblings = reading.options.siblings else {
      throw ThemeProblem(
        Refusal.noFolderForSources(),
        path: root.file.path)
    }
    var tree = TokenTree()
    var absent: [(pattern: String, problem: ThemeProblem)] = []
    for pattern in (root["include"]?.items ?? []) + (root["source"]?.items ?? []) {
      guard let text = pattern.node.string else {
        record.problem(TokenProblem.notPath("a source", pattern.node.kindName), at: pattern.origin)
        continue
      }
      do throws(ThemeProblem) {
        for file in try siblings.files(matching: text, beside: root.file) {
          tree.merge(try reading.tokens(of: file))
        }
      } catch {
        var problem = error
        if problem.origin == nil { (problem.origin, problem.path) = (pattern.origin, root.file.path) }
        // Style Dictionary passes over a pattern that matches nothing; a file that is named has to be there.
        if error.isAbsent, text.contains(where: { "*?[{".contains($0) }) {
          absent.append((text, problem))
        } else {
          record.problem(problem)
        }
      }
    }
    if tree.tokens.isEmpty, let first = record.problems.first { throw first }
    if let first = absent.first {
      if tree.tokens.isEmpty {
        var problem = first.problem
        (problem.reason, problem.doubt) = (.noChartColors, .unusable)
        throw problem
      }
      record.leave(.sourcesWithoutFiles, first.pattern, absent.count - 1)
    }
    return tree
  }
}

/// The older spellings of references, written as DTCG writes them: `{a.b.value}` and `$a.b` are `{a.b}`.
enum LegacySpelling {
  /// The value with its references respelt; its position stays the same.
  static func respelt(_ place: PlacedNode) -> PlacedNode {
    PlacedNode(node: respelt(place.node), file: place.file, pointer: place.pointer)
  }

  private static func respelt(_ node: SourceNode) -> SourceNode {
    switch node.value {
    case .string(let text): return SourceNode(.string(respelt(text)), range: node.range)
    case .object(let members):
      let filled = members.map { member -> SourceNode.Member in
        guard let text = member.value.string else { return member }
        let value = SourceNode(.string(respelt(text)), range: member.value.range)
        return SourceNode.Member(key: member.key, keyRange: member.keyRange, value: value)
      }
      return SourceNode(.object(filled), range: node.range)
    default: return node
    }
  }

  static func respelt(_ text: String) -> String {
    var text = text
    if text.utf8.contains(UInt8(ascii: "{")) { text = inBraces(text) }
    if text.utf8.contains(UInt8(ascii: "$")) { text = behindDollars(text) }
    return text
  }

  /// `{ a.b.value }` → `{a.b}`.
  private static func inBraces(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      result += rest[..<start]
      var name = String(rest[rest.index(after: start)..<end]).trimmingBlanks
      for ending in [".value", ".$value"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
      result += "{\(name)}"
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// `$a.b` → `{a.b}`: up to white space or a comma, ending in a letter, digit or `_` (Tokens Studio's `AliasRegex`).
  private static func behindDollars(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    var index = 0
    var inBraces = false
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "{" { inBraces = true } else if scalar == "}" { inBraces = false }
      guard scalar == "$", !inBraces else {
        result.append(scalar)
        index += 1
        continue
      }
      var end = index + 1
      while end < scalars.count, ![" ", "\t", "\n", ",", "$", "{", "}"].contains(scalars[end]) { end += 1 }
      while end > index + 1, !isWord(scalars[end - 1]) { end -= 1 }
      if end > index + 2 {
        result.append(contentsOf: "{".unicodeScalars)
        result.append(contentsOf: scalars[(index + 1)..<end])
        result.append(contentsOf: "}".unicodeScalars)
        index = end
      } else {
        result.append(scalar)
        index += 1
      }
    }
    return String(result)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}

/// What the names of a tree of plain colours say, `{"Color": {"Chart1": "#74e4da", "Brand": "#2f73da"}}`: where some are for
/// charts among others that are not, these are tokens and no palettes.
struct PlainNames {
  private var charted = 0
  private var others = 0

  /// Whether the tree holds tokens of a chart among others.
  var areTokens: Bool { charted > 1 && others > charted }

  /// Looks at the members that hold colours; a list is a palette.
  init(_ root: SourceNode) {
    var pending: [(node: SourceNode, words: [String])] = [(root, [])]
    while let (node, words) = pending.popLast() {
      for member in node.members ?? [] {
        let words = words + TokenWords.split(member.key)
        guard words.count < 64 else { continue }
        if member.value.members != nil {
          pending.append((member.value, words))
        } else if let text = member.value.string, text.hasPrefix("#") || text.contains("("),
          (try? WrittenColor(css: text, at: member.value.range)) != nil
        {
          if ChartWords.contain(words) { charted += 1 } else { others += 1 }
        }
      }
    }
  }
}
