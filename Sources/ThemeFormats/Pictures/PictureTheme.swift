import Colorimetry
package import ImageSimulation
package import PaletteRules
import SourceText

/// The theme that a picture of a chart shows: its colours by what they are taken for.
///
/// A picture has no lines and says nothing of roles, symbols or names. Colours are named by what people call them and
/// their hex; their place in the file is its beginning, and their pointer a pixel.
package enum PictureTheme {
  /// As `--theme-format` takes it.
  package static let format = "png"
  private static let label = "PNG picture"

  /// The theme.
  ///
  /// - Throws: ``ThemeProblem`` when the options ask for a colour that the picture has not.
  package static func theme(
    _ picture: ChartPicture, path: String, options: ReadingOptions
  ) throws(ThemeProblem) -> Theme {
    let file = SourceFile(path: path, bytes: [])
    let colors = picture.colors
    var mode = ThemeMode(
      background: color(colors.background, file), plotBackground: colors.plotBackground.map { color($0, file) },
      text: colors.texts.first.map { color($0, file) },
      texts: colors.texts.dropFirst().map { ThemeText(name: name($0), color: color($0, file)) },
      axis: colors.axis.map { color($0, file) }, gridlines: colors.gridlines.map { color($0, file) })
    let marks = try options.series.isEmpty ? unnamed(colors.marks, options) : chosen(options.series, colors, path)
    try FormatTable.reading(ThemeInput(bytes: file), options).checkSeries(marks.count)
    let classes = options.series.isEmpty ? PictureRamp(marks, colors) : nil
    if let classes, classes.isRamp {
      let stops = classes.colors.map { color($0, file) }
      mode.ramps = [
        Ramp(
          name: nil, kind: RampShape.kind(of: stops), stops: stops.map { Ramp.Stop(color: $0) }, interpolation: .steps,
          steps: stops.count, isKindGuessed: true)
      ]
    } else {
      mode.series = marks.map { Series(name: name($0), token: name($0), color: color($0, file)) }
    }
    var theme = Theme(path: path, format: format, formatLabel: label, modes: [mode])
    theme.assumed = assumptions(mode, options)
    theme.shares = shares(colors, marks)
    theme.notes = notes(picture, theme.shares)
    theme.problems = problems(picture, options, path)
    if options.series.isEmpty { theme.unjudged = colors.doubts.prefix(most).map { UnjudgedReason.doubtfulMark($0) } }
    if options.series.isEmpty, colors.doubts.count > most {
      theme.unjudged.append(UnjudgedReason.furtherDoubts(colors.doubts.count - most))
    }
    if let classes {
      theme.unjudged.append(
        UnjudgedReason.classesOrSeries(list(classes.colors.prefix(most).map(name), of: classes.colors.count)))
    }
    if options.series.isEmpty {
      let ground = colors.background.color.hex
      theme.unjudged += colors.beside.prefix(most).map { UnjudgedReason.markBeside(name($0), ground) }
    }
    // First, since a long list is cut short.
    if let unread = picture.unread { theme.unjudged.insert(UnjudgedReason.unreadFrames(unread), at: 0) }
    return theme.applying(options)
  }

  /// Marks that the user does not call something else.
  private static func unnamed(_ marks: [ChartColors.Use], _ options: ReadingOptions) -> [ChartColors.Use] {
    let named = [options.text, options.background].compactMap { $0.map { ScreenColor($0.srgb) } }
    return marks.filter { !named.contains($0.color) }
  }

  /// Obstacles to a verdict, although there are colours to judge.
  private static func problems(
    _ picture: ChartPicture, _ options: ReadingOptions, _ path: String
  ) -> [ThemeProblem] {
    var problems: [ThemeProblem] = []
    if picture.isProfileUnusable {
      problems.append(
        ThemeProblem(
          FormatProblem.unusableProfile(), path: path))
    }
    let unsteady = picture.colors.unsteady
    if options.series.isEmpty, !unsteady.isEmpty {
      let names = unsteady.prefix(most).map(name)
      problems.append(
        ThemeProblem(
          Refusal.unsteadyLines(list(names, of: unsteady.count)), reason: .noChartColors, path: path))
    }
    return problems
  }

  /// Why reading found no theme.
  package static func problem(_ error: PictureError, path: String) -> ThemeProblem {
    guard case .noChart(let refusal) = error else { return ThemeProblem(Refusal.picture(error.reason), path: path) }
    let help =
      switch refusal {
      case .overlaps:
        "draw this chart without overlap, as outlines or with a panel for each series, or give the theme that names its "
          + "colours"
      default:
        "give a PNG that the chart library wrote, not a photograph, a heat map or a picture that was a JPEG; or give the "
          + "theme"
      }
    return ThemeProblem(Refusal.noChartPicture(error.reason), reason: .noChartColors, help: help, path: path)
  }

  /// `blue #2166ac`
  private static func name(_ use: ChartColors.Use) -> String {
    "\(ColorName(use.color.srgb).rawValue) \(use.color.hex)"
  }

  private static func color(_ use: ChartColors.Use, _ file: SourceFile) -> ThemeColor {
    ThemeColor(
      Color(use.color.srgb),
      origin: TokenOrigin(file: file, range: 0..<0, pointer: JSONPointer([PicturePlace(x: use.x, y: use.y).text])))
  }

  /// The colours that the user names: by hex, by name, or by both. Any colour of the picture may be a series.
  private static func chosen(
    _ wanted: [String], _ colors: ChartColors, _ path: String
  ) throws(ThemeProblem) -> [ChartColors.Use] {
    let all = colors.marks + colors.texts + [colors.axis, colors.gridlines, colors.plotBackground].compactMap(\.self)
    var found: [ChartColors.Use] = []
    for text in wanted {
      let word = text.lowercased()
      let matching = all.filter { use in
        name(use) == word || use.color.hex == word || ColorName(use.color.srgb).rawValue == word
      }
      guard !matching.isEmpty else {
        let names = all.map(name)
        let near = DidYouMean.phrase(for: word, among: names)
        throw ThemeProblem(
          Refusal.noSuchPictureColor(text, names.prefix(12).joined(separator: ", ")), help: near,
          path: path)
      }
      for use in matching where !found.contains(where: { $0.color == use.color }) { found.append(use) }
    }
    return found
  }

  private static func assumptions(_ mode: ThemeMode, _ options: ReadingOptions) -> [(role: String, value: String)] {
    var assumed: [(role: String, value: String)] = []
    func add(_ role: String, _ color: ThemeColor?) {
      if let color { assumed.append((role, color.srgb.hex)) }
    }
    if options.background == nil {
      add("background", mode.background)
      add("plotBackground", mode.plotBackground)
    }
    if options.text == nil { add("text", mode.text) }
    add("axis", mode.axis)
    add("gridlines", mode.gridlines)
    if options.series.isEmpty {
      assumed.append(("series", mode.series.map(\.color.srgb.hex).joined(separator: " ")))
    }
    return assumed
  }

  /// What each colour has of the picture, the series first.
  private static func shares(_ colors: ChartColors, _ marks: [ChartColors.Use]) -> [ColorShare] {
    let roles: [(String, [ChartColors.Use])] = [
      ("series", marks), ("background", [colors.background]),
      ("plotBackground", [colors.plotBackground].compactMap(\.self)),
      ("text", colors.texts), ("axis", [colors.axis].compactMap(\.self)),
      ("gridlines", [colors.gridlines].compactMap(\.self)),
    ]
    return roles.flatMap { role, uses in
      uses.map { ColorShare(role: role, name: name($0), hex: $0.color.hex, share: $0.share, x: $0.x, y: $0.y) }
    }
  }

  private static func notes(_ picture: ChartPicture, _ shares: [ColorShare]) -> [Message] {
    var notes = picture.notes.map { ReadingNote.picture($0) }
    notes.append(ReadingNote.guessedFromPixels())
    if picture.isTranslucent {
      notes.append(ReadingNote.translucentPicture())
    }
    let places = shares.prefix(most).map { share in
      let role = share.role == "series" ? "" : share.role == "plotBackground" ? "plot background " : "\(share.role) "
      return
        "\(role)\(share.name) \(ChartRefusal.percent(share.share)) of the picture, such as at \(share.x),\(share.y)"
    }
    notes.append(ReadingNote.places(list(places, of: shares.count)))
    let leftOut = picture.colors.leftOut
    if !leftOut.isEmpty {
      notes.append(ReadingNote.leftOutOfPicture(list(Array(leftOut.prefix(most)), of: leftOut.count)))
    }
    return notes
  }

  /// As many things as a note lists. Engineering choice.
  private static let most = 12

  private static func list(_ things: [String], of count: Int) -> String {
    things.listed(of: count, separator: "; ", and: "; and ")
  }
}

/// A pixel of a picture, as pointers and sentences name it: the column and the row from the upper left corner, from 0.
package struct PicturePlace: Hashable, Sendable {
  /// From 0.
  package let x, y: Int

  /// Creates a place.
  package init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

  /// The place of a colour that was read from a picture; nil for other colours.
  package init?(_ color: ThemeColor) {
    guard color.origin.pointer.tokens.count == 1, let text = color.origin.pointer.tokens.first,
      text.hasPrefix(Self.prefix)
    else { return nil }
    let numbers = text.dropFirst(Self.prefix.count).split(separator: ",").map { Int($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
    self.init(x: x, y: y)
  }

  /// `pixel=120,340`
  package var text: String { "\(Self.prefix)\(x),\(y)" }

  private static let prefix = "pixel="
}

extension Finding {
  /// The same, and where in the picture its series are; unchanged for themes that do not come from a picture.
  package func placed(in theme: Theme) -> Finding {
    guard theme.format == PictureTheme.format else { return self }
    let places = theme.modes.flatMap(\.series).filter { tokens.contains($0.token) }.compactMap { series in
      PicturePlace(series.color).map { "\(series.name) at \($0.x),\($0.y)" }
    }
    guard !places.isEmpty else { return self }
    var finding = self
    finding.message += " In the picture: \(Array(places.prefix(4)).listed(of: places.count))."
    return finding
  }
}
