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
  /// The visions to judge: normal and all deficiencies, or those that no earlier mode with this ramp judges as
  /// strictly.
  let asked: Set<Vision>

  /// Whether no earlier mode shows the ramp.
  var isNew: Bool { asked.contains(.normal) }

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

/// The ramps of a mode: those that the rules can judge and that no earlier mode shows and judges as strictly, and the
/// reasons against the others.
struct JudgedRamps: Sendable {
  /// The most ramps judged in one theme; the rest of a hostile theme count as not checked. An engineering choice: ten
  /// times the number in the largest design systems.
  static let most = 256

  let judged: [JudgedRamp]
  let unmeasured: [NotChecked]
  private let purpose: ModePurpose

  init(
    _ mode: ThemeMode, of theme: Theme, for purpose: ModePurpose, on surface: Surfaces.Surface,
    after earlier: [JudgedRamps]
  ) {
    self.purpose = purpose
    let spokenName = theme.modeWord.called(mode.name)
    var judged: [JudgedRamp] = []
    var reasons: [NotChecked] = []
    let room = Self.most - earlier.reduce(0) { $0 + $1.judged.count }
    var beyond = 0
    for (index, ramp) in mode.ramps.enumerated() {
      let spoken = ramp.name.map { "ramp \(quoted($0))" } ?? "ramp \(index + 1)"
      guard judged.count < room else {
        beyond += 1
        continue
      }
      let token = mode.rampToken(index)
      do throws(Message) {
        let colors = try RampColors(ramp, on: surface)
        func found(_ asked: Set<Vision>) -> JudgedRamp {
          JudgedRamp(token: token, spoken: spoken, ramp: ramp, colors: colors, asked: asked)
        }
        let new = found([.normal, .protan, .deutan, .tritan])
        guard !judged.contains(where: { $0.isSame(as: new) }) else { continue }
        let before = earlier.filter { $0.judged.contains { $0.isSame(as: new) } }.map(\.purpose)
        guard !before.isEmpty else {
          judged.append(new)
          continue
        }
        // A mode for these readers needs its own judgement; a mode for other readers may have passed what this one must
        // not.
        let stricter = Vision.deficiencies.filter { vision in
          purpose.deficiencies.contains(vision)
            || before.allSatisfy { $0.strictness(vision) < purpose.strictness(vision) }
        }
        if !stricter.isEmpty { judged.append(found(Set(stricter))) }
      } catch {
        let reason = NotChecked.ramp(spoken, mode: spokenName, why: error.text)
        if !reasons.contains(reason) { reasons.append(reason) }
      }
    }
    if beyond > 0 {
      reasons.append(.rampsBeyond(beyond, mode: spokenName, most: Self.most))
    }
    self.judged = judged
    unmeasured = reasons
  }
}

extension JudgedRamp {
  fileprivate func isSame(as other: JudgedRamp) -> Bool {
    token == other.token && ramp.kind == other.ramp.kind && colors.isInClasses == other.colors.isInClasses
      && colors.colors == other.colors.colors
  }
}
