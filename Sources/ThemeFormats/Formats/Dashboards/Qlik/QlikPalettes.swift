import PaletteRules
import SourceText

/// The palettes and scales of a Qlik Sense theme.
struct QlikPalettes {
  let colors: QlikColors
  let record: ReadingRecord

  /// `palettes.data`: a row of colours each, or a pyramid whose n-th row serves n values.
  func palettes(_ list: PlacedNode?) -> [ReadPalette] {
    (list?.items ?? []).enumerated().flatMap { index, entry in
      palette(entry, name: entry["name"]?.node.string ?? "palette \(index + 1)")
    }
  }

  private func palette(_ entry: PlacedNode, name: String) -> [ReadPalette] {
    guard let scale = entry["scale"], let items = scale.items else { return [] }
    guard items.contains(where: { $0.node.items != nil }) else {
      return [ReadPalette(name: name, kind: .categorical, colors: colors.list(scale, token: name))]
    }
    let rows = items.enumerated().compactMap { index, row -> (count: Int, colors: ListedColors)? in
      guard row.node.items != nil else { return nil }
      return (index + 1, colors.list(row, token: "\(name).\(index + 1)"))
    }
    guard let longest = rows.max(by: { $0.colors.items.count < $1.colors.items.count }) else { return [] }
    let covered = Set(longest.colors.items.map(\.color.hex))
    // A row that takes its colours from the longest has no pair that the longest has not.
    let others = rows.filter { row in !row.colors.items.allSatisfy { covered.contains($0.color.hex) } }
    return [ReadPalette(name: name, kind: .categorical, colors: longest.colors)]
      + others.map { ReadPalette(name: "\(name) for \($0.count)", kind: .categorical, colors: $0.colors) }
  }

  /// `scales`: colours mixed (`gradient`) or in classes; of a class pyramid its longest row.
  func ramps(_ list: PlacedNode?) -> [Ramp] {
    (list?.items ?? []).enumerated().compactMap { index, entry in
      guard let scale = entry["scale"] else { return nil }
      let name = entry["name"]?.node.string ?? "scale \(index + 1)"
      let rows = scale.items?.filter { $0.node.items != nil } ?? []
      let row = rows.max { ($0.node.items?.count ?? 0) < ($1.node.items?.count ?? 0) } ?? scale
      let found = colors.list(row, token: name).items.map(\.color)
      guard found.count >= 2 else { return nil }
      let isGradient = entry["type"]?.node.string == "gradient"
      return Ramp(
        name: name, kind: RampShape.kind(of: found), stops: found.map { Ramp.Stop(color: $0) },
        interpolation: isGradient ? .srgb : .steps, steps: isGradient ? nil : found.count,
        isKindGuessed: true)
    }
  }
}
