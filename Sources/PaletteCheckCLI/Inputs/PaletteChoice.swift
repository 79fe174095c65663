import KnownPalettes
import PaletteRules
import SourceText
import ThemeFormats

extension Theme {
  /// Leaves the palettes of those names, in any case of letters, in file order; a file that holds one palette answers to
  /// its own name. No names leave everything.
  ///
  /// - Throws: ``ThemeProblem`` when a name is not among them: a requested palette must not be skipped silently.
  mutating func choose(palettes names: [String]) throws(ThemeProblem) {
    guard !names.isEmpty else { return }
    // Lists of a program, which are palettes or modes of one chart.
    let modesArePalettes = palettes.isEmpty && modes.count > 1 && format == ThemeReader.programFormat
    let there =
      modesArePalettes ? modes.map(\.name) : palettes.isEmpty ? [name].compactMap(\.self) : palettes.map(\.name)
    let wanted = Set(names.map { $0.lowercased() })
    let folded = there.map { $0.lowercased() }
    if let unknown = names.first(where: { !folded.contains($0.lowercased()) }) {
      throw ThemeProblem(
        InputProblem.unknownPalette(unknown), help: Self.help(for: unknown, among: there), path: path)
    }
    guard !modesArePalettes else {
      look(atModes: there.filter { wanted.contains($0.lowercased()) })
      return forgetRemarks(aboutPalettes: Set(modesLeftOut).subtracting(modes.map(\.name)))
    }
    let dropped = palettes.filter { !wanted.contains($0.name.lowercased()) }
    guard !dropped.isEmpty else { return }
    palettes.removeAll { !wanted.contains($0.name.lowercased()) }
    notes.append(InputNote.palettesTaken(palettes.count))
    // Remarks about colours of other palettes go.
    let ranges = Set(dropped.flatMap(\.colors).map(\.origin.range))
    remarks.removeAll { ranges.contains($0.origin.range) && $0.origin.file.path == path }
    forgetRemarks(aboutPalettes: Set(dropped.map(\.name)).subtracting(palettes.map(\.name)))
  }

  private mutating func forgetRemarks(aboutPalettes names: Set<String>) {
    func isAbout(_ message: Message) -> Bool {
      [ReadingNote.readAsRamp, .skippedEntries].contains { message.isA($0) && names.contains(message.arguments[0]) }
    }
    notes.removeAll(where: isAbout)
    unjudged.removeAll(where: isAbout)
  }

  /// Leaves the modes of those names; no names leave all.
  mutating func look(atModes names: [String]) {
    guard !names.isEmpty else { return }
    modesLeftOut += modes.map(\.name).filter { !names.contains($0) }
    modes.removeAll { !names.contains($0.name) }
  }

  private static func help(for name: String, among names: [String]) -> String {
    if let near = NearestName.suggestion(for: name, among: names) { return "did you mean '\(near)'?" }
    if KnownPalette.named(name) != nil { return "for the well-known palette of that name give no file" }
    guard !names.isEmpty else { return "its colours have no name of their own; leave --palette out" }
    return "it holds " + names.prefix(8).map { "'\($0)'" }.listed(of: names.count)
  }
}

/// What to say about a name that no well-known palette has.
enum KnownPaletteName {
  /// `did you mean 'okabe-ito'?`, or where the names are listed.
  static func help(for name: String) -> String { question(for: name) ?? "'palettecheck palettes' lists them" }

  /// `did you mean 'okabe-ito'?`; nil when no name is near.
  static func question(for name: String) -> String? {
    let names = KnownPalette.all.map(\.name)
    let bare = letters(name)
    if let same = names.first(where: { letters($0) == bare }) { return "did you mean '\(same)'?" }
    if let near = NearestName.suggestion(for: name, among: names) { return "did you mean '\(near)'?" }
    // `Set2` is called brewer-set2 here.
    let longer = bare.count < 3 ? [] : names.filter { letters($0).contains(bare) }.prefix(3).map { "'\($0)'" }
    guard let last = longer.last else { return nil }
    let first = longer.dropLast().joined(separator: ", ")
    return "did you mean \(first.isEmpty ? "" : first + " or ")\(last)?"
  }

  /// The letters and digits of the name alone.
  private static func letters(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}
