import PaletteRules
import SourceText

/// The modes of a palettecheck theme: which are tested, and the overlays that make each.
struct ModeOverlays {
  struct Combination {
    /// `dark+increaseContrast`.
    let name: String
    /// The overlays, in the order they are laid over the base.
    let layers: [ThemeLayer]
  }

  /// The modes that Apple's accessibility settings and appearance name, in the order they are laid over each other.
  static let known = ["dark", "increaseContrast", "reduceTransparency", "differentiateWithoutColor"]
  /// The base, unless the file says otherwise.
  static let base = "light"

  /// Modes of one theme. The longest list in use, of a design system with high contrast and colour-blind modes, has nine.
  static let most = 64

  /// The base; each declared mode and combination in file order; dark with increased contrast where both exist.
  let combinations: [Combination]

  /// Reads the declared modes.
  ///
  /// - Throws: ``ThemeProblem`` when there are more than ``most``.
  init(_ modes: PlacedNode?, record: ReadingRecord) throws(ThemeProblem) {
    var single: [String: ThemeLayer] = [:]
    var declared: [(parts: [String], layer: ThemeLayer?)] = []
    let members = modes?.members ?? []
    if let modes, modes.node.members == nil {
      record.problem(FormatProblem.partNotObject("'modes'", modes.node.kindName), at: modes.origin)
    }
    if let modes, members.count > Self.most {
      throw ThemeProblem(
        ReadingProblem.tooMany(members.count, "modes", Self.most), path: modes.file.path, origin: modes.origin)
    }
    let names = Self.known + members.map(\.key).filter { !$0.contains("+") }
    for member in members {
      let keyOrigin = TokenOrigin(file: member.value.file, range: member.keyRange, pointer: member.value.pointer)
      guard member.value.node.members != nil else {
        record.problem(
          FormatProblem.partNotObject("mode '\(member.key)'", member.value.node.kindName), at: member.value.origin)
        continue
      }
      let parts = member.key.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
      if parts.count > 1, let odd = parts.first(where: { !names.contains($0) }) {
        record.problem(
          FormatProblem.unknownMode(member.key, odd),
          help: DidYouMean.phrase(for: odd, among: names), at: keyOrigin)
        continue
      }
      let layer = ThemeLayer(member.value, record: record)
      if parts.count == 1 { single[member.key] = layer }
      // `dark` is short, and `darker` a name of its own.
      if let near = Self.known.dropFirst().first(where: {
        $0 != member.key && NearestName.isNear(member.key, $0, atMost: 2)
      }) {
        record.leave(.misspeltKey, member.key, near)
      }
      declared.append((Self.ordered(parts), layer))
    }
    if single["dark"] != nil, single["increaseContrast"] != nil,
      !declared.contains(where: { $0.parts == ["dark", "increaseContrast"] })
    {
      declared.append((["dark", "increaseContrast"], nil))
    }
    var combinations = [Combination(name: Self.base, layers: single[Self.base].map { [$0] } ?? [])]
    for (parts, layer) in declared where parts != [Self.base] {
      var layers = parts.count > 1 ? parts.compactMap { single[$0] } : []
      if let layer { layers.append(layer) }
      combinations.append(Combination(name: parts.joined(separator: "+"), layers: layers))
    }
    self.combinations = combinations
  }

  /// Known modes in their order, then the file's own as written.
  private static func ordered(_ parts: [String]) -> [String] {
    known.filter(parts.contains) + parts.filter { !known.contains($0) }
  }
}
