import SourceText

extension KnownFormat {
  /// Told by the name of the file or its first bytes.
  static let byName: [KnownFormat] = [
    KnownFormat("aco", "an Adobe colour file") { $0.hasExtension("aco") },
    KnownFormat("sass", "a style sheet in Sass or Less") { $0.hasExtension("scss", "sass", "less") },
  ]

  /// Told by keys at the top, in the order in which no earlier test takes a later one's files.
  static let byKeys: [KnownFormat] = [
    KnownFormat(
      "apexcharts", "ApexCharts options",
      keys: { root in
        let isNamed =
          root["chart"]?["foreColor"] != nil
          || root["theme"]?.holdsOne(of: ["mode", "palette", "monochrome"]) ?? false
        // Highcharts writes `xAxis`, and has none of the others at the top.
        let isDrawn =
          root["chart"]?.members != nil && root["series"]?.items != nil
          && root.holdsOne(of: ["xaxis", "yaxis", "stroke", "dataLabels", "markers"])
        return root["colors"]?.items != nil && isNamed || isDrawn
      }),
    KnownFormat("chartjs", "a chart of Chart.js", keys: { $0["data"]?["datasets"]?.items != nil }),
    KnownFormat(
      "vscode", "a colour theme of Visual Studio Code",
      keys: { $0["tokenColors"] != nil || $0["colors"]?["editor.background"] != nil }),
  ]
}

extension SourceNode {
  /// Whether a member of one of these names is there.
  func holdsOne(of keys: [String]) -> Bool { keys.contains { self[$0] != nil } }

  /// Whether an object in the tree satisfies the test; without recursion, so that depth does not matter.
  func anyNode(_ test: (SourceNode) -> Bool) -> Bool {
    var pending = [self]
    while let node = pending.popLast() {
      switch node.value {
      case .object(let members):
        if test(node) { return true }
        // By index: what is not kept need not be copied, and `reversed()` would copy all.
        for index in members.indices where members[index].value.holdsNodes { pending.append(members[index].value) }
      case .array(let items):
        for index in items.indices where items[index].holdsNodes { pending.append(items[index]) }
      default: break
      }
    }
    return false
  }

  private var holdsNodes: Bool {
    switch value {
    case .object, .array: true
    default: false
    }
  }
}
