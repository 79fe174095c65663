import PaletteRules

/// The mode that pictures are saved in, where it is not the one that is shown.
enum SavedFigure {
  /// The mode on what `savefig.facecolor` says; nil where that is the figure's own background.
  ///
  /// Source: matplotlib 3.11, `lib/matplotlib/backend_bases.py`, `FigureCanvasBase.print_figure`: `auto` is the figure's.
  static func mode(
    of shown: ThemeMode, _ settings: StyleSettings, _ colors: StyleColors, _ record: ReadingRecord
  ) -> ThemeMode? {
    if settings.isTrue("savefig.transparent") == true {
      record.leave("savefig.transparent: the background of saved pictures is unknown")
      return nil
    }
    guard let setting = settings["savefig.facecolor"], setting.text != "auto" else { return nil }
    let color = colors.color(setting.key)
    guard setting.text.lowercased() != "none", color?.alpha != 0 else {
      record.leave("savefig.facecolor is transparent: the background of saved pictures is unknown")
      return nil
    }
    // matplotlib's own figure is white.
    guard let color, color.hex != shown.background?.hex ?? "#ffffff" else { return nil }
    var saved = shown
    saved.name = "saved"
    saved.background = color
    return saved
  }
}
