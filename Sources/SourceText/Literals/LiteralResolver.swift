/// Follows the names in literals, in the file and in those that it imports, and makes the tree of what other files could
/// import.
///
/// A class, because files import each other: each is read once, and each value is worked out once.
package final class LiteralResolver {
  /// A value that is not written out.
  package struct Computed: Sendable {
    /// Its bytes.
    package let range: Range<Int>
    /// The name that it is bound to, and the keys from there to it.
    package let path: [String]
    /// The nearest of them.
    package var key: String { path.last ?? "" }
    /// Whether it is one of several in a list.
    package let isItem: Bool
  }

  private enum State { case running, done(SourceNode?, count: Int) }
  private struct Place: Hashable {
    let file: ObjectIdentifier
    let binding: Int
  }

  private let limits: JSONReader.Limits
  private let load: (String, SourceFile) -> LiteralModule?
  private let named: ([String]) -> String?
  private var states: [Place: State] = [:]
  private var modules: [String: LiteralModule?] = [:]
  private var exports: [String: SourceNode?] = [:]
  private var count = 0
  /// Bytes of the file and of those that it imports.
  private var readBytes = 0
  private var depth = 0
  private var own: SourceFile?
  private var keys: [String] = []
  /// The values of the file itself that are computed, in file order.
  package private(set) var computed: [Computed] = []

  /// Names that lead to names, and lists in lists: an engineering choice.
  private static let deepest = 256

  /// The most values that names may lead to: 16 for each byte that is read, beside a first stock. A program repeats its lists a few
  /// times, and lists of lists that double with every line would fill the memory. Engineering choices.
  private var most: Int { min(limits.values, 10_000 + 16 * readBytes) }

  /// - Parameters:
  ///   - named: the text that a name of a library stands for, which no file binds; nil where it stands for none.
  ///   - load: reads the file of a path that a file imports; nil where there is none.
  package init(
    limits: JSONReader.Limits, named: @escaping ([String]) -> String? = { _ in nil },
    load: @escaping (String, SourceFile) -> LiteralModule?
  ) {
    self.limits = limits
    self.named = named
    self.load = load
  }

  /// The exported values of a file as members of one object; all at its top where it exports none. The value itself where a
  /// file exports nothing but one without a name.
  ///
  /// - Throws: ``SourceError`` when following every name takes more values than the limit.
  package func tree(of module: LiteralModule) throws(SourceError) -> SourceNode? {
    own = module.file
    readBytes += module.file.bytes.count
    let offered = module.bindings.indices.filter { module.bindings[$0].isExported }
    let chosen = offered.isEmpty ? module.bindings.indices.filter { module.bindings[$0].isTopLevel } : offered
    var members: [SourceNode.Member] = []
    var counts: [String: Int] = [:]
    for index in chosen {
      let binding = module.bindings[index]
      guard let node = node(of: index, in: module) else { continue }
      // `export default theme` gives a name to nothing.
      if binding.name == "default", case .reference(let path) = binding.value.content, let name = path.last {
        if !members.contains(where: { $0.key == name }) {
          members.append(SourceNode.Member(key: name, keyRange: binding.value.range, value: node))
        }
        continue
      }
      let name = module.plainName(binding.name)
      let earlier = binding.isOfChart ? members.lastIndex { $0.key == name } : nil
      if let earlier, let known = members[earlier].value.members, let further = node.members {
        // Settings that are made one after the other are one theme.
        let joined = SourceNode(.object(RepeatedKeys.last(of: known + further)), range: members[earlier].value.range)
        members[earlier] = SourceNode.Member(key: name, keyRange: members[earlier].keyRange, value: joined)
      } else {
        members.append(
          SourceNode.Member(key: counts.distinct(name), keyRange: binding.nameRange, value: node))
      }
    }
    if count > most {
      throw SourceError(
        most == limits.values
          ? "following every name takes more values than the limit of \(most); raise it with --limit tokens=N"
          : "following every name takes more than \(most) values, too many for \(readBytes) bytes of text", at: 0..<0)
    }
    let range = 0..<module.file.bytes.count
    if members.count == 1, members[0].key == "default" { return members[0].value }
    return members.isEmpty ? nil : SourceNode(.object(members), range: range)
  }

  /// The values at the top of a file that nothing which other files could import leads to, and the lists and objects inside its
  /// functions, as members of one object. Asked for after ``tree(of:)``; nil where there are none.
  package func unreached(in module: LiteralModule) -> SourceNode? {
    let known = computed
    defer { computed = known }
    let hidden = module.bindings.indices.filter { index in
      let binding = module.bindings[index]
      return (binding.isTopLevel || binding.value.isCollection) && !binding.isExported
        && states[Place(file: ObjectIdentifier(module.file), binding: index)] == nil
    }
    let members = RepeatedKeys.last(of: members(of: hidden, in: module))
    return members.isEmpty || count > most
      ? nil : SourceNode(.object(members), range: 0..<module.file.bytes.count)
  }

  /// What variables are bound to; variables of one name in several functions are several values.
  private func members(of bindings: [Int], in module: LiteralModule) -> [SourceNode.Member] {
    var counts: [String: Int] = [:]
    return bindings.compactMap { index in
      let binding = module.bindings[index]
      return node(of: index, in: module).map {
        SourceNode.Member(key: counts.distinct(binding.name), keyRange: binding.nameRange, value: $0)
      }
    }
  }

  /// What the file hands to the calls, elements and keys that were asked for, names followed. Asked for after ``tree(of:)``.
  package func uses(of module: LiteralModule) -> [LiteralModule.Use] {
    var known = computed
    defer { computed = known }
    return module.uses.map { use in
      var resolved = use
      for index in use.written.indices {
        let before = computed.count
        let node = node(use.written[index].value, in: module)
        // One colour of many is not known; an item of a list is one of a chart's.
        resolved.written[index].literal =
          use.written[index].isTaken && node?.file != nil && node?.isObject ?? false ? nil : node
        // Beside the codes of a list, what is computed is a colour too.
        if node?.items?.contains(where: { $0.string?.hasPrefix("#") ?? false }) ?? false {
          known += computed[before...].filter(\.isItem)
        }
      }
      return count <= most ? resolved : use
    }
  }

  private func node(of index: Int, in module: LiteralModule) -> SourceNode? {
    let place = Place(file: ObjectIdentifier(module.file), binding: index)
    switch states[place] {
    case .running: return nil
    case .done(let node, let size):
      count += size
      return count <= most ? node : nil
    case nil: break
    }
    states[place] = .running
    let before = count
    keys.append(module.bindings[index].name)
    let node = node(module.bindings[index].value, in: module)
    keys.removeLast()
    states[place] = .done(node, count: count - before)
    return node
  }

  private func node(_ expression: LiteralModule.Expression, in module: LiteralModule, isItem: Bool = false)
    -> SourceNode?
  {
    count += 1
    guard count <= most, depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch expression.content {
    case .plain(let value): return SourceNode(value, range: expression.range)
    case .reference(let path):
      if let found = value(of: path, before: expression.range.lowerBound, in: module) {
        // A list or an object is a theme where it is written, whoever names it.
        guard found.items == nil, found.members == nil else { return found }
        return found.referred(
          by: SourceNode.Reference(name: path.joined(separator: "."), file: module.file, range: expression.range))
      }
      if let text = named(path) { return SourceNode(.string(text), range: expression.range) }
    case .object(let entries): return SourceNode(.object(members(entries, in: module)), range: expression.range)
    case .list(let items):
      return SourceNode(.array(self.items(items, in: module)), range: expression.range)
    case .returned(let result): return returned(result, in: module)
    case .computed(let isFunction): if isFunction { return nil }
    }
    if module.file === own {
      computed.append(Computed(range: expression.range, path: keys, isItem: isItem))
    }
    return nil
  }

  /// What a function returns, where that is an object or a list; a function that computes something else is not missed.
  private func returned(_ result: LiteralModule.Expression, in module: LiteralModule) -> SourceNode? {
    let known = computed.count
    guard let node = node(result, in: module), node.members != nil || node.items != nil else {
      computed.removeLast(computed.count - known)
      return nil
    }
    return node
  }

  private func members(_ entries: [LiteralModule.Entry], in module: LiteralModule) -> [SourceNode.Member] {
    var members: [SourceNode.Member] = []
    var taken = Set(entries.compactMap { if case .member(let key, _, _) = $0 { key } else { nil } })
    for (place, entry) in entries.enumerated() {
      switch entry {
      case .member(let key, let range, let value):
        keys.append(key)
        if let node = node(value, in: module) {
          members.append(SourceNode.Member(key: key, keyRange: range, value: node))
        }
        keys.removeLast()
      // What has no key beside what has one is under its place, counted from 1 as in R, or the next free number.
      case .item(let value):
        guard let node = node(value, in: module) else { continue }
        let key = (place + 1..<Int.max).lazy.map(String.init).first { taken.insert($0).inserted } ?? ""
        members.append(SourceNode.Member(key: key, keyRange: value.range, value: node))
      case .spread(let expression):
        guard let node = node(expression, in: module), let drawn = node.lastMembers else { continue }
        members += drawn.map { member in
          SourceNode.Member(
            key: member.key, keyRange: expression.range,
            value: node.holding(member.value, at: member.key))
        }
      }
    }
    // What comes later counts, as when the program runs: a repeated key is no mistake here.
    return RepeatedKeys.last(of: members)
  }

  /// The items of a list; one that only running the program would tell is null, beside others that are known.
  private func items(_ entries: [LiteralModule.Entry], in module: LiteralModule) -> [SourceNode] {
    let found = entries.map { items($0, in: module) }
    guard found.contains(where: { !$0.isEmpty }) else { return [] }
    return zip(entries, found).flatMap { entry, nodes in
      guard nodes.isEmpty, case .item(let value) = entry else { return nodes }
      return [SourceNode(.null, range: value.range)]
    }
  }

  private func items(_ entry: LiteralModule.Entry, in module: LiteralModule) -> [SourceNode] {
    switch entry {
    case .item(let value), .member(_, _, let value):
      return node(value, in: module, isItem: true).map { [$0] } ?? []
    case .spread(let expression):
      guard let node = node(expression, in: module), let items = node.items else { return [] }
      return items.enumerated().map { node.holding($1, at: String($0)) }
    }
  }

  /// The value of a name and the keys after it.
  private func value(of path: [String], before offset: Int, in module: LiteralModule) -> SourceNode? {
    guard let first = path.first, !module.reassigned.contains(first) else { return nil }
    var keys = path.dropFirst()
    guard var node = named(first, &keys, before: offset, in: module) else { return nil }
    for key in keys {
      let below =
        if let items = node.items { Int(key).flatMap { items.indices.contains($0) ? items[$0] : nil } } else {
          node[key]
        }
      guard let below else { return nil }
      node = node.holding(below, at: key)
    }
    return node
  }

  private func named(
    _ name: String, _ keys: inout ArraySlice<String>, before offset: Int, in module: LiteralModule
  ) -> SourceNode? {
    for index in module.bindings(of: name, at: offset) {
      if let node = node(of: index, in: module) { return node }
      // What is taken out of a parameter is another one.
      guard module.bindings[index].isMember else { return nil }
    }
    for one in module.imports where one.local == name || one.local == nil {
      guard let other = self.module(one.path, from: module) else { continue }
      // `import * as colors` and `require`: the key after it is the name there.
      let wanted = one.local == nil ? name : one.exported ?? keys.popFirst()
      if let node = wanted.flatMap({ exported($0, of: other) }) { return node }
      guard one.local != nil else { continue }
      guard one.exported == nil || one.exported == "default", let whole = whole(other) else { return nil }
      return wanted.flatMap { key in whole[key].map { whole.holding($0, at: key) } } ?? whole
    }
    return nil
  }

  /// What a file exports under a name, in that file, worked out once: files may export each other.
  private func exported(_ name: String, of module: LiteralModule) -> SourceNode? {
    let key = module.file.path + "\0" + name
    if let known = exports[key] { return known }
    exports[key] = .some(nil)
    var found: SourceNode?
    if let index = module.places[name]?.last(where: { module.bindings[$0].isExported || module.family != .script }) {
      let key = module.plainName(name)
      found = node(of: index, in: module).map { SourceNode($0, in: module.file, at: key == "default" ? [] : [key]) }
    }
    for one in module.imports where found == nil && one.isExported && (one.local == name || one.local == nil) {
      found = self.module(one.path, from: module).flatMap { exported(one.exported ?? name, of: $0) }
    }
    exports[key] = .some(found)
    return found
  }

  /// The default export of a file that stands for all of it: a style sheet's, a JSON file's.
  private func whole(_ module: LiteralModule) -> SourceNode? {
    if let index = module.places["default"]?.last {
      return node(of: index, in: module).map { SourceNode($0, in: module.file, at: []) }
    }
    guard module.family == .sass else { return nil }
    let members = members(of: module.bindings.indices.filter { module.bindings[$0].isExported }, in: module)
    return SourceNode(SourceNode(.object(members), range: 0..<module.file.bytes.count), in: module.file, at: [])
  }

  private func module(_ path: String, from module: LiteralModule) -> LiteralModule? {
    let key = module.file.path + "\0" + path
    if let known = modules[key] { return known }
    let loaded = load(path, module.file)
    modules[key] = loaded
    readBytes += loaded?.file.bytes.count ?? 0
    return loaded
  }
}

extension [String: Int] {
  /// A name that was not asked for before: with a number where it was, since variables of one name are several values.
  fileprivate mutating func distinct(_ name: String) -> String {
    self[name, default: 0] += 1
    let count = self[name, default: 1]
    return count > 1 ? "\(name) \(count)" : name
  }
}
