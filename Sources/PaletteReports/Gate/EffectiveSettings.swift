import Colorimetry
package import PaletteGate
package import PaletteRules
import SafeText

/// The effective value of each setting and its origin: a file and line, a flag, or the default.
package struct EffectiveSettings {
  private struct Row {
    let key: String
    var value: String
    var origin: String
  }

  private var rows: [Row] = []

  /// Combines a configuration with the defaults.
  package init(_ configuration: Configuration) {
    func add<Value>(_ key: String, _ setting: Setting<Value>?, _ standard: String, _ text: (Value) -> String) {
      rows.append(
        Row(key: key, value: setting.map { text($0.value) } ?? standard, origin: setting?.origin.place ?? "default"))
    }
    func list(_ texts: [String]) -> String { texts.isEmpty ? "none" : texts.joined(separator: ", ") }
    add("include", configuration.include, "every theme", list)
    add("exclude", configuration.exclude, "none", list)
    add("chart", configuration.charts, "none", list)
    if let sets = configuration.sets {
      for set in sets.value {
        rows.append(Row(key: "sets.\(set.name)", value: list(set.tokens), origin: set.origin.place))
      }
    } else {
      rows.append(Row(key: "sets", value: "none", origin: "default"))
    }
    for role in Configuration.Role.allCases {
      guard let setting = configuration.roles[role] else { continue }
      add("roles.\(role.rawValue)", setting, "", list)
    }
    add("text", configuration.text, "as themes declare") { counted($0.count, "entry", "entries") }
    add("pairs", configuration.pairs, "as themes declare") { counted($0.count, "entry", "entries") }
    add("modes", configuration.modes, "all", list)
    add("contexts", configuration.contexts, "all", list)
    for rule in RuleCatalog.all {
      add("rules.\(rule.id)", configuration.rules[rule.key], rule.levelWord, \.rawValue)
    }
    for (rule, threshold) in RuleCatalog.thresholds {
      add("thresholds.\(rule.id)", configuration.thresholds[rule.key], threshold.text(threshold.standard)) {
        threshold.text($0)
      }
    }
    add("vision.kinds", configuration.visions, "protan, deutan, tritan, grey") { list($0.map(\.rawValue)) }
    add("vision.severity", configuration.severity, "sweep") { $0.map(Figures.plain) ?? "sweep" }
    add("failOn", configuration.failOn, "error", \.rawValue)
    add("maxWarnings", configuration.maxWarnings, "any number") { String($0) }
    add("baseline", configuration.baseline, BaselineFile.defaultName) { $0 }
    add("waiverPolicy.maxDays", configuration.waiverPolicy.maxDays, "any number") { String($0) }
    add("waiverPolicy.requireOwner", configuration.waiverPolicy.requireOwner, "false") { String($0) }
    add("waiverPolicy.allowNever", configuration.waiverPolicy.allowNever, "false") { String($0) }
    rows.append(
      Row(
        key: "waivers", value: String(configuration.waivers.count),
        origin: configuration.waivers.first?.origin.place ?? "default"))
  }

  /// Overrides a setting by a flag.
  package mutating func set(_ key: String, _ value: String, by flag: String) {
    guard let index = rows.firstIndex(where: { $0.key == key }) else { return }
    (rows[index].value, rows[index].origin) = (value, flag)
  }

  /// Text for people: one line per setting; defaults appear only in verbose output.
  ///
  /// - Parameters:
  ///   - file: The configuration; nil without one.
  ///   - root: The base of the paths in the baseline.
  package func text(file: String?, root: String, style: TextStyle) -> String {
    let shown = style.verbosity == .verbose ? rows : rows.filter { $0.origin != "default" }
    var table = TextTable()
    for row in shown {
      table.append([
        TextTable.Cell(text: style.text(row.key), role: .strong), TextTable.Cell(text: style.text(row.value)),
        TextTable.Cell(text: style.text(row.origin), role: .faint),
      ])
    }
    var lines = [style.text(file.map { "configuration: \($0)" } ?? "configuration: none")]
    if style.verbosity != .quiet { lines.append(style.text("root: \(root)")) }
    if !shown.isEmpty { lines += [""] + table.lines(style, indent: "  ", gap: 2) }
    if style.verbosity == .normal {
      let left = rows.count - shown.count
      lines += ["", "\(counted(left, "setting is", "settings are")) at the default; -v shows them."]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// JSON: `{"file", "root", "settings": [{"key", "value", "origin"}]}`, defaults included.
  package func json(file: String?, root: String) -> String {
    JSONWriter.text([
      "file": .string(file), "root": .string(root),
      "settings": .array(
        rows.map { ["key": .string($0.key), "value": Self.json($0), "origin": .string($0.origin)] }),
    ])
  }

  /// Numbers and Booleans as such; words such as `sweep` as strings.
  private static func json(_ row: Row) -> JSONValue {
    switch row.key {
    case "maxWarnings", "waiverPolicy.maxDays", "waivers": Int(row.value).map { .integer($0) } ?? .string(row.value)
    case "vision.severity": Double(row.value).map { .number($0) } ?? .string(row.value)
    case "waiverPolicy.requireOwner", "waiverPolicy.allowNever": .boolean(row.value == "true")
    default: .string(row.value)
    }
  }
}

/// Thresholds of configurations below the rules' own defaults, which a build must not pass silently.
package enum LooserThresholds {
  private enum Remark: String, MessageKind {
    case looser = "‹rule› requires only ‹value› here; its default is ‹default› (‹place›)."
  }

  /// One for each, in the order of configurations and rules, only once for a configuration that several inputs share.
  package static func remarks(_ configurations: [Configuration]) -> [Message] {
    var remarks: [Message] = []
    for configuration in configurations {
      for (rule, threshold) in RuleCatalog.thresholds {
        guard let set = configuration.thresholds[rule.key], set.value < threshold.standard else { continue }
        let remark = Remark.looser(
          rule.id, threshold.text(set.value), threshold.text(threshold.standard), set.origin.place)
        if !remarks.contains(remark) { remarks.append(remark) }
      }
    }
    return remarks
  }
}
