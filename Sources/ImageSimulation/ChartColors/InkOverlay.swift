/// Translucent ink over something: whether a colour can be that.
struct InkOverlay {
  /// The part that the ink covers, 0…1.
  let opacity: Double

  /// What ink of one colour leaves over another, where it leaves `over` on the ground. Nil where no ink does that.
  ///
  /// The ink c covers α: what stands on the ground g shows αc + (1 − α)g, what stands on b shows αc + (1 − α)b, which
  /// lies (1 − α)(b − g) further. Of α and what is seen follows c = g + (over − g)/α, which has to be a colour. Source: the
  /// over operator, Porter and Duff (1984).
  init?(_ color: ScreenColor, is over: ScreenColor, over under: ScreenColor, on ground: ScreenColor) {
    let way = Self.difference(under, ground)
    let moved = Self.difference(color, over)
    let whole = way.reduce(0) { $0 + $1 * $1 }
    let part = zip(way, moved).reduce(0) { $0 + $1.0 * $1.1 }
    guard part > 0, part < whole,
      zip(way, moved).allSatisfy({ abs($1 * whole - $0 * part) <= ScreenColor.rounding * whole })
    else { return nil }
    opacity = 1 - Double(part) / Double(whole)
    // Rounding weighs more the less the ink covers.
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
  /// The marks that a candidate may be one of over itself or another, both on the same ground.
  ///
  /// Where two surfaces lie over each other, one of them goes on at every edge but where both end: what touches the ground
  /// more than that is a bar or an area of its own. Of a translucent mark with an outline half lies over the mark, so that
  /// it touches the ground all along. Engineering choices: no more than a seventh on the ground is certain, up to half is in
  /// doubt; a third of what an outline touches is its mark; nobody sees ink over itself that covers more than 0.93.
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
        // Thin lines cross in spots.
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
