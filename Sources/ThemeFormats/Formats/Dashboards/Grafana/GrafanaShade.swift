/// The colours that Grafana's dark theme has under names such as `semi-dark-red`. Source: Grafana, `getDarkHues` of
/// `packages/grafana-data/src/themes/createVisualizationColors.ts`.
enum GrafanaShade {
  /// The colour of a name; nil where Grafana has no shade of that name.
  static func hex(_ name: String) -> String? {
    guard let (hue, shades) = hues.first(where: { name.hasSuffix($0.key) }),
      let index = prefixes.firstIndex(of: String(name.dropLast(hue.count)))
    else { return nil }
    return shades[index]
  }

  private static let prefixes = ["super-light-", "light-", "", "semi-dark-", "dark-"]

  /// From super-light to dark.
  private static let hues: KeyValuePairs = [
    "red": ["#FFA6B0", "#FF7383", "#F2495C", "#E02F44", "#C4162A"],
    "orange": ["#FFCB7D", "#FFB357", "#FF9830", "#FF780A", "#FA6400"],
    "yellow": ["#FFF899", "#FFEE52", "#FADE2A", "#F2CC0C", "#E0B400"],
    "green": ["#C8F2C2", "#96D98D", "#73BF69", "#56A64B", "#37872D"],
    "blue": ["#C0D8FF", "#8AB8FF", "#5794F2", "#3274D9", "#1F60C4"],
    "purple": ["#DEB6F2", "#CA95E5", "#B877D9", "#A352CC", "#8F3BB8"],
  ]
}
