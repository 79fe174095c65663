import Colorimetry

/// Reports translucent colours that people cannot turn off: the theme has no mode for that, or the mode still has
/// translucent colours.
///
/// Information where the mode is missing, a warning where it exists and fails to do what its name says.
enum ReduceTransparencyMissing: ModesRule {
  static let key = RuleKey.reduceTransparencyMissing
  static let summary = "a mode without translucent colours exists where the default has some, and has none itself"

  static func check(_ modes: [JudgedMode], at level: Level, into ledger: inout CheckLedger) {
    for (index, mode) in modes.enumerated() {
      let isPromised = mode.purpose.reducesTransparency
      guard isPromised || index == 0 && ModeOffer.isMissing(.reduceTransparency, in: mode.theme) else { continue }
      judge(mode, isPromised: isPromised, at: level, into: &ledger)
    }
  }

  private static func judge(
    _ mode: JudgedMode, isPromised: Bool, at level: Level, into ledger: inout CheckLedger
  ) {
    let parts = self.parts(of: mode)
    let translucent = parts.filter { $0.alpha > 0 && $0.alpha < 1 }
    guard let first = translucent.first else { return ledger.pass(parts.isEmpty ? 0 : 1) }
    let level = mode.settings.isSet(key) || !isPromised ? level : .warning
    var finding = finding(
      level, message(translucent.map(\.spoken), mode: isPromised ? mode.mode.name : nil), at: first.color.origin)
    finding.tokens = translucent.map(\.token)
    finding.parts = translucent.map { FindingPart(tokens: [$0.token], measured: $0.alpha) }
    finding.series = translucent.compactMap(\.series)
    finding.mode = mode.mode.name
    finding.measure = Measure(Double(translucent.count), .count)
    finding.colors = translucent.map { FindingColor(token: $0.token, hex: $0.color.srgb.hex) }
    let remedy =
      isPromised ? "make them opaque in this mode" : ModeOffer.remedy(.reduceTransparency, in: mode.theme)
    finding.suggestions = [Suggestion(token: first.token, series: nil, action: remedy)]
    ledger.report(finding)
  }

  private struct Part {
    let spoken, token: String
    let series: String?
    let color: ThemeColor
    let alpha: Double
  }

  /// What a mode paints: surfaces, texts, marks. A wholly transparent colour paints nothing.
  private static func parts(of mode: JudgedMode) -> [Part] {
    func role(_ name: String, _ color: ThemeColor?) -> Part? {
      color.map {
        Part(spoken: "the \(name)", token: $0.tokenName(role: name), series: nil, color: $0, alpha: $0.alpha)
      }
    }
    let mode = mode.mode
    let roles = [role("background", mode.background), role("plot background", mode.plotBackground)]
    let texts = mode.texts.enumerated().map { index, text in
      let name = text.name ?? "text \(index + 1)"
      return Part(
        spoken: quoted(name), token: text.color.tokenName(role: name), series: nil, color: text.color,
        alpha: text.color.alpha)
    }
    let series = mode.series.map {
      Part(spoken: quoted($0.name), token: $0.token, series: $0.name, color: $0.color, alpha: $0.alpha)
    }
    return series + (roles + [role("text", mode.text)]).compactMap(\.self) + texts
  }
}

private func message(_ names: [String], mode: String?) -> String {
  let (verb, list) = (names.count == 1 ? "is" : "are", NamedList.text(names))
  return mode.map { "\(list) \(verb) still translucent in mode \($0), which promises none." }
    ?? "the theme has no mode without transparency: \(list) \(verb) translucent."
}

extension ReduceTransparencyMissing {
  static let page = RulePage(
    measures: """
      Whether people who ask for less transparency get it. A translucent colour changes with what is behind it; \
      where lines cross or areas overlap, colours appear that no legend shows. The rule applies only where a series, \
      a text or a background of the default is translucent. Where the mode exists, none of its colours may be \
      translucent. PC401 judges how well a translucent mark stands out.
      """,
    formula: """
      The alpha of a colour times the opacity of its series:
      above 0 and below 1 is translucent.
      """,
    threshold: """
      Any translucent colour. The finding is information where no mode is named `reduceTransparency`, alone or in a \
      combination, in themes of this project, style sheets, and design tokens that already have modes; asset \
      catalogs have no such appearance, so the rule does not apply to them. It is a warning where the mode exists \
      and still has a translucent colour.
      """,
    affects: """
      People who see details only with effort, and people who get dizzy from layered pictures; systems and browsers \
      have a setting for them.
      """,
    remedies: [
      "Add the mode, with the colours as they appear on the background; `palettecheck inspect` prints both.",
      "Or make the default opaque: outlines, dots and smaller marks show overlaps as well.",
    ],
    adjusting: ["A configured level applies to both cases."],
    sources: [.systemSettings, .userPreferences],
    bad: [
      RuleExample(
        "a mode that promises no translucent colours and repeats one of the default", level: .warning,
        onWhite: """
          "series": [{ "name": "Rain", "color": "#0b4f8a", "opacity": 0.8 }],
          "modes": { "reduceTransparency": {} }
          """),
      RuleExample(
        "a translucent blue, without a mode for opaque colours",
        series: [.named("Rain", "#0b4f8a", opacity: 0.8)]),
    ],
    good: [
      RuleExample(
        "an opaque blue in a mode for readers who ask for it",
        onWhite: """
          "series": [{ "name": "Rain", "color": "#0b4f8a", "opacity": 0.8 }],
          "modes": { "reduceTransparency": { "series": { "Rain": { "opacity": 1 } } } }
          """)
    ])
}
