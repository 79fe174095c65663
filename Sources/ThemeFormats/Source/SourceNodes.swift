import SourceText

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
