extension Sequence {
  /// The elements by their keys, in the order in which the keys first occur; elements without a key are left out.
  package func grouped<Key: Hashable>(by key: (Element) throws -> Key?) rethrows -> [(key: Key, members: [Element])] {
    var groups: [(key: Key, members: [Element])] = []
    var places: [Key: Int] = [:]
    for element in self {
      guard let key = try key(element) else { continue }
      if let place = places[key] {
        groups[place].members.append(element)
      } else {
        places[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }
}
