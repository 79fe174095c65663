import Colorimetry
import PaletteGate
import PaletteRules
import SourceText

/// What the findings of an input are remembered by, however the input was named and whichever of its modes were judged
/// together.
struct FindingIdentities {
  private let input: String
  private let isFolder: Bool
  private let files: [String: String]
  private var tokenFiles: [ModeToken: String] = [:]
  /// Tokens that several modes take from one file: only the mode tells their findings apart.
  private var shared: Set<ModeToken> = []
  /// What tokens are remembered by that are named after their position in a list.
  private var names: [ModeToken: String] = [:]
  /// Modes of several that take everything from one file each, which is a theme by itself; by their name, each with that file.
  /// The file of the colours of a theme with one mode only lends them.
  private var wholeModes: Set<[String]> = []
  /// Those files.
  var filesOfModes: Set<String> { Set(wholeModes.map { $0[1] }) }
  private let hasModes: Bool

  private struct ModeToken: Hashable {
    let mode: String?
    let token: String
  }

  /// Gathers the files and tokens of an input's themes, and of what was found in them.
  ///
  /// - Parameter relative: how whoever remembers them writes a path.
  init(
    of input: String, _ themes: [Theme], _ findings: [Finding], host: any FileSystem, relative: (String) -> String
  ) {
    var files: [String: String] = [:]
    let path = relative(input)
    func name(_ origin: TokenOrigin) -> String {
      // What lies in no file belongs to its input.
      if origin.file.isBuiltIn || origin.file.path == input { return path }
      if let known = files[origin.file.path] { return known }
      let name = relative(origin.file.path)
      files[origin.file.path] = name
      return name
    }
    for origin in findings.compactMap(\.origin) { _ = name(origin) }
    var seen: [[String]: ModeToken] = [:]
    let hasModes = themes.contains { $0.modes.count + $0.modesLeftOut.count > 1 }
    let modes = themes.flatMap(\.modes).map { mode in
      (mode: mode, named: mode.namedColors.map { (token: $0.token, file: name($0.color.origin)) })
    }
    for (mode, named) in modes {
      let own = Set(named.map(\.file))
      if hasModes, let file = own.first, own.count == 1 { wholeModes.insert([mode.name, file]) }
      // Where everything is in the input itself, so is every token.
      for (token, file) in hasModes || !files.isEmpty ? named : [] {
        let key = ModeToken(mode: mode.name, token: token)
        guard tokenFiles[key] == nil else { continue }
        tokenFiles[key] = file
        guard hasModes else { continue }
        if let other = seen[[file, token]] { shared.formUnion([key, other]) } else { seen[[file, token]] = key }
      }
      for series in mode.series {
        if let name = series.nameInList { names[ModeToken(mode: mode.name, token: series.token)] = name }
      }
    }
    self.input = path
    self.files = files
    isFolder = host.kind(of: input) == .directory
    self.hasModes = hasModes
  }

  /// The same for an input that was judged.
  init(of input: CheckedInput, host: any FileSystem, relative: RelativePath) {
    let found = input.parts.flatMap(\.findings).map(\.finding)
    self.init(of: input.path, input.parts.map(\.theme), found, host: host, relative: relative.text)
  }

  /// What a part of a finding is remembered by.
  func identity(of part: FindingPart, in finding: Finding) -> FindingIdentity {
    let keys = part.tokens.map { ModeToken(mode: finding.mode, token: $0) }
    let own = finding.origin.flatMap { files[$0.file.path] } ?? input
    // A finding without parts belongs to the file of its token, a part to that of the token to change, its first.
    let path = finding.parts.isEmpty ? own : keys.first.flatMap { tokenFiles[$0] } ?? own
    let isOfMode = hasModes && (keys.contains(where: shared.contains) || !keys.contains { tokenFiles[$0] != nil })
    let isItself = isFolder || path == input || finding.mode.map { wholeModes.contains([$0, path]) } == true
    return FindingIdentity(
      FindingPlace(path: path, theme: isItself ? nil : input), mode: isOfMode ? finding.mode : nil,
      tokens: keys.map { names[$0] ?? $0.token })
  }

  /// What a finding as a whole is remembered by.
  func identity(of finding: Finding) -> FindingIdentity {
    var whole = finding
    whole.parts = []
    return identity(of: FindingPart(tokens: finding.tokens), in: whole)
  }
}

extension CheckedInput {
  /// What a baseline remembers of an input: each finding that nobody waived, and each that a mode has by itself, so that it
  /// does not matter which modes are judged together.
  func remembered(as identity: (FindingPart, Finding) -> FindingIdentity) -> [Baseline.Entry] {
    func entries(_ finding: Finding) -> [Baseline.Entry] {
      guard Baseline.remembers(finding.rule) else { return [] }
      return Baseline.Entry.entries(of: finding) { identity($0, finding) }
    }
    let found = parts.flatMap(\.findings)
    let together = found.filter { $0.status != .waived }.flatMap { entries($0.finding) }
    // A finding of several modes is one, of the first of them, and so is its waiver.
    let known = Set(together.map(\.fingerprint))
    let waived = found.filter { $0.status == .waived }.map(\.finding)
    let alone = repeatedFindings.filter { finding in
      !waived.contains { $0.rule == finding.rule && $0.tokens == finding.tokens }
    }
    return together + alone.flatMap(entries).filter { !known.contains($0.fingerprint) }
  }

  /// What further modes of its themes have, and have in a finding of another one.
  var repeatedFindings: [Finding] { parts.flatMap(\.repeated) }
}

/// The colours of lists, whose tokens only say where they are, by what people mean: their names, or the colours themselves.
struct ListedColors {
  private struct Key: Hashable {
    let mode, text: String
  }

  private var names: [Key: String] = [:]
  private var places: [Key: (token: String, color: ThemeColor)] = [:]

  /// Gathers the series of a theme that are in lists.
  init(_ theme: Theme) {
    for mode in theme.modes {
      for series in mode.series {
        guard let name = series.nameInList else { continue }
        names[Key(mode: mode.name, text: series.token)] = name
        let key = Key(mode: mode.name, text: name)
        if places[key] == nil { places[key] = (series.token, series.color) }
      }
    }
  }

  /// What a token of a list is remembered by; nil for one that is no place in a list.
  func name(of token: String, mode: String?) -> String? { mode.flatMap { names[Key(mode: $0, text: token)] } }

  /// The colour that is remembered by a name, and its place in the list; the first where there are several.
  func color(named name: String, mode: String?) -> (token: String, color: ThemeColor)? {
    mode.flatMap { places[Key(mode: $0, text: name)] }
  }
}

extension Series {
  /// What a series of a list is remembered by: its name, or its colour where it has none. Nil for one whose token is a name.
  var nameInList: String? {
    guard let last = token.split(separator: ".").last, last.allSatisfy(\.isNumber), last != name else { return nil }
    let hex = color.alpha < 1 ? color.srgb.hex + "@\(color.alpha)" : color.srgb.hex
    return name.hasPrefix("#") || name.lowercased() == "series \(last)" ? hex : name
  }
}
