import PaletteRules
import SourceText

/// A chart of Chart.js as a file of options: `{"type": "bar", "data": {"datasets": […]}}`.
///
/// Source: Chart.js 4, "Data structures", "Colors" and "Line chart".
enum ChartJSChart: OptionsFormat {
  static let name = "chartjs"
  static let label = "Chart.js chart"

  static let spelling = OptionsSpelling(
    expectation: Refusal.otherForm("a Chart.js chart", "an object with 'data'"), requires: ["data/datasets"])

  /// The kinds that one colour draws.
  private static let marks = MarkSpelling(
    kinds: [
      "line": line(.line), "scatter": line(.point), "bubble": line(.point), "radar": line(.line),
      "bar": MarkSpelling.Kind(mark: .bar, color: ["backgroundColor", "borderColor"]),
    ],
    dash: "borderDash", width: "borderWidth")

  private static func line(_ mark: Series.Mark) -> MarkSpelling.Kind {
    MarkSpelling.Kind(mark: mark, color: ["borderColor", "backgroundColor"])
  }

  static func recognises(_ input: ThemeInput) -> Bool { input.root?["data"]?["datasets"]?.items != nil }

  /// One series a dataset, or one a part of the first pie: its other rings have the same colours.
  static func read(_ options: inout OptionsReader) throws(ThemeProblem) {
    let labels = options.place("data/labels")?.items?.map { $0.node.string ?? "" } ?? []
    let usual = options.place("type")?.node.string ?? ""
    var entries: [MarkSpelling.Entry] = []
    for (index, set) in (options.place("data/datasets")?.items ?? []).enumerated() {
      let kind = set["type"]?.node.string ?? usual
      let keys = marks.kinds[kind]?.color ?? ["backgroundColor", "borderColor"]
      guard let place = keys.lazy.compactMap({ $0.place(in: set) }).first(where: { !$0.node.isNull }) else { continue }
      if place.items != nil, !entries.isEmpty { continue }
      for (part, item) in (place.items ?? [place]).enumerated() {
        guard let color = options.color(of: item) else { continue }
        let isNamed = labels.indices.contains(part) && !labels[part].isEmpty
        let name = isNamed ? labels[part] : "part \(part + 1)"
        entries.append(
          MarkSpelling.Entry(
            color: color, name: place.items == nil ? set["label"]?.node.string ?? "series \(index + 1)" : name,
            kind: kind, holders: place.items == nil ? [set] : []))
      }
    }
    options.mode.series = try marks.series(of: entries, token: "datasets", options.reading)
    guard !entries.isEmpty else {
      throw options.record.firstProblem ?? .noColors(of: label, path: options.reading.path)
    }
    options.mode.text = options.color("options/plugins/legend/labels/color", "options/color")
    // A list has a colour for each line, and a function any.
    let grid: OptionKeys = "options/scales/y/grid/color"
    if options.place(grid)?.node.string != nil { options.mode.gridlines = options.color(grid) }
  }
}
