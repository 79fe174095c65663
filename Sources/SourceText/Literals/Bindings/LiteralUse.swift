extension LiteralModule {
  /// Where a program hands values to something: a call, an element of JSX, a key that is looked for.
  package struct Use: Sendable {
    /// What takes the values.
    package enum Kind: Sendable { case call, element, member }

    /// A value that is handed over, as it is written.
    package struct Written: Sendable {
      /// Its label or the name of the attribute; nil without one.
      package let key: String?
      /// The value.
      package let value: Expression
      /// The member of each item of the list that the value is, which is here: `line.color`.
      package var field: String?
      /// The name that leads to it, where it is written elsewhere.
      package var name: String? { if case .reference(let path) = value.content { path.last } else { nil } }
    }

    /// A value that is a literal or leads to one.
    package struct Argument: Sendable {
      /// What it is.
      package let node: SourceNode
      let written: Written
      /// Its label or the name of the attribute.
      package var key: String? { written.key }
      /// The name that leads to it.
      package var name: String? { written.name }
      /// The member of each item of the list that is here.
      package var field: String? { written.field }
    }

    /// What takes the values.
    package let kind: Kind
    /// The name of the call, the element or the key.
    package let name: String
    /// Words of the same statement before a call, `scaleOrdinal` before `range`; the keys around a member.
    package let chain: [String]
    /// The words of the calls on its result, in order: `domain` and what it takes, then `interpolate` and `interpolateHcl`.
    package let following: [String]
    /// The name that the result of a call is given: `color = scaleOrdinal(…)`.
    package let target: String?
    /// Whether a statement sets a member to a value: `line.color = …`, and no call is given it.
    package let isAssignment: Bool
    /// The values, in file order.
    package let written: [Written]
    /// Those that are literals or lead to some, once names are followed.
    package internal(set) var arguments: [Argument] = []
    /// From the name to the last value.
    package let range: Range<Int>
    /// The function around it, by where it begins; nil outside functions and in scripts.
    package let function: Int?
    /// The element around it: its name and where it begins.
    package let holder: Holder?

    /// An element of JSX that holds others.
    package struct Holder: Sendable, Hashable {
      /// Its name.
      package let name: String
      /// The offset of its name.
      package let start: Int
    }
  }

  /// The names whose uses are looked for.
  package struct UseNames: Sendable {
    /// Of calls.
    package let calls: Set<String>
    /// Of elements, by words that their names hold.
    package let attributes: Set<String>
    /// Of keys and labels.
    package let members: Set<String>

    /// Creates the names.
    package init(calls: Set<String>, attributes: Set<String>, members: Set<String>) {
      (self.calls, self.attributes, self.members) = (calls, attributes, members)
    }
  }
}
