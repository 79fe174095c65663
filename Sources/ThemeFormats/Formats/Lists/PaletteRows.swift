import Colorimetry
import PaletteRules
import SourceText

/// Collects the palettes that rows of text hold: the lines of a palette file, or the rows of a table.
struct PaletteRows {
  /// In the order of their first colours.
  private(set) var all: [ReadPalette] = []
  private var indices: [String: Int] = [:]
  private let file: SourceFile
  private let record: ReadingRecord

  /// How far rounding takes fractions beyond 0 and 1; an engineering choice.
  private static let slack = 0.02
  /// Entries that one report names; an engineering choice.
  private static let mostNamed = 8

  init(_ reading: Reading) { (file, record) = (reading.file, reading.record) }

  /// The index of the palette of that name, which begins here when there is none.
  mutating func palette(_ name: String = "", kind: String = "") -> Int {
    if let index = indices[name] { return index }
    indices[name] = all.count
    let known = NamedPalette.Kind(word: kind)
    all.append(
      ReadPalette(name: name, kind: known ?? .categorical, saysKind: known != nil, colors: ListedColors()))
    return all.count - 1
  }

  /// Adds a colour that is written out. A cell with `#` is meant as one; others that are none are counted.
  mutating func add(_ cell: TableCell?, to index: Int, label: String? = nil) {
    guard let cell, cell.text.hasPrefix("#") || (try? BareColor.read(cell.text)) != nil else {
      let line = cell.map { TokenOrigin(file: file, range: $0.range).start.line }
      let isNamed = cell.map { !$0.text.isEmpty } ?? false && all[index].skipped.count < Self.mostNamed
      all[index].skipped.append(
        isNamed ? ReadPalette.Skipped(text: cell?.text ?? "", line: line ?? 0) : ReadPalette.Skipped())
      return
    }
    all[index].add(cell.text, label: label, at: TokenOrigin(file: file, range: cell.range), record)
  }

  /// Adds a colour of three numbers, or of four with an opacity; a row without any is counted.
  ///
  /// - Parameter whole: what full intensity is.
  mutating func add(_ cells: [TableCell], count: Int = 3, whole: Double, to index: Int, label: String? = nil) {
    let written = cells.filter { !$0.text.isEmpty }
    guard let start = written.map(\.range.lowerBound).min(), let end = written.map(\.range.upperBound).max() else {
      all[index].skipped.append(ReadPalette.Skipped())
      return
    }
    let origin = TokenOrigin(file: file, range: start..<end)
    let slack = whole == 1 ? Self.slack : 0
    let numbers = cells.compactMap { Double($0.text) }
    guard numbers.count == count, numbers.allSatisfy({ (-slack...whole + slack).contains($0) }) else {
      let text = written.map(\.text).joined(separator: ", ")
      record.problem(FormatProblem.notNumbers(text, count == 4 ? "four" : "three", Int(whole)), at: origin)
      return
    }
    let parts = numbers.map { ($0 / whole).clampedToUnit }
    let components = Color.Components(parts[0], parts[1], parts[2])
    let color = Color(space: .srgb, components: components, alpha: count == 4 ? parts[3] : 1)
    let item = ListedColors.Item(
      color: ThemeColor(color, origin: origin), label: label.flatMap { $0.isEmpty ? nil : $0 })
    all[index].colors.items.append(item)
  }

  /// Counts colours of other columns as not checked.
  func leave(_ count: Int, from first: TableCell) {
    let line = TokenOrigin(file: file, range: first.range).start.line
    record.leave(.otherColors, count, "in line \(line)", first.text)
  }

  /// Makes the first palette a ramp, named after the file.
  mutating func makeRamp() {
    guard let colors = all.first?.colors.items.map(\.color), colors.count > 2 else { return }
    let kind = RampShape.kind(of: colors)
    all[0].kind = NamedPalette.Kind(kind)
    all[0].saysKind = true
    all[0].name = ThemeInput.name(of: file.path).split(separator: ".").first.map(String.init) ?? ""
    record.note(.oneRamp, colors.count, kind.rawValue)
  }
}

extension TextLine {
  /// What is between blanks and commas.
  var cells: [TableCell] {
    text.split { $0 == " " || $0 == "\t" || $0 == "," }.map { word in
      let start = text.utf8.distance(from: text.startIndex, to: word.startIndex)
      return TableCell(text: String(word), range: part(start..<start + word.utf8.count))
    }
  }
}
