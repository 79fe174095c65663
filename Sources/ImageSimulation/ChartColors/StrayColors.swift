import Colorimetry

/// Coloured pixels that no other colours explain: marks too small to show their own colour, in a picture that was
/// reduced.
struct StrayColors {
  /// One of each kind, most frequent first.
  private(set) var colors: [ScreenColor] = []

  /// This many of one kind are not accidental: where three edges meet any mixture occurs, but each only once or twice.
  /// Engineering choice.
  private static let least = 12
  /// The tolerance of a channel: mixtures of mixtures are rounded twice. Engineering choice.
  private static let slack = 6
  /// The number of colours examined, most frequent first.
  private static let most = 500

  /// Finds colours that are not mixtures of `found` and the grounds.
  init(_ census: PixelCensus, _ roles: ChartRoles, found: [Int]) {
    let candidates = roles.candidates.colors
    let grounds = roles.grounds.map { candidates[$0] }
    let inks = found.map { candidates[$0] } + [ScreenColor(0x00_0000), ScreenColor(0xFF_FFFF)]
    let colored = census.counts.map { (color: ScreenColor($0.key), count: $0.value) }
      .filter { one in !Self.isPlain(one.color, inks, grounds) && Self.isColored(one.color) }
      .sorted { ($1.count, $0.color) < ($0.count, $1.color) }
    var kinds: [(color: ScreenColor, count: Int)] = []
    for one in colored.prefix(Self.most) where !Self.isMixed(one.color, inks, grounds) {
      let place = kinds.firstIndex { kind in
        kind.color.distance(one.color) <= 2 * Self.slack
          || grounds.contains {
            one.color.isMixture($0, kind.color, tolerance: Self.slack)
              || kind.color.isMixture($0, one.color, tolerance: Self.slack)
          }
      }
      if let place { kinds[place].count += one.count } else { kinds.append(one) }
    }
    colors = kinds.filter { $0.count >= Self.least }.map(\.color)
  }

  private static func isColored(_ color: ScreenColor) -> Bool {
    OKLCh(OKLab(LinearSRGB(color.srgb))).chroma >= ChartRoles.greyest
  }

  /// Whether it is one of the known colours, or its edge on a ground.
  private static func isPlain(_ color: ScreenColor, _ inks: [ScreenColor], _ grounds: [ScreenColor]) -> Bool {
    inks.contains { ink in
      color.distance(ink) <= slack || grounds.contains { color.isMixture($0, ink, tolerance: slack) }
    }
  }

  /// Whether it is an edge between two known colours.
  private static func isMixed(_ color: ScreenColor, _ inks: [ScreenColor], _ grounds: [ScreenColor]) -> Bool {
    inks.indices.contains { first in
      inks.indices.dropFirst(first + 1).contains { second in
        color.isMixture(inks[first], inks[second], tolerance: slack)
          || grounds.contains { color.isMixture(inks[first], inks[second], $0) }
      }
    }
  }
}
