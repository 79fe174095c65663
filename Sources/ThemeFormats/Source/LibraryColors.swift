import Colorimetry
import SourceText

/// Colours that programs take from their language's libraries by name: `OxyColors.Red`, `Color.RED`, `Colors.blue`. The same
/// name is another colour elsewhere.
struct LibraryColors {
  /// Who defines the names.
  private enum Library { case css, awt, android, compose, material, uikit }

  private let library: Library?

  /// Finds the library of a program by its language and by what it imports.
  init(_ file: SourceFile) {
    switch file.path.split(separator: ".").last?.lowercased() {
    case "cs", "go": library = .css
    case "java", "scala": library = file.bytes.hold("javafx.") ? .css : file.bytes.hold("java.awt") ? .awt : .android
    case "kt": library = file.bytes.hold("androidx.compose") ? .compose : .android
    case "dart": library = .material
    case "swift": library = .uikit
    default: library = nil
    }
  }

  /// Types of .NET, Avalonia, SkiaSharp, OxyPlot, JavaFX, Android and Flutter, and the package of Go, that hold colours.
  private static let holders: Set<String> = [
    "Color", "Colors", "OxyColors", "SKColors", "Brushes", "KnownColor", "colornames",
  ]
  /// Those of UIKit and AppKit; `Color.red` of SwiftUI changes with the appearance.
  private static let appleHolders: Set<String> = ["UIColor", "NSColor", "NSUIColor"]

  /// The colour that a name stands for, as CSS writes it; nil for every other name.
  func text(_ path: [String]) -> String? {
    guard let library, path.count > 1 else { return nil }
    guard (library == .uikit ? Self.appleHolders : Self.holders).contains(path[path.count - 2]) else { return nil }
    // Each type writes its names in one way: `Color.red` of other libraries is another red.
    let written = path[path.count - 1]
    let isCapital = written.first?.isUppercase ?? false
    let name = written.filter { $0 != "_" }.lowercased()
    return switch library {
    // The known colours of .NET and JavaFX, and colornames of Go, are those of SVG 1.1, which CSS has.
    case .css: isCapital && (try? Color(css: name)) != nil && name != "transparent" ? name : nil
    case .awt: Self.primary[name] ?? Self.awt[name]
    case .android: Self.primary[name] ?? Self.android[name]
    case .compose: isCapital ? Self.primary[name] ?? Self.android[name] : nil
    case .uikit: isCapital ? nil : Self.primary[name] ?? Self.uikit[name]
    case .material: isCapital ? nil : Self.material[name]
    }
  }

  /// Names of which every channel is full or none.
  private static let primary = [
    "black": "#000000", "white": "#ffffff", "red": "#ff0000", "green": "#00ff00", "blue": "#0000ff",
    "yellow": "#ffff00", "cyan": "#00ffff", "magenta": "#ff00ff",
  ]
  /// Source: Java SE 21, `java.awt.Color`, constant field values.
  private static let awt = [
    "darkgray": "#404040", "gray": "#808080", "lightgray": "#c0c0c0", "orange": "#ffc800", "pink": "#ffafaf",
  ]
  /// Source: Android, `android.graphics.Color`, and Compose, `androidx.compose.ui.graphics.Color`.
  private static let android = [
    "dkgray": "#444444", "gray": "#888888", "ltgray": "#cccccc", "darkgray": "#444444", "lightgray": "#cccccc",
  ]
  /// Source: Apple, `UIColor`, "Fixed colors".
  private static let uikit = [
    "orange": "#ff8000", "purple": "#800080", "brown": "#996633", "gray": "#808080", "darkgray": "#555555",
    "lightgray": "#aaaaaa",
  ]
  /// Source: Flutter, `material/colors.dart`: the shade 500 of a colour, and 200 of an accent.
  private static let material = [
    "black": "#000000", "white": "#ffffff", "red": "#f44336", "pink": "#e91e63", "purple": "#9c27b0",
    "deeppurple": "#673ab7", "indigo": "#3f51b5", "blue": "#2196f3", "lightblue": "#03a9f4", "cyan": "#00bcd4",
    "teal": "#009688", "green": "#4caf50", "lightgreen": "#8bc34a", "lime": "#cddc39", "yellow": "#ffeb3b",
    "amber": "#ffc107", "orange": "#ff9800", "deeporange": "#ff5722", "brown": "#795548", "grey": "#9e9e9e",
    "bluegrey": "#607d8b", "redaccent": "#ff5252", "pinkaccent": "#ff4081", "purpleaccent": "#e040fb",
    "deeppurpleaccent": "#7c4dff", "indigoaccent": "#536dfe", "blueaccent": "#448aff", "lightblueaccent": "#40c4ff",
    "cyanaccent": "#18ffff", "tealaccent": "#64ffda", "greenaccent": "#69f0ae", "lightgreenaccent": "#b2ff59",
    "limeaccent": "#eeff41", "yellowaccent": "#ffff00", "amberaccent": "#ffd740", "orangeaccent": "#ffab40",
    "deeporangeaccent": "#ff6e40",
  ]
}
