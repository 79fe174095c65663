/// Finds the keys that an object has more than once.
enum RepeatedKeys {
  /// Comparing each with each is quicker up to this many.
  private static let handful = 16

  /// Calls with every member whose key an earlier one has already, and with the first that has it.
  static func each(
    in members: [SourceNode.Member], _ found: (_ later: SourceNode.Member, _ earlier: SourceNode.Member) -> Void
  ) {
    for (later, first) in repeats(in: members) { found(members[later], members[first]) }
  }

  /// The members without those whose key a later one has.
  static func last(of members: [SourceNode.Member]) -> [SourceNode.Member] {
    var latest: [Int: Int] = [:]
    var replaced: Set<Int> = []
    for (later, first) in repeats(in: members) { replaced.insert(latest.updateValue(later, forKey: first) ?? first) }
    return replaced.isEmpty ? members : members.indices.lazy.filter { !replaced.contains($0) }.map { members[$0] }
  }

  /// The places of members whose key an earlier one has, each with the first place of the key.
  private static func repeats(in members: [SourceNode.Member]) -> [(later: Int, first: Int)] {
    if members.count <= handful {
      return members.indices.compactMap { later in
        let key = NameKey(members[later].key)
        return members[..<later].firstIndex { NameKey($0.key) == key }.map { (later, $0) }
      }
    }
    var first: [NameKey: Int] = [:]
    first.reserveCapacity(members.count)
    var repeats: [(later: Int, first: Int)] = []
    for (index, member) in members.enumerated() {
      let key = NameKey(member.key)
      if let earlier = first[key] { repeats.append((index, earlier)) } else { first[key] = index }
    }
    return repeats
  }
}
