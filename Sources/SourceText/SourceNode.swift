/// A value of a structured text (JSON; YAML and others use the same tree), with the bytes it was read from.
///
/// Ranges are half-open byte offsets into the file: quotes and brackets belong to the value.
package struct SourceNode: Sendable {
  /// The value at the range.
  package enum Value: Sendable {
    /// Members in file order. A repeated key is kept: the last one wins on look-up.
    case object([Member])
    /// Items in file order.
    case array([SourceNode])
    /// The unescaped text.
    case string(String)
    /// The number and its spelling, so that nothing is lost in writing it back.
    case number(Double, text: String)
    /// `true` or `false`.
    case boolean(Bool)
    /// `null`.
    case null
  }

  /// A key and its value.
  package struct Member: Sendable {
    /// The unescaped key.
    package let key: String
    /// The bytes of the key, quotes included.
    package let keyRange: Range<Int>
    /// What the key holds.
    package let value: SourceNode

    /// Creates a member.
    package init(key: String, keyRange: Range<Int>, value: SourceNode) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }

  /// A name that stands for a value elsewhere.
  package struct Reference: Sendable {
    /// As it is written: `colors.blue`.
    package let name: String
    /// The file that holds the name.
    package let file: SourceFile
    /// The bytes of the name.
    package let range: Range<Int>

    /// Creates a reference.
    package init(name: String, file: SourceFile, range: Range<Int>) {
      (self.name, self.file, self.range) = (name, file, range)
    }
  }

  /// What a node holds: a value of its own, or one that a name leads to.
  private enum Content: Sendable {
    case own(Value)
    case elsewhere(Elsewhere)
  }

  /// A value that is elsewhere, perhaps in another file: a program may name values that it imports.
  private final class Elsewhere: Sendable {
    let node: SourceNode
    let file: SourceFile?
    let path: [String]
    let references: [Reference]

    init(_ node: SourceNode, _ file: SourceFile?, _ path: [String], _ references: [Reference]) {
      (self.node, self.file, self.path, self.references) = (node, file, path, references)
    }
  }

  private let content: Content
  private let ownRange: Range<Int>
  private var elsewhere: Elsewhere? { if case .elsewhere(let other) = content { other } else { nil } }

  /// What was read.
  package var value: Value {
    switch content {
    case .own(let value): value
    case .elsewhere(let other): other.node.value
    }
  }
  /// Its place, in ``file`` when that is another one.
  package var range: Range<Int> { elsewhere?.node.range ?? ownRange }
  /// The file that holds the value and what is in it; nil when it is the one that holds the node around it.
  package var file: SourceFile? { elsewhere?.file }
  /// The keys that lead to the value in ``file``.
  package var path: [String] { elsewhere?.path ?? [] }
  /// The names that lead to a single value, that in the place of this node first.
  package var references: [Reference] { elsewhere?.references ?? [] }

  /// Creates a node.
  package init(_ value: Value, range: Range<Int>) {
    content = .own(value)
    ownRange = range
  }

  /// The value of another file; one that is of yet another file stays there.
  package init(_ node: SourceNode, in file: SourceFile, at path: [String]) {
    let other = node.elsewhere
    self =
      other?.file != nil
      ? node : SourceNode(Elsewhere(other?.node ?? node, file, path, other?.references ?? []))
  }

  private init(_ other: Elsewhere) {
    content = .elsewhere(other)
    ownRange = 0..<0
  }

  /// This value in the place of a name that leads to it.
  package func referred(by reference: Reference) -> SourceNode {
    SourceNode(Elsewhere(elsewhere?.node ?? self, file, path, [reference] + references))
  }

  /// What is in this node under a key, in the file that holds it.
  package func holding(_ value: SourceNode, at key: String) -> SourceNode {
    file.map { SourceNode(value, in: $0, at: path + [key]) } ?? value
  }
}

extension SourceNode {
  /// The members when this is an object.
  package var members: [Member]? { if case .object(let members) = value { members } else { nil } }
  /// The members when this is an object, in file order; a repeated key is where it was last.
  package var lastMembers: [Member]? { members.map(RepeatedKeys.last) }
  /// Whether this is an object.
  package var isObject: Bool { if case .object = value { true } else { false } }
  /// The items when this is an array.
  package var items: [SourceNode]? { if case .array(let items) = value { items } else { nil } }
  /// The text when this is a string.
  package var string: String? { if case .string(let string) = value { string } else { nil } }
  /// The number when this is one.
  package var number: Double? { if case .number(let number, _) = value { number } else { nil } }
  /// The truth value when this is one.
  package var boolean: Bool? { if case .boolean(let boolean) = value { boolean } else { nil } }

  /// The member of that name; the last one when the key is repeated.
  ///
  /// Keys are equal when they are the same code points; Swift's `==` would take é and e with an accent for one.
  package func member(_ key: String) -> Member? {
    guard case .object(let members) = value else { return nil }
    let count = key.utf8.count
    return members.last { $0.key.utf8.count == count && $0.key.utf8.elementsEqual(key.utf8) }
  }
  /// The value of the member of that name; the last one when the key is repeated.
  package subscript(_ key: String) -> SourceNode? { member(key)?.value }

  /// The word for the kind of value, as an error message names it: `an object`, `a string` …
  package var kindName: String {
    switch value {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "a boolean"
    case .null: "null"
    }
  }
}
