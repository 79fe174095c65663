import PaletteRules

/// The colour sets of a catalog in one mode, by the names that code uses and by their own.
struct CatalogNamedColors: NameableColors {
  private let sets: [ColorSet]
  private let mode: CatalogMode

  init(_ sets: [ColorSet], in mode: CatalogMode) {
    self.sets = sets
    self.mode = mode
  }

  var nameables: [(index: Int, token: PlainName)] {
    sets.enumerated().flatMap { index, set in
      let name = set.name.split { $0 == "/" || $0 == "." }.map(String.init)
      let last = [set.path.last ?? set.name]
      return name == last
        ? [(index, PlainName(path: name))] : [(index, PlainName(path: name)), (index, PlainName(path: last))]
    }
  }

  func use(_ index: Int, record: ReadingRecord) -> ThemeColor? {
    sets[index].slot(for: mode).flatMap { record.color($0, of: sets[index], in: mode) }
  }
}
