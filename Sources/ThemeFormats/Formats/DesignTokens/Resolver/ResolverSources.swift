import PaletteRules
import SourceText

/// The token sources of a resolver document: written in place, elsewhere in the document, or in files next to it.
struct ResolverSources {
  private let root: PlacedNode
  private let reading: Reading
  private var files: [String: PlacedNode?] = [:]
  private var trees: [Key: TokenTree] = [:]
  private var count = 0

  private struct Key: Hashable {
    let file: ObjectIdentifier
    let pointer: JSONPointer
    let without: [String]
  }

  /// Sources of one document, those of sets counted each time they are used.
  private static let most = 4_096
  /// References from one to the next.
  private static let longestChain = 32

  init(_ root: PlacedNode, _ reading: Reading) {
    self.root = root
    self.reading = reading
  }

  /// The tokens of a list of sources, in its order.
  mutating func trees(_ list: PlacedNode) -> [TokenTree] {
    var found: [TokenTree] = []
    read(list, into: &found, within: [])
    return found
  }

  private mutating func read(_ list: PlacedNode, into found: inout [TokenTree], within: [PlacedNode]) {
    guard let items = list.items else {
      reading.record.problem(TokenProblem.sourcesNotList(list.node.kindName), at: list.origin)
      return
    }
    guard within.count <= Self.longestChain, !within.contains(where: { $0.isSame(as: list) }) else {
      reading.record.problem(TokenProblem.circularSources(), at: list.origin)
      return
    }
    for item in items {
      count += 1
      guard count <= Self.most else {
        reading.record.problem(TokenProblem.tooManySources(Self.most), at: item.origin)
        return
      }
      guard let members = item.members else {
        reading.record.problem(TokenProblem.sourceNotObject(item.node.kindName), at: item.origin)
        continue
      }
      guard let reference = item["$ref"] else {
        found.append(tree(item, without: []))
        continue
      }
      guard let target = target(of: reference, mayBeModifier: false) else { continue }
      // Keys next to `$ref` replace those of what it names, as a whole (resolver module, extending).
      let own = members.map(\.key).filter { $0 != "$ref" }
      if let set = item["sources"] ?? target["sources"], set.node.items != nil {
        read(set, into: &found, within: within + [list])
      } else if target.node.members == nil {
        reading.record.problem(
          TokenProblem.notLeadingToTokens(reference.node.string ?? "", target.node.kindName), at: reference.origin)
      } else {
        found.append(tree(target, without: own))
        if !own.isEmpty { found.append(tree(item, without: ["$ref"])) }
      }
    }
  }

  /// The tokens of an object, each object read once.
  private mutating func tree(_ place: PlacedNode, without keys: [String]) -> TokenTree {
    let key = Key(file: ObjectIdentifier(place.file), pointer: place.pointer, without: keys)
    if let known = trees[key] { return known }
    let kept = place.node.members?.filter { !keys.contains($0.key) } ?? []
    let node = keys.isEmpty ? place.node : SourceNode(.object(kept), range: place.node.range)
    var tree = TokenTree(
      designTokens: PlacedNode(node: node, file: place.file, pointer: place.pointer), reading,
      isWhole: false)
    // Whatever part of a file is taken, its pointers start at its root.
    if let whole = place.file === root.file ? root : files[place.file.path].flatMap(\.self) {
      tree.add(root: whole.node, of: place.file)
    }
    trees[key] = tree
    return tree
  }

  /// What a reference names, references on the way followed; nil, with a problem in the record, when it may not or does not.
  mutating func target(of reference: PlacedNode, mayBeModifier: Bool) -> PlacedNode? {
    var reference = reference
    for _ in 0..<Self.longestChain {
      guard let text = reference.node.string else {
        reading.record.problem(TokenProblem.pointerNotString(reference.node.kindName), at: reference.origin)
        return nil
      }
      let hash = text.firstIndex(of: "#") ?? text.endIndex
      guard let start = document(String(text[..<hash]), from: reference) else { return nil }
      let isOwn = start.file === root.file
      // The published module writes `example.json#sets/MySet` once, without the slash.
      var fragment = String(text[hash...])
      if fragment.utf8.count > 1, !fragment.hasPrefix("#/") { fragment = "#/" + fragment.dropFirst() }
      guard let pointer = fragment.isEmpty ? JSONPointer() : JSONPointer(fragment) else {
        reading.record.problem(ReadingProblem.notPointer(text), help: "write \"#/sets/name\"", at: reference.origin)
        return nil
      }
      if isOwn, let problem = Self.forbidden(pointer, mayBeModifier: mayBeModifier) {
        reading.record.problem(TokenProblem.forbiddenPointer(text), help: problem, at: reference.origin)
        return nil
      }
      guard let node = start.node.node(at: pointer) else {
        let names = pointer.tokens.count == 2 ? start.node[pointer.tokens[0]]?.members?.map(\.key) ?? [] : []
        reading.record.problem(
          TokenProblem.deadPointer(text),
          help: pointer.tokens.last.flatMap { DidYouMean.phrase(for: $0, among: names) },
          at: reference.origin)
        return nil
      }
      let target = PlacedNode(node: node, file: start.file, pointer: pointer)
      guard let next = target["$ref"], target.node.members?.count == 1 else { return target }
      reference = next
    }
    reading.record.problem(
      TokenProblem.circularPointer(reference.node.string ?? ""), at: reference.origin)
    return nil
  }

  /// Why a place of the document may not be referred to (resolver module, invalid pointers).
  private static func forbidden(_ pointer: JSONPointer, mayBeModifier: Bool) -> String? {
    switch pointer.tokens.first {
    case nil: "the document would contain itself"
    case "resolutionOrder": "nothing may refer to an item of 'resolutionOrder'"
    case "modifiers" where !mayBeModifier: "only 'resolutionOrder' may refer to a modifier"
    default: nil
    }
  }

  /// The root of the document that a reference names; the document itself when it names none.
  private mutating func document(_ path: String, from reference: PlacedNode) -> PlacedNode? {
    if path.isEmpty { return reference.file === root.file ? root : files[reference.file.path].flatMap(\.self) }
    guard let siblings = reading.options.siblings else {
      reading.record.problem(ReadingProblem.noFolder(path), at: reference.origin)
      return nil
    }
    do throws(ThemeProblem) {
      guard let file = try siblings.files(matching: path.percentDecoded, beside: reference.file).first else {
        throw ThemeProblem(ReadingProblem.noSuchFile(path), path: reference.file.path)
      }
      if file.path == root.file.path { return root }
      if let known = files[file.path] { return known }
      files[file.path] = .some(nil)
      reading.record.parts.insert(file.path)
      let input = try ThemeInput(file, options: reading.options)
      guard let whole = input.placedRoot, let document = input.document, whole.node.members != nil else {
        throw ThemeProblem(ReadingProblem.fileWithoutTokens(file.path), path: file.path)
      }
      guard whole["resolutionOrder"] == nil else {
        throw ThemeProblem(TokenProblem.nestedResolver(file.path), path: file.path)
      }
      reading.record.note(document, of: file)
      files[file.path] = whole
      return whole
    } catch {
      var problem = error
      if problem.origin == nil {
        problem.origin = reference.origin
        problem.path = reference.file.path
      }
      reading.record.problem(problem)
      return nil
    }
  }
}

extension PlacedNode {
  fileprivate func isSame(as other: PlacedNode) -> Bool { file === other.file && pointer == other.pointer }
}

extension String {
  /// As a path of the disk: `%20` is a space (RFC 3986 section 2.1).
  fileprivate var percentDecoded: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    return JSONPointer("#/" + self)?.tokens.joined(separator: "/") ?? self
  }
}
