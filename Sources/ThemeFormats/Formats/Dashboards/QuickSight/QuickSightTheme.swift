import PaletteRules
import SourceText

/// A theme of Amazon QuickSight: `DataColorPalette` and `UIColorPalette`, at the root, below `Configuration`, or as
/// `aws quicksight describe-theme` prints it.
///
/// Source: Amazon QuickSight API Reference, `ThemeConfiguration`, `DataColorPalette`, `UIColorPalette`.
enum QuickSightTheme: OptionsFormat {
  static let name = "quicksight"
  static let label = "QuickSight theme"

  static let spelling = OptionsSpelling(
    expectation: Refusal.otherForm("a QuickSight theme", "a JSON object with 'DataColorPalette'"),
    requires: ["DataColorPalette", "Configuration/DataColorPalette", "Theme/Version/Configuration/DataColorPalette"],
    title: ["Name", "Theme/Name"])

  static func read(_ options: inout OptionsReader) throws(ThemeProblem) {
    options.mode.series = try options.series("DataColorPalette/Colors", as: "Colors")
    let gradient = options.place("DataColorPalette/MinMaxGradient")
    if let ramp = Ramp(gradient, name: "MinMaxGradient", kind: .sequential, record: options.record) {
      options.mode.ramps = [ramp]
    }
    options.mode.background = options.color("UIColorPalette/PrimaryBackground")
    options.mode.text = options.color("UIColorPalette/PrimaryForeground")
    options.mode.status.good = options.color("UIColorPalette/Success")
    options.mode.status.bad = options.color("UIColorPalette/Danger")
    // The reference says of each: "the foreground color that applies to any text that appears over" the other.
    let colored = ["Accent", "Danger", "Warning", "Success", "Dimension", "Measure"].map { ($0, $0) }
    for (key, ground) in [("Secondary", "SecondaryBackground")] + colored {
      guard let front = options.color("UIColorPalette/\(key)Foreground"),
        let back = options.color("UIColorPalette/\(ground)")
      else { continue }
      options.mode.pairs.append(
        ContrastPair(foreground: front, background: back, reason: "\(key)Foreground on \(ground)"))
    }
  }

  static func recognises(_ input: ThemeInput) -> Bool {
    input.placedRoot.map { layers(of: $0)[0]["DataColorPalette"]?.members != nil } ?? false
  }

  static func layers(of root: PlacedNode) -> [PlacedNode] {
    let places = [root, root["Configuration"], root.at(["Theme", "Version", "Configuration"])].compactMap(\.self)
    return [places.first { $0["DataColorPalette"] != nil } ?? root]
  }
}
