import PaletteRules
import SourceText

/// Backgrounds of dark modes that their own file does not hold: among the tokens of the files around it that are for the
/// same mode, `dark/background.json` beside `dark/chart.json`, or a group `dark` of another file.
struct SiblingGrounds {
  private let reading: Reading

  /// Folders: the file's own, with what is below it, and the one above.
  private static let levels = 2

  /// Prepares to look around the file of a reading.
  init(_ reading: Reading) { self.reading = reading }

  /// The theme, each dark mode of which has a background where one is found.
  func completing(_ theme: Theme) -> Theme {
    var theme = theme
    guard reading.options.background == nil, reading.options.named.parts[.background] == nil else { return theme }
    var found: (color: ThemeColor, name: String)?
    for index in theme.modes.indices where theme.lacksDarkGround(theme.modes[index]) {
      found = found ?? search()
      guard let found else { break }
      theme.modes[index].background = found.color
      theme.modes[index].unknownGround = nil
      let place = "\(found.name) of '\(found.color.origin.file.path)'"
      let mode = theme.modes.count > 1 ? theme.modes[index].name : ""
      theme.notes.append(ReadingNote.partTaken(place, "background", mode))
    }
    return theme
  }

  /// A token that may be the background.
  private struct Candidate {
    let file: SourceFile
    let index: Int
  }

  private func search() -> (color: ThemeColor, name: String)? {
    for level in 0..<Self.levels {
      let files = (try? reading.options.siblings?.neighbours(of: reading.file, level: level)) ?? []
      var known = KnownKeys()
      var tokens: [ObjectIdentifier: TokenColors] = [:]
      var places: [Candidate] = []
      var candidates: [RoleCandidate] = []
      for file in files where Self.mayBeDark(file) && isOfTheSame(file.path) {
        guard var tree = reading.definitions(in: file), let input = try? ThemeInput(file, options: reading.options)
        else { continue }
        let own = Reading(input, options: reading.options, formats: reading.formats)
        SiblingTokens(own, searches: true).complete(&tree)
        var colors = TokenColors(tree)
        let isDark = ModeOfFile(file.path)?.isDark ?? false
        for index in colors.indices {
          guard let path = Self.path(colors.token(index).path, isDark: isDark),
            let candidate = RoleCandidate(
              index: places.count, group: Array(path.dropLast()), key: path.last, known: &known,
              shade: { colors.shade(of: index) })
          else { continue }
          candidates.append(candidate)
          places.append(Candidate(file: file, index: index))
        }
        tokens[ObjectIdentifier(file)] = colors
      }
      guard let best = SurfaceGuess.best(.background, among: candidates) else { continue }
      let place = places[best.index]
      guard var colors = tokens[ObjectIdentifier(place.file)],
        let color = colors.use(place.index, record: ReadingRecord()), color.alpha >= 1
      else { continue }
      return (color, colors.token(place.index).name)
    }
    return nil
  }

  /// Whether a file is for the dark mode by its path, or may hold a group of that name.
  private static func mayBeDark(_ file: SourceFile) -> Bool {
    guard let mode = ModeOfFile(file.path) else { return file.mayHold(key: "dark") || file.mayHold(key: "Dark") }
    return mode.isDark
  }

  /// Whether a file may belong to the same theme: what its name says beside modes and kinds of tokens, the name of this one
  /// says too. Beside `acme-dark.json`, `other-dark.json` is another theme.
  private func isOfTheSame(_ path: String) -> Bool {
    func words(_ path: String) -> Set<String> {
      Set(ModeOfFile.words(of: path.pathNames.last.map(String.init) ?? path))
    }
    let own = words(path).subtracting(ModeOfFile.words).subtracting(RoleWords.ofTokens)
    return own.isSubset(of: words(reading.file.path))
  }

  /// The keys of a token without that of the mode; nil for one of another mode.
  private static func path(_ path: [String], isDark: Bool) -> [String]? {
    let words = path.map { Set(TokenWords.split($0)) }
    guard isDark || words.contains(where: { !$0.isDisjoint(with: ModeOfFile.darkWords) }) else { return nil }
    guard !words.contains(where: { $0.contains("light") }) else { return nil }
    return zip(path, words).filter { !$1.isSubset(of: ModeOfFile.darkWords) }.map(\.0)
  }
}

extension Theme {
  /// Whether a dark mode has no background of its own, and nothing says why.
  fileprivate func lacksDarkGround(_ mode: ThemeMode) -> Bool {
    mode.plotBackground == nil && mode.unknownGround == nil && darkGround(of: mode) != nil
  }
}
