import SafeText
import SourceText

/// Changes a JSON text as a tree, so that it goes past the parser and reaches the readers of themes: members and items come,
/// go and change places; values become others of the same text or words that the formats know.
enum TreeMutation {
  /// Another text; nil when the input is not JSON.
  static func mutant(of input: [UInt8], using random: inout some RandomNumberGenerator) -> [UInt8]? {
    guard let root = try? JSONReader.read(input, .lenient).root else { return nil }
    var tree = JSONValue(root)
    let own = Vocabulary(of: root)
    for _ in 0..<Int.random(in: 1...4, using: &random) { tree = changed(tree, own, using: &random) }
    return Array(JSONWriter.text(tree, .compact).utf8)
  }

  /// Goes down to some value and changes it.
  private static func changed(
    _ value: JSONValue, _ own: Vocabulary, depth: Int = 0, using random: inout some RandomNumberGenerator
  ) -> JSONValue {
    let stops = Int.random(in: 0..<4, using: &random) == 0
    switch value {
    case .object(var members) where !members.isEmpty && depth < 60:
      let index = Int.random(in: 0..<members.count, using: &random)
      guard stops else {
        members[index].value = changed(members[index].value, own, depth: depth + 1, using: &random)
        return .object(members)
      }
      switch Int.random(in: 0..<6, using: &random) {
      case 0: members.remove(at: index)
      case 1: members.append((own.key(using: &random), own.value(using: &random)))
      case 2: members[index].key = own.key(using: &random)
      case 3: members.swapAt(index, Int.random(in: 0..<members.count, using: &random))
      case 4: members.append((own.key(using: &random), .object(members)))
      default: members[index].value = own.value(using: &random)
      }
      return .object(members)
    case .array(var items) where !items.isEmpty && depth < 60:
      let index = Int.random(in: 0..<items.count, using: &random)
      guard stops else {
        items[index] = changed(items[index], own, depth: depth + 1, using: &random)
        return .array(items)
      }
      switch Int.random(in: 0..<5, using: &random) {
      case 0: items.remove(at: index)
      case 1: items.insert(own.value(using: &random), at: index)
      case 2: items += Array(repeating: items[index], count: Int.random(in: 1...20, using: &random))
      case 3: items[index] = .array(items)
      default: items.swapAt(index, Int.random(in: 0..<items.count, using: &random))
      }
      return .array(items)
    default: return own.value(using: &random)
    }
  }
}

/// The keys and values that a mutant draws from: those of the text itself, and those that readers look for.
private struct Vocabulary {
  private var keys: [String] = []
  private var values: [JSONValue] = []

  init(of root: SourceNode) {
    var rest = [root]
    while let node = rest.popLast(), values.count < 4_000 {
      values.append(JSONValue(node))
      rest += node.items ?? []
      for member in node.members ?? [] {
        keys.append(member.key)
        rest.append(member.value)
      }
    }
  }

  func key(using random: inout some RandomNumberGenerator) -> String {
    (Bool.random(using: &random) ? keys.randomElement(using: &random) : nil)
      ?? Seeds.keys.randomElement(using: &random) ?? ""
  }

  func value(using random: inout some RandomNumberGenerator) -> JSONValue {
    switch Int.random(in: 0..<8, using: &random) {
    case 0...2: return values.randomElement(using: &random) ?? .null
    case 3...5: return .string(Seeds.words.randomElement(using: &random) ?? "")
    case 6: return .number([0, 1, -1, 0.5, 255, 256, 1e300, -0.0, 3, 1e-9].randomElement(using: &random) ?? 0)
    default:
      return [.null, .boolean(true), .array([]), .object([]), .string("")].randomElement(using: &random) ?? .null
    }
  }
}

extension JSONValue {
  /// The value that a node holds.
  fileprivate init(_ node: SourceNode) {
    switch node.value {
    case .object(let members): self = .object(members.map { ($0.key, JSONValue($0.value)) })
    case .array(let items): self = .array(items.map { JSONValue($0) })
    case .string(let text): self = .string(text)
    case .number(let number, _): self = .number(number)
    case .boolean(let isTrue): self = .boolean(isTrue)
    case .null: self = .null
    }
  }
}
