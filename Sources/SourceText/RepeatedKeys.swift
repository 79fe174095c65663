/// Finds the keys that an object has more than once.
enum RepeatedKeys {
  /// Comparing each with each is quicker up to this many.
  private static let handful = 16

  /// Calls with every member whose key an earlier one has already, and with that one.
  ///
  /// Strings are equal in Swift when they look the same; keys only when they are the same code points.
  static func each(
    in members: [SourceNode.Member], _ found: (_ later: SourceNode.Member, _ earlier: SourceNode.Member) -> Void
  ) {
    guard members.count > 1 else { return }
    if members.count <= handful {
      for later in 1..<members.count {
        let first = (0..<later).first { isSame(members[$0], members[later]) }
        if let first { found(members[later], members[first]) }
      }
      return
    }
    var first: [NameKey: Int] = [:]
    first.reserveCapacity(members.count)
    for (index, member) in members.enumerated() {
      if let earlier = first[NameKey(member.key)] {
        found(member, members[earlier])
      } else {
        first[NameKey(member.key)] = index
      }
    }
  }

  /// The members without those whose key a later one has.
  static func last(of members: [SourceNode.Member]) -> [SourceNode.Member] {
    var replaced: Set<Int> = []
    if members.count <= handful {
      for earlier in members.indices.dropLast()
      where members[(earlier + 1)...].contains(where: { isSame($0, members[earlier]) }) {
        replaced.insert(earlier)
      }
    } else {
      var last: [NameKey: Int] = [:]
      last.reserveCapacity(members.count)
      for (index, member) in members.enumerated() {
        if let earlier = last.updateValue(index, forKey: NameKey(member.key)) { replaced.insert(earlier) }
      }
    }
    return replaced.isEmpty ? members : members.indices.lazy.filter { !replaced.contains($0) }.map { members[$0] }
  }

  private static func isSame(_ a: SourceNode.Member, _ b: SourceNode.Member) -> Bool {
    NameKey(a.key) == NameKey(b.key)
  }
}
