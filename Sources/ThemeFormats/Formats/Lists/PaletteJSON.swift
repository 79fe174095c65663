import PaletteRules
import SourceText

/// Palettes as JSON, in the shapes of ``ListSearch``.
enum PaletteJSON: ThemeFormat {
  static let name = "palette-json"
  static let label = "colour palettes"

  /// Palettes of one file that are judged: the largest collection known has some 2,800. An engineering choice.
  private static let most = 4_096

  static func recognises(_ input: ThemeInput) -> Bool { !ListSearch.rows(in: input.placedRoot).isEmpty }

  /// The name of the file or of a group says so: a list under a word for palettes too, an object of names and colours only
  /// under one for charts, because it mostly colours a page.
  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool {
    let rows = ListSearch.rows(in: input.placedRoot)
    let words =
      TokenWords.split([String(ThemeInput.name(of: input.file.path))])
      + TokenWords.split(rows.prefix(64).flatMap(\.name) + (input.root?.members ?? []).prefix(64).map(\.key))
    let isNamed = ChartEvidence.areOfChart(words)
    let isOfPalettes = !RoleWords.palettes.isDisjoint(with: words)
    return rows.contains { row in
      row.entries.count > 1 && (isNamed || isOfPalettes && row.entries.allSatisfy { $0.key == nil })
    }
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let record = reading.record
    guard let root = reading.input.placedRoot else { throw .noColors(of: label, path: reading.path) }
    let all = ListSearch.rows(in: root)
    let found = Array(all.prefix(most))
    if all.count > most { record.leave(.palettesBeyond, all.count - most, most) }
    var palettes = found.map { $0.read(record: record) }
    var used = Set(all.flatMap { $0.entries.map(\.place.node.range) })
    let modes = modeNames(of: found)
    // Thousands of lists share the object around them, which may be large.
    var known: [[String]: Bool] = [:]
    for (index, row) in found.enumerated() {
      if let modes {
        palettes[index].name = modes[index]
      } else if found.count > 1, isDark(row, in: root, &known) {
        palettes[index].unknownGround =
          "'\(palettes[index].name)' is dark and names no background; give it with --background COLOR"
      }
    }
    var content = try ThemeContent(palettes, reading)
    let isOneEach = content.modes.count == found.count
    for index in content.modes.indices {
      let row = isOneEach ? found[index] : nil
      var surfaces =
        row.map { NamedSurfaces(around: $0, in: root, record: record) } ?? NamedSurfaces([root], record: record)
      let isDark = (modes?[index] ?? row?.name.last?.lowercased()) == "dark"
      surfaces.fill(&content.modes[index], isDark: isDark)
      if modes == nil, isDark || surfaces.isDark { content.modes[index].name = "dark" }
      used.formUnion(surfaces.used)
    }
    leaveOthers(root, used: used, record)
    return content
  }

  /// Counts the colours of the file that are in no list and no surface as not checked.
  private static func leaveOthers(_ root: PlacedNode, used: Set<Range<Int>>, _ record: ReadingRecord) {
    var count = 0
    var first: PlacedNode?
    var pending = [root]
    while let place = pending.popLast() {
      guard !used.contains(place.node.range) else { continue }
      if let items = place.items { pending += items.reversed() }
      if let members = place.members { pending += members.reversed().map(\.value) }
      guard ColorRow.isCode(place.node), let text = place.node.string, (try? BareColor.read(text)) != nil else {
        continue
      }
      count += 1
      first = first ?? place
    }
    if let first { record.leave(.otherColors, count, first.pointer, first.node.string ?? "") }
  }

  /// The names of two lists that are the modes of one theme, `{"light": […], "dark": […]}`, in file order; nil for others. The names
  /// that lead to them differ in nothing else.
  private static func modeNames(of rows: [ColorRow]) -> [String]? {
    guard rows.count == 2, rows[0].name.count == rows[1].name.count,
      rows.allSatisfy({ $0.kind ?? .categorical == .categorical })
    else { return nil }
    let steps = rows[0].name.indices.filter { rows[0].name[$0] != rows[1].name[$0] }
    guard steps.count == 1 else { return nil }
    let names = rows.map { $0.name[steps[0]].lowercased() }
    return Set(names) == ["light", "dark"] ? names : nil
  }

  /// Whether a row of several is called dark, or the object around it says so.
  private static func isDark(_ row: ColorRow, in root: PlacedNode, _ known: inout [[String]: Bool]) -> Bool {
    if Modes.isDark(row.name.last) { return true }
    let way = row.entries.first.map { Array($0.place.pointer.tokens.dropLast()) } ?? []
    for steps in [way, Array(way.dropLast())] {
      let answer = known[steps] ?? root.at(steps).map(NamedSurfaces.isDark) ?? false
      known[steps] = answer
      if answer { return true }
    }
    return false
  }
}
