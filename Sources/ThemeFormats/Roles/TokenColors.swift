import Colorimetry
import PaletteRules
import SourceText

/// The tokens of a file that are colours, each followed once, and what was used of them.
///
/// A class, because whoever asks for a colour may be the first to follow it.
final class TokenColors {
  private var resolver: ReferenceResolver
  private var used: Set<Int> = []
  private var missing: [UnresolvedColor] = []
  /// What is broken and not used in this mode.
  private(set) var unused: [UnresolvedColor] = []
  private var reported: Set<Int> = []
  /// Indices of tokens that are colours, or are declared as colours and invalid, in file order.
  private(set) var indices: [Int] = []
  /// Indices of tokens without a type that are not valid colours: perhaps misspelt, in file order.
  private(set) var doubtful: [Int] = []
  /// Indices of tokens with a declared type other than colour, in file order.
  private(set) var otherwise: [Int] = []
  /// How many are colours, or are declared as colours.
  private(set) var count = 0
  /// How many colours have no type.
  private(set) var untyped = 0
  /// A circle of references beside what the chart uses.
  private(set) var circle: ThemeProblem?

  /// Follows every token of a tree except those that only serve references.
  init(_ tree: TokenTree) {
    resolver = ReferenceResolver(tree)
    indices.reserveCapacity(tree.tokens.count)
    for index in tree.tokens.indices where !tree.tokens[index].isForReferences {
      switch resolver.outcome(of: index) {
      case .color:
        count += 1
        indices.append(index)
        if tree.tokens[index].type == nil, TokenReference(tree.tokens[index].value.node) == nil { untyped += 1 }
      case .broken:
        indices.append(index)
        if tree.tokens[index].type != nil { count += 1 }
      case .other:
        if tree.tokens[index].type == nil { doubtful.append(index) } else { otherwise.append(index) }
      }
    }
  }

  /// Whether a value was meant for a colour: it is one, or refers to what should be one, or is spelt nearly like one.
  func isMeantForColor(_ index: Int) -> Bool {
    let node = token(index).value.node
    return TokenReference(node) != nil || MisspeltColor.isOne(node)
  }

  /// Whether a value is a colour, or refers to one, whatever type its token declares.
  func holdsColor(_ index: Int) -> Bool {
    let token = token(index)
    if TokenReference(token.value.node) != nil { return resolver.leadsToColor(token.value) }
    if let type = token.type, !TypeSpelling.isKnown(type) { return MisspeltColor.isOne(token.value.node) }
    // A weight may be called `black`, and a text `red`.
    if let text = token.value.node.string, !text.contains(where: { $0 == "#" || $0 == "(" }) { return false }
    return (try? WrittenColor(token.value.node)) != nil
  }

  /// Whether the value is a list of several colours or references.
  func holdsSeveral(_ index: Int) -> Bool { token(index).value.node.items?.contains { $0.string != nil } ?? false }

  /// Entries in the place of tokens that are none, as negative indices; another source may have a token of the name.
  var valueless: [Int] {
    resolver.tree.valueless.indices.filter { resolver.tree.index(of: resolver.tree.valueless[$0].name) == nil }
      .map { -1 - $0 }
  }

  /// What is wrong with such an entry; nil where it may be something else than a colour.
  func fault(of index: Int) -> ThemeProblem? { token(index).fault(resolver.tree.valueKey) }

  /// Says how many colours have no type.
  func noteUntyped(record: ReadingRecord) {
    if untyped > 0 { record.note(.untyped, untyped) }
  }

  func token(_ index: Int) -> Token { index < 0 ? resolver.tree.valueless[-1 - index] : resolver.tree.tokens[index] }

  /// What the author says of the token at an index; nil when nothing.
  func settings(of index: Int, record: ReadingRecord) -> TokenSettings? {
    resolver.tree.tokens[index].settings.isEmpty ? nil : TokenSettings(token(index), record: record)
  }

  /// The keys of the token at an index, without that of its mode.
  func path(of index: Int) -> [String] {
    var path = resolver.tree.tokens[index].path
    if let key = resolver.tree.modeKeys[index] { path.remove(at: key) }
    return path
  }

  /// The names of all tokens, in file order, and which of them are colours: where two trees agree in it, an index means the same
  /// token in both.
  var layout: Layout { Layout(names: resolver.tree.tokens.map(\.name), colors: indices) }

  struct Layout: Equatable {
    let names: [String]
    let colors: [Int]
  }

  /// The names of the tokens that the chart uses, and of those they refer to.
  var reached: Set<String> {
    Set(used.flatMap(resolver.chain).map { resolver.tree.tokens[$0].name })
  }

  /// The tokens that the chart reaches by references, with their other users.
  func shared() -> [SharedToken] { resolver.shared(from: used.sorted(), own: used) }

  /// What is known of a token's colour, without using it.
  func shade(of index: Int) -> RoleCandidate.Shade {
    if case .color(let written) = resolver.outcome(of: index) { return .color(written.color.mappedToSRGB.srgb) }
    return resolver.tree.tokens[index].type == nil ? .unknown : .broken
  }

  /// The colour of a token that the chart uses: what is doubtful about it is remarked, what is wrong is a problem.
  func use(_ index: Int, record: ReadingRecord) -> ThemeColor? {
    guard index >= 0 else {
      record.problem(fault(of: index) ?? self.token(index).missingValue(resolver.tree.valueKey))
      return nil
    }
    used.insert(index)
    let token = resolver.tree.tokens[index].name
    do throws(UnresolvedColor) {
      guard let found = try resolver.color(of: index) else {
        record.problem(Self.noColor(resolver.tree.tokens[index]))
        return nil
      }
      record.remark(on: found.written, token: found.definition ?? token, at: found.color.definition)
      return found.color
    } catch {
      if error.kind == .modifiedColor {
        record.leave(error.problem.sentence)
      } else if error.kind == .unreadSyntax {
        record.leave(.unreadProperty, token, "", error.problem.message)
      } else if error.kind == .unknownToken, case .broken(let number) = resolver.outcome(of: index) {
        if reported.insert(number).inserted { missing.append(error) }
      } else {
        record.problem(resolver.problem(error, record: record))
      }
      return nil
    }
  }

  private static func noColor(_ token: Token) -> ThemeProblem {
    let sentence: Message
    let help: String
    if let type = token.type {
      sentence = ReadingProblem.otherType(token.name, type, quoted(token.value.node))
      help = "give it the type 'color', or take it out of the chart"
    } else {
      sentence = ReadingProblem.valueNotColor(token.name, quoted(token.value.node))
      help = "write a colour such as \"#2166ac\", or say by \"$type\" what it is"
    }
    return ThemeProblem(
      sentence, help: help, token: token.name, path: token.value.file.path, origin: token.value.origin)
  }

  private static func quoted(_ node: SourceNode) -> String {
    guard let text = node.string else { return "it is \(node.kindName)" }
    return "'\(text)'"
  }

  /// Notes what is broken and used in no mode of the chart.
  static func noteUnused(_ failures: [UnresolvedColor], record: ReadingRecord) {
    let places = record.problems.compactMap(\.origin)
    let unused = failures.map(\.problem).filter { failure in
      failure.origin.map { origin in !places.contains { $0 == origin } } ?? true
    }
    guard let first = unused.first else { return }
    record.note(.notReadNotUsed, first.token ?? "", first.origin?.start.line ?? 0, first.message, unused.count - 1)
  }

  /// Says what is broken: references as problems, grouped when many; the rest is ``unused`` in this mode.
  func reportBroken(isFound: Bool = false, record: ReadingRecord) {
    for index in indices where !used.contains(index) {
      guard resolver.tree.tokens[index].type != nil else { continue }
      guard case .broken(let number) = resolver.outcome(of: index), reported.insert(number).inserted else { continue }
      let failure = resolver.failure(number)
      if failure.kind == .circle { circle = circle ?? failure.problem }
      switch failure.kind {
      case .modifiedColor, .unreadSyntax: break
      case .unreadableColor, .openReference, .gradient: unused.append(failure)
      case _ where isFound: unused.append(failure)
      case .unknownToken: missing.append(failure)
      default: record.problem(failure.problem)
      }
    }
    let problems = missing.problems(groupedAs: .unknownTokens) { resolver.problem($0, record: record) }
    for problem in problems { record.problem(problem) }
    missing = []
  }
}
