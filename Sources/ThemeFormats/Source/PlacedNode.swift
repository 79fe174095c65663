import PaletteRules
import SourceText

/// A value of a tree together with the file and the pointer that lead to it.
struct PlacedNode: Sendable {
  /// The value.
  let node: SourceNode
  let file: SourceFile
  private let steps: Steps

  /// The way from a known place. Written out only where it is asked for: large files have tens of thousands of places, and
  /// few of them are ever named.
  private indirect enum Steps: Sendable {
    case from(JSONPointer)
    case member(Steps, key: String)
    case item(Steps, index: Int)
    /// No key leads there.
    case nowhere
  }

  init(node: SourceNode, file: SourceFile, pointer: JSONPointer) { self.init(node, file, .from(pointer)) }

  /// A value inside a function, which no name of the file leads to.
  init(inside file: SourceFile, node: SourceNode) { self.init(node, file, .nowhere) }

  private init(_ node: SourceNode, _ file: SourceFile, _ steps: Steps) {
    // What a program imports is in another file, and so is all that it holds.
    self.node = node
    self.file = node.file ?? file
    self.steps = node.file == nil ? steps : .from(JSONPointer(node.path))
  }

  /// The way to it from the root.
  var pointer: JSONPointer {
    var tokens: [String] = []
    var rest = steps
    while true {
      switch rest {
      case .nowhere: return JSONPointer()
      case .from(let start): return JSONPointer(start.tokens + tokens.reversed())
      case .member(let parent, let key):
        tokens.append(key)
        rest = parent
      case .item(let parent, let index):
        tokens.append(String(index))
        rest = parent
      }
    }
  }

  /// The place as a theme's colour names it.
  var origin: TokenOrigin {
    TokenOrigin(file: file, range: node.range, pointer: pointer, references: node.references)
  }

  /// The value of the member of that name; the last one when the key is repeated.
  subscript(key: String) -> PlacedNode? { node[key].map { member(key, $0) } }

  func member(_ key: String, _ value: SourceNode) -> PlacedNode { PlacedNode(value, file, .member(steps, key: key)) }

  func item(_ index: Int, _ value: SourceNode) -> PlacedNode { PlacedNode(value, file, .item(steps, index: index)) }

  /// The items when this is an array.
  var items: [PlacedNode]? { node.items?.enumerated().map { item($0, $1) } }

  /// The members when this is an object, in file order; a repeated key has its last position.
  var members: [(key: String, keyRange: Range<Int>, value: PlacedNode)]? {
    node.lastMembers?.map { ($0.key, $0.keyRange, member($0.key, $0.value)) }
  }
}

extension ThemeInput {
  /// The whole tree with its place, when there is one.
  var placedRoot: PlacedNode? { root.map { PlacedNode(node: $0, file: file, pointer: rootPointer) } }
}

extension SourceNode {
  /// Whether it is `null`.
  var isNull: Bool { if case .null = value { true } else { false } }

  /// Whether a member of one of these names is there.
  func holdsOne(of keys: [String]) -> Bool { keys.contains { self[$0] != nil } }

  /// Whether an object in the tree satisfies the test; without recursion, so that depth does not matter.
  func anyNode(_ test: (SourceNode) -> Bool) -> Bool {
    var pending = [self]
    while let node = pending.popLast() {
      switch node.value {
      case .object(let members):
        if test(node) { return true }
        // By index: what is not kept need not be copied, and `reversed()` would copy all.
        for index in members.indices where members[index].value.holdsNodes { pending.append(members[index].value) }
      case .array(let items):
        for index in items.indices where items[index].holdsNodes { pending.append(items[index]) }
      default: break
      }
    }
    return false
  }

  private var holdsNodes: Bool {
    switch value {
    case .object, .array: true
    default: false
    }
  }
}
