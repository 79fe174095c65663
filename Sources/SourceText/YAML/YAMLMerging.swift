// `<<`, the merge key (https://yaml.org/type/merge.html).
extension YAMLBuilder {
  /// The members with those that `<<` merges, at its place; own keys win, then the first merge.
  func merged(_ members: [SourceNode.Member]) throws(SourceError) -> [SourceNode.Member] {
    var taken = Set(members.lazy.map(\.key))
    var all: [SourceNode.Member] = []
    for member in members {
      guard member.key == "<<", bytes[member.keyRange].elementsEqual("<<".utf8) else {
        all.append(member)
        continue
      }
      for mapping in member.value.items ?? [member.value] {
        guard let drawn = mapping.members else {
          throw SourceError("'<<' draws in mappings, not \(mapping.kindName)", at: member.keyRange)
        }
        for member in drawn where taken.insert(member.key).inserted { all.append(member) }
      }
    }
    return all
  }
}
