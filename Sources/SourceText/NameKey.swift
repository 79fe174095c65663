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
