/// Finds the keys that stand in an object more than once.
enum RepeatedKeys {
  /// Calls with every member whose key an earlier one has already, and with that one.
  ///
  /// Strings are equal in Swift when they look the same; keys only when they are the same code points.
  static func each(
    in members: [SourceNode.Member], _ found: (_ later: SourceNode.Member, _ earlier: SourceNode.Member) -> Void
  ) {
    guard members.count > 1 else { return }
    // Comparing each with each is quicker up to a handful.
    if members.count <= 16 {
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

  private static func isSame(_ a: SourceNode.Member, _ b: SourceNode.Member) -> Bool {
    a.key.utf8.elementsEqual(b.key.utf8)
  }
}
