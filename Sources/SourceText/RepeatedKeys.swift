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
        let count = members[later].key.utf8.count
        for earlier in 0..<later
        where members[earlier].key.utf8.count == count && members[earlier].key == members[later].key {
          if isSame(members[later], members[earlier]) { found(members[later], members[earlier]) }
          break
        }
      }
      return
    }
    var first: [String: Int] = [:]
    first.reserveCapacity(members.count)
    for (index, member) in members.enumerated() {
      if let earlier = first[member.key] {
        if isSame(member, members[earlier]) { found(member, members[earlier]) }
      } else {
        first[member.key] = index
      }
    }
  }

  /// The members without those whose key a later one has.
  static func last(of members: [SourceNode.Member]) -> [SourceNode.Member] {
    var replaced: Set<Int> = []
    if members.count <= handful {
      for earlier in members.indices.dropLast() {
        let count = members[earlier].key.utf8.count
        for later in earlier + 1..<members.count
        where members[later].key.utf8.count == count && members[later].key == members[earlier].key {
          replaced.insert(earlier)
          break
        }
      }
    } else {
      var last: [String: Int] = [:]
      last.reserveCapacity(members.count)
      for (index, member) in members.enumerated() {
        if let earlier = last.updateValue(index, forKey: member.key) { replaced.insert(earlier) }
      }
    }
    return replaced.isEmpty ? members : members.indices.lazy.filter { !replaced.contains($0) }.map { members[$0] }
  }

  private static func isSame(_ a: SourceNode.Member, _ b: SourceNode.Member) -> Bool {
    a.key.utf8.elementsEqual(b.key.utf8)
  }
}
