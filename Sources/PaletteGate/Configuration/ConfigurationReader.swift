import Colorimetry
package import PaletteRules
package import SourceText

/// Reads `palettecheck.json`: JSON with comments and trailing commas, every key known, every value right.
package enum ConfigurationReader {
  /// The name that is looked for.
  package static let fileName = "palettecheck.json"
  /// Bytes of a file; an engineering choice.
  package static let mostBytes = 1 << 20
  /// Waivers of a file; an engineering choice.
  private static let mostWaivers = 10_000

  /// Reads one file; what it extends is named and not read.
  ///
  /// - Throws: ``UnreadableFile`` with everything that is wrong. Waivers are looked at later: a wrong one counts for nothing and
  ///   does not keep the rest from being used.
  package static func read(_ file: SourceFile) throws(UnreadableFile) -> Configuration {
    var limits = JSONReader.Limits()
    (limits.depth, limits.bytes) = (32, mostBytes)
    let root: SourceNode
    do throws(SourceError) {
      root = try JSONReader.read(file.bytes, .lenient, limits: limits).root
    } catch {
      throw UnreadableFile([ThemeProblem(syntax: error, in: file)])
    }
    var values = StrictValues(file)
    let configuration = read(root, &values)
    guard values.problems.isEmpty else {
      throw UnreadableFile(
        values.problems.sorted { ($0.origin?.range.lowerBound ?? 0) < ($1.origin?.range.lowerBound ?? 0) })
    }
    return configuration
  }

  private static func read(_ root: SourceNode, _ values: inout StrictValues) -> Configuration {
    var configuration = Configuration()
    configuration.file = values.file
    let members = values.members(root, keys: ConfigurationKeys.root, of: "a configuration")
    if root.members != nil {
      if let version = members["version"] {
        if version.number != 1 { values.wrong(version, .mustBeVersion) }
      } else {
        values.problem(SettingsProblem.noVersion(), at: root.range.lowerBound..<root.range.lowerBound + 1)
      }
    }
    _ = values.text(members["$schema"], "'$schema'")
    configuration.extends = extends(members["extends"], &values)
    configuration.include = list(members["include"], "'include'", &values)
    configuration.exclude = list(members["exclude"], "'exclude'", &values)
    configuration.charts = members["chart"].flatMap { node in
      // One chart need not be a list.
      let charts =
        node.string == nil
        ? values.texts(node, "'chart'", least: 1) : values.text(node, "'chart'").map { [$0] }
      return charts.map { Setting($0, at: values.origin(node)) }
    }
    configuration.sets = TokenSetReader.sets(members["sets"], &values)
    configuration.roles = roles(members["roles"], &values)
    configuration.text = ContrastListReader.texts(members["text"], &values)
    configuration.pairs = ContrastListReader.pairs(members["pairs"], &values)
    configuration.modes = list(members["modes"], "'modes'", &values)
    configuration.contexts = list(members["contexts"], "'contexts'", &values)
    configuration.rules = levels(members["rules"], &values)
    configuration.thresholds = ThresholdReader.thresholds(members["thresholds"], &values)
    vision(members["vision"], into: &configuration, &values)
    configuration.failOn = members["failOn"].flatMap { node in
      values.word(node, among: FailOn.allCases, "'failOn'").map { Setting($0, at: values.origin(node)) }
    }
    configuration.maxWarnings = values.count(members["maxWarnings"], in: 0...1_000_000, "'maxWarnings'")
    configuration.baseline = members["baseline"].flatMap { node in
      values.text(node, "'baseline'").map { Setting($0, at: values.origin(node)) }
    }
    configuration.waiverPolicy = policy(members["waiverPolicy"], &values)
    configuration.waivers = waivers(members["waivers"], &values)
    if let sets = configuration.sets, let series = configuration.roles[.series], !sets.value.isEmpty {
      values.problem(SettingsProblem.seriesTwice(), at: series.origin.range)
    }
    return configuration
  }

  private static func extends(_ node: SourceNode?, _ values: inout StrictValues) -> [Setting<String>] {
    guard let node else { return [] }
    // One file need not be a list.
    let items = node.string == nil ? node.items : [node]
    guard let items, items.count <= 8 else {
      values.wrong(node, .mustBePaths)
      return []
    }
    return items.compactMap { item in
      values.text(item, "an entry of 'extends'").map { Setting($0, at: values.origin(item)) }
    }
  }

  private static func list(_ node: SourceNode?, _ what: String, _ values: inout StrictValues) -> Setting<[String]>? {
    guard let node else { return nil }
    return values.texts(node, what).map { Setting($0, at: values.origin(node)) }
  }

  private static func roles(
    _ node: SourceNode?, _ values: inout StrictValues
  ) -> [Configuration.Role: Setting<[String]>] {
    guard let node else { return [:] }
    let members = values.members(node, keys: ConfigurationKeys.roles, of: "'roles'")
    var roles: [Configuration.Role: Setting<[String]>] = [:]
    for role in Configuration.Role.allCases {
      guard let node = members[role.rawValue] else { continue }
      roles[role] = values.texts(node, "'\(role.rawValue)'", least: 1).map { Setting($0, at: values.origin(node)) }
    }
    return roles
  }

  private static func levels(
    _ node: SourceNode?, _ values: inout StrictValues
  ) -> [RuleKey: Setting<JudgementSettings.RuleLevel>] {
    guard let node, let members = values.object(node, "'rules'") else { return [:] }
    var levels: [RuleKey: Setting<JudgementSettings.RuleLevel>] = [:]
    for member in members {
      guard let rule = values.rule(member.key, at: member.keyRange) else { continue }
      let all: [JudgementSettings.RuleLevel] = [.error, .warning, .info, .off]
      guard let level = values.word(member.value, among: all, "the level of '\(member.key)'") else { continue }
      if rule == .unreadableInput, level != .error {
        values.problem(SettingsProblem.alwaysError(member.key), at: member.value.range)
      }
      if levels[rule] != nil {
        values.problem(SettingsProblem.levelTwice(member.key, rule.id), at: member.keyRange)
      }
      levels[rule] = Setting(level, at: values.origin(member.value))
    }
    return levels
  }

  private static func vision(
    _ node: SourceNode?, into configuration: inout Configuration, _ values: inout StrictValues
  ) {
    guard let node else { return }
    let members = values.members(node, keys: ConfigurationKeys.vision, of: "'vision'")
    if let node = members["kinds"] {
      if let items = node.items, !items.isEmpty {
        let visions = items.compactMap {
          values.word($0, among: [Vision.protan, .deutan, .tritan, .grey], "a kind of vision")
        }
        configuration.visions = Setting(visions, at: values.origin(node))
      } else {
        values.wrong(node, .mustBeSomeOf, "'kinds'", "protan, deutan, tritan, grey")
      }
    }
    if let node = members["severity"] {
      if node.string == "sweep" {
        configuration.severity = Setting(nil, at: values.origin(node))
      } else if let number = node.number, (0...1).contains(number) {
        configuration.severity = Setting(number, at: values.origin(node))
      } else {
        values.wrong(node, .mustBeSeverity)
      }
    }
    if let node = members["flare"] {
      if let share = node.number, (0...1).contains(share) {
        configuration.flare = Setting(Flare(share), at: values.origin(node))
      } else {
        values.wrong(node, .mustBeFlare)
      }
    }
  }

  private static func policy(_ node: SourceNode?, _ values: inout StrictValues) -> WaiverPolicy {
    var policy = WaiverPolicy()
    guard let node else { return policy }
    let members = values.members(node, keys: ConfigurationKeys.waiverPolicy, of: "'waiverPolicy'")
    policy.maxDays = values.count(members["maxDays"], in: 1...3_650, "'maxDays'")
    policy.requireOwner = values.boolean(members["requireOwner"], "'requireOwner'")
    policy.allowNever = values.boolean(members["allowNever"], "'allowNever'")
    return policy
  }

  private static func waivers(_ node: SourceNode?, _ values: inout StrictValues) -> [WrittenWaiver] {
    guard let node else { return [] }
    guard let items = node.items, items.count <= mostWaivers else {
      values.wrong(node, .mustBeObjects, "'waivers'", mostWaivers)
      return []
    }
    return items.map { WrittenWaiver($0, at: values.origin($0)) }
  }
}

extension StrictValues {
  /// The rule that is named by id or name; a problem for an unknown one.
  mutating func rule(_ text: String, at range: Range<Int>) -> RuleKey? {
    if let rule = RuleCatalog.rule(text) { return rule.key }
    let names = RuleCatalog.all.flatMap { [$0.id, $0.name] }
    let near = NearestName.suggestion(for: text, among: names)
    problem(near.map { SettingsProblem.misspeltRule(text, $0) } ?? SettingsProblem.unknownRule(text), at: range)
    return nil
  }
}

/// Reads `thresholds`: what rules ask for at least.
enum ThresholdReader {
  /// A problem for an unknown rule, one without a threshold, or a number out of range.
  static func thresholds(_ node: SourceNode?, _ values: inout StrictValues) -> [RuleKey: Setting<Double>] {
    guard let node, let members = values.object(node, "'thresholds'") else { return [:] }
    let known = RuleCatalog.thresholds
    var thresholds: [RuleKey: Setting<Double>] = [:]
    for member in members {
      guard let rule = values.rule(member.key, at: member.keyRange) else { continue }
      guard let threshold = known.first(where: { $0.rule.key == rule })?.threshold else {
        let known = known.map { $0.rule.id }.joined(separator: ", ")
        values.problem(SettingsProblem.noThreshold(member.key, known), at: member.keyRange)
        continue
      }
      guard let number = values.number(member.value, in: threshold.range, "the threshold of '\(member.key)'") else {
        continue
      }
      if thresholds[rule] != nil {
        values.problem(SettingsProblem.thresholdTwice(rule.id), at: member.keyRange)
      }
      thresholds[rule] = Setting(number, at: values.origin(member.value))
    }
    return thresholds
  }
}

/// The keys that each object of a configuration may hold. A test holds the schema to them, and them to the schema.
package enum ConfigurationKeys {
  /// The whole file.
  package static let root = [
    "$schema", "version", "extends", "include", "exclude", "sets", "roles", "text", "pairs", "modes",
    "contexts", "rules", "thresholds", "vision", "failOn", "maxWarnings", "baseline", "waiverPolicy", "waivers",
    "chart",
  ]
  /// An entry of `sets`.
  package static let set = [
    "name", "kind", "tokens", "background", "marks", "encodings", "adjacent", "maxSeries",
  ]
  /// A value of `encodings`.
  package static let encoding = ["symbol", "dash", "pattern", "label"]
  /// `roles`
  package static let roles = Configuration.Role.allCases.map(\.rawValue)
  /// An entry of `text`.
  package static let text = ["tokens", "on", "size"]
  /// An entry of `pairs`.
  package static let pair = ["foreground", "background", "atLeast", "why"]
  /// `vision`
  package static let vision = ["kinds", "severity", "flare"]
  /// `waiverPolicy`
  package static let waiverPolicy = ["maxDays", "requireOwner", "allowNever"]
}

/// The JSON Schema of `palettecheck.json`, built into the program.
///
/// Source of the notation: https://json-schema.org/draft/2020-12
package enum ConfigurationSchema {
  /// The bytes of the file, a line break at their end.
  package static var json: [UInt8] { PackageResources.config_1_schema_json }
}
