import Colorimetry
package import ImageSimulation
package import PaletteRules
import SourceText

/// The theme that a picture of a chart shows: its colours by what they are taken for.
///
/// A picture has no lines and says nothing of roles, symbols or names. Colours are named by what people call them and
/// their hex; their place in the file is its beginning, and their pointer a pixel.
package enum PictureTheme {
  /// The format's name for `--theme-format`.
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
    let marks = try options.series.isEmpty ? unnamed(colors, options) : chosen(options.series, colors, path)
    guard !marks.isEmpty else {
      let others = (colors.doubts + colors.greys).prefix(most).map(name)
      throw ThemeProblem(
        Refusal.noSeriesInPicture(list(others, of: colors.doubts.count + colors.greys.count)), reason: .noChartColors,
        path: path)
    }
    try FormatTable.reading(ThemeInput(bytes: file), options).checkSeries(marks.count)
    let mode = ThemeMode(
      background: color(colors.background, file), plotBackground: colors.plotBackground.map { color($0, file) },
      series: marks.map { Series(name: name($0), token: name($0), color: color($0, file)) })
    var theme = Theme(path: path, format: format, formatLabel: label, modes: [mode])
    theme.assumed = assumptions(mode, options)
    theme.shares = shares(colors, marks)
    theme.notes = notes(picture, theme.shares)
    if picture.isProfileUnusable { theme.problems = [ThemeProblem(FormatProblem.unusableProfile(), path: path)] }
    theme.unjudged = unjudged(picture, options)
    return theme.applying(options)
  }

  /// What cannot be told from colours and contacts alone.
  private static func unjudged(_ picture: ChartPicture, _ options: ReadingOptions) -> [Message] {
    let colors = picture.colors
    // First, since a long list is cut short.
    var reasons = [picture.unread.map { UnjudgedReason.unreadFrames($0) }].compactMap(\.self)
    guard options.series.isEmpty else { return reasons }
    if colors.isGraded { reasons.append(UnjudgedReason.classesOrSeries()) }
    for (uses, reason) in [
      (colors.doubts, { UnjudgedReason.doubtfulColors($0) }), (colors.greys, { UnjudgedReason.greyColors($0) }),
    ] where !uses.isEmpty {
      reasons.append(reason(list(uses.prefix(most).map(\.color.hex), of: uses.count)))
    }
    return reasons
  }

  /// Marks that the user does not call something else.
  private static func unnamed(_ colors: ChartColors, _ options: ReadingOptions) -> [ChartColors.Use] {
    let named = [options.text, options.background].compactMap { $0.map { ScreenColor($0.srgb) } }
    return colors.marks.filter { !named.contains($0.color) }
  }

  /// Why reading found no theme.
  package static func problem(_ error: PictureError, path: String) -> ThemeProblem {
    guard case .noChart = error else { return ThemeProblem(Refusal.picture(error.reason), path: path) }
    let help =
      "give a PNG that the chart library wrote, not a photograph, a heat map or a picture that was a JPEG; or give the theme"
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
    let all = colors.marks + colors.doubts + colors.greys + [colors.plotBackground].compactMap(\.self)
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
