package import Colorimetry
package import PaletteRules
import SafeText

/// The complete matrix for people: one line per pair, closest first.
package enum PairsReport {
  /// The maximum number of lines, for the pairs of ten colours; programs read the rest as JSON.
  private static let longest = 45
  /// The maximum length of a name.
  private static let widestName = 24
  /// The minimum length of a shortened name; less is meaningless. The other columns of most tables take 54.
  private static let (narrowestName, others) = (5, 54)
  /// Columns of a terminal with room for the hex values of colours with names.
  private static let roomy = 64

  /// The complete text, with a final line break.
  package static func text(_ results: [PairsResult], style: TextStyle) -> String {
    results.map { result in
      let lines = heading(result, style) + [""] + pairs(result, style) + [""] + summary(result, style)
      return lines.map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  private static func heading(_ result: PairsResult, _ style: TextStyle) -> [String] {
    var title = style.path(result.path)
    if let set = result.set { title += style.text(" § " + set) }
    let facts = [
      counted(result.colors.count, "colour", "colours"), counted(result.table.pairCount, "pair", "pairs"),
      result.table.metric.label, "model \(result.table.model.rawValue)",
      result.table.severityLabel, "convention \(result.table.convention.rawValue)",
    ]
    return Paragraph.titled(title, facts.map(style.text), style)
  }

  private static func pairs(_ result: PairsResult, _ style: TextStyle) -> [String] {
    let order = result.table.worstFirst
    let shown = style.verbosity == .verbose ? order : Array(order.prefix(longest))
    let table = table(result, shown, style)
    var lines = table.lines(style, indent: "  ", gap: 2)
    if shown.count < order.count {
      lines.append(style.text("  … and \(order.count - shown.count) more; -v shows all"))
    }
    if result.table.visions.contains(where: { vision in
      vision.pairs.contains { result.table.looksAlike($0, vision.vision) }
    }) {
      lines += ["", style.text("  ✗ below \(Figures.plain(Thresholds.pair)): too close to tell apart")]
    }
    return lines
  }

  private static func table(_ result: PairsResult, _ shown: [Int], _ style: TextStyle) -> TextTable {
    let visions = result.table.visions
    let showsSeverity = visions.contains {
      $0.pairs.contains { $0.severity > 0 && $0.severity != $0.expected(visions) }
    }
    let showsHexes = style.width >= roomy
    let room = max((style.width - (showsHexes ? others : others - 18)) / 2, narrowestName)
    let names = style.names(result.names, columns: min(widestName, room))
    var table = TextTable()
    table.append(
      Array(repeating: TextTable.Cell(text: ""), count: showsHexes ? 4 : 2)
        + visions.map { TextTable.Cell(text: $0.vision.rawValue, role: .faint, alignsRight: true) })
    for index in shown {
      let pair = visions[0].pairs[index]
      var row: [TextTable.Cell] = []
      for color in [pair.first, pair.second] {
        let hex = result.colors[color].hex
        guard showsHexes else {
          row.append(.color(names[color], swatch: hex))
          continue
        }
        row.append(.color(hex))
        // Unnamed colours are named by their hex value.
        row.append(TextTable.Cell(text: result.names[color] == hex ? "" : names[color]))
      }
      for vision in visions {
        let entry = vision.pairs[index]
        var text = Figures.atLeast(entry.value, digits: result.table.metric.digits)
        if showsSeverity, entry.severity > 0 { text += " at \(Figures.plain(entry.severity))" }
        let isAlike = result.table.looksAlike(entry, vision.vision)
        row.append(
          TextTable.Cell(
            text: isAlike ? style.text("✗ ") + text : text, role: isAlike ? .error : .plain, alignsRight: true))
      }
      table.append(row)
    }
    return table
  }

  private static func summary(_ result: PairsResult, _ style: TextStyle) -> [String] {
    var table = TextTable()
    table.append(
      ["", "least", "mean", "most", "of the first 2, 3, … colours"].map {
        TextTable.Cell(text: style.text($0), role: .faint)
      })
    for vision in result.table.visions {
      var row = [TextTable.Cell(text: vision.vision.rawValue, role: .faint)]
      for figure in [vision.minimum?.value, vision.mean, vision.maximum] {
        row.append(
          TextTable.Cell(
            text: figure.map { Figures.atLeast($0, digits: result.table.metric.digits) } ?? "-", alignsRight: true))
      }
      let prefixes = vision.minimumByPrefix.prefix(style.verbosity == .verbose ? .max : 12)
      row.append(
        TextTable.Cell(
          text: prefixes.map { Figures.atLeast($0, digits: result.table.metric.digits) }.joined(separator: " ")))
      table.append(row)
    }
    return table.lines(style, indent: "  ", gap: 2)
  }
}

extension PairTable {
  fileprivate var pairCount: Int { visions.first?.pairs.count ?? 0 }

  /// Whether a pair is below the difference that the rules require; only CIEDE2000 has one, and not in grey.
  fileprivate func looksAlike(_ entry: Entry, _ vision: Vision) -> Bool {
    metric == .ciede2000 && vision != .grey && entry.value < Thresholds.pair
  }

  /// The severities of the deficiencies.
  fileprivate var severityLabel: String {
    switch severities {
    case .one(let severity): "severity \(Figures.plain(severity))"
    case .sweep: "the worst of severities 0.01 to 1"
    }
  }

  /// The pairs, as indices into each vision's, by the least distance under any vision; equal ones in index order.
  fileprivate var worstFirst: [Int] {
    let least = (0..<pairCount).map { index in visions.map { $0.pairs[index].value }.min() ?? 0 }
    return least.indices.sorted { (least[$0], $0) < (least[$1], $1) }
  }
}

extension PairTable.Entry {
  /// The severity shared by all pairs, unless there was a sweep.
  fileprivate func expected(_ visions: [PairTable.VisionTable]) -> Double? {
    visions.first { $0.vision != .normal }?.pairs.first?.severity
  }
}

extension DifferenceMetric {
  /// Black and white are 1 apart in OKLab, 100 in the others.
  fileprivate var digits: Int { self == .oklab ? 4 : 1 }

  fileprivate var label: String {
    switch self {
    case .ciede2000: "ΔE00"
    case .cam02ucs: "ΔE CAM02-UCS"
    case .cam16ucs: "ΔE CAM16-UCS"
    case .oklab: "ΔE OKLab"
    case .cie76: "ΔE76"
    }
  }
}

/// The measurements of every pair of one set of colours.
package struct PairsResult: Sendable {
  /// The input as the user wrote it.
  package let path: String
  /// The mode, or the palette of a file with several; untrusted.
  package let set: String?
  /// The displayed names; untrusted.
  package let names: [String]
  /// As displayed: composited if translucent.
  package let colors: [SRGB]
  /// Every pair.
  package let table: PairTable

  /// Collects the measurements.
  package init(path: String, set: String?, names: [String], colors: [SRGB], table: PairTable) {
    self.path = path
    self.set = set
    self.names = names
    self.colors = colors
    self.table = table
  }
}

/// The complete matrix as JSON.
package enum PairsJSON {
  /// An object, or an array for several sets of colours.
  package static func text(_ results: [PairsResult]) -> String {
    let values = results.map(value)
    return JSONWriter.text(values.count == 1 ? values[0] : .array(values))
  }

  private static func value(_ result: PairsResult) -> JSONValue {
    let table = result.table
    return .object([
      ("path", .string(result.path)), ("set", .string(result.set)),
      ("names", .strings(result.names)), ("colors", .strings(result.colors.map(\.hex))),
      ("metric", .string(table.metric.rawValue)), ("model", .string(table.model.rawValue)),
      ("convention", .string(table.convention.rawValue)),
      ("visions", .array(table.visions.map(vision))),
    ])
  }

  private static func vision(_ table: PairTable.VisionTable) -> JSONValue {
    .object([
      ("vision", .string(table.vision.rawValue)),
      ("minimum", table.minimum.map(entry) ?? .null),
      ("mean", .number(table.mean)), ("maximum", .number(table.maximum)),
      ("minimumByPrefix", .numbers(table.minimumByPrefix)),
      ("pairs", .array(table.pairs.map(entry))),
    ])
  }

  private static func entry(_ entry: PairTable.Entry) -> JSONValue {
    .object([
      ("value", .number(entry.value)), ("pair", .array([.integer(entry.first), .integer(entry.second)])),
      ("severity", .number(entry.severity)),
    ])
  }
}
