import Colorimetry
import KnownPalettes
import PaletteRules
import SourceText

/// What an argument of `check`, `inspect` or `pairs` turned out to name.
enum InputArgument {
  case file(String)
  /// A directory, searched for themes.
  case directory(String)
  /// `-`.
  case standardInput
  /// A colour typed out.
  case color(String)
  /// A well-known palette by its name, where no file and no colour is called so.
  case palette(KnownPalette)
  /// Nothing of these.
  case unusable(ThemeProblem)

  /// The path of what exists; for standard input, colours and the like nil.
  var path: String? {
    switch self {
    case .file(let path), .directory(let path): path
    case .standardInput, .color, .palette, .unusable: nil
    }
  }

  /// Looks at the argument: what exists is a path, before anything else; then comes a colour, then a palette's name.
  ///
  /// - Parameter takesPaletteNames: Whether it may name a well-known palette. For a command that gives a verdict it must
  ///   not: a gate would take the palette of that name for a file that is gone.
  init(_ text: String, host: some FileSystem, takesPaletteNames: Bool = false) {
    if text == "-" {
      self = .standardInput
      return
    }
    self = Self.onDisk(text, host) ?? Self.notOnDisk(text, host, takesPaletteNames)
  }

  /// Looks at a path of a list: what does not exist is missing, whatever colour its name is.
  init(path: String, host: some FileSystem) {
    self =
      Self.onDisk(path, host)
      ?? Self.unreachable(path, host)
      ?? .unusable(ThemeProblem(InputProblem.missingFile(path), help: MissingFile(path, host: host).help, path: path))
  }

  private static func onDisk(_ path: String, _ host: some FileSystem) -> InputArgument? {
    switch host.kind(of: path) {
    case .file: .file(path)
    case .directory: .directory(path)
    case .other:
      .unusable(
        ThemeProblem(
          InputProblem.notRegular(path),
          help: "to read a pipe or a device, redirect it to standard input and pass '-' instead of its path",
          path: path))
    case nil: nil
    }
  }

  /// A path that may lead to a file, of which the system does not tell: a folder that cannot be entered, links in a circle.
  private static func unreachable(_ path: String, _ host: some FileSystem) -> InputArgument? {
    host.obstacle(to: path).map {
      .unusable(ThemeProblem(file: path, $0, help: "name a file that can be reached"))
    }
  }

  private static func notOnDisk(
    _ text: String, _ host: some FileSystem, _ takesPaletteNames: Bool
  ) -> InputArgument {
    do throws(SourceError) {
      _ = try Color(css: text)
      return .color(text)
    } catch {
      guard looksLikeColor(text) else { return named(text, host, takesPaletteNames, color: error.suggestion) }
      return .unusable(ThemeProblem(InputProblem.neitherFileNorColor(text, error.message), path: text))
    }
  }

  /// - Parameter color: The name of a colour that the text may misspell.
  private static func named(
    _ text: String, _ host: some FileSystem, _ takesPaletteNames: Bool, color: String?
  ) -> InputArgument {
    if let unreachable = unreachable(text, host) { return unreachable }
    let palette = KnownPalette.named(text)
    if takesPaletteNames, let palette { return .palette(palette) }
    let missing = MissingFile(text, host: host)
    var help = missing.help
    if let palette {
      help = "for the well-known palette write --palette \(palette.name)"
    } else if !missing.hasSuggestion, let color, !text.contains(".") {
      help = "did you mean the colour '\(color)'?"
    } else if takesPaletteNames, let near = KnownPaletteName.question(for: text) {
      help = missing.hasSuggestion ? "\(help) or, of the well-known palettes, \(near)" : near
    } else if takesPaletteNames, !missing.hasSuggestion {
      help += "; 'palettecheck palettes' lists the well-known palettes, which also go by name"
    }
    return .unusable(ThemeProblem(InputProblem.missingFile(text), help: help, path: text))
  }

  /// `#12345`, `rgb(1, 2)`: meant as a colour, though not a valid one.
  private static func looksLikeColor(_ text: String) -> Bool {
    text.hasPrefix("#") || (text.hasSuffix(")") && text.contains("("))
  }
}
