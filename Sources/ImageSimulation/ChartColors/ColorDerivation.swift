/// Why a colour of a picture is not one of its own: it comes of others.
enum ColorDerivation: Hashable {
  /// What antialiasing leaves along an edge.
  case edge
  /// A sentence: which colour it is, and which it comes of.
  case mixture(String)
}

extension ChartRoles {
  /// Why a candidate only comes of others, if it does: mixed with a surface, or laid over itself or another.
  ///
  /// - Parameter isTranslucent: whether marks of the picture let each other through.
  func derivation(of index: Int, among marks: [Int], isTranslucent: Bool) -> ColorDerivation? {
    // A line of a colour of its own, wherever it runs.
    guard !(isThin(index) && isLong(index) && isLine(index)) else { return nil }
    let color = candidates.colors[index]
    let contacts = shapes[index].contacts
    let all = max(1, contacts.reduce(0, +))
    for ground in grounds.map({ candidates.colors[$0] }) {
      for other in marks where other != index && color.isMixture(ground, candidates.colors[other]) {
        if isThin(index), isEdge(index, of: other, on: ground) { return .edge }
        if contacts[other] * 10 >= all, isThin(other), isLong(other) {
          return .mixture("\(color.hex) is a tint of \(candidates.colors[other].hex)")
        }
      }
      // Laid over itself it goes on the same way.
      for other in marks
      where other != index && candidates.colors[other].isMixture(ground, color)
        && contacts[other] * 10 >= all && shapes[other].area > shapes[index].area
      {
        return .mixture("\(color.hex) is \(candidates.colors[other].hex) over itself")
      }
    }
    if isSeam(index) { return .edge }
    if let overlap = overlap(index, marks) { return .mixture(overlap) }
    return isTranslucent && isBuried(index, marks) ? .mixture("\(color.hex) is several marks over each other") : nil
  }

  /// Whether a thin candidate between a surface and a mark is the mark's edge: not a colour that stands out, or beside the
  /// mark, or in scraps that have most of the mark's colour, as lines of one pixel are.
  private func isEdge(_ index: Int, of other: Int, on ground: ScreenColor) -> Bool {
    let contacts = shapes[index].contacts
    let (color, mark) = (candidates.colors[index], candidates.colors[other])
    // Engineering choices: a thirtieth of what it touches; three quarters of the way.
    let isBeside = contacts[other] * 30 >= max(1, contacts.reduce(0, +))
    let isScraps = area(index, .small) * 10 >= shapes[index].area * 9
    let isNear = color.distance(mark) * 4 <= ground.distance(mark)
    return !candidates.isPeak[index] || isBeside || isScraps && (isNear || contacts[other] > 0)
  }

  /// Thin pieces between two others that have more pixels. Where two edges share a pixel, renderers let the ground through
  /// as well.
  private func isSeam(_ index: Int) -> Bool {
    guard isThin(index) else { return false }
    let contacts = shapes[index].contacts
    let color = candidates.colors[index]
    let others = shapes.indices.filter { $0 != index && contacts[$0] > 0 && shapes[$0].area > 2 * shapes[index].area }
    for (place, first) in others.enumerated() {
      for second in others.dropFirst(place + 1) {
        let (a, b) = (candidates.colors[first], candidates.colors[second])
        let isOnGround = grounds.contains(first) || grounds.contains(second)
        if color.isMixture(a, b) { return true }
        if !isOnGround, grounds.contains(where: { color.isMixture(a, b, candidates.colors[$0]) }) { return true }
      }
    }
    return false
  }

  /// Little of a picture, and almost nowhere on a ground: three or more marks over each other, if marks let each other
  /// through at all.
  private func isBuried(_ index: Int, _ marks: [Int]) -> Bool {
    let contacts = shapes[index].contacts
    let onGround = grounds.reduce(0) { $0 + contacts[$1] }
    let largest = marks.map { shapes[$0].area }.max() ?? 0
    return shapes[index].area * 10 < largest && onGround * 5 < contacts.reduce(0, +)
  }

  /// A over B, both on the same ground: A's colour moved the way from the ground to B. Source: the over operator, Porter
  /// and Duff (1984): αa + (1 − α)b, less αa + (1 − α)g, is (1 − α)(b − g).
  func overlap(_ index: Int, _ marks: [Int]) -> String? {
    let color = candidates.colors[index]
    let ground = candidates.colors[plot]
    let others = marks.filter {
      $0 != index && shapes[index].contacts[$0] > 0 && shapes[$0].area > shapes[index].area
    }
    for a in others {
      for b in others where b != a {
        let (over, under) = (candidates.colors[a], candidates.colors[b])
        let way = [under.red - ground.red, under.green - ground.green, under.blue - ground.blue]
        let moved = [color.red - over.red, color.green - over.green, color.blue - over.blue]
        let whole = way.reduce(0) { $0 + $1 * $1 }
        let part = zip(way, moved).reduce(0) { $0 + $1.0 * $1.1 }
        guard part > 0, part < whole else { continue }
        if zip(way, moved).allSatisfy({ abs($1 * whole - $0 * part) <= ScreenColor.rounding * whole }) {
          return "\(color.hex) is \(over.hex) over \(under.hex)"
        }
      }
    }
    return nil
  }
}
