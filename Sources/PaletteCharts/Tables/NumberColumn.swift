/// A column of a table read as numbers: the style is decided for the whole column, not for a cell.
struct NumberColumn {
  /// How its cells may be read.
  enum Style: Hashable {
    /// One reading only.
    case decided(DecimalMark)
    /// A cell such as `1,200` is a number either way, and no other cell tells which.
    case ambiguous(example: String)
  }

  let style: Style
  /// The words around every number, `%@` in its place; nil where there are none or cells differ.
  let unit: String?
  /// A cell such as `333.333` beside `500`, whose point could divide thousands, and is read as that of decimals.
  let guess: String?
  /// How many cells hold numbers, and how many something else that is not missing.
  let numbers, others: Int

  /// Reads the cells of a column.
  ///
  /// - Parameter hasCommas: Whether decimals are written with commas where the table comes from, as semicolons between cells show.
  init(_ cells: some Sequence<String>, hasCommas: Bool = false) {
    var (points, commas) = (0, 0)
    var example: String?
    var units: Set<String?> = []
    var (numbers, others) = (0, 0)
    // `980` beside `1,200`: in a column of three decimals it would have them too.
    var (hasWhole, hasHundreds, isComma) = (false, false, false)
    for cell in cells where !NamedColumns.isMissing(cell) {
      guard let written = WrittenNumber(cell) else {
        others += 1
        continue
      }
      switch (written.value(.point), written.value(.comma)) {
      case (nil, nil):
        others += 1
        continue
      case (_?, nil): points += 1
      case (nil, _?): commas += 1
      case (let point?, let comma?) where point == comma:
        hasWhole = hasWhole || point.magnitude < 1000
        hasHundreds = hasHundreds || (100..<1000).contains(point.magnitude)
      case (let point?, let comma?):
        example = example ?? cell
        isComma = isComma || point.magnitude > comma.magnitude
      }
      numbers += 1
      units.insert(written.unit)
    }
    (self.numbers, self.others) = (numbers, others)
    unit = units.count == 1 ? units.first ?? nil : nil
    guess = points == commas && !isComma && hasHundreds ? example : nil
    if points != commas {
      style = .decided(points > commas ? .point : .comma)
    } else if let example, isComma ? !hasWhole : hasCommas && (hasHundreds || !hasWhole) {
      // Three decimals behind a point are what programs write between commas.
      style = .ambiguous(example: example)
    } else {
      style = .decided(.point)
    }
  }

  /// Whether it holds numbers; one wrong cell among numbers is a mistake and not a name.
  var isNumeric: Bool { numbers > 0 ? numbers >= others : others == 0 }
}
