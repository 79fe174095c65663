import PaletteRules
import SourceText

/// Members of the lists that `--series` names which are not colours: what somebody named is read or wrong, never passed over.
struct UnreadMembers {
  /// Every list and object that holds something, by the pointer to it.
  private var holders: [JSONPointer: PlacedNode] = [:]

  /// Remembers a list or an object.
  mutating func see(_ place: PlacedNode) {
    if place.node.items != nil || place.node.members != nil { holders[place.pointer] = place }
  }

  /// Adds a problem for each item of a list that holds a chosen colour and that holds none itself; what an object holds
  /// beside its colours counts as not checked, for it may be anything.
  ///
  /// - Parameters:
  ///   - chosen: the colours that were named.
  ///   - choice: what names them: it tells what else it means.
  func report(beside chosen: [PlacedNode], of choice: SeriesChoice, record: ReadingRecord) {
    func isMeant(_ place: PlacedNode) -> Bool {
      let token = Token(path: place.pointer.tokens, value: place, type: nil, settings: [])
      return !choice.indices(in: [(0, token)]).isEmpty
    }
    var read: Set<JSONPointer> = []
    var around: [PlacedNode] = []
    for place in chosen {
      var steps = place.pointer.tokens
      while read.insert(JSONPointer(steps)).inserted, !steps.isEmpty {
        steps.removeLast()
        if !read.contains(JSONPointer(steps)), let holder = holders[JSONPointer(steps)] { around.append(holder) }
      }
    }
    let nearest = Set(chosen.map { JSONPointer(Array($0.pointer.tokens.dropLast())) })
    for holder in around {
      for item in holder.items ?? [] where !read.contains(item.pointer) && isMeant(item) {
        record.problem(ReadingProblem.kindNotColor(item.node.kindName), at: item.origin)
      }
      // What an item of a list says besides its colour, such as a width, is about that item.
      let isItem = holders[JSONPointer(Array(holder.pointer.tokens.dropLast()))]?.node.items != nil
      guard nearest.contains(holder.pointer), !isItem else { continue }
      for member in holder.members ?? [] where member.value.node.string == nil {
        guard !read.contains(member.value.pointer), isMeant(member.value) else { continue }
        record.leave(.noColorInSeries, member.key, member.value.origin.start.line, member.value.node.kindName)
      }
    }
  }
}
