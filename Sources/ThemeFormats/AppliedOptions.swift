import Colorimetry
import PaletteRules
import SourceText

extension Theme {
  /// The theme with what the user said about background and text in place of what the file says, a list of the roles that a
  /// check has to assume, a distinct name for every series, and a note on channels that cannot be used.
  ///
  /// A role that the file leaves open stays nil, and a transparent one transparent; what a check then takes is that of
  /// ``Surfaces``: white.
  func applying(_ options: ReadingOptions) -> Theme {
    var theme = self
    for index in theme.modes.indices {
      if let background = options.background {
        theme.modes[index].background = background
        theme.modes[index].plotBackground = nil
        theme.modes[index].unknownGround = nil
      } else if let reason = theme.unreadableGround(of: theme.modes[index]) {
        theme.modes[index].unknownGround = theme.modes[index].unknownGround ?? reason
      }
      theme.modes[index].unknownGround = theme.modes[index].unknownGround ?? theme.darkGround(of: theme.modes[index])
      if options.text == nil, options.background == nil { theme.leaveMisreadTexts(of: index) }
      if let text = options.text { theme.modes[index].text = text }
      theme.modes[index].series = theme.modes[index].series.namedApart
    }
    if options.series.isEmpty { theme.assignSeriesRoles() }
    theme.judgeWorstStops()
    if theme.modes.contains(where: { ($0.background?.alpha ?? 0) <= 0 && $0.unknownGround == nil && $0.showsPage }),
      !theme.assumed.contains(where: { $0.role == "background" })
    {
      theme.assumed.append(("background", "#ffffff"))
    }
    theme.notes += theme.translucentGroundNotes + theme.idleChannelNotes
    return theme
  }

  /// What was wrong with the unreadable background of a mode: white is then not assumed.
  private func unreadableGround(of mode: ThemeMode) -> String? {
    let grounds = problems.filter { problem in
      let roles = (problem.origin?.pointer.tokens ?? []).compactMap { PaletteRole(key: $0) }
      return roles.contains(.plotBackground) && mode.plotBackground == nil
        || roles.contains(.background) && mode.background == nil
    }
    return grounds.first?.message
  }

  /// Why the background of a dark mode that declares none is not known: it is not white.
  func darkGround(of mode: ThemeMode) -> String? {
    guard (mode.background?.alpha ?? 0) <= 0, modeWord == .mode else { return nil }
    if Modes.isDark(mode.name) {
      let flags = modes.count > 1 ? "--mode \(mode.name) --background COLOR" : "--background"
      return "this dark theme names no background; give it with \(flags)"
    }
    let isDark = modes.count == 1 && Modes.isDark(Modes.ofFile(path)) && !mode.isOfDarkColors
    return isDark ? "this dark theme names no background; give it with --background" : nil
  }

  /// Leaves out texts that have exactly the colour of their background: nobody writes so, and a name was misread. What our
  /// own format declares is meant.
  private mutating func leaveMisreadTexts(of index: Int) {
    guard format != PaletteCheckTheme.name else { return }
    let mode = modes[index]
    let plot = mode.plotBackground ?? mode.background
    func isMisread(_ color: ThemeColor, on ground: ThemeColor?) -> Bool {
      guard let ground, color.alpha >= 1, ground.alpha >= 1, color.hex == ground.hex else { return false }
      let reason = UnjudgedReason.sameAsBackground(color.hex)
      if !unjudged.contains(reason) { unjudged.append(reason) }
      return true
    }
    if let text = mode.text, isMisread(text, on: mode.background) { modes[index].text = nil }
    modes[index].texts = mode.texts.filter { text in
      switch text.on {
      case .background: !isMisread(text.color, on: mode.background)
      case .plotBackground: !isMisread(text.color, on: plot)
      case .series: true
      }
    }
  }

  /// That a background is translucent over something unknown, each colour once: contrast with it is unknown.
  private var translucentGroundNotes: [Message] {
    var hexes: [String] = []
    for color in modes.compactMap(\.background) where color.alpha > 0 && color.alpha < 1 {
      if !hexes.contains(color.hex) { hexes.append(color.hex) }
    }
    return hexes.map { ReadingNote.translucentGround($0) }
  }
}

extension ThemeMode {
  /// Whether anything that is judged is on the background: all, unless an opaque plot is between. Then texts beside it may
  /// be, and what is translucent shows through in the legend.
  fileprivate var showsPage: Bool {
    guard let plotBackground, ([plotBackground] + plotBackground.gradient).allSatisfy({ $0.alpha >= 1 }) else {
      return true
    }
    return text != nil || !pairs.isEmpty || texts.contains { $0.on == .background } || series.contains { $0.alpha < 1 }
      || [status.good, status.neutral, status.bad].contains { ($0?.alpha ?? 1) < 1 }
  }

  /// Whether most series are dark, so that `dark` in a name is about them and not about what they are on.
  fileprivate var isOfDarkColors: Bool {
    2 * series.count { WCAG.contrastRatio($0.color.srgb, SRGB(1, 1, 1)) >= Self.darkOnWhite } > series.count
  }

  /// The contrast with white of a dark colour. An engineering choice: those of `seaborn dark` have 6.0 and more, blues and
  /// reds of palettes for both grounds less.
  private static let darkOnWhite = 6.0
}
