import PaletteRules
import SourceText

/// A series as a palettecheck theme writes it, before its colour is followed.
struct SeriesEntry {
  /// As people see it.
  var name: String
  /// What the theme says of it: `color`, `mark` … by key; a mode changes them one by one.
  var fields: [String: PlacedNode]

  /// The entries that a list of series stands for; a bare colour is `series 1`, `series 2` …
  static func list(_ place: PlacedNode, record: ReadingRecord) -> [SeriesEntry] {
    guard let items = place.items else {
      record.problem(FormatProblem.notList("series", place.node.kindName), at: place.origin)
      return []
    }
    var entries: [SeriesEntry] = []
    for item in items {
      let isColor = item.node.members == nil || item["colorSpace"] != nil
      let fields =
        isColor
        ? ["color": item]
        : Dictionary(uniqueKeysWithValues: (item.members ?? []).map { ($0.key, $0.value) })
      let name = record.text(fields["name"], "the name of a series") ?? "series \(entries.count + 1)"
      if fields["color"] == nil { record.problem(FormatProblem.withoutColor("a series"), at: item.origin) }
      entries.append(SeriesEntry(name: name, fields: fields))
    }
    return named(entries, at: place, record: record)
  }

  /// Applies changes by name.
  static func apply(_ changes: PlacedNode, to entries: inout [SeriesEntry], record: ReadingRecord) {
    if entries.isEmpty, let first = changes.members?.first {
      record.problem(FormatProblem.noSeriesToChange(first.key), at: changes.origin)
      return
    }
    let places = Dictionary(grouping: entries.indices) { entries[$0].name }
    for change in changes.members ?? [] {
      let matching = places[change.key] ?? []
      if matching.isEmpty {
        record.problem(
          FormatProblem.unknownSeries(
            change.key, entries.prefix(12).map { "'\($0.name)'" }.joined(separator: ", ")),
          help: record.suggestion(for: change.key, among: entries.map(\.name)),
          at: TokenOrigin(file: change.value.file, range: change.keyRange, pointer: change.value.pointer))
      }
      for index in matching {
        for field in change.value.members ?? [] {
          entries[index].fields[field.key] = field.value
        }
      }
    }
  }

  /// Reports a name that occurs twice, because changes by name then mean both.
  private static func named(_ entries: [SeriesEntry], at place: PlacedNode, record: ReadingRecord) -> [SeriesEntry] {
    var seen: Set<String> = []
    for entry in entries where !seen.insert(entry.name).inserted {
      record.note(.sameSeriesName, entry.name)
    }
    return entries
  }
}
