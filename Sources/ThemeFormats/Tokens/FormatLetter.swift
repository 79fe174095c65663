import PaletteRules
import SourceText

/// Holds a file of tokens to the letter of the DTCG format module 2025.10, used or not: names (section 5.1), properties (5.2),
/// types and values (8 and 9), references (7). What spans several tokens, such as circles, is seen where references are
/// followed.
enum FormatLetter {
  private static let groupKeys: Set<String> = [
    "$type", "$description", "$extensions", "$extends", "$deprecated", "$root", "$schema",
  ]
  private static let tokenKeys: Set<String> = ["$value", "$ref", "$type", "$description", "$extensions", "$deprecated"]

  /// Adds a problem for each thing that the standard forbids.
  static func check(_ root: PlacedNode, record: ReadingRecord) {
    var pending: [(path: [String], place: PlacedNode, type: String?)] = [([], root, nil)]
    while let (path, place, outer) = pending.popLast() {
      guard let members = place.members, path.count <= TokenPathLimit.depth else { continue }
      let isToken = !path.isEmpty && (place["$value"] != nil || place["$ref"] != nil)
      let name = path.joined(separator: ".")
      for member in members {
        let origin = TokenOrigin(file: place.file, range: member.keyRange, pointer: member.value.pointer)
        if let fault = fault(inKey: member.key, isToken: isToken, value: member.value.node) {
          record.problem(fault.sentence, help: fault.help, at: origin)
        }
      }
      checkProperties(place, record: record)
      let type = place["$type"]?.node.string ?? outer
      if isToken, place["$value"] != nil, place["$ref"] != nil {
        record.problem(TokenProblem.valueAndReference(name), at: place.origin)
      }
      if isToken, let value = place["$value"] { check(value, type: type, record: record) }
      for member in members.reversed() where !member.key.hasPrefix("$") || member.key == "$root" {
        if member.value.node.members != nil { pending.append((path + [member.key], member.value, type)) }
      }
    }
  }

  private static func fault(inKey key: String, isToken: Bool, value: SourceNode) -> (sentence: Message, help: String?)?
  {
    if key.hasPrefix("$") {
      let keys = isToken ? tokenKeys : groupKeys
      guard !keys.contains(key) else { return nil }
      if key == "$root", isToken { return nil }
      return (
        TokenProblem.notProperty(key, isToken ? "a token" : "a group"),
        DidYouMean.phrase(for: key, among: keys.sorted()) ?? "names do not begin with '$'"
      )
    }
    if let character = key.first(where: { "{}.".contains($0) }) {
      return (TokenProblem.wrongName(key, character), "names hold no '{', '}' and '.' (DTCG 2025.10, section 5.1.1)")
    }
    guard !isToken, value.members == nil else { return nil }
    let property = "$" + key
    return (
      TokenProblem.neitherTokenNorGroup(key, value.kindName),
      tokenKeys.contains(property) ? "did you mean '\(property)'?" : "a token is an object with '$value'"
    )
  }

  private static func checkProperties(_ place: PlacedNode, record: ReadingRecord) {
    if let type = place["$type"], TokenType(rawValue: type.node.string ?? "") == nil {
      let names = TokenType.allCases.map(\.rawValue)
      record.problem(
        TokenProblem.unknownType(
          type.node.string.map { "'\($0)'" } ?? type.node.kindName, names.joined(separator: ", ")),
        help: type.node.string.flatMap { DidYouMean.phrase(for: $0, among: names) }, at: type.origin)
    }
    if let text = place["$description"], text.node.string == nil {
      record.problem(TokenProblem.wrongProperty("$description", "a string", text.node.kindName), at: text.origin)
    }
    if let deprecated = place["$deprecated"], deprecated.node.boolean == nil, deprecated.node.string == nil {
      record.problem(
        TokenProblem.wrongProperty("$deprecated", "true, false or a reason", deprecated.node.kindName),
        at: deprecated.origin)
    }
    if let extensions = place["$extensions"], extensions.node.members == nil {
      record.problem(
        TokenProblem.wrongProperty("$extensions", "an object", extensions.node.kindName), at: extensions.origin)
    }
  }

  private static func check(_ value: PlacedNode, type: String?, record: ReadingRecord) {
    if let text = value.node.string, text.hasPrefix("{"), text.hasSuffix("}") {
      let steps = text.dropFirst().dropLast().split(separator: ".", omittingEmptySubsequences: false)
      let isSound =
        !steps.isEmpty
        && steps.allSatisfy { step in
          !step.isEmpty && !step.contains("{") && !step.contains("}") && (!step.hasPrefix("$") || step == "$root")
        }
      if !isSound {
        record.problem(TokenProblem.notReference(text), at: value.origin)
      }
      return
    }
    guard let fault = type.flatMap(TokenType.init)?.fault(in: value.node) else { return }
    record.problem(
      fault.sentence, help: fault.help,
      at: TokenOrigin(file: value.file, range: fault.range, pointer: value.pointer))
  }
}
