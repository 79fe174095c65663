import PaletteRules
import SourceText

/// The settings of matplotlib that hold a colour, and the words that some take instead.
///
/// Source: matplotlib 3.11, `lib/matplotlib/rcsetup.py`, `_validators`: those of `validate_color` and its kin.
enum StyleColorKeys {
  private static let plain = [
    "axes.edgecolor", "axes.facecolor", "axes.labelcolor", "axes3d.xaxis.panecolor", "axes3d.yaxis.panecolor",
    "axes3d.zaxis.panecolor", "boxplot.boxprops.color", "boxplot.capprops.color", "boxplot.flierprops.color",
    "boxplot.flierprops.markeredgecolor", "boxplot.meanprops.color", "boxplot.meanprops.markeredgecolor",
    "boxplot.meanprops.markerfacecolor", "boxplot.medianprops.color", "boxplot.whiskerprops.color",
    "figure.edgecolor", "figure.facecolor", "grid.color", "grid.major.color", "grid.minor.color", "lines.color",
    "patch.edgecolor", "patch.facecolor", "text.color", "xtick.color", "ytick.color",
  ]
  private static let instead: KeyValuePairs<String, [String]> = [
    "axes.titlecolor": ["auto"], "boxplot.flierprops.markerfacecolor": ["auto"], "hatch.color": ["edge"],
    "legend.edgecolor": ["inherit"], "legend.facecolor": ["inherit"], "legend.labelcolor": linesColor,
    "lines.markeredgecolor": ["auto"], "lines.markerfacecolor": ["auto"], "savefig.edgecolor": ["auto"],
    "savefig.facecolor": ["auto"], "xtick.labelcolor": ["inherit"], "ytick.labelcolor": ["inherit"],
  ]
  /// Words that give each text of a legend the colour of its line.
  static let linesColor = ["linecolor", "markerfacecolor", "mfc", "markeredgecolor", "mec"]

  private static let words = Dictionary(uniqueKeysWithValues: plain.map { ($0, []) } + instead.map { ($0, $1) })

  /// Whether the setting leaves the colour to another one; `none` means no paint.
  static func defers(_ setting: StyleSettings.Setting) -> Bool {
    setting.text.lowercased() == "none" || words[setting.key]?.contains(setting.text) ?? false
  }

  /// Reads every colour, those without a part in the chart too: matplotlib rejects anything else, and the style is not what
  /// its author sees.
  static func check(_ settings: StyleSettings, _ colors: StyleColors) {
    for key in settings.keys where words[key] != nil { _ = colors.color(key) }
  }
}
