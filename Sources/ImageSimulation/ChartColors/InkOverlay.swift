/// Translucent ink over another colour, and whether it can produce a given colour.
struct InkOverlay {
  /// The coverage of the ink, 0…1.
  let opacity: Double

  /// The ink that gives `over` on the ground and `color` over `under`; nil if there is none.
  ///
  /// With coverage α, ink c gives αc + (1 − α)g on the ground g and αc + (1 − α)b on b; the two differ by (1 − α)(b −
  /// g). From α follows c = g + (over − g)/α, which must be a valid colour. Source: the over operator, Porter and Duff
  /// (1984).
  init?(_ color: ScreenColor, is over: ScreenColor, over under: ScreenColor, on ground: ScreenColor) {
    let way = Self.difference(under, ground)
    let moved = Self.difference(color, over)
    let whole = way.reduce(0) { $0 + $1 * $1 }
    let part = zip(way, moved).reduce(0) { $0 + $1.0 * $1.1 }
    guard part > 0, part < whole,
      zip(way, moved).allSatisfy({ abs($1 * whole - $0 * part) <= ScreenColor.rounding * whole })
    else { return nil }
    opacity = 1 - Double(part) / Double(whole)
    // Rounding matters more for thinner ink.
    let slack = Double(ScreenColor.rounding)
    for (shown, below) in zip(Self.channels(over), Self.channels(ground)) {
      let ink = Double(below) + Double(shown - below) / opacity
      guard ink >= -slack, ink <= 255 + slack else { return nil }
    }
  }

  private static func channels(_ color: ScreenColor) -> [Int] { [color.red, color.green, color.blue] }

  private static func difference(_ a: ScreenColor, _ b: ScreenColor) -> [Int] {
    zip(channels(a), channels(b)).map { $0 - $1 }
  }
}

extension ChartRoles {
  /// The marks that may produce a candidate over themselves or another, both on the same ground.
  ///
  /// Where two surfaces overlap, one of them continues past every edge, except where both end: a candidate that touches
  /// the ground more than that is a bar or an area of its own. Half of a translucent mark's outline lies over the mark,
  /// so that the outline touches the ground all along. Engineering choices: contact with the ground up to a seventh is
  /// certain, up to half is doubtful; a third of what an outline touches is its mark; ink that covers more than 0.93 is
  /// not visible over itself.
  func overlays(_ index: Int, _ marks: [Int]) -> [ColorDerivation] {
    let color = candidates.colors[index]
    let (contacts, onGround, area) = (shapes[index].contacts, onGround(index), shapes[index].area)
    let all = max(1, contacts.reduce(0, +))
    let others = marks.filter { $0 != index && contacts[$0] > 0 }
    var found: [ColorDerivation] = []
    for over in others {
      for under in others {
        let (a, b) = (candidates.colors[over], candidates.colors[under])
        let isItself = over == under
        guard let ink = InkOverlay(color, is: a, over: b, on: candidates.colors[plot]),
          !isItself || ink.opacity <= 0.93 && contacts[over] * 10 >= all && shapes[over].area > area
        else { continue }
        let isOutline = isItself && isThin(index) && contacts[over] * 20 >= all * 7
        // Thin lines cross in dots.
        guard isOutline || onGround <= 0.5 && (!isThin(index) || area * 20 < shapes[over].area) else { continue }
        found.append(
          ColorDerivation(
            kind: .overlay, origins: isItself ? [over] : [over, under],
            sentence: "\(color.hex) is \(a.hex) over \(isItself ? "itself" : b.hex)",
            isCertain: isOutline || onGround <= 0.15))
      }
    }
    return found
  }
}
