import Colorimetry
import PaletteRules
import SourceText

/// A theme of Amazon QuickSight: `DataColorPalette` and `UIColorPalette`, at the root, below `Configuration`, or as
/// `aws quicksight describe-theme` prints it.
///
/// Source: Amazon QuickSight API Reference, `ThemeConfiguration`, `DataColorPalette`, `UIColorPalette`.
enum QuickSightTheme: ThemeFormat {
  static let name = "quicksight"
  static let label = "QuickSight theme"

  static func recognises(_ input: ThemeInput) -> Bool {
    input.placedRoot.flatMap(configuration)?["DataColorPalette"]?.members != nil
  }

  private static func configuration(_ root: PlacedNode) -> PlacedNode? {
    [root, root["Configuration"], root.at(["Theme", "Version", "Configuration"])].lazy.compactMap { $0 }
      .first { $0["DataColorPalette"] != nil }
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    guard let root = reading.input.placedRoot, let theme = configuration(root) else {
      throw ThemeProblem("a QuickSight theme is a JSON object with 'DataColorPalette'", path: reading.path)
    }
    let record = reading.record
    var mode = ThemeMode()
    if let colors = theme.at(["DataColorPalette", "Colors"]) {
      noteLowerCase(colors, record: record)
      mode.series = try ListedColors(colors, token: "Colors", record: record)
        .series(tokenPrefix: "Colors", reading)
    }
    let gradient = theme.at(["DataColorPalette", "MinMaxGradient"])
    if let ramp = Ramp(gradient, name: "MinMaxGradient", kind: .sequential, record: record) { mode.ramps = [ramp] }
    readInterface(theme["UIColorPalette"], into: &mode, record: record)
    try reading.requireColors(in: [mode], of: label)
    let title = (root["Name"] ?? root.at(["Theme", "Name"]))?.node.string
    return ThemeContent(name: title, modes: [mode])
  }

  private static func readInterface(_ colors: PlacedNode?, into mode: inout ThemeMode, record: ReadingRecord) {
    func color(_ key: String) -> ThemeColor? { record.color(colors?[key], token: key) }
    mode.background = color("PrimaryBackground")
    mode.text = color("PrimaryForeground")
    mode.status.good = color("Success")
    mode.status.bad = color("Danger")
    // The reference says of each: "the foreground color that applies to any text that appears over" the other.
    let colored = ["Accent", "Danger", "Warning", "Success", "Dimension", "Measure"].map { ($0, $0) }
    for (key, ground) in [("Secondary", "SecondaryBackground")] + colored {
      guard let front = color(key + "Foreground"), let back = color(ground) else { continue }
      mode.pairs.append(ContrastPair(foreground: front, background: back, reason: "\(key)Foreground on \(ground)"))
    }
  }

  /// The API takes `^#[A-F0-9]{6}$` alone.
  private static func noteLowerCase(_ colors: PlacedNode, record: ReadingRecord) {
    let refused = (colors.items ?? []).compactMap(\.node.string).filter { $0 != $0.uppercased() }
    if let first = refused.first {
      record.note("QuickSight takes hex colours in upper case alone, such as '\(first.uppercased())' for '\(first)'")
    }
  }
}
