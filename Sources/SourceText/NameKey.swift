/// A name as the key of a table: by its bytes.
///
/// Swift's strings are equal where their letters are, composed or not; to JSON these are different keys, and on Linux different
/// files.
package struct NameKey: Hashable, Sendable {
  /// The name.
  package let name: String

  /// Takes a name.
  package init(_ name: String) { self.name = name }

  /// Whether the bytes are equal.
  package static func == (a: NameKey, b: NameKey) -> Bool { a.name.utf8.elementsEqual(b.name.utf8) }

  /// Hashes the bytes.
  package func hash(into hasher: inout Hasher) {
    var name = name
    name.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// The names that are equal to an earlier one as text, and not as bytes.
  package static func twins(in names: [String]) -> [String] {
    var known: [String: String] = [:]
    return names.filter { name in
      guard let other = known[name] else {
        known[name] = name
        return false
      }
      return NameKey(other) != NameKey(name)
    }
  }
}

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

/// Finds the keys that an object has more than once.
enum RepeatedKeys {
  /// Comparing each with each is quicker up to this many.
  private static let handful = 16

  /// The members without those whose key a later one has.
  static func last(of members: [SourceNode.Member]) -> [SourceNode.Member] {
    var latest: [Int: Int] = [:]
    var replaced: Set<Int> = []
    for (later, first) in repeats(in: members) { replaced.insert(latest.updateValue(later, forKey: first) ?? first) }
    return replaced.isEmpty ? members : members.indices.lazy.filter { !replaced.contains($0) }.map { members[$0] }
  }

  /// The places of members whose key an earlier one has, each with the first place of the key.
  static func repeats(in members: [SourceNode.Member]) -> [(later: Int, first: Int)] {
    if members.count <= handful {
      return members.indices.compactMap { later in
        let key = NameKey(members[later].key)
        return members[..<later].firstIndex { NameKey($0.key) == key }.map { (later, $0) }
      }
    }
    var first: [NameKey: Int] = [:]
    first.reserveCapacity(members.count)
    return members.indices.compactMap { later in
      let key = NameKey(members[later].key)
      guard let earlier = first[key] else {
        first[key] = later
        return nil
      }
      return (later, earlier)
    }
  }
}
