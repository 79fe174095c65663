import PaletteRules
import SourceText

/// A member in the place of a token that is not one: a bare colour such as `"blue": "#2166ac"` in a format whose tokens
/// are objects, or an object without a value.
struct ValuelessMember {
  /// Its group, its own key, and both as references write them.
  let group: [String]
  let key: String
  let name: String
  let place: PlacedNode
  /// Chart settings of the groups around it.
  let settings: [PlacedNode]
  /// What the format calls the value of a token.
  let valueKey: String

  /// Keys of texts about a group, which may be called as a colour is.
  private static let asides: Set<String> = [
    "name", "description", "comment", "title", "label", "type", "category", "group", "status",
  ]

  /// How it is reported.
  enum Fault {
    case problem(ThemeProblem)
    /// It may be a colour or not: a check that is not made.
    case unclear(Message)
  }

  /// What is wrong with it among the series; nil if it is not meant to be a colour.
  ///
  /// - Parameter isInRow: whether its name is one of the row that the series are called by.
  func fault(isInRow: Bool) -> Fault? {
    if place.node.members != nil { return saysColor ? .problem(problem) : .unclear(unclear) }
    if let text = place.node.string {
      if isMeant(text) || isInRow && MisspeltColor.isOne(place.node) { return .problem(problem) }
    } else if place.node.items?.contains(where: { ($0.string.map(isMeant) ?? false) }) ?? false {
      return .unclear(unclear)
    }
    return isInRow ? .unclear(unclear) : nil
  }

  /// The error if it has the name of a surface; nil if it is not meant to be a colour.
  var surfaceProblem: ThemeProblem? {
    if place.node.members != nil { return saysColor ? problem : nil }
    return place.node.string.map(isMeant) ?? false ? problem : nil
  }

  /// An object may say that it is a colour, and then forget which.
  private var saysColor: Bool {
    (place["$type"] ?? place["type"])?.node.string.map {
      TypeSpelling.read($0, record: ReadingRecord()) == "color"
    }
      ?? false
  }

  private func isMeant(_ text: String) -> Bool {
    let node = SourceNode(.string(text), range: place.node.range)
    if TokenReference(node) != nil { return true }
    guard !Self.asides.contains(key) else {
      return text.hasPrefix("#") && (try? WrittenColor(node)) != nil
    }
    return text.hasPrefix("#") || (try? WrittenColor(node)) != nil
  }

  private var problem: ThemeProblem {
    let text = place.node.string
    return ThemeProblem(
      text.map { TokenProblem.bareText(name, $0) } ?? TokenProblem.noValue(name, valueKey),
      help: "write {\"\(valueKey)\": \"\(text ?? "#2166ac")\"}", token: name, path: place.file.path,
      origin: place.origin)
  }

  private var unclear: Message {
    let line = place.origin.start.line
    return place.node.members == nil
      ? UnjudgedReason.noTokenInSeries(name, line, place.node.kindName)
      : UnjudgedReason.noValueInSeries(name, line, valueKey)
  }
}

/// The places of a tree where such members are: they are looked at only beside what a chart uses.
struct ValuelessMembers {
  private struct Holder {
    let path: [String]
    let place: PlacedNode
    let settings: [PlacedNode]
    let isGroup: Bool
    let valueKey: String
  }

  private var holders: [Holder] = []

  /// Whether there are none.
  var isEmpty: Bool { holders.isEmpty }

  /// Remembers a group with members that are not objects, or an object that has neither a value nor members.
  mutating func see(
    _ path: [String], _ place: PlacedNode, _ settings: [PlacedNode], isGroup: Bool, valueKey: String
  ) {
    holders.append(
      Holder(path: path, place: place, settings: settings, isGroup: isGroup, valueKey: valueKey))
  }

  /// Adds those of another tree.
  mutating func merge(_ other: ValuelessMembers) { holders += other.holders }

  /// Each that is for the chart by its name or by its settings, in file order.
  func members(where mayMatter: ([String], String?, [PlacedNode]) -> Bool) -> [ValuelessMember] {
    var found: [ValuelessMember] = []
    func add(_ group: [String], _ key: String, _ place: PlacedNode, _ holder: Holder) {
      guard mayMatter(group, key, holder.settings) else { return }
      found.append(
        ValuelessMember(
          group: group, key: key, name: (group + [key]).joined(separator: "."), place: place,
          settings: holder.settings, valueKey: holder.valueKey))
    }
    for holder in holders {
      guard holder.isGroup else {
        if let key = holder.path.last {
          add(Array(holder.path.dropLast()), key, holder.place, holder)
        }
        continue
      }
      for member in holder.place.members ?? []
      where member.value.node.members == nil && !member.key.hasPrefix("$") {
        add(holder.path, member.key, member.value, holder)
      }
    }
    return found
  }
}
