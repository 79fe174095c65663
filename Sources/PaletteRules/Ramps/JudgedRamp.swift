import Colorimetry

/// A ramp of a mode with the colours to measure.
package struct JudgedRamp: Sendable {
  /// The name in waivers: `ramps.heat`, or `ramps.2` without a name.
  package let token: String
  /// The name in sentences: `ramp 'heat'`, `ramp 2`.
  package let spoken: String
  /// The ramp.
  package let ramp: Ramp
  /// The colours that the ramp shows.
  package let colors: RampColors
  /// The stop nearest to one of its colours, where a finding points.
  func stop(near index: Int) -> TokenOrigin? {
    let share = Double(index) / Double(max(colors.colors.count - 1, 1))
    let stop = Int((share * Double(ramp.stops.count - 1)).rounded())
    return ramp.stops.indices.contains(stop) ? ramp.stops[stop].color.origin : nil
  }

  /// A sentence on a guessed kind, so that a reader who meant another kind knows the reason; otherwise empty.
  var guess: String {
    ramp.isKindGuessed ? " Nothing says what kind of ramp it is; by its lightness it is \(ramp.kind.rawValue)." : ""
  }
}

/// The ramps of a mode that the rules can judge, and the reasons against the others.
struct JudgedRamps: Sendable {
  /// The most ramps judged in one theme; the rest of a hostile theme count as not checked. An engineering choice: ten
  /// times the number in the largest design systems.
  static let most = 256

  private(set) var judged: [JudgedRamp] = []
  private(set) var unmeasured: [NotChecked] = []

  /// - Parameter most: How many more ramps the theme may have.
  init(_ mode: ThemeMode, of theme: Theme, on surface: Surfaces.Surface, most: Int) {
    let spokenName = theme.modeWord.called(mode.name)
    var beyond = 0
    for (index, ramp) in mode.ramps.enumerated() {
      let spoken = ramp.name.map { "ramp \(quoted($0))" } ?? "ramp \(index + 1)"
      guard judged.count < most else {
        beyond += 1
        continue
      }
      do throws(Message) {
        let colors = try RampColors(ramp, on: surface)
        let new = JudgedRamp(token: mode.rampToken(index), spoken: spoken, ramp: ramp, colors: colors)
        if !judged.contains(where: { $0.isSame(as: new) }) { judged.append(new) }
      } catch {
        let reason = NotChecked(.unreadableRamp, spoken, spokenName, error.text)
        if !unmeasured.contains(reason) { unmeasured.append(reason) }
      }
    }
    if beyond > 0 { unmeasured.append(NotChecked(.rampsBeyondLimit, spokenName, beyond, Self.most)) }
  }
}

extension JudgedRamp {
  fileprivate func isSame(as other: JudgedRamp) -> Bool {
    token == other.token && ramp.kind == other.ramp.kind && colors.isInClasses == other.colors.isInClasses
      && colors.colors == other.colors.colors
  }
}
