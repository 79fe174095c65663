/// How other colours may produce a colour of a picture.
struct ColorDerivation: Hashable {
  enum Kind: Hashable {
    /// Antialiasing along an edge.
    case edge
    /// The fill below a line, a tint of it.
    case tint
    /// The shadow that a mark casts on the ground.
    case shadow
    /// A mark over itself or another.
    case overlay
    /// Three or more marks over each other.
    case buried
  }
  let kind: Kind
  /// The candidates that produce it.
  let origins: [Int]
  let sentence: String
  /// Whether its position in the picture supports this too, not only its colour.
  let isCertain: Bool
}

extension ChartRoles {
  /// How other candidates may produce a candidate: mixed with a surface, or laid over itself or another.
  ///
  /// - Parameter isTranslucent: whether the picture contains translucent marks.
  func derivations(of index: Int, among marks: [Int], isTranslucent: Bool) -> [ColorDerivation] {
    if let outline = outline(index, marks) { return [outline] }
    // A line in its own colour, wherever it runs.
    guard
      !(isThin(index) && isLong(index) && isLine(index) && isOwn(index) && (!isGrey(index) || onGround(index) > 0.35))
    else { return [] }
    let color = candidates.colors[index]
    let contacts = shapes[index].contacts
    let all = max(1, contacts.reduce(0, +))
    var found: [ColorDerivation] = []
    for ground in grounds.map({ candidates.colors[$0] }) {
      for other in marks where other != index && color.isMixture(ground, candidates.colors[other]) {
        if isThin(index), isEdge(index, of: other, on: ground) {
          found.append(derived(index, as: .edge, of: [other]))
        }
        // Colours seen through a legend have less than an eighth. Engineering choice.
        let isBelow = isThin(other) && isLong(other) && inset(other) * 4 < shapes[other].area
        if contacts[other] * 10 >= all, isBelow || shapes[index].area * 8 < shapes[other].area {
          found.append(derived(index, as: .tint, of: [other], isCertain: isBelow))
        }
      }
    }
    if grounds.count == 2, isThin(index) {
      let (first, second) = (candidates.colors[grounds[0]], candidates.colors[grounds[1]])
      for mark in marks where mark != index && contacts[mark] * 4 >= all {
        guard color.isMixture(first, second, candidates.colors[mark]) else { continue }
        found.append(derived(index, as: .edge, of: [mark]))
      }
    }
    found += inlays(index, marks) + seams(index) + rims(index, marks)
    found += overlays(index, marks)
    if found.isEmpty, let crumbs = crumbs(index) { found.append(crumbs) }
    if isTranslucent, isBuried(index, marks) {
      found.append(
        ColorDerivation(
          kind: .buried, origins: [], sentence: "\(color.hex) is several marks over each other", isCertain: false))
    }
    return found
  }

  /// The stroke along the fill below a line: both are tints of the line, and the fill lies along all of the stroke.
  private func outline(_ index: Int, _ marks: [Int]) -> ColorDerivation? {
    guard isThin(index) else { return nil }
    let (color, contacts) = (candidates.colors[index], shapes[index].contacts)
    let all = contacts.reduce(0, +)
    for ground in grounds.map({ candidates.colors[$0] }) {
      for line in marks where line != index && isThin(line) && isLong(line) {
        let ink = candidates.colors[line]
        guard color.isMixture(ground, ink) else { continue }
        let isBesideFill = shapes.indices.contains { fill in
          !grounds.contains(fill) && fill != index && contacts[fill] * 10 >= all * 4 && !isThin(fill)
            && candidates.colors[fill].isMixture(ground, ink)
        }
        if isBesideFill { return derived(index, as: .tint, of: [line]) }
      }
    }
    return nil
  }

  /// A candidate as an edge, a tint or a shadow of others.
  func derived(
    _ index: Int, as kind: ColorDerivation.Kind, of origins: [Int], isCertain: Bool = true
  ) -> ColorDerivation {
    let how = kind == .edge ? "an edge" : kind == .tint ? "a tint" : "a shadow"
    let names = origins.map { candidates.colors[$0].hex }.joined(separator: " and ")
    return ColorDerivation(
      kind: kind, origins: origins, sentence: "\(candidates.colors[index].hex) is \(how) of \(names)",
      isCertain: isCertain)
  }

  /// Whether a thin candidate between a surface and a mark is the mark's edge: it does not stand out, or lies next to
  /// the mark, or is in scraps with most of the mark's colour, as in one-pixel lines.
  private func isEdge(_ index: Int, of other: Int, on ground: ScreenColor) -> Bool {
    let contacts = shapes[index].contacts
    let (color, mark) = (candidates.colors[index], candidates.colors[other])
    // Engineering choices: a thirtieth of what it touches; three quarters of the distance.
    let isBeside = contacts[other] * 30 >= max(1, contacts.reduce(0, +))
    let isScraps = area(index, .small) * 10 >= shapes[index].area * 9
    let isNear = color.distance(mark) * 4 <= ground.distance(mark)
    return !candidates.isPeak[index] || isBeside || isScraps && (isNear || contacts[other] > 0)
  }

  /// Thin pieces between a mark and the ink of letters or patterns on it.
  private func inlays(_ index: Int, _ marks: [Int]) -> [ColorDerivation] {
    guard isThin(index), onGround(index) <= 0.35 || !isOwn(index) else { return [] }
    let (color, contacts) = (candidates.colors[index], shapes[index].contacts)
    let inks = shapes.indices.filter {
      $0 != index && inset($0) > 0 && candidates.isPeak[$0] && (isGrey($0) || isWritten($0)) || isWordy($0)
    }
    var found: [ColorDerivation] = []
    for mark in marks where mark != index && contacts[mark] > 0 && shapes[mark].area > shapes[index].area {
      for ink in inks where ink != mark && color.isMixture(candidates.colors[mark], candidates.colors[ink]) {
        found.append(derived(index, as: .edge, of: [mark]))
      }
    }
    return found
  }

  /// Thin pieces between two other colours with more pixels. Where two edges share a pixel, renderers let the ground
  /// show through.
  private func seams(_ index: Int) -> [ColorDerivation] {
    guard isThin(index) else { return [] }
    let contacts = shapes[index].contacts
    let color = candidates.colors[index]
    let others = shapes.indices.filter { $0 != index && contacts[$0] > 0 && shapes[$0].area > 2 * shapes[index].area }
    // Patterns cross seams.
    let through = grounds + shapes.indices.filter { isGrey($0) && inset($0) > 0 && candidates.isPeak[$0] }
    var found: [ColorDerivation] = []
    for (place, first) in others.enumerated() {
      for second in others.dropFirst(place + 1) {
        let (a, b) = (candidates.colors[first], candidates.colors[second])
        let isOnGround = grounds.contains(first) || grounds.contains(second)
        if color.isMixture(a, b)
          || !isOnGround && through.contains(where: { color.isMixture(a, b, candidates.colors[$0]) })
        {
          found.append(derived(index, as: .edge, of: [first, second]))
        }
      }
    }
    return found
  }

  /// Thin pieces along one mark that are not mixed with what lies beyond them: an axis that is itself a mixture, or an
  /// outer edge of a resized picture. Engineering choices: a third of what it touches is the mark, at most about half
  /// is ground.
  private func rims(_ index: Int, _ marks: [Int]) -> [ColorDerivation] {
    guard isThin(index), onGround(index) <= 0.55 else { return [] }
    let (color, contacts) = (candidates.colors[index], shapes[index].contacts)
    let all = max(1, contacts.reduce(0, +))
    let greys = shapes.indices.reduce(0) { isGrey($1) && !grounds.contains($1) ? $0 + contacts[$1] : $0 }
    let (black, white) = (ScreenColor(0x00_0000), ScreenColor(0xFF_FFFF))
    var found: [ColorDerivation] = []
    for mark in marks
    where mark != index && contacts[mark] * 20 >= all * 7 && shapes[mark].area > 10 * shapes[index].area {
      let own = candidates.colors[mark]
      if color.isMixture(own, black, white) || color.isMixture(own, black) || color.isMixture(own, white) {
        let isAmongGreys = greys * 10 >= all * 3 && (greys + contacts[mark]) * 10 >= all * 9
        // Letters on a mark with hardly a pixel of pure ink.
        let isLetters = contacts[mark] * 10 >= all * 9 && shapes[index].pieces.allSatisfy { $0.isLetter(scale) }
        let isCertain = isAmongGreys || isLetters
        found.append(derived(index, as: .edge, of: [mark], isCertain: isCertain))
      }
      for other in marks where other != mark && other != index {
        let next = candidates.colors[other]
        if color.isMixture(own, next) || color.isMixture(own, next, candidates.colors[plot]) {
          found.append(derived(index, as: .edge, of: [mark, other], isCertain: false))
        }
      }
    }
    return found
  }

  /// Isolated pixels between others, too few for a symbol. Engineering choice: a disc 3 px across has five, and nobody
  /// draws it only on marks.
  private func crumbs(_ index: Int) -> ColorDerivation? {
    guard isThin(index), onGround(index) <= 0.5 else { return nil }
    let contacts = shapes[index].contacts
    guard let most = shapes.indices.max(by: { contacts[$0] < contacts[$1] }), contacts[most] > 0 else { return nil }
    if (shapes[index].pieces.first?.area ?? 0) < 8 { return derived(index, as: .edge, of: [most]) }
    // Hardly a pixel has this very colour: an edge over a grid.
    let isMost = contacts[most] * 5 >= contacts.reduce(0, +) * 2 && !grounds.contains(most)
    return isMost && candidates.counts[index] * 50 < shapes[index].area
      ? derived(index, as: .edge, of: [most], isCertain: false) : nil
  }

  /// A small part of the picture, almost nowhere on a ground: three or more marks over each other, if the picture has
  /// translucent marks.
  private func isBuried(_ index: Int, _ marks: [Int]) -> Bool {
    let largest = marks.map { shapes[$0].area }.max() ?? 0
    return shapes[index].area * 5 < largest && onGround(index) < 0.2
  }

  /// The fraction of a candidate's contacts that are with a surface, 0…1.
  func onGround(_ index: Int) -> Double {
    let contacts = shapes[index].contacts
    return Double(grounds.reduce(0) { $0 + contacts[$1] }) / Double(max(1, contacts.reduce(0, +)))
  }
}
