import PaletteRules

extension ThemeContent {
  /// Leaves out palettes all of whose colours are in another, in every mode: each pair of theirs is a pair of that one,
  /// and is judged there.
  mutating func leaveContained(_ record: ReadingRecord) {
    guard palettes.count > 1 else { return }
    let lists = [palettes] + modes.map(\.palettes).filter { !$0.isEmpty }
    func isContained(_ one: NamedPalette, in other: NamedPalette) -> Bool {
      guard one.kind == .categorical, other.kind == .categorical, one.colors.count < other.colors.count else {
        return false
      }
      return lists.allSatisfy { list in
        guard let part = list.first(where: { $0.name == one.name }),
          let whole = list.first(where: { $0.name == other.name })
        else { return false }
        // A colour that comes twice is a pair of its own.
        let rest = whole.drawn
        return part.drawn.allSatisfy { $0.value <= rest[$0.key, default: 0] }
      }
    }
    var contained: Set<String> = []
    for palette in palettes {
      guard let whole = palettes.first(where: { isContained(palette, in: $0) }) else { continue }
      contained.insert(palette.name)
      record.note(.containedPalette, palette.name, whole.name)
    }
    palettes.removeAll { contained.contains($0.name) }
    for index in modes.indices { modes[index].palettes.removeAll { contained.contains($0.name) } }
  }
}

extension [ThemeMode] {
  /// Leaves out the lists of a program all of whose colours are in another one on the same ground.
  mutating func leaveContained(_ record: ReadingRecord) {
    let rows = map { mode in mode.ramps.isEmpty ? Set(mode.series.map(\.color.hex)) : [] }
    let contained = indices.filter { index in
      guard rows[index].count > 2, rows[index].count == self[index].series.count else { return false }
      let whole = indices.first { other in
        rows[other].count > rows[index].count && rows[other].isSuperset(of: rows[index])
          && self[other].background?.hex == self[index].background?.hex
          && (self[other].unknownGround == nil) == (self[index].unknownGround == nil)
      }
      guard let whole else { return false }
      record.note(.containedPalette, self[index].name, self[whole].name)
      return true
    }
    for index in contained.reversed() { remove(at: index) }
  }
}

extension NamedPalette {
  /// How often it draws each colour with its outline, which may be what makes a faint colour visible.
  fileprivate var drawn: [String: Int] {
    var counts: [String: Int] = [:]
    for (index, color) in colors.enumerated() {
      let stroke = strokes.indices.contains(index) ? strokes[index] : nil
      counts[color.hex + (stroke.map { " " + $0.hex } ?? ""), default: 0] += 1
    }
    return counts
  }
}
