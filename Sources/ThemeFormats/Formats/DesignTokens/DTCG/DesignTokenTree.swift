import PaletteRules
import SourceText

extension TokenTree {
  /// Every token of a DTCG file: an object with `$value` (or `$ref`) is a token, any other object a group.
  ///
  /// - Parameters:
  ///   - root: the file's root, or a part of it, an object.
  ///   - isWhole: whether no other file belongs to it, so that `$extends` can be followed at once.
  init(designTokens root: PlacedNode, _ reading: Reading, isWhole: Bool = true) {
    let record = reading.record
    self.init()
    add(root: root.node, of: root.file)
    // A token with a colour as an object takes some 160 bytes (engineering choice); more room is made when it is needed.
    reserve(min(root.node.range.count / 160, reading.options.maxTokens))
    var alsoGroups: [Token] = []
    // In file order, and without recursion: how deep a file is does not matter.
    var pending = [TokenStep(root: root)]
    while let step = pending.popLast() { pending += read(step, &alsoGroups, reading) }
    if isWhole { followExtensions(limit: reading.options.maxTokens, record: record) }
    if let first = alsoGroups.first { record.note(.tokenAndGroup, first.name, alsoGroups.count - 1) }
  }

  /// Adds what an object is.
  ///
  /// - Returns: What is in it, the last first.
  private mutating func read(_ step: TokenStep, _ alsoGroups: inout [Token], _ reading: Reading) -> [TokenStep] {
    let (record, place) = (reading.record, step.place)
    guard let members = place.node.lastMembers, step.isWithinLimits(record) else { return [] }
    let first = tokens.count
    // Any other member is a property of the object (DTCG 2025.10 format module, section 6).
    let inner = members.filter { member in
      member.value.isObject && (member.key.utf8.first != UInt8(ascii: "$") || member.key == "$root")
    }
    let (written, reference, extended) = (place["$value"], place["$ref"], place["$extends"])
    let ownType = TypeSpelling.read(place["$type"]?.node.string, record: record)
    let type = ownType ?? step.type
    let vendor = place["$extensions"]
    let settings = step.settings + [vendor?["palettecheck"]].compactMap(\.self)
    let takesOver = !inner.isEmpty && written == nil && namesNoToken(place)
    if step.key != nil, !takesOver {
      // A token may be nothing but `{"$ref": "#/…"}`.
      if let value = written ?? (reference?.node.string == nil ? nil : place) {
        let light = lightValue(value, type: type, name: step.name, record: record)
        let token = step.token(light, type: type, settings: settings)
        if !inner.isEmpty { alsoGroups.append(token) }
        add(token)
        if let vendor { modeValues.read(vendor, of: step.name) }
      } else if inner.isEmpty, extended == nil {
        valueless.append(step.token(place, type: nil, settings: settings))
      }
    }
    if !inner.isEmpty {
      valueless += members.compactMap { member in
        Token(bare: place.member(member.key, member.value), member.key, in: step.path, settings: settings)
      }
      add(group: step.name, type: ownType)
    }
    if let extended { extensions.append(GroupExtension(path: step.path, target: extended, first: first)) }
    if takesOver, let reference {
      record.note(.referenceAsExtension, step.name)
      extensions.append(GroupExtension(path: step.path, target: reference, first: first))
    }
    return step.steps(to: inner, type: type, settings: settings)
  }

  /// Whether an object with tokens in it has a `$ref` that leads to no token of this tree's file: to a group, then.
  private func namesNoToken(_ place: PlacedNode) -> Bool {
    guard let text = place.node["$ref"]?.string else { return false }
    guard let pointer = JSONPointer(fragment: text), let target = root(of: place.file)?.node(at: pointer)
    else { return true }
    return target.members != nil && target["$value"] == nil && target["$ref"] == nil
      && pointer.tokens.last != "$value"
  }

  /// Follows `$extends`, each once.
  mutating func followExtensions(limit: Int, record: ReadingRecord) {
    let open = extensions
    extensions = []
    GroupExtension.apply(open, to: &self, limit: limit, record: record)
  }

  /// The value in the base mode; of two colours in a list the second is the one on dark.
  private mutating func lightValue(
    _ value: PlacedNode, type: String?, name: String, record: ReadingRecord
  ) -> PlacedNode {
    guard type == nil || type == "color", let items = value.node.items, items.count == 2,
      items.allSatisfy(\.mayBeColor), let light = value.items?.first, let dark = value.items?.last
    else { return value }
    modeValues.add(dark, of: name, in: "dark")
    record.note(.twoColors)
    return light
  }
}

extension SourceNode {
  /// Whether the value is written as a colour or as a reference.
  fileprivate var mayBeColor: Bool {
    if TokenReference(self) != nil { return true }
    return (try? WrittenColor(self) { _ in nil }) != nil
  }
}
