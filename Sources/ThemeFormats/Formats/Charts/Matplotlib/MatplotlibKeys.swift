import PaletteRules
import SourceText

/// The names of matplotlib's settings, so that one that is misspelt is not passed over in silence: matplotlib itself only
/// logs it.
///
/// Source: matplotlib 3.11, `lib/matplotlib/rcsetup.py`, the keys of `_validators` without private ones.
enum MatplotlibKeys {
  static let all: [String] = groups.flatMap { group, names in
    names.split(separator: " ").map { group.isEmpty ? String($0) : "\(group).\($0)" }
  }

  private static let known = Set(all)

  /// How many unknown keys are named; more have one cause.
  private static let mostNamed = 5

  /// Reports which keys of a style matplotlib does not have, each with the nearest name.
  static func noteUnknown(in settings: StyleSettings, of file: SourceFile, record: ReadingRecord) {
    let unknown = settings.keys.compactMap { key in known.contains(key) ? nil : settings[key] }
    for setting in unknown.prefix(mostNamed) {
      let line = file.lines.position(of: setting.origin.range.lowerBound).line
      let question = record.suggestion(for: setting.key, among: all) ?? "matplotlib passes over it as well"
      record.note(.unknownSetting, line, setting.key, question)
    }
    if unknown.count > mostNamed {
      record.note(.unknownSettings, unknown.count - mostNamed)
    }
  }

  /// Names by the group they belong to; the group without a name comes first.
  private static let groups: KeyValuePairs<String, String> = [
    "": "backend backend_fallback interactive timezone toolbar",
    "agg.path": "chunksize",
    "animation": "bitrate codec convert_args convert_path embed_limit ffmpeg_args ffmpeg_path frame_format html writer",
    "axes":
      """
    autolimit_mode axisbelow edgecolor facecolor grid labelcolor labelpad labelsize labelweight linewidth \
    prop_cycle titlecolor titlelocation titlepad titlesize titleweight titley unicode_minus xmargin ymargin \
    zmargin
    """,
    "axes.formatter": "limits min_exponent offset_threshold use_locale use_mathtext useoffset",
    "axes.grid": "axis which",
    "axes.spines": "bottom left right top",
    "axes3d":
      """
    automargin depthshade depthshade_minalpha grid mouserotationstyle snap_rotation trackballborder \
    trackballsize
    """,
    "axes3d.xaxis": "panecolor",
    "axes3d.yaxis": "panecolor",
    "axes3d.zaxis": "panecolor",
    "boxplot": "bootstrap meanline notch patchartist showbox showcaps showfliers showmeans vertical whiskers",
    "boxplot.boxprops": "color linestyle linewidth",
    "boxplot.capprops": "color linestyle linewidth",
    "boxplot.flierprops": "color linestyle linewidth marker markeredgecolor markeredgewidth markerfacecolor markersize",
    "boxplot.meanprops": "color linestyle linewidth marker markeredgecolor markerfacecolor markersize",
    "boxplot.medianprops": "color linestyle linewidth",
    "boxplot.whiskerprops": "color linestyle linewidth",
    "contour": "algorithm corner_mask linewidth negative_linestyle",
    "date": "converter epoch interval_multiples",
    "date.autoformatter": "day hour microsecond minute month second year",
    "docstring": "hardcopy",
    "errorbar": "capsize capthick elinewidth",
    "figure":
      """
    autolayout dpi edgecolor facecolor figsize frameon hooks labelsize labelweight max_open_warning raise_window \
    titlesize titleweight
    """,
    "figure.constrained_layout": "h_pad hspace use w_pad wspace",
    "figure.subplot": "bottom hspace left right top wspace",
    "font": "cursive enable_last_resort family fantasy monospace sans-serif serif size stretch style variant weight",
    "grid": "alpha color linestyle linewidth",
    "grid.major": "alpha color linestyle linewidth",
    "grid.minor": "alpha color linestyle linewidth",
    "hatch": "color linewidth",
    "hist": "bins",
    "image": "aspect cmap composite_image interpolation interpolation_stage lut origin resample",
    "keymap": "back copy forward fullscreen grid grid_minor help home pan quit quit_all save xscale yscale zoom",
    "legend":
      """
    borderaxespad borderpad columnspacing edgecolor facecolor fancybox fontsize framealpha frameon handleheight \
    handlelength handletextpad labelcolor labelspacing linewidth loc markerscale numpoints scatterpoints shadow \
    title_fontsize
    """,
    "lines":
      """
    antialiased color dash_capstyle dash_joinstyle dashdot_pattern dashed_pattern dotted_pattern linestyle \
    linewidth marker markeredgecolor markeredgewidth markerfacecolor markersize scale_dashes solid_capstyle \
    solid_joinstyle
    """,
    "macosx": "window_mode",
    "markers": "fillstyle",
    "mathtext": "bf bfit cal default fallback fontset it rm sf tt",
    "patch": "antialiased edgecolor facecolor force_edgecolor linewidth",
    "path": "effects simplify simplify_threshold sketch snap",
    "pcolor": "shading",
    "pcolormesh": "snap",
    "pdf": "compression fonttype inheritcolor use14corefonts",
    "pgf": "preamble rcfonts texsystem",
    "polaraxes": "grid",
    "ps": "fonttype papersize useafm usedistiller",
    "ps.distiller": "res",
    "savefig": "bbox directory dpi edgecolor facecolor format orientation pad_inches transparent",
    "scatter": "edgecolors marker",
    "svg": "fonttype hashsalt id image_inline",
    "text": "antialiased color hinting hinting_factor kerning_factor language parse_math usetex",
    "text.latex": "engine preamble",
    "tk": "window_focus",
    "webagg": "address open_in_browser port port_retries",
    "xaxis": "labellocation",
    "xtick": "alignment bottom color direction labelbottom labelcolor labelsize labeltop top",
    "xtick.major": "bottom pad size top width",
    "xtick.minor": "bottom ndivs pad size top visible width",
    "yaxis": "labellocation",
    "ytick": "alignment color direction labelcolor labelleft labelright labelsize left right",
    "ytick.major": "left pad right size width",
    "ytick.minor": "left ndivs pad right size visible width",
  ]
}
