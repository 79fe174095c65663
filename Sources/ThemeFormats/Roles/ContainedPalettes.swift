import PaletteRules

extension ThemeContent {
  /// Leaves out palettes all of whose colours stand in another, in every mode: each pair of theirs is a pair of that one,
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
        return Set(part.colors.map(\.hex)).isSubset(of: whole.colors.map(\.hex))
      }
    }
    var contained: Set<String> = []
    for palette in palettes {
      guard let whole = palettes.first(where: { isContained(palette, in: $0) }) else { continue }
      contained.insert(palette.name)
      record.note("every colour of \(palette.name) is in \(whole.name), and is judged there")
    }
    palettes.removeAll { contained.contains($0.name) }
    for index in modes.indices { modes[index].palettes.removeAll { contained.contains($0.name) } }
  }
}
