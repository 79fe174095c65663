import ArgumentParser
import Colorimetry
import PaletteRules
import SourceText
import ThemeFormats

/// The colours that must stay as they are, and why.
struct ColorLocks {
  private(set) var locks: [ColorPlace: String] = [:]

  /// Finds the colours that patterns name, by series, token, alias or role.
  ///
  /// - Throws: For a pattern that names nothing: what was to be kept must not be changed by a slip.
  init(_ patterns: [String], _ themes: [Theme], _ names: FileNames) throws {
    for pattern in patterns {
      let glob = GlobPattern(pattern)
      var found = false
      for (color, itsNames) in Self.named(themes) where itsNames.contains(where: glob.matches) {
        locks[ColorPlace(color, name: names.name)] = "it is kept by --lock"
        found = true
      }
      guard found else {
        let all = Self.named(themes).flatMap(\.names)
        let help = NearestName.suggestion(for: pattern, among: all).map { "; did you mean '\($0)'?" } ?? ""
        throw ValidationError("--lock '\(pattern)' names no colour of these themes" + help)
      }
    }
  }

  private static func named(_ themes: [Theme]) -> [(color: ThemeColor, names: [String])] {
    var found: [(color: ThemeColor, names: [String])] = []
    func add(_ color: ThemeColor?, _ names: [String]) {
      guard let color else { return }
      found.append((color, names + color.aliases.map(\.token)))
    }
    for mode in themes.flatMap(\.palettesAsThemes).flatMap(\.modes) {
      for series in mode.series { add(series.color, [series.name, series.token]) }
      add(mode.text, ["text"])
      for text in mode.texts { add(text.color, [text.name].compactMap(\.self)) }
    }
    return found
  }
}

/// One name for each file that themes draw on, however it was reached.
struct FileNames: Sendable {
  private let names: [String: String]

  init(_ themes: [Theme], host: any FileSystem) {
    var names: [String: String] = [:]
    for color in themes.flatMap(\.colorsInOrder) {
      for path in [color.definition.file.path, color.origin.file.path] where names[path] == nil {
        names[path] = host.realPath(path) ?? path
      }
    }
    self.names = names
  }

  /// The name of a file; its path when it does not exist.
  func name(of path: String) -> String { names[path] ?? path }

  /// The names that are no file that can be written: of standard input, and of colours on the command line.
  func notOnDisk(_ host: any FileSystem) -> Set<String> {
    Set(
      names.filter { path, _ in
        if case .file = host.kind(of: path) { false } else { true }
      }.values)
  }
}

/// The colours that no text can be written for, and why.
struct UnwritableColors {
  /// Why; reports print it after the name of the colour.
  private(set) var locks: [ColorPlace: String] = [:]
  /// Those that come from a named scheme.
  private var schemes: [NamedPlaces] = []

  /// The colours of one name, in the order of the themes.
  private struct NamedPlaces {
    let scheme: NamedScheme
    var colors: [(place: ColorPlace, hex: String)]
  }

  init(_ themes: [Theme], _ names: FileNames) {
    var seen: Set<ColorPlace> = []
    for color in themes.flatMap(\.palettesAsThemes).flatMap(\.colorsInOrder) {
      let place = ColorPlace(color, name: names.name)
      guard seen.insert(place).inserted else { continue }
      let (red, green, blue) = color.srgb.bytes
      do throws(UnwrittenColor) {
        _ = try ColorWriting.ways(of: color, as: SRGB(bytes: red, green, blue))
      } catch {
        locks[place] = error.reason.text
        if let scheme = NamedScheme(of: color) { add(place, color, scheme) }
      }
    }
  }

  private mutating func add(_ place: ColorPlace, _ color: ThemeColor, _ scheme: NamedScheme) {
    locks[place] = "it comes from the scheme '\(scheme.name)'"
    let known = schemes.firstIndex { $0.colors[0].place.range == place.range && $0.colors[0].place.path == place.path }
    if let known {
      schemes[known].colors.append((place, color.srgb.hex))
    } else {
      schemes.append(NamedPlaces(scheme: scheme, colors: [(place, color.srgb.hex)]))
    }
  }

  /// What to write in place of each scheme.
  var remedies: [ColorPlace: String] {
    var remedies: [ColorPlace: String] = [:]
    for scheme in schemes {
      let range = NamedScheme.range(scheme.colors.map(\.hex))
      let remedy =
        "write colours out in place of \"scheme\": \"\(scheme.scheme.name)\", and fix can move them: \(range)"
      for color in scheme.colors { remedies[color.place] = remedy }
    }
    return remedies
  }
}
