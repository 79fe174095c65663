import Colorimetry
import PaletteRules

/// The course of a ramp's lightness from one end to the other: CIELAB L* (D65), 0…100.
struct LightnessCourse: Sendable {
  /// L* at the first colour, at each turn, and at the last colour; empty without colours.
  let values: [Double]

  /// Follows the lightness of the colours in order.
  init(_ colors: [SRGB]) {
    // A smaller reversal is no turn: rounding to eight bits changes L* by up to about 0.2.
    let slack = 0.5
    var turns: [Double] = []
    // The extreme since the last turn, and the direction of the ramp.
    var (extreme, direction) = (0.0, 0.0)
    for (index, color) in colors.enumerated() {
      let lightness = CIELAB(LinearSRGB(color)).lightness
      if index == 0 {
        (turns, extreme) = ([lightness], lightness)
      } else if direction == 0 || (lightness - extreme) * direction >= 0 {
        if direction == 0, (lightness - extreme).magnitude > slack { direction = lightness > extreme ? 1 : -1 }
        if direction != 0 { extreme = lightness }
      } else if (lightness - extreme).magnitude > slack {
        turns.append(extreme)
        (extreme, direction) = (lightness, -direction)
      }
    }
    values = turns.isEmpty ? [] : turns + [extreme]
  }

  /// Whether the ramp only gets lighter or only gets darker.
  var isMonotone: Bool { values.count <= 2 }
}
