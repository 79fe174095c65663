import PaletteRules
import SourceText

extension TokenTree {
  /// Every token of a DTCG file: an object with `$value` (or `$ref`) is a token, any other object a group.
  ///
  /// - Parameters:
  ///   - root: the file's root, or a part of it, an object.
  ///   - options: whether what section 6.1 forbids is a problem or a note, and how many tokens there may be.
  ///   - isWhole: whether no other file belongs to it, so that `$extends` can be followed at once.
  init(designTokens root: PlacedNode, _ reading: Reading, isWhole: Bool = true) {
    let record = reading.record
    self.init()
    add(root: root.node, of: root.file)
    if reading.options.strict { FormatLetter.check(root, record: record) }
    // A token with a colour as an object takes some 160 bytes (engineering choice); more room is made when it is needed.
    reserve(min(root.node.range.count / 160, reading.options.maxTokens))
    var alsoGroups: [Token] = []
    var open: [DesignTokenGroup] = []
    if let group = read(DesignTokenObject(root: root), &alsoGroups, reading) {
      open.append(group)
    }
    // In file order, and without recursion: how deep a file is does not matter.
    while let last = open.indices.last {
      guard let object = open[last].next() else {
        open.removeLast()
        continue
      }
      if let group = read(object, &alsoGroups, reading) { open.append(group) }
    }
    if isWhole { followExtensions(limit: reading.options.maxTokens, record: record) }
    if let first = alsoGroups.first {
      if reading.options.strict {
        let more = alsoGroups.count > 1 ? ", and \(alsoGroups.count - 1) more" : ""
        record.problem(TokenProblem.tokenWithTokens(first.name, more), at: first.value.origin)
      } else {
        record.note(.tokenAndGroup, first.name, alsoGroups.count - 1)
      }
    }
  }

  /// Adds what an object is, and gives back the group whose members are to be read.
  private mutating func read(
    _ object: DesignTokenObject, _ alsoGroups: inout [Token], _ reading: Reading
  ) -> DesignTokenGroup? {
    let record = reading.record
    guard let members = object.place.node.lastMembers,
      TokenPathLimit.allows(keys: object.depth, bytes: object.nameBytes, at: object.place, record: record)
    else { return nil }
    let first = tokens.count
    let parts = DesignTokenParts(members)
    func part(_ index: Int?) -> PlacedNode? { index.map { object.place.member(members[$0].key, members[$0].value) } }
    let ownType = TypeSpelling.read(parts.type.flatMap { members[$0].value.string }, record: record)
    let type = ownType ?? object.type
    var settings = object.settings
    let vendor = part(parts.extensions)
    if let own = vendor?["palettecheck"] { settings.append(own) }
    let takesOver = parts.holdsOthers && parts.value == nil && namesNoToken(object.place)
    if !object.isRoot, !takesOver {
      // A token may be nothing but `{"$ref": "#/…"}`.
      let reference = parts.reference.flatMap { members[$0].value.string } == nil ? nil : object.place
      if let value = part(parts.value) ?? reference {
        let token: Token
        if type == "border", let border = Token(border: value, path: object.path, type: type, settings: settings) {
          token = border
        } else {
          let isList = value.node.items != nil
          token = object.token(
            isList ? lightValue(value, type: type, name: object.name, record: record) : value, type: type,
            settings: settings)
        }
        if parts.holdsOthers { alsoGroups.append(token) }
        add(token)
        if let vendor { modeValues.read(vendor, of: object.name) }
      } else if !parts.holdsOthers, MisnamedValue.member(of: object.place.node, right: "$value") != nil {
        // Without a type, the chart's colours decide what it is for.
        add(object.token(object.place, type: nil, settings: settings))
      } else if !parts.holdsOthers, parts.extended == nil {
        valueless.see(object.path, object.place, settings, isGroup: false, valueKey: "$value")
      }
    }
    if parts.holdsBare, parts.holdsOthers {
      valueless.see(object.path, object.place, settings, isGroup: true, valueKey: "$value")
    }
    if parts.holdsOthers { add(group: object.name, type: ownType) }
    if let target = part(parts.extended) {
      extensions.append(GroupExtension(path: object.path, target: target, first: first))
    }
    if takesOver, let target = part(parts.reference) {
      if reading.options.strict {
        record.problem(TokenProblem.referenceInGroup(object.name), at: target.origin)
      } else {
        record.note(.referenceAsExtension, object.name)
      }
      extensions.append(GroupExtension(path: object.path, target: target, first: first))
    }
    return parts.holdsOthers ? DesignTokenGroup(object, members: members, type: type, settings: settings) : nil
  }

  /// Whether an object with tokens in it has a `$ref` that leads to no token of this tree's file: to a group, then.
  private func namesNoToken(_ place: PlacedNode) -> Bool {
    guard let text = place.node["$ref"]?.string else { return false }
    guard let pointer = FragmentPointer(text), let target = root(of: place.file).flatMap({ pointer.value(in: $0) })
    else { return true }
    return target.members != nil && target["$value"] == nil && target["$ref"] == nil
      && pointer.steps.last != "$value"
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
