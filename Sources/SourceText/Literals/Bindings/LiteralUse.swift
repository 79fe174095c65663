extension LiteralModule {
  /// Where a program hands values to something: a call, an element of JSX, a key that is looked for.
  package struct Use: Sendable {
    /// What takes the values.
    package enum Kind: Sendable { case call, element, member }

    /// A value that is handed over.
    package struct Argument: Sendable {
      /// Its label or the name of the attribute; nil without one.
      package let key: String?
      /// The value as it is written.
      package let value: Expression
      /// The member of each item of the list that the value is, which is here: `line.color`.
      package var field: String?
      /// Whether it is one item of the value, which only running the program would tell: `colors[key]` outside of a loop.
      package internal(set) var isTaken = false
      /// Whether it is one item of the value, taken by a mark of a chart that a loop draws again and again.
      package internal(set) var isAlone = false
      /// The literal that it is or leads to, once names are followed.
      package internal(set) var literal: SourceNode?
      /// What it is: asked of ``Use/arguments`` alone.
      package var node: SourceNode { literal ?? SourceNode(.null, range: value.range) }
      /// The name that leads to it, where it is written elsewhere.
      package var name: String? { if case .reference(let path) = value.content { path.last } else { nil } }
    }

    /// What takes the values.
    package let kind: Kind
    /// The name of the call, the element or the key.
    package let name: String
    /// Words of the same statement before a call, `scaleOrdinal` before `range`; the keys around a member.
    package let chain: [String]
    /// The names of the calls that follow on this call's result and the names in their arguments, in order: `domain` and its
    /// arguments, then `interpolate` and `interpolateHcl`.
    package let following: [String]
    /// The name that the result of a call is given: `color = scaleOrdinal(…)`.
    package let target: String?
    /// Whether a statement sets a member to a value: `line.color = …`, and no call is given it.
    package let isAssignment: Bool
    /// The values, in file order.
    package internal(set) var written: [Argument]
    /// Those that are literals or lead to some, once names are followed.
    package var arguments: [Argument] { written.filter { $0.literal != nil && !$0.isAlone } }
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
    /// Those of the calls that count without arguments, too.
    package let openings: Set<String>

    /// Creates the names.
    package init(calls: Set<String>, attributes: Set<String>, members: Set<String>, openings: Set<String> = []) {
      (self.calls, self.attributes, self.members, self.openings) = (calls, attributes, members, openings)
    }
  }
}
