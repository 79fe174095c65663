import PaletteRules
import SourceText

/// Follows references from token to token until a colour.
///
/// Each token is followed once and remembered, so that a file costs time in proportion to its size however its
/// references cross; nothing here recurses.
struct ReferenceResolver {
  /// Steps from a token to its colour.
  static let longestChain = 64

  /// Most trails have one step or two: they are searched as they are.
  private static let shortTrail = 16

  /// The tokens, and other values that references point to.
  private(set) var tree: TokenTree
  private var outcomes: [Outcome?]
  private var targets: [Int?]
  private var depths: [Int]
  private var failures: [UnresolvedColor] = []
  /// The tokens that worked-out values were made of.
  private var parts: [Int: [Int]] = [:]

  /// What a token resolves to.
  enum Outcome {
    /// A colour, its own or the one at the end of its references. On the heap: most tokens are none.
    indirect case color(WrittenColor)
    /// Not a colour, and not declared as one.
    case other
    /// An index into the failures.
    case broken(Int)
  }

  /// A colour as a theme uses it.
  struct Used {
    /// With the way it was reached.
    let color: ThemeColor
    /// As written where it is defined.
    let written: WrittenColor
    /// The token that holds it; nil when it is written in place.
    let definition: String?
  }

  /// Creates a resolver; nothing is followed yet.
  init(_ tree: TokenTree) {
    self.tree = tree
    outcomes = Array(repeating: nil, count: tree.tokens.count)
    targets = Array(repeating: nil, count: tree.tokens.count)
    depths = Array(repeating: 0, count: tree.tokens.count)
  }

  /// The colour of a token; nil when the token neither is a colour nor is declared as one.
  mutating func color(of index: Int) throws(UnresolvedColor) -> Used? {
    switch outcome(of: index) {
    case .other: return nil
    case .broken(let failure): throw failures[failure]
    case .color(let written):
      let hops = self.hops(from: targets[index])
      let color = ThemeColor(written.color, origin: tree.tokens[index].value.origin, aliases: hops)
      return Used(color: color, written: written, definition: hops.last?.token ?? tree.tokens[index].name)
    }
  }

  /// The colour that a value outside the tree of tokens stands for: a reference into it, or a colour in place.
  ///
  /// - Parameter token: the name of the value in messages.
  mutating func color(at place: PlacedNode, token: String? = nil) throws(UnresolvedColor) -> Used {
    guard let reference = TokenReference(place.node) else {
      do throws(SourceError) {
        let written = try WrittenColor(place.node) { dereference($0, in: place.file) }
        return Used(color: ThemeColor(written.color, origin: place.origin), written: written, definition: nil)
      } catch {
        throw .unparseable(error, at: place, token: token)
      }
    }
    guard let index = index(of: reference, in: place.file) else {
      throw .unknown(reference, at: place, token: token, in: tree)
    }
    switch outcome(of: index) {
    case .other: throw .notAColor(tree.tokens[index], at: place, token: token)
    case .broken(let failure): throw failures[failure]
    case .color(let written):
      let hops = self.hops(from: index)
      return Used(
        color: ThemeColor(written.color, origin: place.origin, aliases: hops), written: written,
        definition: hops.last?.token)
    }
  }

  /// Whether a value is a reference to a colour.
  mutating func leadsToColor(_ place: PlacedNode) -> Bool {
    guard let reference = TokenReference(place.node), let index = index(of: reference, in: place.file),
      case .color = outcome(of: index)
    else { return false }
    return true
  }

  /// The tokens from this one to the one that holds its colour, and those that one is worked out from.
  func chain(from index: Int) -> [Int] {
    let chain = references(from: index)
    return chain + chain.flatMap { parts[$0] ?? [] }
  }

  /// The tokens from this one to the one at the end of its references.
  func references(from index: Int) -> [Int] {
    var chain: [Int] = []
    var next: Int? = index
    while let index = next, chain.count <= Self.longestChain {
      chain.append(index)
      next = targets[index]
    }
    return chain
  }

  /// The token at the end of the references of a token; nil for a chain that is too long.
  func chainEnd(from index: Int) -> Int? {
    var end = index
    for _ in 0...Self.longestChain {
      guard let next = targets[end] else { return end }
      end = next
    }
    return nil
  }

  /// The token that a value refers to; nil for a value that is no reference.
  mutating func target(of place: PlacedNode) -> Int? {
    TokenReference(place.node).flatMap { index(of: $0, in: place.file) }
  }

  /// Why a token is broken.
  func failure(_ index: Int) -> UnresolvedColor { failures[index] }

  /// The message of a failure, with the nearest name for one that is not there.
  func problem(_ failure: UnresolvedColor, record: ReadingRecord) -> ThemeProblem {
    var problem = failure.problem
    if let missing = failure.missing, problem.help == nil {
      problem.help =
        record.suggestion(for: missing, among: tree.names) ?? "define it, or name the file that does with --include"
    }
    return problem
  }

  /// What a token resolves to.
  mutating func outcome(of start: Int) -> Outcome {
    if let known = outcomes[start] { return known }
    // Most tokens hold what they are, and need no trail.
    guard let next = follow(start) else {
      let end = outcomes[start] ?? .other
      outcomes[start] = end
      return end
    }
    targets[start] = next
    var trail = [start]
    var onTrail: [Int: Int] = [:]
    var current = next
    var end: Outcome
    while true {
      if let known = outcomes[current] {
        end = known
        break
      }
      if let position = trail.count <= Self.shortTrail ? trail.firstIndex(of: current) : onTrail[current] {
        end = broken(.cycle(cycle(trail[position...])))
        break
      }
      if trail.count == Self.shortTrail {
        for (position, index) in trail.enumerated() { onTrail[index] = position }
      }
      if trail.count >= Self.shortTrail { onTrail[current] = trail.count }
      trail.append(current)
      guard let next = follow(current) else {
        end = outcomes[current] ?? .other
        break
      }
      targets[current] = next
      current = next
    }
    for index in trail.reversed() where outcomes[index] == nil { close(index, end: &end) }
    return outcomes[start] ?? .other
  }

  /// Ends the chain here, in `outcomes`, or names the next token.
  private mutating func follow(_ index: Int) -> Int? {
    // The parts that are asked for, not a copy of the whole: large files have tens of thousands.
    let type = tree.tokens[index].type
    if let type, type != "color" {
      outcomes[index] = .other
      return nil
    }
    let node = tree.tokens[index].value.node
    let file = tree.tokens[index].value.file
    // What is a reference as a whole needs no working out.
    let reference = TokenReference(node)
    if tree.tokens[index].isModified || reference == nil && ComputedColor.isNeeded(node) {
      outcomes[index] = computed(index)
      return nil
    }
    if let reference {
      if let next = self.index(of: reference, in: file) { return next }
      let token = tree.tokens[index]
      outcomes[index] = broken(.unknown(reference, at: token.value, token: token.name, in: tree))
      return nil
    }
    do throws(SourceError) {
      outcomes[index] = .color(try WrittenColor(node) { dereference($0, in: file) })
    } catch {
      let token = tree.tokens[index]
      outcomes[index] =
        type == nil && !error.isUnread ? .other : broken(.unparseable(error, at: token.value, token: token.name))
    }
    return nil
  }

  /// The colour of a value that has to be worked out.
  private mutating func computed(_ index: Int) -> Outcome {
    var calculation = ComputedColor(tree)
    defer { parts[index] = calculation.parts }
    do throws(UnresolvedColor) {
      return .color(try calculation.color(of: index))
    } catch {
      if tree.tokens[index].type == nil, error.kind == .unreadableColor || error.kind == .openReference {
        return .other
      }
      return broken(error)
    }
  }

  /// Hands the end of a chain back to a token on the way to it.
  private mutating func close(_ index: Int, end: inout Outcome) {
    if let target = targets[index] {
      depths[index] = depths[target] + 1
      if case .color = end {
        if depths[index] > Self.longestChain { end = broken(.tooLong(tree.tokens[index])) }
      } else if case .other = end, tree.tokens[index].type != nil {
        let token = tree.tokens[index]
        end = broken(.notAColor(tree.tokens[target], at: token.value, token: token.name))
      }
    }
    outcomes[index] = end
  }

  /// The tokens of a cycle, beginning with the first one in its file.
  private func cycle(_ trail: ArraySlice<Int>) -> [Token] {
    let start = trail.indices.min { trail[$0] < trail[$1] } ?? trail.startIndex
    return (trail[start...] + trail[..<start]).map { tree.tokens[$0] }
  }

  private mutating func broken(_ failure: UnresolvedColor?) -> Outcome {
    guard let failure else { return .other }
    failures.append(failure)
    return .broken(failures.count - 1)
  }

  private func hops(from index: Int?) -> [AliasHop] {
    var hops: [AliasHop] = []
    var next = index
    while let index = next, hops.count <= Self.longestChain {
      hops.append(AliasHop(token: tree.tokens[index].name, origin: tree.tokens[index].value.origin))
      next = targets[index]
    }
    return hops
  }

  /// The token that a reference names; what a pointer leads to beside the tokens becomes one.
  private mutating func index(of reference: TokenReference, in file: SourceFile) -> Int? {
    switch reference {
    case .name(let name):
      if let index = tree.index(of: name) { return index }
      return tree.part(name, in: file).map { part in
        add(Token(path: [name], value: part, type: nil, settings: [], isForReferences: true))
      }
    case .pointer(let text):
      guard let pointer = JSONPointer(fragment: text) else { return nil }
      let path = pointer.tokens.last == "$value" ? Array(pointer.tokens.dropLast()) : pointer.tokens
      if let index = tree.index(of: path.joined(separator: ".")),
        tree.isFlattened || tree.tokens[index].value.file === file
      {
        return index
      }
      if let index = tree.index(of: text) { return index }
      // A group is an object and has no value.
      if pointer.tokens.last != "$value", tree.isGroup(path.joined(separator: ".")),
        tree.isFlattened || tree.root(of: file) != nil
      {
        return nil
      }
      guard let place = place(pointer, from: file) else { return nil }
      return add(Token(path: [text], value: place, type: nil, settings: [], isForReferences: true))
    }
  }

  private mutating func add(_ token: Token) -> Int {
    tree.add(token)
    outcomes.append(nil)
    targets.append(nil)
    depths.append(0)
    return tree.tokens.count - 1
  }

  /// What a pointer leads to: part of a token where several sources were laid over each other, else part of the file.
  private func place(_ pointer: JSONPointer, from file: SourceFile) -> PlacedNode? {
    if tree.isFlattened, let end = pointer.tokens.firstIndex(of: "$value"),
      let index = tree.index(of: pointer.tokens[..<end].joined(separator: "."))
    {
      let value = tree.tokens[index].value
      let rest = JSONPointer(Array(pointer.tokens[(end + 1)...]))
      return value.node.node(at: rest).map {
        PlacedNode(node: $0, file: value.file, pointer: JSONPointer(value.pointer.tokens + rest.tokens))
      }
    }
    return tree.root(of: file).flatMap { $0.node(at: pointer) }.map {
      PlacedNode(node: $0, file: file, pointer: pointer)
    }
  }

  /// What `{"$ref": "#/…"}` inside a colour stands for.
  private func dereference(_ node: SourceNode, in file: SourceFile) -> SourceNode? {
    var place = PlacedNode(node: node, file: file, pointer: JSONPointer())
    for _ in 0...Self.longestChain {
      guard let text = place.node["$ref"]?.string else { return place.node }
      guard let next = JSONPointer(fragment: text).flatMap({ self.place($0, from: place.file) }) else { return nil }
      place = next
    }
    return nil
  }
}
